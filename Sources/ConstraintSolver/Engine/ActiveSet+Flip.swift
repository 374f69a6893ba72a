extension ActiveSet {
  /// Moves several active forms, each to another breakpoint of its own, if nothing else is met on the way.
  ///
  /// It ends where steps one after the other would, for none of them would exchange anything: the slopes are the same
  /// after each as before. In a row of views that all give way at one priority, each step moves all views behind its own,
  /// and so do all of them together.
  ///
  /// - Returns: Whether they moved; if not, nothing has changed.
  mutating func flip(_ candidates: ArraySlice<Candidate>, _ level: Level, _ rule: StepRule) -> Bool {
    // 1. How far each goes by itself.
    var movements = Buffer<Movement>(capacity: candidates.count)
    var ends = Buffer<Event>(capacity: candidates.count)
    for candidate in candidates {
      let form = Int(candidate.form)
      guard columns.base[Int(candidate.position)].activeForm == candidate.form,
        isFree(form, up: candidate.isUp, key: level.key, isTrial: rule.isTrial), candidate.strength < level.key,
        let end = ownEnd(of: candidate, rule), end.distance > 0
      else { return false }
      movements.append(Movement(position: candidate.position, distance: candidate.isUp ? end.distance : -end.distance))
      ends.append(end)
    }
    // 2. Whether that changes a slope of anything else.
    forward(movements)
    work &+= reachedForms.count &+ movements.count
    guard keepsSlopes(rule) else {
      clearForward()
      return false
    }
    // 3. Go.
    for index in 0..<reachedVariables.count {
      let variable = Int(reachedVariables.base[index])
      values.base[variable] += right.base[variable]
    }
    for index in 0..<reachedForms.count {
      let form = Int(reachedForms.base[index])
      if forms.base[form].position < 0 { move(form, by: sums.base[form]) }
    }
    clearForward()
    for index in 0..<movements.count {
      let form = Int(ends[index].form)
      markSides(of: form, side: movements[index].distance < 0 ? -1 : 1)
      move(form, by: movements[index].distance)
      settle(form, after: form, at: ends[index], above: rule.key)
    }
    pivots += movements.count
    version += 1
    return true
  }

  /// Where a form's own costs end its movement.
  private func ownEnd(of candidate: Candidate, _ rule: StepRule) -> Event? {
    var events = Buffer<Event>()
    var slope = 0.0
    collectEvents(of: Int(candidate.form), rate: candidate.isUp ? 1 : -1, rule: rule, &slope, &events)
    return blocking(events, slope: candidate.slope, rule: rule)
  }

  /// Whether a movement, which is in `sums`, meets no breakpoint of a form that is not active.
  private func keepsSlopes(_ rule: StepRule) -> Bool {
    for index in 0..<reachedForms.count {
      let form = Int(reachedForms.base[index])
      let change = sums.base[form]
      if forms.base[form].position >= 0 || abs(change) < 1e-10 { continue }
      let value = forms.base[form].value
      let tolerance = standings.base[form].tolerance
      var next = Costs.index(of: forms.base[form].costs)
      while next >= 0 {
        let cost = costs[next]
        next = Costs.index(of: cost.next)
        guard cost.key >= rule.key else { continue }
        let ahead = cost.breakpoint - value
        if abs(ahead) <= tolerance {
          let towards = change > 0 ? cost.right : cost.left
          if (towards - slopeThere(cost, isTrial: rule.isTrial)) * change > 1e-12 { return false }
        } else if ahead * change > 0, abs(ahead) <= abs(change) + tolerance {
          return false
        }
      }
    }
    return true
  }
}
