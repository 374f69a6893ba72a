extension ActiveSet {
  /// An exchange of the active form in one position since the triangle was made.
  ///
  /// The new form is a sum of those that were active: its entries say how much of each.
  struct Eta: BitwiseCopyable {
    var position: Int32
    var start: Int32
    var end: Int32
    /// The next exchange in the same position.
    var next: Int32
    var pivot: Double
  }

  /// The exchanges that have a number in a position, and those that were made in it.
  struct EtaLinks: BitwiseCopyable {
    var entries: Int32 = -1
    var etas: Int32 = -1
  }

  struct EtaEntry: BitwiseCopyable {
    var value: Double
    var position: Int32
    var eta: Int32
    /// The next entry in the same position.
    var next: Int32
  }

  /// Finds how all move when one active form moves by one and the others stay.
  ///
  /// The rates of the variables are left in `right`, those of the forms in
  /// `sums`; `reachedVariables` and `reachedForms` list where.
  /// Only what the movement reaches is visited: in a layout, mostly very little.
  mutating func forward(_ position: Int) {
    clearForward()
    sums.extend(to: forms.count, with: 0)
    reachedPositions.removeAll()
    left.base[position] = 1
    reachedPositions.append(Int32(position))
    // 1. Undo the exchanges, the last one first.
    if etas.count > 0 { forwardThroughEtas(position) }
    for index in 0..<reachedPositions.count {
      stepQueue.insert(Int(orders.base[Int(reachedPositions.base[index])]))
    }
    // 2. Walk the definitions in their order.
    let columns = columns.base
    let orders = orders.base
    let entries = entries.base
    let links = links.base
    let forms = forms.base
    while let order = stepQueue.popFirst() {
      let variable = Int(steps.base[order])
      let rate = (left.base[variable] - sums.base[Int(columns[variable].factorForm)]) / columns[variable].pivot
      left.base[variable] = 0
      if abs(rate) < 1e-13 { continue }
      right.base[variable] = rate
      reachedVariables.append(Int32(variable))
      let own = Int(columns[variable].ownForm)
      sums.base[own] += rate
      if !forms[own].isMarked {
        forms[own].isMarked = true
        reachedForms.append(Int32(own))
      }
      var entry = Int(columns[variable].entries)
      while entry >= 0 {
        let form = Int(entries[entry].form)
        sums.base[form] += entries[entry].coefficient * rate
        if !forms[form].isMarked {
          forms[form].isMarked = true
          reachedForms.append(Int32(form))
        }
        let definedBy = Int(forms[form].factorPosition)
        if definedBy >= 0, definedBy != variable { stepQueue.insert(Int(orders[definedBy])) }
        entry = Int(links[entry])
      }
    }
  }

  private func etaLinks(at position: Int) -> EtaLinks {
    position < etaLinks.count ? etaLinks.base[position] : EtaLinks()
  }

  private mutating func forwardThroughEtas(_ position: Int) {
    queueEtas(usedBy: position, below: etas.count)
    while let eta = etaQueue.popLast() {
      let record = etas.base[eta]
      let pivotPosition = Int(record.position)
      var value = left.base[pivotPosition]
      let wasZero = value == 0
      for entry in Int(record.start)..<Int(record.end) {
        value -= etaEntries.base[entry].value * left.base[Int(etaEntries.base[entry].position)]
      }
      value /= record.pivot
      left.base[pivotPosition] = value
      if wasZero, value != 0 {
        reachedPositions.append(record.position)
        queueEtas(usedBy: pivotPosition, below: eta)
      }
    }
  }

  private func queueEtas(usedBy position: Int, below limit: Int) {
    let links = etaLinks(at: position)
    var eta = Int(links.etas)
    while eta >= 0 {
      if eta < limit { etaQueue.insert(eta) }
      eta = Int(etas.base[eta].next)
    }
    var entry = Int(links.entries)
    while entry >= 0 {
      if Int(etaEntries.base[entry].eta) < limit { etaQueue.insert(Int(etaEntries.base[entry].eta)) }
      entry = Int(etaEntries.base[entry].next)
    }
  }

  mutating func clearForward() {
    for index in 0..<reachedVariables.count { right.base[Int(reachedVariables.base[index])] = 0 }
    for index in 0..<reachedForms.count {
      sums.base[Int(reachedForms.base[index])] = 0
      forms.base[Int(reachedForms.base[index])].isMarked = false
    }
    reachedVariables.removeAll()
    reachedForms.removeAll()
  }

  /// Adds a multiple of a form to what ``backward()`` is to express.
  @inline(__always)
  func addToBackward(form: Int, factor: Double) {
    let start = Int(forms.base[form].start)
    for entry in start..<(start + Int(forms.base[form].count)) {
      let variable = Int(entries.base[entry].variable)
      left.base[variable] += factor * entries.base[entry].coefficient
      stepQueue.insert(Int(orders.base[variable]))
    }
  }

  /// Expresses a sum of forms by the active ones.
  ///
  /// The multiples are left in `left` by position; `reachedPositions` lists where.
  /// The caller clears them with ``clearBackward()``.
  mutating func backward() {
    reachedPositions.removeAll()
    let columns = columns.base
    let orders = orders.base
    let entries = entries.base
    let forms = forms.base
    while let order = stepQueue.popLast() {
      let variable = Int(steps.base[order])
      let multiple = left.base[variable] / columns[variable].pivot
      left.base[variable] = 0
      if abs(multiple) < 1e-13 { continue }
      // `right` keeps the multiples of the triangle until all of `left` is used up.
      right.base[variable] = multiple
      reachedPositions.append(Int32(variable))
      let form = Int(columns[variable].factorForm)
      let start = Int(forms[form].start)
      for entry in start..<(start + Int(forms[form].count)) {
        let other = Int(entries[entry].variable)
        if other == variable { continue }
        left.base[other] -= multiple * entries[entry].coefficient
        stepQueue.insert(Int(orders[other]))
      }
    }
    for index in 0..<reachedPositions.count {
      let position = Int(reachedPositions.base[index])
      left.base[position] = right.base[position]
      right.base[position] = 0
    }
    if etas.count > 0 { backwardThroughEtas() }
  }

  private mutating func backwardThroughEtas() {
    for index in 0..<reachedPositions.count { queueEtas(at: Int(reachedPositions.base[index]), above: -1) }
    while let eta = etaQueue.popFirst() {
      let record = etas.base[eta]
      let multiple = left.base[Int(record.position)] / record.pivot
      if multiple == 0 { continue }
      left.base[Int(record.position)] = multiple
      for entry in Int(record.start)..<Int(record.end) {
        let position = Int(etaEntries.base[entry].position)
        if left.base[position] == 0 {
          // A number that cancels to zero is met again as new; the list may name a position twice.
          reachedPositions.append(Int32(position))
          queueEtas(at: position, above: eta)
        }
        left.base[position] -= multiple * etaEntries.base[entry].value
      }
    }
  }

  private func queueEtas(at position: Int, above limit: Int) {
    var eta = Int(etaLinks(at: position).etas)
    while eta >= 0 {
      if eta > limit { etaQueue.insert(eta) }
      eta = Int(etas.base[eta].next)
    }
  }

  mutating func clearBackward() {
    for index in 0..<reachedPositions.count { left.base[Int(reachedPositions.base[index])] = 0 }
    reachedPositions.removeAll()
  }

  /// Makes a form active in the place of another.
  ///
  /// - Returns: Whether the exchange was sound; if not, nothing has changed.
  mutating func exchange(position: Int, for form: Int, expected: Double) -> Bool {
    if replaceStep(position, by: form) { return true }
    addToBackward(form: form, factor: 1)
    backward()
    let pivot = left.base[position]
    guard abs(pivot) > 1e-11, abs(pivot - expected) <= 1e-6 * max(1, abs(pivot)) else {
      clearBackward()
      return false
    }
    etaLinks.extend(to: columns.count, with: EtaLinks())
    let eta = Int32(etas.count)
    let start = Int32(etaEntries.count)
    for index in 0..<reachedPositions.count {
      let other = Int(reachedPositions.base[index])
      let value = left.base[other]
      left.base[other] = 0
      if other == position || abs(value) < 1e-13 { continue }
      etaEntries.append(
        EtaEntry(value: value, position: Int32(other), eta: eta, next: etaLinks.base[other].entries))
      etaLinks.base[other].entries = Int32(etaEntries.count - 1)
    }
    clearBackward()
    etas.append(
      Eta(
        position: Int32(position), start: start, end: Int32(etaEntries.count), next: etaLinks.base[position].etas,
        pivot: pivot))
    etaLinks.base[position].etas = eta
    etaQueue.reserve(etas.count)
    activate(form, at: position)
    return true
  }

  private mutating func activate(_ form: Int, at position: Int) {
    let leaving = Int(columns.base[position].activeForm)
    forms.base[leaving].position = -1
    forms.base[form].position = Int32(position)
    columns.base[position].activeForm = Int32(form)
  }

  /// Exchanges a definition of the triangle itself, where no other definition uses the variable.
  private mutating func replaceStep(_ position: Int, by form: Int) -> Bool {
    let links = etaLinks(at: position)
    guard links.etas < 0, links.entries < 0 else { return false }
    guard forms.base[form].factorPosition < 0 else { return false }
    let old = columns.base[position].factorForm
    var pivot = columns.base[position].ownForm == Int32(form) ? 1.0 : 0
    var length = 0
    var entry = Int(columns.base[position].entries)
    while entry >= 0 {
      let user = Int(entries.base[entry].form)
      if user == form {
        pivot = entries.base[entry].coefficient
      } else if user != Int(old), forms.base[user].factorPosition >= 0 {
        return false
      }
      length += 1
      if length > 32 { return false }
      entry = Int(self.links.base[entry])
    }
    guard abs(pivot) > 0.01 else { return false }
    forms.base[Int(old)].factorPosition = -1
    forms.base[form].factorPosition = Int32(position)
    steps.base[Int(orders.base[position])] = -1
    columns.base[position].factorForm = Int32(form)
    columns.base[position].pivot = pivot
    appendStep(variable: position)
    activate(form, at: position)
    return true
  }
}
