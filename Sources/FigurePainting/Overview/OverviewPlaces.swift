import Figures
import Geometry
import Graphics

/// Where the scenes of a map are drawn, in the picture's points.
///
/// They lie as on the canvas. Those without a place follow below, in rows; one that would cover another moves to the
/// nearest place that is free.
struct OverviewPlaces {
  /// The points of the picture for each of the canvas.
  let zoom: Double
  /// The scenes' own rectangles, in the map's order.
  private(set) var frames: [Rect] = []

  /// Above a scene, for its name.
  static let header = 18.0
  /// Between scenes of which one moved, wide enough for ways.
  private static let gap = 44.0
  /// Around all scenes.
  private static let margin = 48.0
  /// No name could be read beside a smaller scene.
  private static let leastWidth = 64.0

  /// - Parameter sizes: Those of the scenes, in the canvas's points.
  init(_ map: SceneMap, sizes: [Size], within budget: WorkBudget?) {
    let centers = map.scenes.map(\.center)
    zoom = Self.zoom(
      for: zip(centers, sizes).compactMap { center, size in center.map { Rect(center: $0, size: size) } })
    let shown = zip(map.scenes, sizes).map { [zoom] scene, size in
      scene.shape == .reference
        ? size.scaled(by: 0.6) : Size(max(Self.leastWidth, size.width * zoom), max(24, size.height * zoom))
    }
    // 1. Where the canvas has them.
    var wanted = zip(centers, shown).map { [zoom] center, size in
      center.map { Rect(center: Point($0.x * zoom, $0.y * zoom), size: size) }
    }
    // 2. Below, those that it has nowhere.
    let bottom = wanted.compactMap { $0?.maxY }.max().map { $0 + Self.gap + Self.header } ?? 0
    let left = wanted.compactMap { $0?.minX }.min() ?? 0
    let lost = wanted.indices.filter { wanted[$0] == nil }
    let columns = max(1, Int(Double(lost.count).squareRoot().rounded(.up)))
    var (top, x, rowHeight) = (bottom, left, 0.0)
    for (number, index) in lost.enumerated() {
      if number > 0, number.isMultiple(of: columns) { (top, x, rowHeight) = (top + rowHeight, left, 0) }
      wanted[index] = Rect(origin: Point(x, top), size: shown[index])
      x += shown[index].width + Self.gap
      rowHeight = max(rowHeight, shown[index].height + Self.gap + Self.header)
    }
    // 3. Apart from each other, as long as there is a budget.
    for frame in wanted.compactMap(\.self) {
      frames.append(budget?.isExhausted == true ? frame : free(frame, within: budget))
    }
    // 4. All of them near the picture's corner.
    let corner = Point(frames.map(\.minX).min() ?? 0, frames.map(\.minY).min() ?? 0)
    frames = frames.map {
      $0.offsetBy(
        dx: (Self.margin - corner.x).rounded(), dy: (Self.margin + Self.header - corner.y).rounded())
    }
  }

  /// What a scene takes up: itself and its name.
  static func block(_ frame: Rect) -> Rect {
    Rect(x: frame.minX, y: frame.minY - header, width: frame.width, height: frame.height + header)
  }

  /// The picture's size without a legend.
  var size: Size {
    Size(
      ((frames.map(\.maxX).max() ?? 0) + Self.margin).rounded(.up),
      ((frames.map(\.maxY).max() ?? 0) + Self.margin).rounded(.up))
  }

  /// Half the canvas's size, smaller for large canvases: words can be read as long as possible.
  private static func zoom(for rects: [Rect]) -> Double {
    guard let first = rects.first else { return 0.5 }
    let all = rects.dropFirst().reduce(first) { $0.union($1) }
    let side = max(1, all.width, all.height)
    // Of a canvas beyond all measure everything is shown, however small.
    return min(max(min(0.5, 2_400 / side), 0.2), 12_000 / side)
  }

  private func free(_ wanted: Rect, within budget: WorkBudget?) -> Rect {
    func isFree(_ frame: Rect, _ distance: Double) -> Bool {
      budget?.spend(frames.count * WorkBudget.unitsPerPlacementTest, on: .annotations)
      let block = Self.block(frame).insetBy(dx: 1 - distance, dy: 1 - distance)
      return !frames.contains { Self.block($0).overlaps(block) }
    }
    if isFree(wanted, 0) { return wanted }
    let candidates = frames.flatMap { other -> [Rect] in
      let right = other.maxX + Self.gap
      let left = other.minX - Self.gap - wanted.width
      let below = other.maxY + Self.gap + Self.header
      let above = other.minY - Self.gap - Self.header - wanted.height
      let places = [
        (right, wanted.minY), (left, wanted.minY), (wanted.minX, below), (wanted.minX, above),
        (right, other.minY), (left, other.minY), (other.minX, below), (other.minX, above),
      ]
      return places.map { Rect(origin: Point($0.0, $0.1), size: wanted.size) }
    }
    let sorted = candidates.enumerated().sorted { a, b in
      let (first, second) = (a.element.center.distance(to: wanted.center), b.element.center.distance(to: wanted.center))
      return (first, a.offset) < (second, b.offset)
    }
    budget?.spend(candidates.count * 64, on: .annotations)
    return sorted.lazy.map(\.element).first { budget?.isExhausted == true || isFree($0, Self.gap) } ?? wanted
  }
}

extension Size {
  fileprivate func scaled(by factor: Double) -> Size { Size(width * factor, height * factor) }
}
