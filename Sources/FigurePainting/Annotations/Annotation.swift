import Geometry
import Typography

/// What is to be drawn of one thing, its words set, before its labels have their places.
struct Annotation {
  /// Lines, bars and outlines, which lie where they lie.
  var marks: MarkGroup
  /// Words and signs with a place of their own, over every mark.
  var signs: [any Mark] = []
  /// What labels and bars leave free of it.
  var obstacles: [Obstacle] = []
  /// Words that look for a place.
  var labels: [LabelRequest] = []

  /// - Parameter name: The class of its marks.
  init(_ name: String, _ marks: [any Mark] = []) {
    self.marks = MarkGroup(classes: [name], marks: marks)
  }
}

/// Words with the places that they may take, the first choice first.
struct LabelRequest {
  var label: any Label
  var candidates: [Occupancy.Candidate]

  init(_ label: any Label, at candidates: [Occupancy.Candidate]) {
    self.label = label
    self.candidates = candidates
  }
}

/// Words, set, that are drawn once they have a place.
protocol Label: Sendable {
  /// The room that they need, in points.
  var size: Size { get }

  /// What is drawn of them in the place that they got, which has their size.
  func placed(in place: Rect) -> PlacedLabel
}

/// What is drawn of a label in its place.
struct PlacedLabel {
  /// The label.
  var signs: [any Mark]
  /// What leads from it to what it speaks of, under every label.
  var leader: MarkGroup?
  /// What later labels leave free of the leader.
  var obstacles: [Obstacle] = []
}

/// A line of text as a label.
struct Note: Label {
  var line: SetLine
  var size: Size
  /// One that is of no point is of the label's place.
  var ink: Ink

  func placed(in place: Rect) -> PlacedLabel {
    PlacedLabel(signs: [TextMark(line: line, point: place.center, ink: ink.orAt(place.center))])
  }
}
