extension ActiveSet {
  /// Chooses a vertex to start from and makes the triangle for it.
  ///
  /// Definitions are followed as a person would: an equation with one unknown left
  /// gives that unknown a value. When no required one is left, the firmest of the
  /// remaining costs pins its form, and the required equations go on from there.
  /// An equation that finds all of its variables known closes a loop; where it does
  /// not hold, the levels make an exchange for it later.
  mutating func start() {
    let isFirst = steps.count == 0
    resetFactor()
    if !isFirst { resetValues() }
    var unknowns = equations.copy()
    closingForms.removeAll()
    growths.lengthen(to: columns.count)
    standings.lengthen(to: forms.count)
    worstGrowth = 1
    var ready = ReadyEquations(room: columns.count)
    // 1. Equations wait for their last unknown; variables with costs are sorted by firmness.
    var pins = KeyGroups<Firmness, Int32>()
    for index in 0..<pinnedForms.count {
      let form = pinnedForms[index]
      guard let firmness = aim(Int(form)) else { continue }
      if firmness.weaker >= Self.requiredKey {
        ready.insert(Int(form), key: firmness.weaker)
      } else {
        pins.append(form, key: firmness)
      }
    }
    // 2. Follow them, always the firmest that can be followed.
    for group in pins.descending {
      for form in group.elements {
        propagate(&ready, &unknowns, downTo: group.key.weaker)
        ready.insert(Int(form), key: group.key.weaker)
      }
    }
    propagate(&ready, &unknowns, downTo: Self.open)
    // 3. What nothing holds stays where it prefers to be.
    for rank in ranks where steps.count < columns.count {
      for variable in 0..<columns.count where orders[variable] < 0 && columns[variable].rank == rank {
        let own = Int(columns[variable].ownForm)
        forms.base[own].value = preferences[variable]
        ready.insert(own, key: Self.requiredKey)
        propagate(&ready, &unknowns, downTo: Self.open)
      }
    }
    isFactored = true
    pending.removeAll()
    touch()
  }

  /// Takes the triangle apart.
  mutating func resetFactor() {
    dropReducedForms()
    // Without a step there was no triangle, and nothing says that it has a place in one.
    let isEmpty = steps.count == 0
    steps.removeAll()
    exchanges.removeAll()
    (kernelExchanges, kernelShares) = (0, 0)
    if !isEmpty {
      for variable in 0..<columns.count { orders.base[variable] = -1 }
      for form in 0..<forms.count {
        forms.base[form].position = -1
        forms.base[form].factorPosition = -1
      }
    }
    steps.reserve(additional: columns.count)
    stepQueue.reserve(columns.count)
  }

  /// Gives the forms of required equations the values that the equations say.
  private func resetValues() {
    for form in 0..<forms.count where forms.base[form].isRequiredEquation {
      forms.base[form].value = costs[Int(forms.base[form].costs)].breakpoint
    }
  }

  /// Where a variable's own costs would have it, level by level; of two that disagree the earlier one has its way.
  func target(of form: Int) -> Double {
    var low = -Double.infinity
    var high = Double.infinity
    var below = Double.infinity
    while low < high {
      // The next key below the last; chains are a handful of costs long.
      var key = Self.open
      var index = Int(forms[form].costs)
      while index >= 0 {
        if costs[index].key < below { key = max(key, costs[index].key) }
        index = Int(costs[index].next)
      }
      if key == Self.open { break }
      var (least, greatest) = (low, high)
      index = Int(forms[form].costs)
      while index >= 0 {
        // The chain begins with the latest.
        let cost = costs[index]
        index = Int(cost.next)
        guard cost.key == key else { continue }
        let breakpoint = min(max(cost.breakpoint, low), high)
        if cost.left < 0 {
          least = cost.right > 0 ? breakpoint : max(least, breakpoint)
          greatest = max(greatest, least)
        }
        if cost.right > 0 {
          greatest = min(greatest, breakpoint)
          least = min(least, greatest)
        }
      }
      (low, high, below) = (least, greatest, key)
    }
    return low < high ? min(max(preferences.base[variable(of: form)], low), high) : low
  }

  /// The variable whose own form this is.
  private func variable(of form: Int) -> Int { Int(entries.base[Int(forms.base[form].start)].variable) }

