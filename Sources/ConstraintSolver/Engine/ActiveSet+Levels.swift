extension ActiveSet {
  /// The costs of one key.
  struct Level {
    var key: Double
    var costs: [Int32]
  }

  /// A way to move that would lower the cost of a level.
  private struct Candidate {
    /// The highest key below the level that holds the form: what the movement gives up.
    var strength: Double
    var slope: Double
    var position: Int32
    var form: Int32
    var isUp: Bool
  }

  /// Brings a level's cost to its least and bars what would raise it again.
  ///
  /// - Parameter isTrial: The bars are not up to date, and only required costs hold.
  mutating func minimize(_ level: Level, isTrial: Bool = false) {
    var stalled = 0
    var failures = 0
    var isByIndex = false
    var rule = StepRule(key: level.key, isTrial: isTrial)
    while true {
      var touched = findGradient(level, isTrial: isTrial)
      let isSettled = touched == 0
      var candidates = isSettled ? [] : candidates(level, isTrial: isTrial)
      if candidates.isEmpty {
        if !isTrial { bar(level) }
        clearGradient()
        break
      }
      clearGradient()
      touched = 0
      if isByIndex {
        candidates.sort { $0.form != $1.form ? $0.form < $1.form : $0.isUp }
        candidates.removeLast(candidates.count - 1)
      } else if candidates.count > 1 {
        candidates.sort {
          if $0.strength != $1.strength { return $0.strength < $1.strength }
          return $0.slope != $1.slope ? $0.slope < $1.slope : $0.form < $1.form
        }
      }
      var progress = false
      for candidate in candidates {
        // A cost of this very level is only given up where nothing weaker does.
        if progress, candidate.strength >= level.key { break }
        let position = Int(candidate.position)
        guard columns.base[position].activeForm == candidate.form else { continue }
        guard isFree(Int(candidate.form), up: candidate.isUp, key: level.key, isTrial: isTrial) else { continue }
        forward(position)
        switch step(position, up: candidate.isUp, rule: rule) {
        case .moved(let distance):
          progress = true
          stalled = distance > 0 ? 0 : stalled + 1
        case .stale: continue
        case .unbounded: close(Int(candidate.form), up: candidate.isUp, at: level.key)
        case .failed:
          failures += 1
          if failures > 20 { close(Int(candidate.form), up: candidate.isUp, at: level.key) }
          refactor()
          progress = true
        }
        if needsRefactor {
          refactor()
          break
        }
        if stalled > 40 + 2 * candidates.count { break }
      }
      if !progress, let first = candidates.first {
        // Rounding: by the gradient it falls, by its own rates it does not.
        close(Int(first.form), up: first.isUp, at: level.key)
        if isTrial { break }
      }
      if stalled > 40 + 2 * candidates.count, !isByIndex {
        isByIndex = true
        rule.byIndex = true
      } else if stalled == 0, isByIndex {
        isByIndex = false
        rule.byIndex = false
      }
    }
  }

  /// Leaves the level's slopes in `left`, by position, where they are not zero.
  private mutating func findGradient(_ level: Level, isTrial: Bool) -> Int {
    var own = Buffer<Int32>()
    var isEmpty = true
    for index in level.costs {
      let cost = costs.base[Int(index)]
      if cost.form < 0 { continue }
      let form = Int(cost.form)
      let ahead = cost.breakpoint - forms.base[form].value
      let isThere = abs(ahead) <= forms.base[form].tolerance
      if forms.base[form].position >= 0 {
        if !isThere, (ahead < 0 ? cost.right : cost.left) != 0 { own.append(index) }
        continue
      }
      let slope: Double
      if isThere {
        slope = slopeThere(cost, isTrial: isTrial)
      } else {
        slope = ahead < 0 ? cost.right : cost.left
      }
      if slope == 0 { continue }
      addToBackward(form: form, factor: slope)
      isEmpty = false
    }
    if isEmpty { reachedPositions.removeAll() } else { backward() }
    for index in 0..<own.count {
      let cost = costs.base[Int(own[index])]
      let form = Int(cost.form)
      let position = Int(forms.base[form].position)
      if left.base[position] == 0 { reachedPositions.append(Int32(position)) }
      left.base[position] += cost.breakpoint < forms.base[form].value ? cost.right : cost.left
    }
    return reachedPositions.count
  }

  private mutating func clearGradient() { clearBackward() }

  /// The slope that a form's own costs of a key add when it leaves its breakpoint.
  private func ownSlope(of form: Int, up: Bool, key: Double) -> Double {
    var slope = 0.0
    var index = Int(forms.base[form].costs)
    while index >= 0 {
      let cost = costs.base[index]
      index = Int(cost.next)
      guard cost.key == key, abs(cost.breakpoint - forms.base[form].value) <= forms.base[form].tolerance else {
        continue
      }
      slope += up ? cost.right : -cost.left
    }
    return slope
  }

  private func isFree(_ form: Int, up: Bool, key: Double, isTrial: Bool) -> Bool {
    isTrial ? ownBar(of: form, up: up, above: key) == Self.open : isOpen(form, up: up)
  }

  private func candidates(_ level: Level, isTrial: Bool) -> [Candidate] {
    var result: [Candidate] = []
    for index in 0..<reachedPositions.count {
      let position = Int(reachedPositions.base[index])
      let gradient = left.base[position]
      if abs(gradient) < 1e-9 { continue }
      let form = Int(columns.base[position].activeForm)
      let isUp = gradient < 0
      let slope = -abs(gradient) + ownSlope(of: form, up: isUp, key: level.key)
      guard slope < -1e-9, isFree(form, up: isUp, key: level.key, isTrial: isTrial) else { continue }
      let strength = ownBar(of: form, up: isUp, above: Self.open)
      result.append(
        Candidate(strength: strength, slope: slope, position: Int32(position), form: Int32(form), isUp: isUp))
    }
    return result
  }

  private mutating func bar(_ level: Level) {
    for index in 0..<reachedPositions.count {
      let position = Int(reachedPositions.base[index])
      let gradient = left.base[position]
      let form = Int(columns.base[position].activeForm)
      if gradient + ownSlope(of: form, up: true, key: level.key) > 1e-9 { close(form, up: true, at: level.key) }
      if -gradient + ownSlope(of: form, up: false, key: level.key) > 1e-9 { close(form, up: false, at: level.key) }
    }
    for index in level.costs {
      let cost = costs.base[Int(index)]
      guard cost.form >= 0 else { continue }
      let form = Int(cost.form)
      let position = Int(forms.base[form].position)
      // Where the gradient is not zero, the loop above has seen the form.
      guard position >= 0, left.base[position] == 0 else { continue }
      guard abs(cost.breakpoint - forms.base[form].value) <= forms.base[form].tolerance else { continue }
      if cost.right > 0 { close(form, up: true, at: level.key) }
      if cost.left < 0 { close(form, up: false, at: level.key) }
    }
  }

  private mutating func close(_ form: Int, up: Bool, at key: Double) {
    guard isOpen(form, up: up) else { return }
    if up { forms.base[form].barUp = key } else { forms.base[form].barDown = key }
    openWays -= 1
  }
}
