extension ActiveSet {
  /// Computes the forms that are not active, and all tolerances, from the variables.
  mutating func refreshForms() {
    for form in 0..<forms.count {
      let start = Int(forms.base[form].start)
      var value = 0.0
      var magnitude = 1.0
      for entry in start..<(start + Int(forms.base[form].count)) {
        let part = entries.base[entry].coefficient * columns.base[Int(entries.base[entry].variable)].value
        value += part
        magnitude += abs(part)
      }
      var cost = Int(forms.base[form].costs)
      while cost >= 0 {
        // A variable's own preference far away must not blunt what is asked of it.
        if costs.base[cost].handle >= 0 { magnitude = max(magnitude, abs(costs.base[cost].breakpoint)) }
        cost = Int(costs.base[cost].next)
      }
      forms.base[form].tolerance = 1e-9 * magnitude
      if forms.base[form].position < 0 { forms.base[form].value = value }
    }
    areFormsStale = false
  }

  /// Computes the variables from the active forms, and the other forms from the variables.
  mutating func refresh() {
    for position in 0..<columns.count {
      left.base[position] = forms.base[Int(columns.base[position].activeForm)].value
    }
    for eta in stride(from: etas.count - 1, through: 0, by: -1) {
      let record = etas.base[eta]
      var value = left.base[Int(record.position)]
      for entry in Int(record.start)..<Int(record.end) {
        value -= etaEntries.base[entry].value * left.base[Int(etaEntries.base[entry].position)]
      }
      left.base[Int(record.position)] = value / record.pivot
    }
    for order in 0..<steps.count where steps.base[order] >= 0 {
      let variable = Int(steps.base[order])
      guard columns.base[variable].order == Int32(order) else { continue }
      let form = Int(columns.base[variable].factorForm)
      let start = Int(forms.base[form].start)
      var value = left.base[variable]
      for entry in start..<(start + Int(forms.base[form].count)) {
        let other = Int(entries.base[entry].variable)
        if other != variable { value -= entries.base[entry].coefficient * columns.base[other].value }
      }
      columns.base[variable].value = value / columns.base[variable].pivot
      left.base[variable] = 0
    }
    refreshForms()
    shifts = 0
  }

  /// The largest deviation of an active form from where it is held, by its tolerance.
  func worstResidual() -> Double {
    var worst = 0.0
    for position in 0..<columns.count {
      let form = forms.base[Int(columns.base[position].activeForm)]
      var value = 0.0
      for entry in Int(form.start)..<Int(form.start + form.count) {
        value += entries.base[entry].coefficient * columns.base[Int(entries.base[entry].variable)].value
      }
      worst = max(worst, abs(value - form.value) / form.tolerance)
    }
    return worst
  }

  var needsRefactor: Bool {
    etas.count > 64 + columns.count / 4 || etaEntries.count > 4096 + 4 * entries.count
      || steps.count > 4096 + 2 * columns.count
  }

  /// Makes a new triangle of the active forms.
  ///
  /// Where the forms are no triangle, a variable of a loop is pinned for the time
  /// being (the loop is torn); the form that closes the loop then takes its place.
  mutating func refactor() {
    var active = Buffer<Int32>(capacity: columns.count)
    for position in 0..<columns.count { active.append(columns[position].activeForm) }
    resetFactor()
    var unknowns = Buffer<Int32>(repeating: 0, count: forms.count)
    var queue = Buffer<Int32>(capacity: columns.count)
    for index in 0..<active.count {
      let form = Int(active[index])
      unknowns[form] = forms[form].count
      if unknowns[form] == 1 { queue.append(active[index]) }
    }
    followForms(&queue, &unknowns)
    // What is left are loops. A variable that many rows use opens most of them.
    var rest: [(uses: Int, variable: Int)] = []
    for variable in 0..<columns.count where columns[variable].order < 0 {
      var uses = 0
      var entry = Int(columns[variable].entries)
      while entry >= 0 {
        if unknowns[Int(entries[entry].form)] > 0 { uses += 1 }
        entry = Int(entries[entry].next)
      }
      rest.append((uses, variable))
    }
    rest.sort { $0.uses != $1.uses ? $0.uses > $1.uses : $0.variable < $1.variable }
    var torn: [Int] = []
    for (_, variable) in rest where columns[variable].order < 0 {
      torn.append(variable)
      queue.append(columns[variable].ownForm)
      followForms(&queue, &unknowns)
    }
    for index in 0..<active.count where forms[Int(active[index])].position < 0 {
      close(Int(active[index]), torn: &torn)
    }
    refresh()
    version += 1
  }

  private mutating func followForms(_ queue: inout Buffer<Int32>, _ unknowns: inout Buffer<Int32>) {
    var next = 0
    while next < queue.count {
      let form = Int(queue[next])
      next += 1
      let start = Int(forms.base[form].start)
      let end = start + Int(forms.base[form].count)
      guard let unknown = (start..<end).first(where: { columns.base[Int(entries.base[$0].variable)].order < 0 })
      else { continue }
      let variable = Int(entries.base[unknown].variable)
      if abs(entries.base[unknown].coefficient) < 1e-6 { continue }
      define(variable, by: form, pivot: entries.base[unknown].coefficient)
      var entry = Int(columns.base[variable].entries)
      while entry >= 0 {
        let user = Int(entries.base[entry].form)
        entry = Int(entries.base[entry].next)
        guard unknowns.base[user] > 0 else { continue }
        unknowns.base[user] -= 1
        if unknowns.base[user] == 1, forms.base[user].factorPosition < 0 { queue.append(Int32(user)) }
      }
    }
    queue.removeAll()
  }

  /// Gives a form the place of the torn variable on which it depends most.
  private mutating func close(_ form: Int, torn: inout [Int]) {
    addToBackward(form: form, factor: 1)
    backward()
    var best: Int?
    for index in torn.indices where abs(left[torn[index]]) > 1e-9 {
      if best == nil || abs(left[torn[index]]) > abs(left[torn[best!]]) { best = index }
    }
    let expected = best.map { left[torn[$0]] } ?? 0
    clearBackward()
    guard let best else { return }
    let (barUp, barDown) = (forms[form].barUp, forms[form].barDown)
    if exchange(position: torn[best], for: form, expected: expected) { torn.remove(at: best) }
    forms.base[form].barUp = barUp
    forms.base[form].barDown = barDown
  }
}
