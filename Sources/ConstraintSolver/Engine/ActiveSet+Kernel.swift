extension ActiveSet {
  /// Makes steps of forms that are no triangle.
  ///
  /// What elimination leaves of a form is a form of its own, which takes the form's
  /// place in the triangle; that the form itself is active there is then an
  /// exchange like any other. Variables that no form is left for stay where they are.
  ///
  /// - Parameter members: Forms without a position, over variables without a step and earlier ones.
  mutating func defineKernel(_ members: borrowing Buffer<Int32>) {
    // 1. Eliminate.
    var elimination = Elimination(variables: columns.count)
    for index in 0..<members.count {
      let form = forms[Int(members[index])]
      elimination.appendRow()
      for entry in Int(form.start)..<Int(form.start + form.count) {
        let variable = Int(entries[entry].variable)
        elimination.appendTerm(
          variable: variable, coefficient: entries[entry].coefficient, isKnown: orders[variable] >= 0,
          isHeld: forms[Int(columns[variable].ownForm)].isConstrained)
      }
    }
    elimination.run()
    work &+= elimination.work
    reserve(for: elimination)
    // 2. What no row defines comes first.
    let isDefined = Buffer<Bool>(repeating: false, count: columns.count)
    for index in 0..<elimination.pivots.count { isDefined[elimination.variable(of: elimination.pivots[index])] = true }
    for variable in 0..<columns.count where orders[variable] < 0 && !isDefined[variable] { defineByItself(variable) }
    // 3. What was eliminated last depends on nothing else.
    for index in stride(from: elimination.pivots.count - 1, through: 0, by: -1) {
      let pivot = elimination.pivots[index]
      let form =
        pivot.multiples.count > 0 ? addReduced(pivot, of: elimination) : Int(members[Int(pivot.row)])
      define(elimination.variable(of: pivot), by: form, pivot: pivot.coefficient)
    }
    for index in stride(from: elimination.pivots.count - 1, through: 0, by: -1) {
      let pivot = elimination.pivots[index]
      guard pivot.multiples.count > 0 else { continue }
      let position = elimination.variable(of: pivot)
      exchanges.append(at: position, pivot: 1, amongPositions: columns.count)
      elimination.forEachMultiple(of: pivot) { exchanges.appendShare($1, of: $0) }
      replaceReduced(at: position, by: Int(members[Int(pivot.row)]))
    }
    (kernelExchanges, kernelShares) = (exchanges.count, exchanges.shareCount)
  }

  /// Lets a variable stay where it is.
  mutating func defineByItself(_ variable: Int) {
    let own = Int(columns[variable].ownForm)
    forms.base[own].value = values[variable]
    define(variable, by: own, pivot: 1)
  }

  /// Makes room for what elimination has left.
  private mutating func reserve(for elimination: borrowing Elimination) {
    let sizes = elimination.sizes
    forms.reserve(additional: elimination.pivots.count)
    standings.reserve(additional: elimination.pivots.count)
    equations.reserve(additional: elimination.pivots.count)
    entries.reserve(additional: sizes.terms)
    links.reserve(additional: sizes.terms)
    exchanges.reserve(elimination.pivots.count, shares: sizes.multiples)
  }

  private mutating func addReduced(_ pivot: Elimination.Pivot, of elimination: borrowing Elimination) -> Int {
    let form = appendForm(count: Int(pivot.terms.count))
    elimination.forEachTerm(of: pivot) { link(variable: $0, coefficient: $1, form: Int32(form)) }
    reducedForms.append(Int32(form))
    return form
  }

  private mutating func replaceReduced(at position: Int, by form: Int) {
    forms.base[Int(columns[position].activeForm)].position = -1
    forms.base[form].position = Int32(position)
    columns.base[position].activeForm = Int32(form)
  }

  /// Takes the reduced forms of the last triangle out again.
  mutating func dropReducedForms() {
    for index in stride(from: reducedForms.count - 1, through: 0, by: -1) {
      let form = Int(reducedForms[index])
      let range = Int(forms[form].start)..<Int(forms[form].start + forms[form].count)
      for entry in range { unlink(entry) }
      forms.base[form].count = 0
      if form == forms.count - 1, range.upperBound == entries.count {
        forms.truncate(to: form)
        standings.truncate(to: form)
        sums.truncate(to: form)
        equations.truncate(to: form)
        entries.truncate(to: range.lowerBound)
        links.truncate(to: range.lowerBound)
      } else {
        deadCosts += 1
      }
    }
    reducedForms.removeAll()
  }

  private func unlink(_ entry: Int) {
    let variable = Int(entries[entry].variable)
    if columns[variable].entries == Int32(entry) {
      columns.base[variable].entries = links[entry]
      return
    }
    var previous = Int(columns[variable].entries)
    while links[previous] != Int32(entry) { previous = Int(links[previous]) }
    links.base[previous] = links[entry]
  }

  /// Starts over where following definitions in a circle would blow up rounding errors.
  ///
  /// The required equations come first, whatever else there is, and those that are no triangle are eliminated; the rest
  /// stays where it prefers to be, and the levels bring it to where it belongs.
  mutating func startByElimination() {
    resetFactor()
    // What the start has not come to say of forms is never said now.
    for form in 0..<forms.count { standings.base[form] = Standing() }
    for variable in 0..<columns.count { values.base[variable] = target(of: Int(columns[variable].ownForm)) }
    var equations = Buffer<Int32>()
    for form in 0..<forms.count where forms[form].count > 0 && keyOfEquation(form) >= Self.requiredKey {
      equations.append(Int32(form))
      forms.base[form].value = firmestEquation(of: form)
    }
    define(by: equations)
    version += 1
    refresh(settling: true)
  }

  /// Makes the triangle of forms, of what cannot be followed by elimination, and of variables' own forms.
  mutating func define(by members: borrowing Buffer<Int32>) {
    var unknowns = Buffer<Int32>(repeating: 0, count: forms.count)
    var queue = Buffer<Int32>(capacity: columns.count)
    for index in 0..<members.count {
      let form = Int(members[index])
      unknowns[form] = forms[form].count
      if unknowns[form] == 1 { queue.append(members[index]) }
    }
    followForms(&queue, &unknowns)
    var rest = Buffer<Int32>()
    for index in 0..<members.count {
      let form = Int(members[index])
      if forms[form].position < 0, unknowns[form] > 0 { rest.append(members[index]) }
    }
    if rest.count > 0 { defineKernel(rest) }
    for variable in 0..<columns.count where orders[variable] < 0 { defineByItself(variable) }
  }
}
