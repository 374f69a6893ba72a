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
    let record = record(of: handle)
    guard record.cost >= 0 else {
      return record.constraint.violation(ofExpressionAt: record.constraint.expression.constant) > 1e-9 ? [handle] : nil
    }
    engine.settlePending(except: record.cost)
    if let members = engine.trial(record.cost) {
      return (members.map { ConstraintHandle(index: Int(engine.costs[$0].handle)) } + [handle]).sorted()
    }
    engine.touch()
    return nil
  }

  /// An irreducible conflict among the required constraints, if there is one.
  func findConflict() -> [ConstraintHandle]? {
    for index in records.indices where records.constantCount > 0 {
      guard let record = records[index], record.isRequired, record.cost < 0 else { continue }
      if record.constraint.violation(ofExpressionAt: record.constraint.expression.constant) > 1e-9 {
        return [ConstraintHandle(index: index)]
      }
    }
    return engine.settleRequired()?.map { ConstraintHandle(index: Int(engine.costs[$0].handle)) }.sorted()
  }
}
