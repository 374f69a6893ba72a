extension ActiveSet {
  /// Asks whether a cost can be zero while every required one is, and makes it so.
  ///
  /// The cost is aside; it is required if it can. All required costs hold before and after.
  ///
  /// - Returns: `nil` if it can; otherwise the required costs that stop it. Together
  ///   with the cost they are a conflict that cannot be made smaller: their forms
  ///   are active, so they are independent, and only one sum of them makes the cost's form.
  mutating func trial(_ index: Int) -> [Int]? {
    setKey(Self.trialKey, ofCost: index)
    minimize(Level(key: Self.trialKey, costs: [Int32(index)]), isTrial: true)
    let cost = costs[index]
    let form = Int(cost.form)
    let residual = forms[form].value - cost.breakpoint
    isFeasible = true
    setKey(Self.requiredKey, ofCost: index)
    guard abs(residual) > standings[form].tolerance, (residual > 0 ? cost.right : cost.left) != 0 else {
      if cost.left < 0, cost.right > 0, forms[form].position < 0 {
        pinEquation(form, to: cost.breakpoint)
      }
      return nil
    }
    setAside(index)
    return opponents(of: form, residual: residual)
  }

  /// Makes an equation that holds already active, where something weaker is.
  ///
  /// Otherwise many equations that hold by chance would each stop the next movement.
  private mutating func pinEquation(_ form: Int, to breakpoint: Double) {
    addToBackward(form: form, factor: 1)
    backward()
    var best: (strength: Double, multiple: Double, position: Int)?
    for index in 0..<reachedPositions.count {
      let position = Int(reachedPositions[index])
      let multiple = left[position]
      guard abs(multiple) > 1e-3 else { continue }
      let active = Int(columns[position].activeForm)
      let strength = max(
        ownBar(of: active, up: true, above: Self.open), ownBar(of: active, up: false, above: Self.open))
      guard strength < Self.trialKey else { continue }
      if let best, (best.strength, -abs(best.multiple)) <= (strength, -abs(multiple)) { continue }
      best = (strength, multiple, position)
    }
    clearBackward()
    if let best, exchange(position: best.position, for: form, expected: best.multiple) {
      forms.base[form].value = breakpoint
      version += 1
    }
    if needsRefactor { refactor() }
  }

  private mutating func opponents(of form: Int, residual: Double) -> [Int] {
    var members: [Int] = []
    if forms[form].position >= 0 {
      // The form itself is held by another cost of its own.
      if let member = opponent(on: form, up: residual < 0) { members.append(member) }
      return members
    }
    addToBackward(form: form, factor: 1)
    backward()
    for index in 0..<reachedPositions.count {
      let position = Int(reachedPositions[index])
      let multiple = left[position]
      left.base[position] = 0
      if abs(multiple) < 1e-9 { continue }
      let wantsUp = (multiple > 0) == (residual < 0)
      if let member = opponent(on: Int(columns[position].activeForm), up: wantsUp) { members.append(member) }
    }
    clearBackward()
    return members
  }

  /// The required cost, the first if there are several, that keeps a form from moving.
  func opponent(on form: Int, up: Bool) -> Int? {
    var found: Int?
    var index = Int(forms[form].costs)
    while index >= 0 {
      let cost = costs[index]
      if cost.key == Self.requiredKey, up ? cost.right > 0 : cost.left < 0,
        abs(cost.breakpoint - forms[form].value) <= standings[form].tolerance
      {
        if found == nil || costs[found!].handle > cost.handle { found = index }
      }
      index = Int(cost.next)
    }
    return found
  }

  /// Whether a cost is not zero at the present vertex.
  func isViolated(_ index: Int) -> Bool {
    let cost = costs[index]
    let residual = forms[Int(cost.form)].value - cost.breakpoint
    return abs(residual) > standings[Int(cost.form)].tolerance && (residual > 0 ? cost.right : cost.left) != 0
  }

  /// Settles the required level, all at once.
  ///
  /// - Returns: The costs that are left violated, set aside: whether they can hold
  ///   beside the others, all of which do, is for ``trial(_:)`` to say.
  mutating func settleRequired() -> [Int] {
    prepare()
    if settledVersion == version { return [] }
    var level = Level(key: Self.requiredKey, costs: [])
    for index in 0..<costs.count where costs[index].key == Self.requiredKey && costs[index].form >= 0 {
      level.costs.append(Int32(index))
    }
    openAll()
    minimize(level)
    isFeasible = true
    let violated = level.costs.map(Int.init).filter { isViolated($0) }
    for index in violated { setAside(index) }
    // Only the required level was looked at: nothing is known of the others.
    unmetKey = Self.brokenKey
    if violated.isEmpty { settledVersion = version }
    return violated
  }

  /// Leaves a required cost out until it is tried again.
  mutating func setAside(_ index: Int) { setKey(Self.asideKey, ofCost: index) }
}
