import Geometry
import Graphics

/// The columns beside an exploded hierarchy in which the names of its views stand, each with a line to a part of its view
/// that is seen. On the planes, a name would seem to be that of whatever plane is behind it.
struct LayerColumns {
  /// A view that has a name.
  struct Layer {
    var index: Int
    /// The size of its name.
    var size: Size
    /// The side on which its author wants it; `nil` for either.
    var isLeft: Bool?
  }

  /// The place of a name, and where its line ends, on its view.
  struct Place: Hashable {
    var center: Point
    var end: Point
  }

  private let site: AnnotationSite
  /// The views' outlines on their planes; `nil` for those that are not drawn.
  private let outlines: [ConvexPolygon?]
  /// What views show besides texts: symbols and signs.
  private let drawings: [Rect]
  /// Of all views, the higher the farther in front.
  private let planes: [Int]
  private let whole: Rect

  init(on site: AnnotationSite) {
    let scene = site.scene
    self.site = site
    outlines = scene.panel.views.indices.map {
      scene.isExploded(viewAt: $0)
        ? ConvexPolygon(scene.cornersOfPane(ofViewAt: $0, on: site.figure.platform)) : nil
    }
    drawings = scene.panel.views.indices.compactMap {
      scene.isExploded(viewAt: $0) ? scene.drawing(ofViewAt: $0, on: site.figure.platform) : nil
    }
    planes = scene.planeNumbers ?? scene.panel.views.map { _ in 0 }
    whole =
      outlines.indices.filter { [outlines] in outlines[$0] != nil }.map(scene.box(ofViewAt:))
      .reduce(nil) { $0?.union($1) ?? $1 } ?? scene.rootRect
  }

  /// The places of names by the index of their view. The names of a column begin, or end, at one line.
  func places(of layers: [Layer]) -> [Int: Place] {
    // 1. From which side each is reached best, and at which heights.
    let reached = stretches(of: layers)
    // 2. In each column from top to bottom, level with what they name if there is room.
    return [true, false].reduce(into: [:]) { places, isLeft in
      let column = reached.filter { $0.1.isLeft == isLeft }.sorted {
        $0.1.middle != $1.1.middle ? $0.1.middle < $1.1.middle : $0.0.index < $1.0.index
      }
      let heights = spread(column.map { ($0.1.middle, $0.0.size.height + site.length(2)) })
      for ((layer, stretch), height) in zip(column, heights) {
        let distance = site.length(Self.distance) + layer.size.width / 2
        let level = min(max(height, stretch.heights.lowerBound), stretch.heights.upperBound)
        places[layer.index] = Place(
          center: Point(isLeft ? whole.minX - distance : whole.maxX + distance, height),
          end: Point(end(of: layer.index, at: level, isLeft: isLeft) ?? whole.midX, level))
      }
    }
  }

  /// From the planes to the columns, in points.
  private static let distance = 10.0
  /// How far inside its view a line ends, in points.
  private static let depth = 5.0
  /// How many heights of a view are tried, and of all views together.
  private static let (mostRows, mostHeights) = (16, 1024)

  /// Heights at which a view is reached from one side.
  private struct Stretch {
    var isLeft: Bool
    var heights: ClosedRange<Double>
    var cost: Double

    var middle: Double { (heights.lowerBound + heights.upperBound) / 2 }
  }

  /// The heights at which the views are reached: all from one side if that is not much worse, because one column is read
  /// faster than two and takes less room.
  private func stretches(of layers: [Layer]) -> [(Layer, Stretch)] {
    let rows = min(max(Self.mostHeights / max(1, layers.count), 3), Self.mostRows)
    let sides = [true, false].map { isLeft in
      layers.map { stretch(of: $0, isLeft: $0.isLeft ?? isLeft, rows: rows) }
    }
    let best = zip(sides[0], sides[1]).map { left, right in
      [left, right].compactMap(\.self).min { $0.cost < $1.cost }
    }
    let ways = [(sides[0], 0), (sides[1], 0), (best, site.length(Self.worthOfOneColumn))]
    let costs = ways.map { stretches, extra in stretches.reduce(extra) { $0 + ($1?.cost ?? Self.costOfUnreached) } }
    let chosen = costs.indices.min { costs[$0] < costs[$1] } ?? 2
    return zip(layers, ways[chosen].0).compactMap { layer, stretch in stretch.map { (layer, $0) } }
  }

  /// What a view costs that is not reached from a side: more than any line.
  private static let costOfUnreached = 1e9

  /// How much longer lines to one column may be in all, in points that they cross.
  private static let worthOfOneColumn = 60.0

