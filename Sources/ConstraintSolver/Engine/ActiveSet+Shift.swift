/// The rates at which everything follows the breakpoint of one cost, kept for the next time.
struct Following {
  var cost: Int
  var version: Int
  var variables: [(variable: Int32, rate: Double)]
  /// The forms with costs that have a say.
  var forms: [(form: Int32, rate: Double)]
}

extension ActiveSet {
  /// Moves the breakpoint of a cost, and the vertex with it where it is held there, if that keeps the optimum.
  ///
  /// Where no cost changes its side, the vertex stays the optimum: the slopes are
  /// the same, and so is all that was proved by them.
  ///
  /// - Returns: Whether the optimum was kept; if not, nothing has changed.
  mutating func shift(_ index: Int, to breakpoint: Double, following: inout [Following]) -> Bool {
    guard isOptimal else { return false }
    let cost = costs[index]
    let form = Int(cost.form)
    if cost.key < relevantKey, !isHeld(index) {
      costs.setBreakpoint(breakpoint, at: index)
      return true
    }
    if !isHeld(index) {
      let value = forms[form].position >= 0 || !areFormsStale ? forms[form].value : valueFromVariables(of: form)
      let before = side(of: value - cost.breakpoint, form)
      guard before != 0, before == side(of: value - breakpoint, form) else { return false }
      costs.setBreakpoint(breakpoint, at: index)
      return true
    }
    // The other costs of the form have to stay on their sides.
    var other = Costs.index(of: forms[form].costs)
    while other >= 0 {
      if other != index, costs[other].key >= relevantKey {
        let was = side(of: forms[form].value - costs[other].breakpoint, form)
        if was == 0 || was != side(of: breakpoint - costs[other].breakpoint, form) { return false }
      }
      other = Costs.index(of: costs[other].next)
    }
    var place = following.firstIndex { $0.cost == index }
    if place == nil || following[place!].version != version {
      if let place { following.remove(at: place) }
      if following.count >= 16 { following.removeFirst() }
      following.append(findFollowing(index))
      place = following.count - 1
    }
    guard follow(following[place!], by: breakpoint - cost.breakpoint) else { return false }
    costs.setBreakpoint(breakpoint, at: index)
    forms.base[form].value = breakpoint
    raiseTolerance(of: form, for: breakpoint)
    shifts += 1
    // Sums of many movements drift; this many do not yet.
    if shifts >= 256 { refresh() }
    return true
  }

  /// Moves the breakpoint of a cost; the optimum has to be found again.
  mutating func displace(_ index: Int, to breakpoint: Double, carryingVertex: Bool) {
    let form = Int(costs[index].form)
    // Where there is no vertex yet, an equation's form is where the equation has it.
    let isFollowing = isFactored ? carryingVertex && isHeld(index) : forms[form].isRequiredEquation
    if isFollowing { forms.base[form].value = breakpoint }
    costs.setBreakpoint(breakpoint, at: index)
    // Without a vertex there are no tolerances yet.
    if isFactored { raiseTolerance(of: form, for: breakpoint) }
    areFormsStale = true
    isFeasible = false
    touch()
  }

  func isHeld(_ index: Int) -> Bool {
    let form = Int(costs[index].form)
    return forms[form].position >= 0
      && abs(forms[form].value - costs[index].breakpoint) <= standings[form].tolerance
  }

  private func side(of difference: Double, _ form: Int) -> Int {
    abs(difference) <= standings[form].tolerance ? 0 : difference < 0 ? -1 : 1
  }

  private func valueFromVariables(of form: Int) -> Double {
    var value = 0.0
    for entry in Int(forms[form].start)..<Int(forms[form].start + forms[form].count) {
      value += entries[entry].coefficient * values[Int(entries[entry].variable)]
    }
    return value
  }

  private mutating func findFollowing(_ index: Int) -> Following {
    forward(Int(forms[Int(costs[index].form)].position))
    var result = Following(cost: index, version: version, variables: [], forms: [])
    result.variables.reserveCapacity(reachedVariables.count)
    for place in 0..<reachedVariables.count {
      result.variables.append((reachedVariables[place], right[Int(reachedVariables[place])]))
    }
    for place in 0..<reachedForms.count {
      let form = Int(reachedForms[place])
      if forms[form].position >= 0 || abs(sums[form]) < 1e-12 { continue }
      var cost = Costs.index(of: forms[form].costs)
      while cost >= 0 {
        if costs[cost].key >= relevantKey {
          result.forms.append((Int32(form), sums[form]))
          break
        }
        cost = Costs.index(of: costs[cost].next)
      }
    }
    clearForward()
    return result
  }

  /// Moves everything, unless a cost that has a say would change its side.
  private mutating func follow(_ following: Following, by change: Double) -> Bool {
    let forms = forms.base
    let values = values.base
    // The values of forms without a say are not kept, so these are computed where they lag.
    for (form, rate) in following.forms {
      let value = forms[Int(form)].value
      let moved = value + change * rate
      let tolerance = standings[Int(form)].tolerance
      var index = Costs.index(of: forms[Int(form)].costs)
      while index >= 0 {
        let cost = costs[index]
        index = Costs.index(of: cost.next)
        if cost.key < relevantKey { continue }
        let (was, now) = (value - cost.breakpoint, moved - cost.breakpoint)
        if was > tolerance ? now <= tolerance : was < -tolerance ? now >= -tolerance : true { return false }
      }
    }
    following.forms.withUnsafeBufferPointer {
      for (form, rate) in $0 { forms[Int(form)].value += change * rate }
    }
    following.variables.withUnsafeBufferPointer {
      for (variable, rate) in $0 { values[Int(variable)] += change * rate }
    }
    areFormsStale = true
    return true
  }
}
