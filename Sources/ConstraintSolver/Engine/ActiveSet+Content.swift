extension ActiveSet {
  /// Adds a variable, which stands at its preferred value until something moves it.
  mutating func addVariable(preferring value: Double, rank: Int32) {
    let index = columns.count
    makeRoom(besideVariables: index + 1)
    let form = Int32(appendForm(count: 1))
    columns.append(Column(ownForm: form, factorForm: form, activeForm: form, rank: rank))
    values.append(value)
    orders.append(-1)
    preferences.append(value)
    if !ranks.contains(rank) { ranks.insert(rank, at: ranks.firstIndex { $0 > rank } ?? ranks.count) }
    entries.append(Entry(coefficient: 1, variable: Int32(index), form: form))
    links.append(-1)
    costs.append(
      Cost(breakpoint: value, key: Self.rankKey(rank), left: -1, right: 1, form: form, next: -1, handle: -1))
    forms.base[Int(form)].costs = Costs.link(toOwn: costs.count - 1)
    right.append(0)
    left.append(0)
    guard isFactored else { return }
    appendStep(variable: index)
    forms.base[Int(form)].position = Int32(index)
    forms.base[Int(form)].factorPosition = Int32(index)
    forms.base[Int(form)].value = value
    standings.base[Int(form)].bars.up = Self.rankKey(rank)
    standings.base[Int(form)].bars.down = Self.rankKey(rank)
  }

  /// Makes room for variables' own rows and for as many again as their constraints will need.
  ///
  /// A batch of constraints mostly comes after all of its variables. Without room it would begin by moving
  /// what all of them have; room that nobody uses is never touched.
  private mutating func makeRoom(besideVariables count: Int) {
    forms.makeRoom(for: 3 * count)
    equations.makeRoom(for: 3 * count)
    costs.makeRoom(for: 3 * count)
    entries.makeRoom(for: 5 * count)
    links.makeRoom(for: 5 * count)
  }

  /// Makes a form of the entries that are added next.
  mutating func appendForm(count: Int) -> Int {
    forms.append(Form(start: Int32(entries.count), count: Int32(count)))
    equations.append(0)
    // Until there is a vertex only the form itself is asked for; the start makes the rest for all.
    if isFactored { extendForms() }
    return forms.count - 1
  }

  /// Makes what belongs to forms as long as the forms.
  mutating func extendForms() {
    standings.extend(to: forms.count, with: Standing())
  }

  mutating func link(variable: Int, coefficient: Double, form: Int32) {
    entries.append(Entry(coefficient: coefficient, variable: Int32(variable), form: form))
    links.append(columns.base[variable].entries)
    columns.base[variable].entries = Int32(entries.count - 1)
  }

  private mutating func link(_ cost: Cost) {
    let form = Int(cost.form)
    costs.append(cost)
    costs.setNext(forms.base[form].costs, at: costs.count - 1)
    forms.base[form].costs = Int32(costs.count - 1)
  }

  /// Gives the step of a variable the last place.
  mutating func appendStep(variable: Int) {
    orders.base[variable] = Int32(steps.count)
    steps.append(Int32(variable))
    if steps.count > stepQueue.capacity { stepQueue.reserve(2 * steps.count) }
  }

  /// How many constraints are looked at before they are added: as many as the innermost cache holds.
  static var batchStride: Int { 64 }

  /// Makes room for constraints that are about to be added.
  ///
  /// To look at the terms here, one after the other and without a change, also brings
  /// them near: adding, which goes to many places, would wait for each of them.
  mutating func reserve(for constraints: UnsafeBufferPointer<LinearConstraint>, in range: Range<Int>) {
    var rows = 0
    var terms = 0
    var optional = 0
    for index in range {
      let count = constraints[index].expression.terms.count
      if count == 0 { continue }
      // Terms are in the order of their variables.
      let last = constraints[index].expression.terms[count - 1].variable
      precondition(last.index < columns.count, "a variable of another solver")
      if constraints[index].priority != .required { optional += 1 }
      if count < 2 { continue }
      rows += 1
      terms += count
    }
    // A batch mostly goes on as it begins: room for all of it at once is not moved again and again.
    let left = constraints.count - range.lowerBound
    let isFirst = range.lowerBound == 0
    costs.reserve(additional: left)
    optionalCosts.reserve(additional: isFirst ? left * optional / range.count : optional)
    forms.reserve(additional: isFirst ? left * rows / range.count : rows)
    equations.reserve(additional: isFirst ? left * rows / range.count : rows)
    entries.reserve(additional: isFirst ? left * terms / range.count : terms)
    links.reserve(additional: isFirst ? left * terms / range.count : terms)
  }

  /// Adds a constraint; of one term to the variable's own form, of more to a new one.
  ///
  /// - Parameter constraint: Where the constraint is. Its terms are read there one by one, and not copied.
  /// - Returns: The cost's index.
  mutating func addCost(_ constraint: UnsafePointer<LinearConstraint>, key: Double, handle: Int) -> Int {
    var cost = Cost(
      breakpoint: constraint.pointee.expression.constant, key: key, left: -constraint.pointee.weight,
      right: constraint.pointee.weight, form: -1, next: -1, handle: Int32(handle))
    if constraint.pointee.relation == .greaterThanOrEqual { cost.right = 0 }
    if constraint.pointee.relation == .lessThanOrEqual { cost.left = 0 }
    let count = constraint.pointee.expression.terms.count
    let last = constraint.pointee.expression.terms[count - 1].variable.index
    precondition(last < columns.count, "a variable of another solver")
    var largest = 0.0
    for index in 0..<count {
      let coefficient = constraint.pointee.expression.terms[index].coefficient
      if abs(coefficient) > abs(largest) { largest = coefficient }
    }
    // Rows are scaled by their largest coefficient, so that tolerances mean the same in all of them.
    let factor = 1 / largest
    if count == 1 {
      cost.form = columns.base[last].ownForm
      if !forms.base[Int(cost.form)].isConstrained { pinnedForms.append(cost.form) }
      if cost.key >= Self.asideKey { columns.base[last].requiredUses += 1 }
    } else {
      cost.form = Int32(appendForm(count: count))
      for index in 0..<count {
        let term = constraint.pointee.expression.terms[index]
        link(variable: term.variable.index, coefficient: term.coefficient * factor, form: cost.form)
        if cost.key >= Self.asideKey { columns.base[term.variable.index].requiredUses += 1 }
      }
    }
    forms.base[Int(cost.form)].isConstrained = true
    cost.breakpoint *= -factor
    if count > 1, cost.left < 0, cost.right > 0 {
      equations.base[Int(cost.form)] = Int32(count)
      forms.base[Int(cost.form)].isRequiredEquation = cost.key == Self.requiredKey
      forms.base[Int(cost.form)].value = cost.breakpoint
    }
    // Dividing by a negative number turns an inequality around.
    if largest < 0 { (cost.left, cost.right) = (-cost.right, -cost.left) }
    let weight = cost.key >= Self.asideKey ? 1 / max(-cost.left, cost.right) : abs(largest)
    cost.left *= weight
    cost.right *= weight
    link(cost)
    let index = costs.count - 1
    if cost.key < Self.asideKey { optionalCosts.append(OptionalCost(kind: costs.kind(at: index), cost: Int32(index))) }
    if isFactored {
      if count > 1 { place(Int(cost.form)) }
      raiseTolerance(of: Int(cost.form), for: cost.breakpoint)
      pending.append(Int32(index))
    }
    touch()
    return index
  }

  /// Computes a form at the present vertex by itself.
  func place(_ form: Int) {
    var value = 0.0
    var magnitude = 1.0
    for entry in Int(forms[form].start)..<Int(forms[form].start + forms[form].count) {
      let part = entries[entry].coefficient * values[Int(entries[entry].variable)]
      value += part
      magnitude += abs(part)
    }
    forms.base[form].value = value
    standings.base[form].tolerance = 1e-9 * magnitude
  }

  func raiseTolerance(of form: Int, for breakpoint: Double) {
    standings.base[form].tolerance = max(standings.base[form].tolerance, 1e-9 * abs(breakpoint))
  }

  /// Takes a cost off its form. The form stays where it is, active or not.
  mutating func removeCost(_ index: Int) {
    let form = Int(costs[index].form)
    if costs[index].key >= Self.asideKey { countRequiredUses(of: form, by: -1) }
    if forms.base[form].costs == Int32(index) {
      forms.base[form].costs = costs[index].next
    } else {
      var previous = Int(forms.base[form].costs)
      while costs[previous].next != Int32(index) { previous = Int(costs[previous].next) }
      costs.setNext(costs[index].next, at: previous)
    }
    costs.setForm(-1, at: index)
    forms.base[form].isRequiredEquation = false
    deadCosts += 1
    touch()
  }

  /// Lets a required cost give way to all the others.
  ///
  /// - Parameter constraint: Where the cost comes from; what is required has forgotten its weight.
  mutating func breakCost(_ index: Int, of constraint: LinearConstraint) {
    countRequiredUses(of: Int(costs[index].form), by: -1)
    var largest = 0.0
    for term in constraint.expression.terms { largest = max(largest, abs(term.coefficient)) }
    let cost = costs[index]
    let slope = constraint.weight * largest
    costs.setKey(
      Self.brokenKey, left: cost.left < 0 ? -slope : 0, right: cost.right > 0 ? slope : 0, at: index)
    noteKey(ofCost: index)
    optionalCosts.append(OptionalCost(kind: costs.kind(at: index), cost: Int32(index)))
    touch()
  }

  /// Moves a required cost to a key of its own while it is tried, or back.
  mutating func setKey(_ key: Double, ofCost index: Int) {
    let cost = costs[index]
    costs.setKey(key, left: cost.left, right: cost.right, at: index)
    noteKey(ofCost: index)
  }

  /// Keeps what a form of more than one term knows of its cost in step.
  private func noteKey(ofCost index: Int) {
    let cost = costs[index]
    guard cost.form >= 0, forms.base[Int(cost.form)].count > 1 else { return }
    forms.base[Int(cost.form)].isRequiredEquation =
      cost.key == Self.requiredKey && cost.left < 0 && cost.right > 0
  }

  private func countRequiredUses(of form: Int, by change: Int32) {
    for entry in Int(forms[form].start)..<Int(forms[form].start + forms[form].count) {
      columns.base[Int(entries[entry].variable)].requiredUses += change
    }
  }

  /// Whether a variable stands in no constraint.
  func isUnconstrained(_ variable: Int) -> Bool {
    let form = forms[Int(columns[variable].ownForm)]
    return columns[variable].entries < 0 && form.costs < 0
  }

  /// Says that the optimum has to be found again.
  mutating func touch() {
    isOptimal = false
    version += 1
  }

  func copy() -> ActiveSet {
    var copy = ActiveSet()
    copy.columns = columns.copy()
    copy.values = values.copy()
    copy.orders = orders.copy()
    copy.preferences = preferences.copy()
    copy.forms = forms.copy()
    copy.standings = standings.copy()
    copy.entries = entries.copy()
    copy.links = links.copy()
    copy.equations = equations.copy()
    copy.pinnedForms = pinnedForms.copy()
    copy.costs = costs.copy()
    copy.optionalCosts = optionalCosts.copy()
    copy.ranks = ranks
    copy.exchanges = exchanges.copy()
    (copy.kernelExchanges, copy.kernelShares) = (kernelExchanges, kernelShares)
    copy.steps = steps.copy()
    copy.pending = pending.copy()
    copy.reducedForms = reducedForms.copy()
    copy.openWays = openWays
    copy.relevantKey = relevantKey
    copy.stepQueue.reserve(steps.count)
    copy.right = right.copy()
    copy.left = left.copy()
    copy.sums = sums.copy()
    (copy.isFactored, copy.isFeasible, copy.isOptimal) = (isFactored, isFeasible, isOptimal)
    (copy.deadCosts, copy.version, copy.pivots, copy.shifts) = (deadCosts, version + 1, pivots, shifts)
    copy.areFormsStale = areFormsStale
    (copy.work, copy.workLimit) = (work + forms.count / 2, workLimit)
    copy.hasSides = hasSides
    copy.closingForms = closingForms.copy()
    copy.settledVersion = settledVersion == version ? copy.version : -1
    copy.unmetKey = unmetKey
    return copy
  }
}