  /// The heights at which a line from a column crosses the least of other views.
  private func stretch(of layer: Layer, isLeft: Bool, rows: Int) -> Stretch? {
    guard outlines[layer.index] != nil, site.budget?.isExhausted != true else { return nil }
    let box = site.scene.box(ofViewAt: layer.index)
    let margin = min(site.length(2), box.height / 4)
    let step = (box.height - 2 * margin) / Double(rows - 1)
    let heights = (0..<rows).map { box.minY + margin + step * Double($0) }
    let costs = heights.map { cost(ofReaching: layer.index, at: $0, isLeft: isLeft) }
    guard let least = costs.min(), least.isFinite else { return nil }
    // The longest run of heights that are about as good.
    let runs = costs.indices.split { costs[$0] > least + site.length(Self.tolerance) }
    guard let run = runs.max(by: { $0.count < $1.count }), let first = run.first, let last = run.last else {
      return nil
    }
    return Stretch(isLeft: isLeft, heights: heights[first]...heights[last], cost: least)
  }

  /// What a level line from a column to a view crosses, in points; infinite where it does not meet the view.
  private func cost(ofReaching index: Int, at height: Double, isLeft: Bool) -> Double {
    guard let end = end(of: index, at: height, isLeft: isLeft) else { return .infinity }
    let start = isLeft ? whole.minX : whole.maxX
    let way = min(start, end)...max(start, end)
    let line = Rect(x: way.lowerBound, y: height - 0.5, width: way.span, height: 1)
    // The dot and a little around it: beside an edge in front it would seem to name what has that edge.
    let reach = site.length(Leader.dotRadius + 1.5)
    let near = site.scene.visibleViews(near: line.insetBy(dx: 0, dy: -reach)).filter { other in
      let box = site.scene.box(ofViewAt: other)
      return other != index && box.minY <= height + reach && box.maxY >= height - reach
    }
    site.budget?.spend((near.count + 1) * WorkBudget.unitsPerPlacementTest, on: .annotations)
    var cost = way.span * Self.costOfWay
    for other in near {
      let isInFront = isInFront(other, of: index)
      // What lies over the end is named instead.
      let isCovered = [-reach, 0, reach].contains { shift in
        outlines[other]?.extent(atHeight: height + shift)?.shared(with: end - reach...end + reach) != nil
      }
      if isInFront, isCovered { cost += Self.costOfMisnaming * site.unit }
      guard let extent = outlines[other]?.extent(atHeight: height) else { continue }
      cost += (extent.shared(with: way)?.span ?? 0) * (isInFront ? Self.costInFront : 1)
    }
    // Letters and symbols would be struck through.
    let texts = site.contents.texts(near: line, within: site.budget).map(\.rect)
    return cost + Double((texts + drawings).count { $0.overlaps(line) }) * Self.costOfStruck * site.unit
  }

  /// What a point of a line costs that crosses nothing, and one that crosses a view in front.
  private static let (costOfWay, costInFront) = (1.0 / 8, 1.5)
  /// What it costs to strike a text or a symbol through, in points that a line crosses.
  private static let costOfStruck = 40.0
  /// What it costs to end on another view, which is named instead, in points that a line crosses: far more than to
  /// strike texts through.
  private static let costOfMisnaming = 1000.0
  /// How much more a height may cost that is about as good, in points that a line crosses.
  private static let tolerance = 8.0

  private func isInFront(_ other: Int, of index: Int) -> Bool {
    planes[other] != planes[index] ? planes[other] > planes[index] : other > index
  }

  /// Where a level line from a column ends in a view: in it, or at its edge where a dot would lie on a text or a symbol.
  private func end(of index: Int, at height: Double, isLeft: Bool) -> Double? {
    guard let extent = outlines[index]?.extent(atHeight: height) else { return nil }
    let depth = min(site.length(Self.depth), extent.span / 3)
    let (edge, inner) =
      isLeft ? (extent.lowerBound, extent.lowerBound + depth) : (extent.upperBound, extent.upperBound - depth)
    let dot = Rect(center: Point(inner, height), size: Size(site.length(4), site.length(4)))
    site.budget?.spend(drawings.count + 1, on: .annotations)
    // It touches the outline from outside, where a symbol may reach to that.
    if drawings.contains(where: { $0.overlaps(dot) }) { return edge + site.length(isLeft ? -2 : 2) }
    return site.contents.textGrid.isTouched(by: dot, within: site.budget) ? edge : inner
  }

  /// Heights for names that want to be at heights, so that each has room: names in one another's way share the distance
  /// that they move.
  private func spread(_ names: [(height: Double, room: Double)]) -> [Double] {
    // Pool adjacent violators: names that touch are one block, in the mean of what its names want.
    struct Block {
      var top: Double { middle - room / 2 }
      var middle: Double { wanted / Double(count) }
      var (wanted, room, count): (Double, Double, Int)
    }
    var blocks: [Block] = []
    for (height, room) in names {
      var block = Block(wanted: height, room: room, count: 1)
      while let last = blocks.last, last.top + last.room > block.top {
        blocks.removeLast()
        block = Block(
          wanted: last.wanted + block.wanted, room: last.room + block.room, count: last.count + block.count)
      }
      blocks.append(block)
    }
    // Each block from top to bottom.
    var (heights, rest): ([Double], ArraySlice) = ([], names[...])
    for block in blocks {
      var top = block.top
      for name in rest.prefix(block.count) {
        heights.append(top + name.room / 2)
        top += name.room
      }
      rest = rest.dropFirst(block.count)
    }
    return heights
  }
}
