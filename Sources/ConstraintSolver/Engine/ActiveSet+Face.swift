extension ActiveSet {
  /// Whether an active form may move without any priority's cost changing, so far as slopes tell.
  func isFaceOpen(_ form: Int, up: Bool) -> Bool {
    (up ? standings[form].bars.up : standings[form].bars.down) < Self.lowestPriority
  }

  /// How far an active form can move before a cost of a priority rises; ``forward(_:)`` has found the rates.
  func extent(of form: Int, up: Bool) -> Double {
    guard isFaceOpen(form, up: up) else { return 0 }
    var extent = extentByOwnCosts(of: form, rate: up ? 1 : -1, isMoving: true)
    for index in 0..<reachedForms.count where extent > 0 {
      let other = Int(reachedForms[index])
      let rate = up ? sums[other] : -sums[other]
      if forms[other].position >= 0 || abs(rate) < 1e-10 { continue }
      extent = min(extent, extentByOwnCosts(of: other, rate: rate, isMoving: false))
    }
    return extent
  }

  func extentByOwnCosts(of form: Int, rate: Double, isMoving: Bool) -> Double {
    var extent = Double.infinity
    var index = Int(forms[form].costs)
    while index >= 0 {
      let cost = costs[index]
      index = Int(cost.next)
      guard cost.key >= Self.lowestPriority else { continue }
      let ahead = cost.breakpoint - forms[form].value
      if abs(ahead) <= standings[form].tolerance {
        if isMoving { continue }
        let present = slopeThere(cost, isTrial: false)
        if ((rate > 0 ? cost.right : cost.left) - present) * rate > 1e-12 { return 0 }
      } else if ahead * rate > 0 {
        extent = min(extent, ahead / rate)
      }
    }
    return extent
  }

  /// Brings a linear objective to its least among the optima of the priorities.
  ///
  /// Leaves the engine at a vertex where it is least; work on a copy.
  ///
  /// - Returns: The least value, which may be minus infinity.
  mutating func minimize(objective: borrowing Buffer<Double>) -> Double {
    openFace()
    // Half a priority: above it are all priorities, and none is at it.
    let rule = StepRule(key: Self.lowestPriority / 2, passes: false)
    var stalled = 0
    // As in a level: the limit is for what rounding may do to Bland's rule.
    for _ in 0..<(10_000 + 20 * columns.count) where work <= workLimit {
      guard let (position, isUp) = objectiveCandidate(objective, byIndex: stalled > 40) else { break }
      forward(position)
      var slope = 0.0
      for index in 0..<reachedVariables.count {
        let variable = Int(reachedVariables[index])
        slope += objective[variable] * right[variable]
      }
      var stepRule = rule
      stepRule.byIndex = stalled > 40
      stepRule.objective = isUp ? slope : -slope
      let form = Int(columns[position].activeForm)
      switch step(position, up: isUp, rule: stepRule) {
      case .moved(let distance): stalled = distance > 0 ? 0 : stalled + 1
      case .unbounded: return -.infinity
      case .stale, .failed:
        if isUp {
          standings.base[form].bars.up = Self.requiredKey
        } else {
          standings.base[form].bars.down = Self.requiredKey
        }
      }
    }
    var sum = 0.0
    for variable in 0..<columns.count where objective[variable] != 0 {
      sum += objective[variable] * values[variable]
    }
    return sum
  }

  private mutating func openFace() {
    for position in 0..<columns.count {
      let form = Int(columns[position].activeForm)
      if isFaceOpen(form, up: true) { standings.base[form].bars.up = Self.open }
      if isFaceOpen(form, up: false) { standings.base[form].bars.down = Self.open }
    }
  }

  private mutating func objectiveCandidate(
    _ objective: borrowing Buffer<Double>, byIndex: Bool
  ) -> (position: Int, isUp: Bool)? {
    for variable in 0..<columns.count where objective[variable] != 0 {
      addToBackward(form: Int(columns[variable].ownForm), factor: objective[variable])
    }
    backward()
    var best: (position: Int, isUp: Bool)?
    var bestSlope = 1e-9
    var bestForm = Int32.max
    for index in 0..<reachedPositions.count {
      let position = Int(reachedPositions[index])
      let gradient = left[position]
      let form = columns[position].activeForm
      guard abs(gradient) > 1e-9, isOpen(Int(form), up: gradient < 0) else { continue }
      if byIndex ? form < bestForm : abs(gradient) > bestSlope + 1e-12 {
        best = (position, gradient < 0)
        bestSlope = abs(gradient)
        bestForm = form
      }
    }
    clearBackward()
    return best
  }
}
