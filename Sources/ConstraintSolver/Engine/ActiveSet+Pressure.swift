extension ActiveSet {
  /// A way in which a priority would move an active form if nothing stopped it.
  private struct Pull {
    var position: Int
    var isUp: Bool
    var key: Double
  }

  /// The costs that stop what priorities of their own key, or of a lower one, would move.
  ///
  /// Where several priorities pull at a form, the highest has its way.
  mutating func pressedCosts() -> Set<Int> {
    if areFormsStale { refresh() }
    var isDecided = [Bool](repeating: false, count: columns.count)
    var pressed: Set<Int> = []
    var unstopped: [Pull] = []
    for level in priorityLevels(upTo: Self.brokenKey) {
      // 1. What is not met pulls at the active forms; what stands at its breakpoint stops, and does not pull.
      _ = findGradient(level, isTrial: true)
      for index in 0..<reachedPositions.count {
        let position = Int(reachedPositions[index])
        guard abs(left[position]) > 1e-9, !isDecided[position] else { continue }
        isDecided[position] = true
        // 2. Mostly a cost of the active form itself stops it …
        let pull = Pull(position: position, isUp: left[position] < 0, key: level.key)
        let stops = stops(of: pull)
        pressed.formUnion(stops)
        if stops.isEmpty { unstopped.append(pull) }
      }
      clearBackward()
    }
    // 3. … or one of another form that cannot move without it.
    return unstopped.isEmpty ? pressed : pressed.union(stopsElsewhere(of: unstopped))
  }

  private func stops(of pull: Pull) -> [Int] {
    var found: [Int] = []
    var index = Int(forms[Int(columns[pull.position].activeForm)].costs)
    while index >= 0 {
      if stops(index, pull, rate: 1) { found.append(index) }
      index = Int(costs[index].next)
    }
    return found
  }

  private mutating func stopsElsewhere(of pulls: [Pull]) -> Set<Int> {
    var found: Set<Int> = []
    for index in 0..<costs.count where costs[index].handle >= 0 && costs[index].form >= 0 && isMet(index) {
      let form = Int(costs[index].form)
      if forms[form].position >= 0 { continue }
      addToBackward(form: form, factor: 1)
      backward()
      for pull in pulls where stops(index, pull, rate: left[pull.position]) { found.insert(index) }
      clearBackward()
    }
    return found
  }

  /// Whether a constraint's cost would rise if the pull had its way.
  ///
  /// - Parameter rate: How far its form goes up while the active form does so by 1.
  private func stops(_ index: Int, _ pull: Pull, rate: Double) -> Bool {
    let cost = costs[index]
    guard cost.handle >= 0, cost.key >= pull.key, abs(rate) > 1e-9, isMet(index) else { return false }
    return (rate > 0) == pull.isUp ? cost.right > 0 : cost.left < 0
  }

  private func isMet(_ index: Int) -> Bool {
    let cost = costs[index]
    return abs(cost.breakpoint - forms[Int(cost.form)].value) <= 1e-9 * max(1, abs(cost.breakpoint))
  }
}