  /// Gives a variable's own form the value that its costs would give it, if it has others than its preference.
  ///
  /// - Returns: How firmly they hold it there.
  private func aim(_ form: Int) -> Firmness? {
    var index = Int(forms.base[form].costs)
    guard index >= 0 else { return nil }
    let target = target(of: form)
    forms.base[form].value = target
    var up = Self.open
    var down = Self.open
    while index >= 0 {
      let cost = costs[index]
      index = Int(cost.next)
      if target >= cost.breakpoint, cost.right > 0 { up = max(up, cost.key) }
      if target <= cost.breakpoint, cost.left < 0 { down = max(down, cost.key) }
    }
    if min(up, down) == Self.open {
      // What the variable prefers holds the other side, if it is for that value.
      let variable = variable(of: form)
      let rankKey = Self.rankKey(columns.base[variable].rank)
      if target >= preferences.base[variable] { up = max(up, rankKey) }
      if target <= preferences.base[variable] { down = max(down, rankKey) }
    }
    return Firmness(weaker: min(up, down), stronger: max(up, down))
  }

  /// Follows equations with one unknown, the firmest first, down to those of a key.
  ///
  /// A required one that has one unknown left is followed at once, while it is at hand; what becomes ready by
  /// that waits, so that definitions spread evenly. Followed to their ends they would go in wide circles.
  private mutating func propagate(
    _ ready: inout ReadyEquations, _ unknowns: inout Buffer<Int32>, downTo limit: Double
  ) {
    while let form = ready.popFirmest(downTo: limit) {
      var entry = follow(form)
      // Where to go on with the variable that was left for another.
      var left = -1
      var isAside = false
      while true {
        if entry < 0 {
          guard isAside else { break }
          (entry, isAside) = (left, false)
          continue
        }
        let user = Int(entries.base[entry].form)
        entry = Int(links.base[entry])
        guard unknowns.base[user] > 0 else { continue }
        unknowns.base[user] -= 1
        if unknowns.base[user] > 1 || forms.base[user].factorPosition >= 0 { continue }
        if unknowns.base[user] == 0 {
          closingForms.append(Int32(user))
          continue
        }
        let key = keyOfEquation(user)
        if key == Self.open { continue }
        if key >= Self.requiredKey, !isAside {
          (left, isAside) = (entry, true)
          entry = follow(user)
        } else {
          ready.insert(user, key: key)
        }
      }
    }
  }

  /// Gives the unknown of a form a value.
  ///
  /// - Returns: The first entry of the variable, or -1 if there is no unknown to give a value to.
  @inline(__always)
  private mutating func follow(_ form: Int) -> Int {
    let start = Int(forms.base[form].start)
    let count = Int(forms.base[form].count)
    var unknown = -1
    var sum = 0.0
    var magnitude = 1.0
    var growth: Float = 0
    for entry in start..<(start + count) {
      let variable = Int(entries.base[entry].variable)
      if orders.base[variable] < 0 {
        unknown = entry
      } else {
        let part = entries.base[entry].coefficient * values.base[variable]
        sum += part
        magnitude += abs(part)
        growth += Float(abs(entries.base[entry].coefficient)) * growths.base[variable]
      }
    }
    guard unknown >= 0 else { return -1 }
    let pivot = entries.base[unknown].coefficient
    guard abs(pivot) > 1e-6 else { return -1 }
    let isRequired = forms.base[form].isRequiredEquation
    let target = count == 1 || isRequired ? forms.base[form].value : firmestEquation(of: form)
    let variable = Int(entries.base[unknown].variable)
    define(variable, by: form, pivot: pivot)
    forms.base[form].value = target
    values.base[variable] = (target - sum) / pivot
    standings.base[form] = Standing(
      tolerance: 1e-9 * max(magnitude + abs(target - sum), abs(target)),
      bars: isRequired ? Bars(up: Self.requiredKey, down: Self.requiredKey) : Bars())
    growths.base[variable] = 1 + growth / Float(abs(pivot))
    worstGrowth = max(worstGrowth, growths.base[variable])
    return Int(columns.base[variable].entries)
  }

  func firmestEquation(of form: Int) -> Double {
    var key = Self.open
    var breakpoint = 0.0
    var index = Int(forms.base[form].costs)
    while index >= 0 {
      let cost = costs[index]
      if cost.left < 0, cost.right > 0, cost.key > key { (key, breakpoint) = (cost.key, cost.breakpoint) }
      index = Int(cost.next)
    }
    return breakpoint
  }

  func keyOfEquation(_ form: Int) -> Double {
    if forms.base[form].isRequiredEquation { return Self.requiredKey }
    var key = Self.open
    var index = Int(forms.base[form].costs)
    while index >= 0 {
      let cost = costs[index]
      if cost.left < 0, cost.right > 0 { key = max(key, cost.key) }
      index = Int(cost.next)
    }
    return key
  }

  /// Makes a form the definition of a variable.
  mutating func define(_ variable: Int, by form: Int, pivot: Double) {
    appendStep(variable: variable)
    columns.base[variable].factorForm = Int32(form)
    columns.base[variable].activeForm = Int32(form)
    columns.base[variable].pivot = pivot
    forms.base[form].position = Int32(variable)
    forms.base[form].factorPosition = Int32(variable)
  }
}