extension ActiveSet {
  /// Changes where a variable prefers to be.
  mutating func setPreferred(_ value: Double, of variable: Int, cost: Int, following: inout [Following]) {
    preferences.base[variable] = value
    // The cost of the last tie-break has the same breakpoint, if there is one.
    var index = Int(forms[Int(columns[variable].ownForm)].costs)
    var hasOther = false
    while index >= 0 {
      if costs[index].handle < 0, index != cost {
        costs.setBreakpoint(value, at: index)
        hasOther = true
      }
      index = Int(costs[index].next)
    }
    if !hasOther, shift(cost, to: value, following: &following) { return }
    displace(cost, to: value, carryingVertex: true)
  }

  /// Brings the costs that were added since the last time into the vertex, for a trial to follow.
  mutating func settlePending(except index: Int) {
    if isFactored, pending.count > 64 + costs.count / 4 { isFactored = false }
    guard isFactored, isFeasible else {
      // They are known to fit; what is left violated is rounding's.
      for violated in settleRequired() where trial(violated) != nil { setKey(Self.requiredKey, ofCost: violated) }
      return
    }
    if areFormsStale { refresh() }
    let list = pending.copy()
    pending.removeAll()
    for place in 0..<list.count {
      let other = Int(list[place])
      guard other != index, costs[other].form >= 0, costs[other].key == Self.requiredKey else { continue }
      setAside(other)
      _ = trial(other)
    }
  }
}
