import Figures
import Foundation
import Typography
import ViewLayout

/// What a page says.
struct Order: Decodable {
  /// A picture is wanted.
  var draw: Wish?
  /// The picture that came last is on the screen: the next may come.
  var shown: Bool?
  /// A line is to be opened in the author's editor.
  var open: DocumentLine?

  /// Longer messages are nobody's page.
  private static let longest = 1 << 14

  /// - Returns: `nil` for what no page says.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest,
      let order = try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
    else { return nil }
    self = order
  }
}

/// A line of a document that is previewed.
struct DocumentLine: Decodable, Equatable {
  var document: String
  /// A file that the document includes, by its path from the document's folder; `nil` for the document itself.
  var file: String?
  /// From 1.
  var line: Int
}

/// A picture that a page wants: a document, and what stands in place of its own settings. What is `nil`, or a word that
/// nothing has, is the document's own.
struct Wish: Decodable, Equatable {
  /// Told again in the reply.
  var number: Int
  var document: String?
  var device: String?
  var orientation: String?
  var direction: String?
  var textSize: String?
  var theme: String?
  /// Of the root, in points.
  var width: Double?
  var height: Double?
  /// The kinds of annotations.
  var show: [String]?
  /// A view, of which it is told what holds it.
  var selected: String?
}

/// What the page is told once.
struct Welcome: Encodable {
  struct Choice: Encodable {
    var word: String
    var name: String
  }

  var devices = DeviceCatalogue.all.map { Choice(word: $0.identifier, name: $0.name) }
  var orientations = Orientation.allCases.map(\.rawValue)
  var directions = LayoutDirection.allCases.map(\.rawValue)
  var textSizes = ContentSizeCategory.allCases.map(\.rawValue)
  var annotations = AnnotationKind.allCases.map(\.rawValue)
  /// Whether the server can open a line in an editor.
  var hasEditor: Bool
}

/// What a page is told in reply to a wish, and again whenever a file of the document was saved.
struct Reply: Encodable {
  struct Entry: Encodable {
    var path: String
    /// `error`, `warning` or `sound`; `nil` if it was not drawn yet.
    var sign: String?
  }

  struct Message: Encodable {
    var severity: String
    var text: String
    var line: Int?
    /// The included file of the line, by its path from the document's folder.
    var file: String?
  }

  struct Frame: Encodable {
    var picture: Int
    var name: String
    var depth: Int
    var className: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var isAmbiguous: Bool
  }

  struct Holder: Encodable {
    var axis: String
    var text: String
    var line: Int?
    /// The included file of the line, by its path from the document's folder.
    var file: String?
  }

  /// A property of the selected view.
  struct Fact: Encodable {
    var name: String
    var text: String
  }

  /// Where a view is in a picture.
  struct Place: Encodable {
    var name: String
    /// The x and y of each corner, one after the other, in points of the picture.
    var corners: [Double]
  }

  struct Drawing: Encodable {
    var name: String
    var svg: String
    var width: Double
    var height: Double
    /// The views, from the back to the front.
    var places: [Place]
  }

  var number = 0
  var document: String?
  /// The document's path from the root of the file system, for editors that are opened by an address.
  var file: String?
  var documents: [Entry] = []
  /// Empty if the document has errors.
  var drawings: [Drawing] = []
  var messages: [Message] = []
  var frames: [Frame] = []
  /// What the selected view is; empty without one.
  var facts: [Fact] = []
  /// What gives the selected view its place and its size; empty without one.
  var holders: [Holder] = []
  /// How long reading, solving and drawing took.
  var milliseconds = 0.0

  var hasErrors: Bool { messages.contains { $0.severity == "error" } }
}

extension Encodable {
  /// As JSON in one line.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
