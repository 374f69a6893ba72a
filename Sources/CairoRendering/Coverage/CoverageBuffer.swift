import Geometry

/// How much of each pixel in a box a path covers, summed up exactly from the path's edges.
///
/// Each edge adds, in the rows it crosses, the change of coverage from one pixel to the next; running sums along
/// the rows then are the coverage itself. A glyph costs what its outline is long, not what it is large, which is
/// several times less than a general fill: text is most of what a figure draws.
///
/// Contours that overlap must turn the same way, as those of fonts do.
struct CoverageBuffer {
  let width: Int
  let height: Int
  /// A row has one more than its pixels, for what edges at the right side leave over.
  private var changes: [Float]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    changes = Array(repeating: 0, count: (width + 2) * height + 2)
  }

  /// Adds an edge, in pixels from the box's top left corner; it must lie within the box from side to side.
  mutating func addEdge(from start: Point, to end: Point) {
    guard start.y != end.y else { return }
    let direction: Float = start.y < end.y ? 1 : -1
    let (top, bottom) = start.y < end.y ? (start, end) : (end, start)
    let slope = Float((bottom.x - top.x) / (bottom.y - top.y))
    let (topY, bottomY) = (Float(top.y), Float(bottom.y))
    var x = Float(top.x)
    if topY < 0 { x -= topY * slope }
    let right = Float(width)
    let firstRow = max(0, Int(topY))
    let endRow = min(height, Int(bottomY.rounded(.up)))
    guard firstRow < endRow else { return }
    let stride = width + 2
    changes.withUnsafeMutableBufferPointer { changes in
      for row in firstRow..<endRow {
        let span = min(Float(row + 1), bottomY) - max(Float(row), topY)
        let next = x + slope * span
        let left = min(max(min(x, next), 0), right)
        let end = min(max(max(x, next), 0), right)
        Self.spread(span * direction, from: left, to: end, over: changes, at: row * stride)
        x = next
      }
    }
  }

  /// Spreads an edge's part in one row over the pixels between its ends.
  @inline(__always)
  private static func spread(
    _ rise: Float, from left: Float, to right: Float, over changes: UnsafeMutableBufferPointer<Float>, at row: Int
  ) {
    let leftFloor = left.rounded(.down)
    let first = Int(leftFloor)
    let rightCeiling = right.rounded(.up)
    let end = Int(rightCeiling)
    if end <= first + 1 {
      // Within one pixel: the part to the right of the edge's middle is covered.
      let middle = 0.5 * (left + right) - leftFloor
      changes[row + first] += rise - rise * middle
      changes[row + first + 1] += rise * middle
      return
    }
    let perPixel = 1 / (right - left)
    let inFirst = 1 - (left - leftFloor)
    let inLast = right - rightCeiling + 1
    let firstArea = 0.5 * perPixel * inFirst * inFirst
    let lastArea = 0.5 * perPixel * inLast * inLast
    changes[row + first] += rise * firstArea
    if end == first + 2 {
      changes[row + first + 1] += rise * (1 - firstArea - lastArea)
    } else {
      let secondSum = perPixel * (inFirst + 0.5)
      changes[row + first + 1] += rise * (secondSum - firstArea)
      for pixel in (first + 2)..<(end - 1) { changes[row + pixel] += rise * perPixel }
      let sum = secondSum + Float(end - first - 3) * perPixel
      changes[row + end - 1] += rise * (1 - sum - lastArea)
    }
    changes[row + end] += rise * lastArea
  }

  /// Writes coverage from 0 to 255, row by row.
  func write(to pixels: UnsafeMutableRawBufferPointer, stride: Int) {
    changes.withUnsafeBufferPointer { changes in
      for row in 0..<height {
        var coverage: Float = 0
        let start = row * (width + 2)
        for column in 0..<width {
          coverage += changes[start + column]
          pixels[row * stride + column] = UInt8(min(abs(coverage), 1) * 255 + 0.5)
        }
      }
    }
  }
}
