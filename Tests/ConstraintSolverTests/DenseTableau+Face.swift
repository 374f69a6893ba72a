extension DenseTableau {
  /// What a nonbasic residual's change does to every variable.
  func direction(ofColumn column: Int) -> [Double] {
    var direction = [Double](repeating: 0, count: columns)
    if nonbasic[column] < columns { direction[nonbasic[column]] = 1 }
    for row in 0..<rows where basic[row] < columns {
      let rate = entries[row * columns + column]
      if abs(rate) > Self.pivotTolerance { direction[basic[row]] = rate }
    }
    return direction
  }

  /// How far a nonbasic residual can go before a residual of a settled tier passes its zero.
  func extent(ofColumn column: Int, direction: Double, settled: Int) -> Double {
    guard direction > 0 ? mayIncrease[column] : mayDecrease[column] else { return 0 }
    var extent = Double.infinity
    for row in 0..<rows where tier[basic[row]] <= settled {
      let residual = basic[row]
      let rate = direction * entries[row * columns + column]
      guard abs(rate) > Self.pivotTolerance, rightSlope[residual] > leftSlope[residual] else { continue }
      if values[row] == 0, side[row] * rate < 0 { return 0 }
      if values[row] * rate < 0 { extent = min(extent, -values[row] / rate) }
    }
    return extent
  }

  /// The least of a linear objective over everything that the settled tiers leave open, and where it is.
  func least(of objective: [Double], settled: Int) -> (value: Double, at: [Double]) {
    var copy = self
    let outcome = copy.minimize(objective: objective, settled: settled)
    let values = copy.variableValues
    var sum = 0.0
    for column in 0..<columns where objective[column] != 0 { sum += objective[column] * values[column] }
    return (outcome == .unbounded ? -.infinity : sum, values)
  }

  /// The system's rows that fix a variable at the present vertex: their residuals
  /// are zero, and the variable moves if one of them does.
  func rowsFixing(variable: Int) -> [Int] {
    guard let row = basic.firstIndex(of: variable) else { return [] }
    return (0..<columns).filter { nonbasic[$0] >= columns && abs(entries[row * columns + $0]) > 1e-9 }
      .map { nonbasic[$0] - columns }.sorted()
  }
}
