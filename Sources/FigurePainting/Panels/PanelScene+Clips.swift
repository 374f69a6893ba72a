import Geometry

/// What views with `clipsToBounds` cut off of the views in them: nobody sees it.
extension PanelScene {
  /// What the views around a view leave of a rectangle in it; `nil` for nothing.
  func unclipped(_ rect: Rect, inViewAt index: Int) -> Rect? {
    clips(aroundViewAt: index).reduce(rect) { rest, clip in rest?.intersection(box(ofViewAt: clip)) }
  }

  /// Whether a point of a view is cut off.
  func isCutOff(_ point: Point, ofViewAt index: Int) -> Bool {
    clips(aroundViewAt: index).contains { clip in
      toPanel[clip].inverted.map { !panel.views[clip].bounds.contains($0.apply(to: point)) } ?? true
    }
  }

  /// Whether a view lies behind a point: its bounds with their round corners, as far as they are not cut off.
  func isCovered(_ point: Point, byViewAt index: Int) -> Bool {
    let view = panel.views[index]
    guard let inverse = toPanel[index].inverted, case let own = inverse.apply(to: point), view.bounds.contains(own)
    else { return false }
    let radius = min(view.look.cornerRadius, view.bounds.width / 2, view.bounds.height / 2)
    let straight = view.bounds.insetBy(dx: radius, dy: radius)
    let nearest = Point(
      min(max(own.x, straight.minX), straight.maxX), min(max(own.y, straight.minY), straight.maxY))
    return own.distance(to: nearest) <= max(0, radius) && !isCutOff(point, ofViewAt: index)
  }

  /// The views around a view that cut off what is in them. A plane of a hierarchy that is taken apart is whole.
  func clips(aroundViewAt index: Int) -> [Int] {
    guard planeNumbers == nil else { return [] }
    var (clips, current) = ([Int](), panel.views[index].superview)
    while let view = current, view != pivot {
      if panel.views[view].clipsToBounds { clips.append(view) }
      current = panel.views[view].superview
    }
    return clips
  }
}
