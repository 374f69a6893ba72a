/// Groups different pixels into regions.
///
/// The picture is divided into tiles. Adjacent tiles, including diagonal neighbours, form a region. Pixels less than a
/// tile apart belong together, and pixels two tiles apart do not. Memory use does not depend on the number of different
/// pixels.
struct RegionGrid {
  /// In pixels. A changed label is one region; two labels below each other are two.
  private static let tileSide = 16

  private let columns: Int
  private let rows: Int
  /// The different pixels of each tile, row by row.
  private var tiles: [Extent]

  /// Empty while `right` is left of `left`.
  private struct Extent {
    var left = Int32.max
    var top = Int32.max
    var right = Int32(-1)
    var bottom = Int32(-1)
    var count = 0

    mutating func formUnion(_ other: Extent) {
      left = min(left, other.left)
      top = min(top, other.top)
      right = max(right, other.right)
      bottom = max(bottom, other.bottom)
      count += other.count
    }
  }

  init(width: Int, height: Int) {
    columns = (width + Self.tileSide - 1) / Self.tileSide
    rows = (height + Self.tileSide - 1) / Self.tileSide
    tiles = []
  }

  mutating func insert(x: Int, y: Int) {
    if tiles.isEmpty { tiles = Array(repeating: Extent(), count: columns * rows) }
    let (x32, y32) = (Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y))
    tiles[y / Self.tileSide * columns + x / Self.tileSide].formUnion(
      Extent(left: x32, top: y32, right: x32, bottom: y32, count: 1))
  }

  /// The regions, from the top, then from the left.
  var regions: [DifferenceRegion] {
    var left = tiles.map { $0.count > 0 }
    var regions: [DifferenceRegion] = []
    for index in left.indices where left[index] {
      let extent = takeRegion(at: index, of: &left)
      regions.append(
        DifferenceRegion(
          x: Int(extent.left), y: Int(extent.top), width: Int(extent.right - extent.left) + 1,
          height: Int(extent.bottom - extent.top) + 1, differentPixels: extent.count))
    }
    return regions.sorted { ($0.y, $0.x, $0.height, $0.width) < ($1.y, $1.x, $1.height, $1.width) }
  }

  /// Removes all tiles that are connected to one and returns their extent.
  private func takeRegion(at start: Int, of left: inout [Bool]) -> Extent {
    var extent = Extent()
    var waiting = [start]
    left[start] = false
    while let tile = waiting.popLast() {
      extent.formUnion(tiles[tile])
      let (column, row) = (tile % columns, tile / columns)
      for neighbourRow in max(row - 1, 0)...min(row + 1, rows - 1) {
        for neighbourColumn in max(column - 1, 0)...min(column + 1, columns - 1) {
          let neighbour = neighbourRow * columns + neighbourColumn
          guard left[neighbour] else { continue }
          left[neighbour] = false
          waiting.append(neighbour)
        }
      }
    }
    return extent
  }
}
