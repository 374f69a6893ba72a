extension ActiveSet {
  /// A way that an active form goes.
  struct Movement: BitwiseCopyable {
    var position: Int32
    var distance: Double
  }

  /// Finds how all move when one active form moves by one and the others stay.
  ///
  /// The rates of the variables are left in `right`, those of the forms in
  /// `sums`; `reachedVariables` and `reachedForms` list where.
  /// Only what the movement reaches is visited: in a layout, mostly very little.
  mutating func forward(_ position: Int) {
    beginForward()
    left.base[position] = 1
    reachedPositions.append(Int32(position))
    walkForward()
  }

  /// Finds how all move when several active forms, each named once, move together.
  ///
  /// It costs what all reach together, however many they are.
  mutating func forward(_ movements: borrowing Buffer<Movement>) {
    beginForward()
    for index in 0..<movements.count where movements[index].distance != 0 {
      left.base[Int(movements[index].position)] = movements[index].distance
      reachedPositions.append(movements[index].position)
    }
    walkForward()
  }

  private mutating func beginForward() {
    clearForward()
    sums.extend(to: forms.count, with: 0)
    reachedPositions.removeAll()
  }

  private mutating func walkForward() {
    // 1. Undo the exchanges, the last one first.
    exchanges.undo(in: left, reaching: &reachedPositions)
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
    exchanges.apply(to: left, reaching: &reachedPositions)
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
    exchanges.append(at: position, pivot: pivot, amongPositions: columns.count)
    for index in 0..<reachedPositions.count {
      let other = Int(reachedPositions.base[index])
      let value = left.base[other]
      left.base[other] = 0
      if other == position || abs(value) < 1e-13 { continue }
      exchanges.appendShare(value, of: other)
    }
    clearBackward()
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
    guard exchanges.isUntouched(position) else { return false }
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
      entry = Int(links.base[entry])
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
