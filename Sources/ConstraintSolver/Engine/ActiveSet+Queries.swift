extension ActiveSet {
  /// Whether an expression changes along the open ways.
  ///
  /// The expression is followed back to the positions that it rests on, which costs the same however many ways there
  /// are; where it is plain by what all ways together do, not even that.
  mutating func ambiguity(of expression: LinearExpression, along ways: FreeWays) -> Ambiguity {
    if let known = ways.plainAmbiguity(of: expression) { return known }
    var largest = 0.0
    for term in expression.terms {
      addToBackward(form: Int(columns[term.variable.index].ownForm), factor: term.coefficient)
      largest = max(largest, abs(term.coefficient))
    }
    backward()
    work &+= reachedPositions.count
    for index in 0..<reachedPositions.count { largest = max(largest, abs(left[Int(reachedPositions[index])])) }
    var result = Ambiguity.none
    for index in 0..<reachedPositions.count {
      let position = Int(reachedPositions[index])
      let rate = abs(left[position])
      left.base[position] = 0
      guard rate > 1e-9 * largest, let extent = ways.extents[position] else { continue }
      if extent * rate > 1e-6 { result = .certain } else if result == .none { result = .possible }
    }
    clearBackward()
    return result
  }

  /// What is left of a rate that cancels, beside the largest one of a movement.
  var rateNoise: Double {
    var largest = 0.0
    for index in 0..<reachedVariables.count { largest = max(largest, abs(right[Int(reachedVariables[index])])) }
    return 1e-10 * largest
  }

  /// The range of a linear objective over the optima; work on a copy.
  mutating func range(of expression: LinearExpression) -> ClosedRange<Double> {
    if areFormsStale { refresh() }
    let objective = Buffer<Double>(repeating: 0, count: columns.count)
    for term in expression.terms { objective[term.variable.index] = term.coefficient }
    let least = minimize(objective: objective)
    for term in expression.terms { objective[term.variable.index] = -term.coefficient }
    let greatest = -minimize(objective: objective)
    return (expression.constant + least)...(expression.constant + max(least, greatest))
  }

  /// An edge of the set of optima that ends in the present vertex.
  struct Edge {
    var position: Int
    var rates: [(variable: Variable, rate: Double)]
    var decrease: Double
    var increase: Double
  }

  mutating func edges() -> [Edge] {
    if areFormsStale { refresh() }
    var result: [Edge] = []
    for position in 0..<columns.count {
      let form = Int(columns[position].activeForm)
      guard isFaceOpen(form, up: true) || isFaceOpen(form, up: false) else { continue }
      forward(position)
      work &+= reachedForms.count
      if work > workLimit { break }
      let increase = extent(of: form, up: true)
      let decrease = extent(of: form, up: false)
      if increase <= 1e-9, decrease <= 1e-9 { continue }
      result.append(Edge(position: position, rates: reachedRates(), decrease: decrease, increase: increase))
    }
    clearForward()
    return result
  }

  /// The rates that ``forward(_:)`` has found, in the variables' order.
  func reachedRates() -> [(variable: Variable, rate: Double)] {
    var rates: [(variable: Variable, rate: Double)] = []
    let noise = rateNoise
    for index in 0..<reachedVariables.count {
      let variable = Int(reachedVariables[index])
      if abs(right[variable]) <= noise { continue }
      rates.append((Variable(index: variable), right[variable]))
    }
    rates.sort { $0.variable < $1.variable }
    return rates
  }

  /// Goes along an edge to its other end; work on a copy.
  mutating func traverse(_ edge: Edge, up: Bool) -> Bool {
    let form = Int(columns[edge.position].activeForm)
    if isFaceOpen(form, up: up) {
      if up { standings.base[form].bars.up = Self.open } else { standings.base[form].bars.down = Self.open }
    }
    forward(edge.position)
    let rule = StepRule(key: Self.lowestPriority / 2, passes: false, objective: -1)
    guard case .moved = step(edge.position, up: up, rule: rule) else { return false }
    return true
  }

  /// The constraints at whose breakpoints the forms are held that a variable depends on.
  mutating func constraintsAffecting(_ variable: Int) -> [Int] {
    addToBackward(form: Int(columns[variable].ownForm), factor: 1)
    backward()
    var handles: [Int] = []
    for index in 0..<reachedPositions.count {
      let position = Int(reachedPositions[index])
      let multiple = left[position]
      left.base[position] = 0
      if abs(multiple) < 1e-9 { continue }
      let form = Int(columns[position].activeForm)
      var cost = Int(forms[form].costs)
      while cost >= 0 {
        let isThere = abs(costs[cost].breakpoint - forms[form].value) <= standings[form].tolerance
        if costs[cost].handle >= 0, isThere { handles.append(Int(costs[cost].handle)) }
        cost = Int(costs[cost].next)
      }
    }
    clearBackward()
    return handles.sorted()
  }
}
