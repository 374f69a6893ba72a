import Geometry

extension Segment {
  /// The shortest line from words to what they are about. It ends a little before a letter; above and below the letters
  /// there is room within their own line.
  ///
  /// - Parameters:
  ///   - place: The rectangle of the words.
  ///   - unit: The size of a point of an annotation, in points of the panel.
  init(fromWords place: Rect, to box: Rect, unit: Double) {
    let clearance = min(3 * unit, Segment(from: place, to: box).length / 3)
    self.init(from: place.insetBy(dx: -clearance, dy: 0), to: box)
  }
}
