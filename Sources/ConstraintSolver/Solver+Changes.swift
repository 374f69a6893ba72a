extension Solver {
  /// Replaces the constant of a constraint's expression.
  ///
  ///     let handle = try solver.add(width == 44)  // width - 44 == 0
  ///     try solver.setConstant(-50, of: handle)
  ///     solver.value(of: width)  // 50.0
  ///
  /// - Throws: ``Conflict`` if the constraint is required and cannot hold with that
  ///   constant; it then keeps the old one.
  public func setConstant(_ constant: Double, of handle: ConstraintHandle) throws(Conflict) {
    let record = record(of: handle)
    if constant == record.constraint.expression.constant { return }
    forgetAnswers()
    guard record.cost >= 0 else {
      try replace(handle) { $0.expression.constant = constant }
      return
    }
    let breakpoint = breakpoint(of: record.constraint, constant: constant)
    if !engine.shift(record.cost, to: breakpoint, following: &following) {
      if record.isRequired, !hasFreshVariable(record.constraint, uses: 1) {
        try tryOut(breakpoint, of: record, handle)
      } else {
        engine.displace(record.cost, to: breakpoint, carryingVertex: true)
      }
    }
    records.setConstant(constant, at: handle.index)
  }

  /// Moves a constraint to another level; a broken one is whole again.
  ///
  ///     try solver.setPriority(.required, of: hugging)
  ///
  /// - Throws: ``Conflict`` if the constraint cannot hold at the new priority; it
  ///   then keeps the old one.
  public func setPriority(_ priority: Priority, of handle: ConstraintHandle) throws(Conflict) {
    let record = record(of: handle)
    if record.constraint.priority == priority, !record.isBroken { return }
    try replace(handle) { $0.priority = priority }
  }

  /// Changes what a constraint's error counts among those of its priority.
  ///
  ///     solver.setWeight(3, of: handle)  // outweighs two others of the level
  public func setWeight(_ weight: Double, of handle: ConstraintHandle) {
    precondition(weight > 0 && weight.isFinite, "weight \(weight) is not a positive number")
    var record = record(of: handle)
    if record.constraint.weight == weight { return }
    record.constraint.weight = weight
    if record.isRequired {
      records[handle.index] = record
    } else {
      withdraw(record)
      install(record, at: handle)
    }
  }

  func breakpoint(of constraint: LinearConstraint, constant: Double) -> Double {
    var largest = 0.0
    for term in constraint.expression.terms where abs(term.coefficient) > abs(largest) { largest = term.coefficient }
    return -constant / largest
  }

  /// Takes a constraint out and puts it back changed and whole.
  private func replace(_ handle: ConstraintHandle, _ body: (inout LinearConstraint) -> Void) throws(Conflict) {
    let old = record(of: handle)
    let saved = savedEngine()
    var new = ConstraintRecord(constraint: old.constraint, isEdit: old.isEdit)
    body(&new.constraint)
    withdraw(old)
    let needsTrial = new.isRequired && !hasFreshVariable(new.constraint, uses: 0)
    install(new, at: handle, onTrial: needsTrial)
    guard needsTrial, let members = tryOut(handle) else { return }
    withdraw(record(of: handle))
    install(old, at: handle)
    if restore(saved) { records[handle.index] = old }
    throw Conflict(constraints: members, refused: handle)
  }

  private func tryOut(
    _ breakpoint: Double, of record: ConstraintRecord, _ handle: ConstraintHandle
  ) throws(Conflict) {
    let saved = savedEngine()
    let old = engine.costs[record.cost].breakpoint
    engine.setKey(ActiveSet.asideKey, ofCost: record.cost)
    engine.displace(record.cost, to: breakpoint, carryingVertex: false)
    guard let members = tryOut(handle) else { return }
    if !restore(saved) {
      engine.setKey(ActiveSet.requiredKey, ofCost: record.cost)
      engine.displace(record.cost, to: old, carryingVertex: false)
    }
    throw Conflict(constraints: members, refused: handle)
  }
}
