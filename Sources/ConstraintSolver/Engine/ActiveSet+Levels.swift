extension ActiveSet {
  /// The costs of one key.
  struct Level {
    var key: Double
    var costs: [Int32]
  }

  /// A way to move that would lower the cost of a level.
  struct Candidate {
    /// The highest key below the level that holds the form: what the movement gives up.
    var strength: Double
    var slope: Double
    var position: Int32
    var form: Int32
    var isUp: Bool
  }

  /// How a run of steps is going.
  private struct Progress {
    var rule: StepRule
    /// Steps of length zero since the last longer one.
    var stalled = 0
    var failures = 0
    var rounds = 0
  }

  /// Brings a level's cost to its least and bars what would raise it again.
  ///
  /// - Parameter isTrial: The bars are not up to date, and only required costs hold.
  mutating func minimize(_ level: Level, isTrial: Bool = false) {
    var progress = Progress(rule: StepRule(key: level.key, isTrial: isTrial))
    // Bland's rule ends every run; the limit is for what rounding may do to it.
    let limit = 10_000 + 20 * columns.count
    while !isExhausted(at: level.key) {
      progress.rounds += 1
      let isMet = findGradient(level, isTrial: isTrial) == 0
      var candidates = isMet || progress.rounds > limit ? [] : candidates(level, isTrial: isTrial)
      if candidates.isEmpty, !isTrial { bar(level) }
      clearBackward()
      guard !candidates.isEmpty else { return }
      sort(&candidates, byIndex: progress.rule.byIndex)
      if !take(candidates, level, &progress) {
        // Rounding: by the gradient the cost falls, by the candidate's own rates it does not.
        close(Int(candidates[0].form), up: candidates[0].isUp, at: level.key)
        if isTrial { return }
      }
      progress.rule.byIndex = progress.stalled > (progress.rule.byIndex ? 0 : 40 + 2 * candidates.count)
    }
  }

  /// Whether a level is left as it is because too much was done. What is required, or tried, is always settled: whether
  /// constraints conflict is said for sure or not at all.
  private func isExhausted(at key: Double) -> Bool { work > workLimit && key <= Self.brokenKey }

  /// The way that gives up least first; or, by index, one alone.
  private func sort(_ candidates: inout [Candidate], byIndex: Bool) {
    if byIndex {
      candidates = [candidates.min { $0.form != $1.form ? $0.form < $1.form : $0.isUp && !$1.isUp }!]
    } else if candidates.count > 1 {
      candidates.sort {
        if $0.strength != $1.strength { return $0.strength < $1.strength }
        return $0.slope != $1.slope ? $0.slope < $1.slope : $0.form < $1.form
      }
    }
  }

  /// Takes the candidates that still lower the cost when their turn comes.
  ///
  /// - Returns: Whether there was one.
  private mutating func take(_ candidates: [Candidate], _ level: Level, _ progress: inout Progress) -> Bool {
    var hasMoved = false
    var next = 0
    // How many of the next candidates to take together. While each only goes to another breakpoint of its own form, the
    // active set stays, and they go there in one pass over what they reach: twice as many after each such pass.
    var together = 1
    // What may still be looked at in vain: as much as it takes to find out anew which candidates there are.
    let patience = level.costs.count + 4 * candidates.count + 256
    var vain = 0
    while next < candidates.count, !isExhausted(at: level.key) {
      let candidate = candidates[next]
      // A cost of this very level is only given up where nothing weaker does.
      if hasMoved, candidate.strength >= level.key { break }
      if together > 1 {
        let run = candidates[next..<min(next + together, candidates.count)]
        if flip(run, level, progress.rule) {
          next += run.count
          together *= 2
          progress.stalled = 0
        } else {
          together = run.count / 2
        }
        continue
      }
      next += 1
      let (position, form) = (Int(candidate.position), Int(candidate.form))
      guard columns.base[position].activeForm == candidate.form else { continue }
      guard isFree(form, up: candidate.isUp, key: level.key, isTrial: progress.rule.isTrial) else { continue }
      forward(position)
      let reached = reachedForms.count
      switch step(position, up: candidate.isUp, rule: progress.rule) {
      case .moved(let distance):
        vain = 0
        hasMoved = true
        progress.stalled = distance > 0 ? 0 : progress.stalled + 1
        together = columns.base[position].activeForm == candidate.form && !progress.rule.byIndex ? 2 : 1
      case .stale:
        vain += reached
        if hasMoved, vain > patience { return true }
        continue
      case .unbounded: close(form, up: candidate.isUp, at: level.key)
      case .failed:
        progress.failures += 1
        if progress.failures > 20 { close(form, up: candidate.isUp, at: level.key) }
        refactor()
        return true
      }
      if needsRefactor {
        refactor()
        return true
      }
      if progress.stalled > 40 + 2 * candidates.count { break }
    }
    return hasMoved
  }

  /// Leaves the level's slopes in `left`, by position, where they are not zero.
  mutating func findGradient(_ level: Level, isTrial: Bool) -> Int {
    var own = Buffer<Int32>()
    var isEmpty = true
    work &+= level.costs.count
    for index in level.costs {
      let cost = costs[Int(index)]
      if cost.form < 0 { continue }
      let form = Int(cost.form)
      let ahead = cost.breakpoint - forms.base[form].value
      let isThere = abs(ahead) <= standings.base[form].tolerance
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
      let cost = costs[Int(own[index])]
      let form = Int(cost.form)
      let position = Int(forms.base[form].position)
      if left.base[position] == 0 { reachedPositions.append(Int32(position)) }
      left.base[position] += cost.breakpoint < forms.base[form].value ? cost.right : cost.left
    }
    return reachedPositions.count
  }

  /// The slope that a form's own costs of a key add when it leaves its breakpoint.
  private func ownSlope(of form: Int, up: Bool, key: Double) -> Double {
    var slope = 0.0
    var index = Costs.index(of: forms.base[form].costs)
    while index >= 0 {
      let cost = costs[index]
      index = Costs.index(of: cost.next)
      guard cost.key == key, abs(cost.breakpoint - forms.base[form].value) <= standings.base[form].tolerance else {
        continue
      }
      slope += up ? cost.right : -cost.left
    }
    return slope
  }

  func isFree(_ form: Int, up: Bool, key: Double, isTrial: Bool) -> Bool {
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
      let cost = costs[Int(index)]
      guard cost.form >= 0 else { continue }
      let form = Int(cost.form)
      let position = Int(forms.base[form].position)
      // Where the gradient is not zero, the loop above has seen the form.
      guard position >= 0, left.base[position] == 0 else { continue }
      guard abs(cost.breakpoint - forms.base[form].value) <= standings.base[form].tolerance else { continue }
      if cost.right > 0 { close(form, up: true, at: level.key) }
      if cost.left < 0 { close(form, up: false, at: level.key) }
    }
  }

  private mutating func close(_ form: Int, up: Bool, at key: Double) {
    guard isOpen(form, up: up) else { return }
    if up { standings.base[form].bars.up = key } else { standings.base[form].bars.down = key }
    openWays -= 1
  }
}
