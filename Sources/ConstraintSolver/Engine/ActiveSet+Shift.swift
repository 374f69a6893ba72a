/// The rates at which everything follows the breakpoint of one cost, kept for the next time.
struct Following {
  var cost: Int
  var version: Int
  var variables: [(variable: Int32, rate: Double)]
  /// The forms with costs that have a say.
  var forms: [(form: Int32, rate: Double)]
  /// Whether nothing else that is kept moves one of the forms.
  var isAlone = true
  /// The breakpoints between which each of those costs stays on its side, as long as it is alone.
  var room: (low: Double, high: Double)?
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
      // Others have another room when they come to this one.
      for place in following.indices { following[place].room = nil }
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
      following.removeAll { $0.version != version }
      if following.count >= 16 { following.removeFirst() }
      following.append(findFollowing(index))
      place = following.count - 1
      findOthers(moving: &following)
    }
    guard follow(&following[place!], from: cost.breakpoint, to: breakpoint) else { return false }
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

  /// Finds out which of the kept ones move forms that the last of them moves too.
  private func findOthers(moving following: inout [Following]) {
    let last = following.count - 1
    for (form, _) in following[last].forms { forms.base[Int(form)].isMarked = true }
    for place in 0..<last where following[place].forms.contains(where: { forms.base[Int($0.form)].isMarked }) {
      following[place].isAlone = false
      following[last].isAlone = false
    }
    for (form, _) in following[last].forms { forms.base[Int(form)].isMarked = false }
  }

  /// Moves everything, unless a cost that has a say would change its side.
  private mutating func follow(_ following: inout Following, from old: Double, to new: Double) -> Bool {
    if !following.isAlone || following.room == nil { following.room = room(for: following, at: old) }
    guard let room = following.room, room.low < new, new < room.high else { return false }
    let values = values.base
    let change = new - old
    following.variables.withUnsafeBufferPointer {
      for (variable, rate) in $0 { values[Int(variable)] += change * rate }
    }
    areFormsStale = true
    return true
  }

  /// Between which breakpoints no cost that has a say changes its side; `nil` where one is at its breakpoint.
  private func room(for following: Following, at breakpoint: Double) -> (low: Double, high: Double)? {
    var (low, high) = (-Double.infinity, Double.infinity)
    for (form, rate) in following.forms {
      let value = valueFromVariables(of: Int(form))
      let tolerance = standings[Int(form)].tolerance
      var index = Costs.index(of: forms[Int(form)].costs)
      while index >= 0 {
        let cost = costs[index]
        index = Costs.index(of: cost.next)
        if cost.key < relevantKey { continue }
        let distance = value - cost.breakpoint
        guard abs(distance) > tolerance else { return nil }
        // Where the value would have come back to the breakpoint, but for the tolerance.
        let end = breakpoint - (distance > 0 ? distance - tolerance : distance + tolerance) / rate
        if (distance > 0) == (rate > 0) { low = max(low, end) } else { high = min(high, end) }
      }
    }
    return (low, high)
  }
}
