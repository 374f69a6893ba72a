extension Solver {
  /// A copy of the engine to go back to, where there is a solution worth it.
  func savedEngine() -> ActiveSet? {
    guard engine.isOptimal else { return nil }
    return engine.copy()
  }

  /// Goes back to a saved engine.
  ///
  /// - Returns: Whether there was one; if not, the caller has to undo its changes.
  func restore(_ saved: consuming ActiveSet?) -> Bool {
    guard let saved else { return false }
    engine = saved
    following.removeAll()
    return true
  }

  /// Asks whether a constraint on trial can hold, and makes it required if so.
  ///
  /// - Returns: `nil` if it can, otherwise an irreducible conflict that it is part of.
  func tryOut(_ handle: ConstraintHandle) -> [ConstraintHandle]? {
    let cost = record(of: handle).cost
    if cost >= 0 { engine.settlePending(except: cost) }
    if let members = conflict(of: handle) { return members }
    engine.touch()
    return nil
  }

  /// Keeps of the required constraints what adding them one at a time, in order, would keep.
  ///
  /// - Parameter choose: Names the member of a conflict that gives way; `nil` to leave it at that.
  func settle(breaking choose: (Conflict) -> ConstraintHandle?) {
    // 1. All at once; what is left violated, as a rule nothing, waits to be tried by itself.
    var waiting = OrderQueue()
    waiting.reserve(records.count)
    for handle in unsatisfiableConstants() { waiting.insert(handle.index) }
    for cost in engine.settleRequired() { waiting.insert(Int(engine.costs[cost].handle)) }
    // 2. The earliest first: it fits, or something earlier stops it, or something that has no say before its turn.
    while let index = waiting.popFirst() {
      let handle = ConstraintHandle(index: index)
      var isBroken = false
      while !isBroken, let members = conflict(of: handle) {
        let last = members[members.count - 1]
        if last > handle {
          engine.setAside(record(of: last).cost)
          waiting.insert(last.index)
        } else {
          guard let choice = choose(Conflict(constraints: members, refused: handle)) else { return }
          precondition(members.contains(choice), "\(choice) is not a member of the conflict")
          breakConstraint(choice)
          isBroken = choice == handle
        }
      }
    }
  }

  /// Required constraints that no variable can help.
  private func unsatisfiableConstants() -> [ConstraintHandle] {
    guard records.constantCount > 0 else { return [] }
    return records.indices.map(ConstraintHandle.init(index:)).filter { handle in
      guard let record = records[handle.index], record.isRequired, record.cost < 0 else { return false }
      return conflict(of: handle) != nil
    }
  }

  /// What keeps a constraint that is set aside from being required, together with it; `nil` if it is required now.
  private func conflict(of handle: ConstraintHandle) -> [ConstraintHandle]? {
    let record = record(of: handle)
    guard record.cost >= 0 else {
      return record.constraint.violation(ofExpressionAt: record.constraint.expression.constant) > 1e-9 ? [handle] : nil
    }
    guard let members = engine.trial(record.cost) else { return nil }
    return (members.map { ConstraintHandle(index: Int(engine.costs[$0].handle)) } + [handle]).sorted()
  }
}
