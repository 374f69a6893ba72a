import Geometry
import Staging
import Typography

/// The annotation of one thing, with its words measured, before its labels are placed.
struct Annotation {
  /// Lines, bars and outlines, whose places are given.
  var marks: MarkGroup
  /// Words and signs whose places are given, in front of all marks.
  var signs: [any Mark] = []
  /// What later labels and bars should avoid.
  var obstacles: [Obstacle] = []
  /// Labels that need a place.
  var labels: [LabelRequest] = []

  /// - Parameter name: The CSS class of the marks.
  init(_ name: String, _ marks: [any Mark] = [], obstacles: [Obstacle] = [], labels: [LabelRequest] = []) {
    self.marks = MarkGroup(classes: [name], marks: marks)
    self.obstacles = obstacles
    self.labels = labels
  }
}

/// A label with the places that it may take, the first choice first.
struct LabelRequest {
  var label: any Label
  var candidates: [Occupancy.Candidate]
  /// Whether the author says where it is, whatever is there: at the only candidate.
  var isFixed = false
  /// Other forms of the label, each used if it has a better place.
  var others: [LabelRequest] = []
  /// Whether it may move a little to keep off the border of the screen: a filled label that touches it seems to hang
  /// from it.
  var isOffBorder = false
  /// What its best place may cost: words that a figure can do without are left out where they would lie on a text; `nil`
  /// for others.
  var mostCost: Double?
  /// The longest line to what the label names that is left out where it would strike something through, in points. Words
  /// so near, on the side that their author names, are understood without it.
  var longestSpareLine = 0.0
  /// Where such words have to stand: in the closest view around what they name, behind whose edge they would be about
  /// that view; `nil` for anywhere.
  var spareLineArea: Rect?
  /// Labels of one kin say the same of things that are alike. Their candidates are of the same kinds in the same order,
  /// and they take the same one, so that a reader who understood the first understands all; `nil` for a label alone.
  var kin: Kin?

  /// What makes labels alike: the superview of their views, and numbers that they share.
  struct Kin: Hashable {
    var superview: Int?
    var numbers: [Double]
  }

  init(_ label: any Label, at candidates: [Occupancy.Candidate]) {
    self.label = label
    self.candidates = candidates
  }

  init(_ label: any Label, fixedAt center: Point) {
    self.init(label, at: [.init(center)])
    isFixed = true
  }
}

/// Measured words that can be drawn once they have a place.
protocol Label: Sendable {
  /// The size that they need, in points of the panel.
  var size: Size { get }

  /// The line from a place to what the label names; `nil` if it needs none there.
  func way(from place: Rect) -> Segment?

  /// The same without a line to what it names.
  var withoutLine: any Label { get }

  /// Whether it is words without a ground, which lines and hatching leave free.
  var isPlainText: Bool { get }

  /// Whether it keeps off the lines of bars: a line that ends before it would seem to go on behind.
  var avoidsBars: Bool { get }

  /// The marks of the label in its place, which has the size of the label.
  func placed(in place: Rect) -> PlacedLabel
}

extension Label {
  func way(from place: Rect) -> Segment? { nil }

  var withoutLine: any Label { self }

  var isPlainText: Bool { false }

  var avoidsBars: Bool { false }
}

/// The marks of a label in its place.
struct PlacedLabel {
  /// The label itself.
  var signs: [any Mark]
  /// The line from the label to what it names, behind all labels.
  var leader: MarkGroup?
  /// What later labels should avoid of the leader.
  var obstacles: [Obstacle] = []
}

/// A line of text as a label.
struct Note: Label {
  var line: SetText
  var size: Size
  /// An ink without points is used at the label's place.
  var ink: Ink

  var isPlainText: Bool { true }

  func placed(in place: Rect) -> PlacedLabel {
    PlacedLabel(signs: [TextMark(line: line, point: place.center, ink: ink.orAt(place.center))])
  }
}
