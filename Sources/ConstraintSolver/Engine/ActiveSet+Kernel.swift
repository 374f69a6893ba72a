extension ActiveSet {
  /// A form's terms in the order of their variables.
  private func terms(of form: Int) -> [(variable: Int, coefficient: Double)] {
    let start = Int(forms[form].start)
    return (start..<(start + Int(forms[form].count)))
      .map { (Int(entries[$0].variable), entries[$0].coefficient) }
      .sorted { $0.variable < $1.variable }
  }

  /// Makes steps of forms that are no triangle.
  ///
  /// What elimination leaves of a form is a form of its own, which takes the form's
  /// place in the triangle; that the form itself is active there is then an
  /// exchange like any other.
  ///
  /// - Parameter members: Forms without a position, over variables without a step and earlier ones.
  mutating func defineKernel(_ members: [Int]) {
    let elimination = Elimination(rows: members.map { terms(of: $0) }) { orders[$0] < 0 }
    work &+= elimination.work
    // Variables that no row is left for stay where they are.
    let defined = Set(elimination.pivots.map(\.variable))
    for variable in Set(elimination.rows.joined().map(\.variable)).sorted() where orders[variable] < 0 {
      guard !defined.contains(variable) else { continue }
      let own = Int(columns[variable].ownForm)
      forms.base[own].value = values[variable]
      define(variable, by: own, pivot: 1)
    }
    var position = [Int](repeating: -1, count: members.count)
    for pivot in elimination.pivots.reversed() {
      position[pivot.row] = pivot.variable
      let form = elimination.multiples[pivot.row].isEmpty ? members[pivot.row] : addReduced(elimination.rows[pivot.row])
      let own = terms(of: form).first { $0.variable == pivot.variable }!
      define(pivot.variable, by: form, pivot: own.coefficient)
    }
    for pivot in elimination.pivots.reversed() where !elimination.multiples[pivot.row].isEmpty {
      addExchange(pivot, multiples: elimination.multiples[pivot.row], form: members[pivot.row], position)
    }
  }

  private mutating func addReduced(_ terms: [(variable: Int, coefficient: Double)]) -> Int {
    let form = appendForm(count: terms.count)
    for term in terms {
      link(variable: term.variable, coefficient: term.coefficient, form: Int32(form))
    }
    reducedForms.append(Int32(form))
    return form
  }

  private mutating func addExchange(
    _ pivot: Elimination.Pivot, multiples: [(row: Int, factor: Double)], form: Int, _ position: [Int]
  ) {
    exchanges.append(at: pivot.variable, pivot: 1, amongPositions: columns.count)
    for (row, factor) in multiples { exchanges.appendShare(factor, of: position[row]) }
    let reduced = Int(columns[pivot.variable].activeForm)
    forms.base[reduced].position = -1
    forms.base[form].position = Int32(pivot.variable)
    columns.base[pivot.variable].activeForm = Int32(form)
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
  /// The required equations are eliminated first, whatever else there is; the rest
  /// stays where it prefers to be, and the levels bring it to where it belongs.
  mutating func startByElimination() {
    resetFactor()
    // What the start has not come to say of forms is never said now.
    for form in 0..<forms.count { standings.base[form] = Standing() }
    let equations = (0..<forms.count).filter { forms[$0].count > 0 && keyOfEquation($0) >= Self.requiredKey }
    let elimination = Elimination(rows: equations.map { terms(of: $0) }) { _ in true }
    for variable in 0..<columns.count { columns.base[variable].activeForm = columns[variable].ownForm }
    for pivot in elimination.pivots {
      let form = equations[pivot.row]
      columns.base[pivot.variable].activeForm = Int32(form)
      forms.base[form].value = firmestEquation(of: form)
    }
    for variable in 0..<columns.count where columns[variable].activeForm == columns[variable].ownForm {
      let own = Int(columns[variable].ownForm)
      if forms[own].position < 0 { forms.base[own].value = target(of: own) }
    }
    refactor()
  }
}
