import Diagnostics

/// What a page is told in reply to a wish, and again whenever a file of the document was saved.
struct Reply {
  struct Entry {
    var path: String
    /// `error`, `conflict`, `ambiguity`, `warning` or `sound`; `nil` if it was not drawn yet.
    var sign: String?
  }

  struct Message {
    var severity: String
    var text: String
    var line: Int?
    var file: String?
  }

  struct Frame: Hashable {
    var picture: Int
    /// The caption of its panel, if there are several.
    var panel: String?
    var name: String
    var depth: Int
    var className: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var isAmbiguous: Bool
  }

  /// A constraint that takes part in something.
  struct Holder {
    /// `nil` for one that is not about an axis alone.
    var axis: String?
    var text: String
    var line: Int?
    var file: String?
    /// The views that it is between.
    var views: [String] = []
    /// The number in the ids of its annotation; `nil` for one that is never drawn.
    var item: Int?
    var isBroken = false
    /// How much it matters; `nil` where it is not the author who says it.
    var priority: Double?
    /// Whether it is the first to give way if something has to.
    var givesWayFirst = false
  }

  /// A property of a view.
  struct Fact {
    var name: String
    var text: String
  }

  /// Where else an ambiguous view could be.
  struct Ghost {
    var picture: Int
    /// As those of `ViewPlace`.
    var corners: [Double]
    /// The x, y, width and height in the superview's coordinates.
    var frame: [Double]
  }

  /// What there is to say of a view.
  struct About {
    var facts: [Fact]
    /// What gives it its place and its size.
    var holders: [Holder]
    var ghosts: [Ghost]
  }

  /// Constraints that cannot all hold, or a view whose place or size nothing determines.
  struct Problem {
    /// `conflict` or `ambiguity`.
    var kind: String
    var text: String
    /// The constraints, the broken one first.
    var members: [Holder]
    /// What would end it, as instructions.
    var remedies: [Remedy]
  }

  struct Remedy {
    var text: String
    /// By which a wish asks for the picture after it.
    var number: Int
  }

  /// Where a view is in a picture.
  struct ViewPlace {
    var name: String
    /// The x and y of each corner, one after the other, in points of the picture.
    var corners: [Double]
    /// The corners of the frame that the document stores; `nil` if it stores none for this size.
    var stored: [Double]?
  }

  struct Drawing {
    var name: String
    var scene: String?
    var svg: String
    /// Of the root, in points.
    var width: Double
    var height: Double
    /// The views, from the back to the front.
    var places: [ViewPlace]
  }

  struct Metric {
    var name: String
    var value: Double
    /// What the document says.
    var written: Double
    /// Whether a number stands there, which another one can replace.
    var isNumber: Bool
  }

  var number = 0
  /// That of the wish.
  var tag: String?
  /// Another one after every saved file.
  var revision = 0
  var document: String?
  /// The document's path from the root of the file system, for editors that are opened by an address.
  var file: String?
  var documents: [Entry] = []
  /// The scenes of a storyboard or xib, whichever of them are drawn; empty for other documents.
  var scenes: [String] = []
  var isInterfaceDocument = false
  /// The number of the only picture that was drawn, of which all else is told then; `nil` for all.
  var picture: Int?
  /// Empty if the document has errors.
  var drawings: [Drawing] = []
  var messages: [Message] = []
  /// What the messages were made of, which no page is sent; empty if the document cannot be read.
  var diagnostics = Diagnostics()
  var frames: [Frame] = []
  /// What there is to say of the selected view, by its name; empty without one.
  var about: [String: About] = [:]
  var problems: [Problem] = []
  var metrics: [Metric] = []
  /// How long the animations take, in seconds; `nil` if nothing moves.
  var duration: Double?
  /// How long reading, solving and drawing took.
  var milliseconds = 0.0

  var hasErrors: Bool { messages.contains { $0.severity == "error" } }

  /// The sign of the document in the list.
  var sign: String {
    if hasErrors { return "error" }
    return ["conflict", "ambiguity"].first { kind in problems.contains { $0.kind == kind } }
      ?? (messages.isEmpty ? "sound" : "warning")
  }
}
