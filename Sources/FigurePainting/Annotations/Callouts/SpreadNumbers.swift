import Geometry

/// Numbers in a row beside their lines, moved apart where they would overlap.
///
/// They keep the order of their lines, and each is as near to the middle of its own as the others leave it. The sum
/// of the squares of the moves is the least: neighbours that meet are a block, and the block stands at the mean of
/// what its members ask for (the pool-adjacent-violators algorithm for isotonic regression: Barlow, Bartholomew,
/// Bremner and Brunk, _Statistical Inference under Order Restrictions_, 1972).
///
///     SpreadNumbers(beside: [8...12, 12...16, 16...104], lengths: [16, 16, 16], gap: 2).positions   // [3, 21, 60]
struct SpreadNumbers {
  /// The middles of the numbers along their row, in the order of the lines.
  let positions: [Double]
  /// Whether any had to be moved.
  let isMoved: Bool
  private let lines: [ClosedRange<Double>]
  private let lengths: [Double]

  /// - Parameters:
  ///   - lines: From where to where each line is, in the order of their middles.
  ///   - lengths: Those of the numbers along the row.
  ///   - gap: What two numbers leave between each other.
  ///   - bounds: What the row should not leave, if it has room there; `nil` for anything.
  init(
    beside lines: [ClosedRange<Double>], lengths: [Double], gap: Double, within bounds: ClosedRange<Double>? = nil
  ) {
    let middles = lines.map(\.middle)
    // 1. How far each is from the first if all stand as close as they may.
    var offsets = [0.0]
    for (one, next) in zip(lengths, lengths.dropFirst()) {
      offsets.append((offsets.last ?? 0) + (one + next) / 2 + gap)
    }
    // 2. Blocks of numbers that meet, each at the mean of its members.
    var blocks: [(sum: Double, count: Int)] = []
    for (middle, offset) in zip(middles, offsets) {
      blocks.append((middle - offset, 1))
      while blocks.count > 1, mean(blocks[blocks.count - 2]) > mean(blocks[blocks.count - 1]) {
        let last = blocks.removeLast()
        blocks[blocks.count - 1].sum += last.sum
        blocks[blocks.count - 1].count += last.count
      }
    }
    func mean(_ block: (sum: Double, count: Int)) -> Double { block.sum / Double(block.count) }
    // 3. Within the bounds: what would leave them stands at them.
    let (first, last) = ((lengths.first ?? 0) / 2, (lengths.last ?? 0) / 2 + (offsets.last ?? 0))
    let room = bounds.map { ($0.lowerBound + first, $0.upperBound - last) }
    func bounded(_ start: Double) -> Double {
      guard let (low, high) = room, low <= high else { return start }
      return min(max(start, low), high)
    }
    // 4. The places.
    let starts = blocks.flatMap { block in Array(repeating: bounded(mean(block)), count: block.count) }
    positions = zip(starts, offsets).map { $0 + $1 }
    isMoved = zip(positions, middles).contains { abs($0 - $1) > 1e-6 }
    (self.lines, self.lengths) = (lines, lengths)
  }

  /// Whether each is read as that of its own line: it is beside that, and its middle is not beside another one.
  ///
  /// - Parameter tolerance: How far its middle may be beside another one; it may be off its own twice as far.
  func areAtTheirLines(within tolerance: Double) -> Bool {
    lines.indices.allSatisfy { number in
      let (position, half) = (positions[number], lengths[number] / 2 + 2 * tolerance)
      return position + half > lines[number].lowerBound && position - half < lines[number].upperBound
        && lines.indices.allSatisfy { other in
          other == number || position < lines[other].lowerBound + tolerance
            || position > lines[other].upperBound - tolerance
        }
    }
  }
}

extension AnnotationPlacer {
  /// The place of a number of such a row: on the outer side of its bar.
  ///
  /// - Parameter position: Where it is along the bar, in the panel.
  func placeInRow(beside bar: PlacedBar, at position: Double) -> Occupancy.Candidate {
    let axis = bar.shape.axis
    let distance = bar.sketch.badge.size[axis.other] / 2 + site.length(BarShape.aside)
    let across = bar.shape.cross + bar.sketch.outward * distance
    return .init(Point(along: axis, position, across: across), cost: Self.costInRow)
  }

  /// How much better it is for a number to stand in the row of those beside its line than elsewhere, as a cost.
  private static let costInRow = -10.0
  /// What two numbers of such a row leave between each other, in points of an annotation: a little more than what the
  /// occupancy asks for, which rounding could fall short of.
  static let gapInRow = Occupancy.spacing + 0.5
  /// How far the middle of a number of such a row may be beside another line, in points of an annotation.
  static let mostBesideOther = 4.0
}
