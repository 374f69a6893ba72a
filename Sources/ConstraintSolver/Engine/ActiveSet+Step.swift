extension ActiveSet {
  /// A breakpoint that a movement meets.
  struct Event: BitwiseCopyable {
    var distance: Double
    var rate: Double
    /// By how much the slope rises behind it.
    var jump: Double
    var key: Double
    var cost: Int32
    var form: Int32
    /// Whether the form stood at the breakpoint when the movement began.
    var wasThere: Bool
  }

  /// What a movement may do, and how it chooses.
  struct StepRule {
    /// Costs with lower keys are passed without notice.
    var key: Double
    /// Whether breakpoints of `key` itself may be passed while the cost goes on falling.
    var passes = true
    /// Bland's rule: the first breakpoint, and among equals the lowest form.
    var byIndex = false
    /// Whether only required costs are known to hold, and nothing is known of sides.
    var isTrial = false
    /// The slope of a linear objective for each unit of movement.
    var objective: Double?
  }

  enum StepOutcome {
    case moved(Double)
    /// The cost would not fall.
    case stale
    /// Nothing stops the movement.
    case unbounded
    case failed
  }

  /// Moves an active form off its breakpoint as far as the cost falls, and exchanges it there.
  ///
  /// ``forward(_:)`` has found the rates.
  mutating func step(_ position: Int, up: Bool, rule: StepRule) -> StepOutcome {
    let direction = up ? 1.0 : -1.0
    let moving = Int(columns.base[position].activeForm)
    var events = Buffer<Event>()
    var slope = rule.objective ?? 0
    collectEvents(of: moving, rate: direction, rule: rule, &slope, &events)
    for index in 0..<reachedForms.count {
      let form = Int(reachedForms.base[index])
      if forms.base[form].position >= 0 { continue }
      let rate = direction * sums.base[form]
      if abs(rate) < 1e-10 { continue }
      collectEvents(of: form, rate: rate, rule: rule, &slope, &events)
    }
    work &+= reachedForms.count &+ events.count
    guard slope < -1e-9 else {
      clearForward()
      return .stale
    }
    guard let chosen = blocking(events, slope: slope, rule: rule) else {
      clearForward()
      return .unbounded
    }
    apply(distance: chosen.distance, direction: direction, moving: moving)
    return finish(chosen, position: position, moving: moving, direction: direction, rule: rule)
  }

  func collectEvents(
    of form: Int, rate: Double, rule: StepRule, _ slope: inout Double, _ events: inout Buffer<Event>
  ) {
    let isMoving = forms.base[form].position >= 0
    let value = forms.base[form].value
    let tolerance = standings.base[form].tolerance
    var index = Costs.index(of: forms.base[form].costs)
    while index >= 0 {
      let cost = costs[index]
      defer { index = Costs.index(of: cost.next) }
      guard cost.key >= rule.key else { continue }
      let ahead = cost.breakpoint - value
      let towards = rate > 0 ? cost.right : cost.left
      if abs(ahead) <= tolerance {
        let present = isMoving ? towards : slopeThere(cost, isTrial: rule.isTrial)
        if cost.key == rule.key { slope += present * rate }
        let jump = (towards - present) * rate
        guard jump > 1e-12 else { continue }
        events.append(
          Event(
            distance: 0, rate: rate, jump: jump, key: cost.key, cost: Int32(index), form: Int32(form),
            wasThere: cost.side == 0 || rule.isTrial))
      } else {
        if cost.key == rule.key { slope += (ahead < 0 ? cost.right : cost.left) * rate }
        guard ahead * rate > 0 else { continue }
        events.append(
          Event(
            distance: ahead / rate, rate: rate, jump: (cost.right - cost.left) * abs(rate), key: cost.key,
            cost: Int32(index), form: Int32(form), wasThere: false))
      }
    }
  }

  /// The slope that a cost counts with while its form stands at the breakpoint.
  ///
  /// Any slope between those of the two sides proves as much. A form that came from a
  /// side keeps that side's, so that what was proved of earlier levels stays proved.
  @inline(__always)
  func slopeThere(_ cost: Cost, isTrial: Bool) -> Double {
    isTrial || cost.side == 0 ? 0 : cost.side > 0 ? cost.right : cost.left
  }

  func blocking(_ events: borrowing Buffer<Event>, slope: Double, rule: StepRule) -> Event? {
    var sorted = UnsafeMutableBufferPointer(start: events.base, count: events.count)
    if sorted.count > 1 {
      sorted.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.form < $1.form }
    }
    var slope = slope
    for index in sorted.indices {
      let event = sorted[index]
      if event.key == rule.key, rule.passes, !rule.byIndex {
        slope += event.jump
        if slope < -1e-9 { continue }
      }
      if rule.byIndex { return event }
      // Among those that are met together the largest rate makes the soundest exchange.
      var best = event
      for other in sorted[(index + 1)...] {
        guard other.distance <= event.distance + 1e-12 * (1 + event.distance) else { break }
        if abs(other.rate) > 4 * abs(best.rate) { best = other }
      }
      return best
    }
    return nil
  }

  private mutating func apply(distance: Double, direction: Double, moving: Int) {
    let movement = distance * direction
    markSides(of: moving, side: direction)
    if movement != 0 {
      for index in 0..<reachedVariables.count {
        let variable = Int(reachedVariables.base[index])
        values.base[variable] += movement * right.base[variable]
      }
      for index in 0..<reachedForms.count {
        let form = Int(reachedForms.base[index])
        if forms.base[form].position < 0 { move(form, by: movement * sums.base[form]) }
      }
      move(moving, by: movement)
    }
    clearForward()
    pivots += 1
    version += 1
  }

  private mutating func finish(
    _ event: Event, position: Int, moving: Int, direction: Double, rule: StepRule
  ) -> StepOutcome {
    let form = Int(event.form)
    if form != moving {
      let expected = event.rate * direction
      guard exchange(position: position, for: form, expected: expected) else { return .failed }
    }
    settle(form, after: moving, at: event, above: rule.key)
    return .moved(event.distance)
  }

  /// Holds a form where its movement, or that of another, met a breakpoint of its own.
  mutating func settle(_ form: Int, after moving: Int, at event: Event, above key: Double) {
    forms.base[form].value = costs[Int(event.cost)].breakpoint
    if isOpen(moving, up: true) { openWays -= 1 }
    if isOpen(moving, up: false) { openWays -= 1 }
    // The way back is as free as the way here. The way on is barred by every kink, if
    // only by the end of a gain: that gain was all that made the way here cost nothing.
    let isUpward = event.rate > 0
    var up = Self.open
    var down = Self.open
    if event.wasThere {
      up = ownBar(of: form, up: true, above: key)
      down = ownBar(of: form, up: false, above: key)
    } else if isUpward {
      up = kinkBar(of: form, above: key)
    } else {
      down = kinkBar(of: form, above: key)
    }
    standings.base[form].bars.up = up
    standings.base[form].bars.down = down
    if up == Self.open { openWays += 1 }
    if down == Self.open { openWays += 1 }
  }

  /// Notes the side to which a form leaves its breakpoint.
  mutating func markSides(of form: Int, side: Double) {
    var index = Costs.index(of: forms.base[form].costs)
    while index >= 0 {
      let ahead = costs[index].breakpoint - forms.base[form].value
      if abs(ahead) <= standings.base[form].tolerance {
        costs.setSide(side < 0 ? -1 : 1, at: index)
        hasSides = true
      }
      index = Costs.index(of: costs[index].next)
    }
  }

  /// Moves a form, and notes for the breakpoints at which it arrives from where it came.
  mutating func move(_ form: Int, by movement: Double) {
    let old = forms.base[form].value
    let new = old + movement
    let tolerance = standings.base[form].tolerance
    forms.base[form].value = new
    var index = Costs.index(of: forms.base[form].costs)
    while index >= 0 {
      let breakpoint = costs[index].breakpoint
      if abs(new - breakpoint) <= tolerance, abs(old - breakpoint) > tolerance {
        costs.setSide(old < breakpoint ? -1 : 1, at: index)
        hasSides = true
      }
      index = Costs.index(of: costs[index].next)
    }
  }

  func isOpen(_ form: Int, up: Bool) -> Bool {
    (up ? standings.base[form].bars.up : standings.base[form].bars.down) == Self.open
  }

  /// The highest key, above a limit, whose cost rises at once when a form moves.
  func ownBar(of form: Int, up: Bool, above limit: Double) -> Double {
    let value = forms.base[form].value
    let tolerance = standings.base[form].tolerance
    var bar = Self.open
    var index = Costs.index(of: forms.base[form].costs)
    while index >= 0 {
      let cost = costs[index]
      index = Costs.index(of: cost.next)
      guard cost.key > limit, up ? cost.right > 0 : cost.left < 0 else { continue }
      if up ? value >= cost.breakpoint - tolerance : value <= cost.breakpoint + tolerance { bar = max(bar, cost.key) }
    }
    return bar
  }

  /// The highest key, above a limit, whose costs have a breakpoint where a form is.
  private func kinkBar(of form: Int, above limit: Double) -> Double {
    var bar = Self.open
    var index = Costs.index(of: forms.base[form].costs)
    while index >= 0 {
      let cost = costs[index]
      index = Costs.index(of: cost.next)
      guard cost.key > limit else { continue }
      if abs(cost.breakpoint - forms.base[form].value) <= standings.base[form].tolerance { bar = max(bar, cost.key) }
    }
    return bar
  }
}
