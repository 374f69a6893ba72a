import Geometry

extension AnnotationSite {
  /// The name of a guide of a view at the top of the guide's box: above it, or in it.
  func caption(_ text: String, in box: Rect, ink: Ink) -> LabelRequest {
    let note = note(text, size: 9, ink: ink)
    let size = note.size
    // Below the edge of a crop, if the picture begins there.
    let inset = length(scene.tornEdges.contains(.minY) ? 8 : 3)
    let inside = box.minY + size.height / 2 + inset
    return LabelRequest(
      note,
      at: [
        .init(Point(box.midX, box.minY - size.height / 2 - length(2))),
        .init(Point(box.midX, inside), cost: 1), .init(Point(box.maxX - size.width, inside), cost: 2),
        .init(Point(box.midX, box.maxY - size.height / 2 - length(3)), cost: 3),
        .init(Point(box.minX + size.width, inside), cost: 3.5),
      ])
  }
}
