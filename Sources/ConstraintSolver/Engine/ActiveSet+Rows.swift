extension ActiveSet {
  /// How far the open ways go, and where each is; `nil` if some have no length, or it is dear to find out.
  ///
  /// They are the edges of the set of optima that end here, without what each moves.
  mutating func plainWays() -> (positions: [Int32], extents: [Extent])? {
    if areFormsStale { refresh() }
    let open = openPositions()
    guard let extents = extents(of: open) else { return nil }
    var result: (positions: [Int32], extents: [Extent]) = ([], [])
    for index in 0..<open.count {
      let extent = extents[Int(open[index])]
      guard extent.longest > 0, Self.isPlain(extent) else { return nil }
      result.positions.append(open[index])
      result.extents.append(extent)
    }
    return result
  }

  /// How fast an expression changes with each active form that it rests on.
  mutating func row(of expression: LinearExpression) -> [(position: Int32, rate: Double)] {
    for term in expression.terms {
      addToBackward(form: Int(columns[term.variable.index].ownForm), factor: term.coefficient)
    }
    backward()
    work &+= reachedPositions.count
    var row: [(position: Int32, rate: Double)] = []
    for index in 0..<reachedPositions.count {
      let position = reachedPositions[index]
      let rate = left[Int(position)]
      left.base[Int(position)] = 0
      if rate != 0 { row.append((position, rate)) }
    }
    clearBackward()
    return row
  }
}
