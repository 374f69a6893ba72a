extension ActiveSet {
  /// Makes required costs that the start leaves violated active, in the place of the weakest that they depend on.
  ///
  /// A step of a level moves all that depends on it; in a stack of a thousand views
  /// whose heights give way to their content, a thousand times all that is below.
  /// Here only the active set changes, and the values are computed once, at the end.
  /// It is a better guess for the levels to begin with, no more.
  ///
  /// - Returns: Whether anything has changed.
  mutating func repairStart() -> Bool {
    let taken = Buffer<Bool>(repeating: false, count: columns.count)
    var exchanges = 0
    // Rows that reach far are dearer than the steps they save.
    var budget = 20 * columns.count
    for index in (0..<violatedCosts.count).map({ Int(violatedCosts[$0]) }).sorted() where budget > 0 {
      let cost = costs[index]
      guard forms.base[Int(cost.form)].position < 0 else { continue }
      let form = Int(cost.form)
      addToBackward(form: form, factor: 1)
      backward()
      budget -= reachedPositions.count
      let change = cost.breakpoint - forms.base[form].value
      let choice = weakest(towards: change, taken) ?? latest(towards: change, taken, after: cost.handle)
      clearBackward()
      guard let choice, exchange(position: choice.position, for: form, expected: choice.multiple) else { continue }
      forms.base[form].value = cost.breakpoint
      taken[choice.position] = true
      exchanges += 1
    }
    guard exchanges > 0 else { return false }
    if needsRefactor { refactor() }
    version += 1
    refresh(settling: true)
    return true
  }

  /// The position in ``backward()``'s answer whose form gives way most easily.
  private func weakest(
    towards change: Double, _ taken: borrowing Buffer<Bool>
  ) -> (position: Int, multiple: Double)? {
    var best: (position: Int, multiple: Double)?
    var least = Self.requiredKey
    for index in 0..<reachedPositions.count {
      let position = Int(reachedPositions.base[index])
      let multiple = left.base[position]
      guard abs(multiple) > 1e-3, !taken[position] else { continue }
      let form = Int(columns.base[position].activeForm)
      let strength = ownBar(of: form, up: change * multiple > 0, above: Self.open)
      guard strength < least || (strength == least && best != nil && abs(multiple) > abs(best!.multiple)) else {
        continue
      }
      (best, least) = ((position, multiple), strength)
    }
    return best
  }

  /// The position in ``backward()``'s answer that the latest of the required costs holds, if that is a later one.
  ///
  /// Where nothing weaker gives way there is a conflict; it is the later one that will be refused.
  private func latest(
    towards change: Double, _ taken: borrowing Buffer<Bool>, after handle: Int32
  ) -> (position: Int, multiple: Double)? {
    var best: (position: Int, multiple: Double)?
    var last = handle
    for index in 0..<reachedPositions.count {
      let position = Int(reachedPositions.base[index])
      let multiple = left.base[position]
      guard abs(multiple) > 1e-3, !taken[position] else { continue }
      let form = Int(columns.base[position].activeForm)
      guard let opponent = opponent(on: form, up: change * multiple > 0), costs[opponent].handle > last else {
        continue
      }
      (best, last) = ((position, multiple), costs[opponent].handle)
    }
    return best
  }
}
