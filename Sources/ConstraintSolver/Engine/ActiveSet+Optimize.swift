extension ActiveSet {
  /// Finds the optimum of all levels, if it is not found already.
  ///
  /// The required costs are known to be satisfiable.
  mutating func optimize() {
    if isOptimal { return }
    let before = pivots
    if settledVersion != version { prepare() }
    let isSettled = settledVersion == version
    if isSettled { reopen(upTo: unmetKey) } else { openAll() }
    if openWays > 0 {
      for level in priorityLevels(upTo: isSettled ? unmetKey : .infinity) {
        minimize(level)
        relevantKey = level.key
        if openWays == 0 { break }
      }
    }
    if openWays > 0 { breakTies() }
    if pivots != before, worstResidual() > 10 { refactor() }
    isOptimal = true
    version += 1
  }

  /// Makes a vertex, or brings the present one up to date.
  mutating func prepare() {
    if pending.count > 64 + costs.count / 4 { isFactored = false }
    if !isFactored {
      makeVertex()
    } else if areFormsStale {
      refresh()
    }
    pending.removeAll()
  }

  /// Makes a vertex that is a good guess.
  private mutating func makeVertex() {
    // 1. Define one variable after the other.
    start()
    // 2. Where that goes in a circle which does not close, let something weaker give way.
    findOpenLoops()
    if violatedCosts.count > 0, worstGrowth > Self.mostGrowth { return startByElimination() }
    if violatedCosts.count == 0 || !repairStart() { refreshForms(settling: true, atStart: true) }
    // 3. So it is with limits.
    guard violatedCosts.count > 0 else { return }
    if closingForms.count > 0, worstGrowth > Self.mostGrowth { startByElimination() } else { _ = repairStart() }
  }

  /// Errors that grow more than this on their way through the definitions are too large.
  private static var mostGrowth: Float { 1e10 }

  mutating func openAll() {
    for position in 0..<columns.count {
      let form = Int(columns.base[position].activeForm)
      standings.base[form].bars.up = Self.open
      standings.base[form].bars.down = Self.open
    }
    forgetSides()
    openWays = 2 * columns.count
  }

  mutating func forgetSides() {
    guard hasSides else { return }
    for cost in 0..<costs.count { costs.setSide(0, at: cost) }
    hasSides = false
  }

  /// Opens the ways again that priorities of a key and below have barred, and says which key still has a say.
  private mutating func reopen(upTo key: Double) {
    let limit = Bars.kept(key)
    relevantKey = Self.requiredKey
    for form in 0..<standings.count {
      if standings.base[form].bars.up > limit {
        relevantKey = min(relevantKey, standings.base[form].bars.up)
      } else if standings.base[form].bars.up != Self.open {
        standings.base[form].bars.up = Self.open
        openWays += 1
      }
      if standings.base[form].bars.down > limit {
        relevantKey = min(relevantKey, standings.base[form].bars.down)
      } else if standings.base[form].bars.down != Self.open {
        standings.base[form].bars.down = Self.open
        openWays += 1
      }
    }
  }

  /// The priorities in use up to a key with their costs, the highest first.
  ///
  /// Without a limit required is the first of them; as a rule it is settled, and has by far the most costs.
  func priorityLevels(upTo limit: Double) -> [Level] {
    var groups = KeyGroups<Double, Int32>()
    if limit == .infinity {
      for index in 0..<costs.count where costs[index].key == Self.requiredKey && costs[index].form >= 0 {
        groups.append(Int32(index), key: Self.requiredKey)
      }
    }
    for index in 0..<optionalCosts.count {
      let optional = optionalCosts.base[index]
      let key = costs.key(ofKind: optional.kind)
      if Bars.kept(key) <= Bars.kept(limit) { groups.append(optional.cost, key: key) }
    }
    return groups.descending.map { Level(key: $0.key, costs: $0.elements) }
  }

  /// Applies the rule for several optima: rank by rank, then variable by variable.
  private mutating func breakTies() {
    for rank in ranks {
      var level = Level(key: Self.rankKey(rank), costs: [])
      for variable in 0..<columns.count where columns[variable].rank == rank {
        // The first cost of a variable's own form is the last of its chain.
        var cost = Costs.index(of: forms[Int(columns[variable].ownForm)].costs)
        while cost >= 0 {
          if costs[cost].key == level.key { level.costs.append(Int32(cost)) }
          cost = Costs.index(of: costs[cost].next)
        }
      }
      minimize(level)
      relevantKey = level.key
      if openWays == 0 { return }
    }
    // What no way moves is decided; of the rest the first has its choice, and so on.
    var ways = Buffer<Movement>()
    for position in 0..<columns.count {
      let form = Int(columns[position].activeForm)
      guard isOpen(form, up: true) || isOpen(form, up: false) else { continue }
      ways.append(Movement(position: Int32(position), distance: Self.weight(of: position)))
    }
    forward(ways)
    work &+= reachedForms.count
    var undecided: [Int] = []
    for index in 0..<reachedVariables.count { undecided.append(Int(reachedVariables[index])) }
    clearForward()
    relevantKey = Self.open
    for variable in undecided.sorted() {
      minimize(Level(key: Self.orderKey(variable), costs: [orderCost(of: variable)]))
      if openWays == 0 { return }
    }
  }

  /// The cost that brings one variable, apart from all others, to its preferred value.
  private mutating func orderCost(of variable: Int) -> Int32 {
    let form = columns[variable].ownForm
    let key = Self.orderKey(variable)
    var index = Int(forms[Int(form)].costs)
    while index >= 0 {
      if costs[index].key == key { return Int32(index) }
      index = Int(costs[index].next)
    }
    costs.append(
      Cost(
        breakpoint: preferences[variable], key: key, left: -1, right: 1, form: form,
        next: forms[Int(form)].costs, handle: -1))
    forms.base[Int(form)].costs = Int32(costs.count - 1)
    return Int32(costs.count - 1)
  }
}
