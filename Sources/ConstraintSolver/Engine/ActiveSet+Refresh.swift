extension ActiveSet {
  /// Computes the forms that are not active, and all tolerances, from the variables; and notes what is violated.
  ///
  /// - Parameters:
  ///   - isSettling: Whether nothing is proved yet. Then the ways that would raise a level are barred, as far
  ///     down as all costs are zero, and the required level is settled if nothing of it is violated.
  ///   - isAtStart: Whether each active form is still where ``start()`` put it; of required equations all is known then.
  mutating func refreshForms(settling isSettling: Bool = false, atStart isAtStart: Bool = false) {
    violatedCosts.removeAll()
    if isSettling {
      forgetSides()
      openWays = 2 * columns.count
      unmetKey = Self.open
    }
    for form in 0..<forms.count {
      let isActive = forms.base[form].position >= 0
      if isAtStart, isActive, forms.base[form].isRequiredEquation {
        openWays -= 2
        continue
      }
      let start = Int(forms.base[form].start)
      var value = 0.0
      var magnitude = 1.0
      for entry in start..<(start + Int(forms.base[form].count)) {
        let part = entries.base[entry].coefficient * values.base[Int(entries.base[entry].variable)]
        value += part
        magnitude += abs(part)
      }
      // A variable's own preference, which may be far away, must not blunt what is asked of it.
      var cost = Int(forms.base[form].costs)
      while cost >= 0 {
        if costs[cost].handle >= 0 { magnitude = max(magnitude, abs(costs[cost].breakpoint)) }
        cost = Int(costs[cost].next)
      }
      standings.base[form].tolerance = 1e-9 * magnitude
      if !isActive { forms.base[form].value = value }
      let own = noteCosts(of: form)
      guard isSettling else { continue }
      standings.base[form].bars = isActive ? own : Bars()
      guard isActive else { continue }
      if own.up != Self.open { openWays -= 1 }
      if own.down != Self.open { openWays -= 1 }
    }
    areFormsStale = false
    if isSettling, violatedCosts.count == 0 {
      isFeasible = true
      settledVersion = version
    }
  }

  /// Computes the forms that close loops, and notes which of their required costs are violated.
  mutating func findOpenLoops() {
    violatedCosts.removeAll()
    if closingForms.count == 0 { return }
    for index in 0..<closingForms.count {
      let form = Int(closingForms[index])
      place(form)
      var cost = Int(forms.base[form].costs)
      while cost >= 0 {
        raiseTolerance(of: form, for: costs[cost].breakpoint)
        cost = Int(costs[cost].next)
      }
      _ = noteCosts(of: form)
    }
  }

  /// Which ways the costs bar that a form is at the breakpoint of; of the others, what is not zero is noted.
  @inline(__always)
  private mutating func noteCosts(of form: Int) -> Bars {
    let value = forms.base[form].value
    var up = Self.open
    var down = Self.open
    var index = Int(forms.base[form].costs)
    while index >= 0 {
      let cost = costs[index]
      if cost.key >= Self.lowestPriority, cost.key != Self.asideKey {
        let residual = value - cost.breakpoint
        if abs(residual) <= standings.base[form].tolerance {
          if cost.right > 0 { up = max(up, cost.key) }
          if cost.left < 0 { down = max(down, cost.key) }
        } else if (residual > 0 ? cost.right : cost.left) != 0 {
          if cost.key == Self.requiredKey {
            violatedCosts.append(Int32(index))
          } else {
            unmetKey = max(unmetKey, cost.key)
          }
        }
      }
      index = Int(cost.next)
    }
    return Bars(up: up, down: down)
  }

  /// Computes the variables from the active forms, and the other forms from the variables.
  mutating func refresh(settling isSettling: Bool = false) {
    for position in 0..<columns.count {
      left.base[position] = forms.base[Int(columns.base[position].activeForm)].value
    }
    exchanges.undo(in: left)
    for order in 0..<steps.count where steps.base[order] >= 0 {
      let variable = Int(steps.base[order])
      guard orders.base[variable] == Int32(order) else { continue }
      let form = Int(columns.base[variable].factorForm)
      let start = Int(forms.base[form].start)
      var value = left.base[variable]
      for entry in start..<(start + Int(forms.base[form].count)) {
        let other = Int(entries.base[entry].variable)
        if other != variable { value -= entries.base[entry].coefficient * values.base[other] }
      }
      values.base[variable] = value / columns.base[variable].pivot
      left.base[variable] = 0
    }
    refreshForms(settling: isSettling)
    shifts = 0
  }

  /// The largest deviation of an active form from where it is held, by its tolerance.
  func worstResidual() -> Double {
    var worst = 0.0
    for position in 0..<columns.count {
      let index = Int(columns.base[position].activeForm)
      let form = forms.base[index]
      var value = 0.0
      for entry in Int(form.start)..<Int(form.start + form.count) {
        value += entries.base[entry].coefficient * values.base[Int(entries.base[entry].variable)]
      }
      worst = max(worst, abs(value - form.value) / standings.base[index].tolerance)
    }
    return worst
  }

  var needsRefactor: Bool {
    exchanges.count > kernelExchanges + 64 + columns.count / 4
      || exchanges.shareCount > kernelShares + 4096 + 4 * entries.count
      || steps.count > 4096 + 2 * columns.count
  }

  /// Makes a new triangle of the active forms.
  ///
  /// Definitions are followed as far as they go; what is left are loops, which are eliminated.
  mutating func refactor() {
    work &+= forms.count
    var active = Buffer<Int32>(capacity: columns.count)
    for position in 0..<columns.count { active.append(columns[position].activeForm) }
    resetFactor()
    define(by: active)
    refresh()
    version += 1
  }

  /// Follows forms with one unknown left.
  ///
  /// - Parameter unknowns: By form: how many unknowns it has left; 0 for those that are not to be followed.
  mutating func followForms(_ queue: inout Buffer<Int32>, _ unknowns: inout Buffer<Int32>) {
    var next = 0
    while next < queue.count {
      let form = Int(queue[next])
      next += 1
      let start = Int(forms.base[form].start)
      let end = start + Int(forms.base[form].count)
      guard let unknown = (start..<end).first(where: { orders.base[Int(entries.base[$0].variable)] < 0 })
      else { continue }
      let variable = Int(entries.base[unknown].variable)
      if abs(entries.base[unknown].coefficient) < 1e-6 { continue }
      define(variable, by: form, pivot: entries.base[unknown].coefficient)
      var entry = Int(columns.base[variable].entries)
      while entry >= 0 {
        let user = Int(entries.base[entry].form)
        entry = Int(links.base[entry])
        guard unknowns.base[user] > 0 else { continue }
        unknowns.base[user] -= 1
        if unknowns.base[user] == 1, forms.base[user].factorPosition < 0 { queue.append(Int32(user)) }
      }
    }
    queue.removeAll()
  }
}
