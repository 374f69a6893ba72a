extension DenseTableau {
  /// What a run of ``minimize(tier:)`` ends with.
  enum Outcome {
    case optimal
    /// The cost falls for ever; only a linear objective can do that.
    case unbounded
  }

  /// Brings the cost of a tier to its least, and bars what would raise it again.
  mutating func minimize(tier wanted: Int) {
    var stalled = 0
    while true {
      let gradient = gradient(ofTier: wanted)
      guard let entering = enteringColumn(gradient, tier: wanted, byIndex: stalled > 40) else {
        bar(gradient, tier: wanted)
        return
      }
      let (column, direction, slope) = entering
      let step = advance(
        column, direction: direction, slope: slope, tier: wanted, passing: wanted, byIndex: stalled > 40)
      guard let step else {
        // Costs are never negative, so a fall without end is rounding: leave the column alone.
        if direction > 0 { mayIncrease[column] = false } else { mayDecrease[column] = false }
        continue
      }
      stalled = step > 0 ? 0 : stalled + 1
    }
  }

  /// Brings a linear objective to its least over what no tier has barred.
  ///
  /// - Parameters:
  ///   - objective: A coefficient for every variable.
  ///   - settled: The last tier that has to stay as good as it is.
  mutating func minimize(objective: [Double], settled: Int) -> Outcome {
    var stalled = 0
    while true {
      var gradient = [Double](repeating: 0, count: columns)
      for column in 0..<columns where nonbasic[column] < columns {
        gradient[column] += objective[nonbasic[column]]
      }
      for row in 0..<rows where basic[row] < columns && objective[basic[row]] != 0 {
        for column in 0..<columns {
          gradient[column] += objective[basic[row]] * entries[row * columns + column]
        }
      }
      guard let entering = enteringColumn(gradient, tier: .max, byIndex: stalled > 40) else { return .optimal }
      let (column, direction, slope) = entering
      guard
        let step = advance(
          column, direction: direction, slope: slope, tier: settled, passing: .max, byIndex: stalled > 40)
      else { return .unbounded }
      stalled = step > 0 ? 0 : stalled + 1
    }
  }

  /// The steepest way down; or, after a stall, the first one (Bland's rule, which cannot cycle).
  private func enteringColumn(
    _ gradient: [Double], tier wanted: Int, byIndex: Bool
  ) -> (column: Int, direction: Double, slope: Double)? {
    var best: (column: Int, direction: Double, slope: Double)?
    func consider(_ column: Int, _ direction: Double, _ slope: Double) {
      guard slope < -Self.costTolerance else { return }
      guard let present = best else {
        best = (column, direction, slope)
        return
      }
      let isBetter = byIndex ? nonbasic[column] < nonbasic[present.column] : slope < present.slope - 1e-12
      if isBetter { best = (column, direction, slope) }
    }
    for column in 0..<columns {
      let own = tier[nonbasic[column]] == wanted
      if mayIncrease[column] {
        consider(column, 1, gradient[column] + (own ? rightSlope[nonbasic[column]] : 0))
      }
      if mayDecrease[column] {
        consider(column, -1, -gradient[column] - (own ? leftSlope[nonbasic[column]] : 0))
      }
    }
    return best
  }

  private mutating func bar(_ gradient: [Double], tier wanted: Int) {
    for column in 0..<columns {
      let own = tier[nonbasic[column]] == wanted
      let up = gradient[column] + (own ? rightSlope[nonbasic[column]] : 0)
      let down = -gradient[column] - (own ? leftSlope[nonbasic[column]] : 0)
      if up > Self.costTolerance { mayIncrease[column] = false }
      if down > Self.costTolerance { mayDecrease[column] = false }
    }
  }

  /// A place on the way where a residual passes zero.
  private struct Crossing {
    var distance: Double
    var row: Int
    var rate: Double
  }

  private func crossings(_ column: Int, direction: Double, tier wanted: Int) -> [Crossing] {
    var result: [Crossing] = []
    for row in 0..<rows where tier[basic[row]] <= wanted {
      let rate = direction * entries[row * columns + column]
      guard abs(rate) > Self.pivotTolerance else { continue }
      let residual = basic[row]
      guard rightSlope[residual] > leftSlope[residual] else { continue }
      if values[row] == 0 {
        if side[row] * rate < 0 { result.append(Crossing(distance: 0, row: row, rate: rate)) }
      } else if values[row] * rate < 0 {
        result.append(Crossing(distance: -values[row] / rate, row: row, rate: rate))
      }
    }
    return result.sorted { ($0.distance, basic[$0.row]) < ($1.distance, basic[$1.row]) }
  }

  /// Moves a nonbasic residual off zero until the cost stops falling, and exchanges it there.
  ///
  /// - Returns: The distance moved, or `nil` when nothing ends the movement.
  private mutating func advance(
    _ column: Int, direction: Double, slope: Double, tier wanted: Int, passing: Int, byIndex: Bool
  ) -> Double? {
    let crossings = crossings(column, direction: direction, tier: wanted)
    var slope = slope
    var blocking: Int?
    for (index, crossing) in crossings.enumerated() {
      let residual = basic[crossing.row]
      // A residual of an earlier tier may not pass its zero; one of this tier may, as
      // long as the cost goes on falling behind it.
      if tier[residual] == passing, !byIndex {
        slope += abs(crossing.rate) * (rightSlope[residual] - leftSlope[residual])
        if slope < -Self.costTolerance { continue }
      }
      blocking = index
      break
    }
    guard var chosen = blocking else { return nil }
    let passed = chosen
    let distance = crossings[chosen].distance
    if !byIndex {
      // Among residuals that arrive together the largest entry makes the soundest pivot.
      for index in chosen..<crossings.count {
        guard crossings[index].distance <= distance + 1e-12 * (1 + distance) else { break }
        if abs(crossings[index].rate) > 2 * abs(crossings[chosen].rate) { chosen = index }
      }
    }
    let leaving = crossings[chosen].row
    for row in 0..<rows {
      let change = direction * entries[row * columns + column] * distance
      if change == 0 { continue }
      values[row] += change
      if abs(values[row]) <= tolerance[basic[row]] { values[row] = 0 } else { side[row] = values[row] < 0 ? -1 : 1 }
    }
    for crossing in crossings[..<passed] where values[crossing.row] == 0 {
      side[crossing.row] = crossing.rate < 0 ? -1 : 1
    }
    exchange(row: leaving, column: column, moved: direction * distance, direction: direction, passing: passing)
    return distance
  }

  /// Makes a row's residual nonbasic in the place of a column's.
  private mutating func exchange(row pivot: Int, column: Int, moved: Double, direction: Double, passing: Int) {
    let leaving = basic[pivot]
    let cameFromRight = direction * entries[pivot * columns + column] < 0
    let factor = 1 / entries[pivot * columns + column]
    for other in 0..<columns { entries[pivot * columns + other] *= -factor }
    entries[pivot * columns + column] = factor
    for row in 0..<rows where row != pivot {
      let multiple = entries[row * columns + column]
      if multiple == 0 { continue }
      entries[row * columns + column] = 0
      for other in 0..<columns { entries[row * columns + other] += multiple * entries[pivot * columns + other] }
    }
    basic[pivot] = nonbasic[column]
    nonbasic[column] = leaving
    values[pivot] = abs(moved) <= tolerance[basic[pivot]] ? 0 : moved
    side[pivot] = direction
    // The way back is as free as the way here was; the way on is the leaving residual's to allow.
    let mayPass = tier[leaving] == passing
    mayIncrease[column] = cameFromRight || mayPass
    mayDecrease[column] = !cameFromRight || mayPass
  }
}
