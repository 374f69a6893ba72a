extension Solver {
  /// Adds a constraint.
  ///
  ///     let handle = try solver.add(width >= 44)
  ///
  /// A refused constraint leaves the solver as if it had never been asked.
  ///
  /// - Throws: ``Conflict`` if the constraint is required and cannot hold together
  ///   with the required constraints that are already there.
  @discardableResult
  public func add(_ constraint: LinearConstraint) throws(Conflict) -> ConstraintHandle {
    let handle = append(constraint)
    if let conflict = checkRequired(after: handle) {
      discard(handle)
      throw conflict
    }
    return handle
  }

  /// Adds many constraints and solves once; of required ones that conflict, `choose` names the one to break.
  ///
  ///     let handles = solver.add(contentsOf: [width >= 10, width <= 5]) { conflict in
  ///       conflict.refused
  ///     }
  ///     solver.brokenConstraints  // [handles[1]]
  ///
  /// - Parameters:
  ///   - constraints: What to add.
  ///   - choose: Returns a member of the conflict, which is broken as by ``breakConstraint(_:)``.
  /// - Returns: The handles, in the order of `constraints`.
  @discardableResult
  public func add(
    contentsOf constraints: [LinearConstraint], breaking choose: (Conflict) -> ConstraintHandle
  ) -> [ConstraintHandle] {
    let handles = constraints.map { append($0) }
    while let conflict = findConflict() {
      let choice = choose(conflict)
      precondition(conflict.constraints.contains(choice), "\(choice) is no member of the conflict")
      breakConstraint(choice)
    }
    return handles
  }

  /// Removes a constraint.
  ///
  ///     let handle = try solver.add(width == 44)
  ///     solver.remove(handle)
  ///     solver.isAmbiguous(width)  // true
  public func remove(_ handle: ConstraintHandle) {
    let record = record(of: handle)
    precondition(!record.isEdit, "constraint \(handle) belongs to an edit variable")
    discard(handle)
  }

  /// Replaces the constant of a constraint's expression.
  ///
  ///     let handle = try solver.add(width == 44)  // width - 44 == 0
  ///     try solver.setConstant(-50, of: handle)
  ///     solver.value(of: width)  // 50.0
  ///
  /// - Throws: ``Conflict`` if the constraint is required and cannot hold with that
  ///   constant; it then keeps the old one.
  public func setConstant(_ constant: Double, of handle: ConstraintHandle) throws(Conflict) {
    try change(handle) { $0.expression.constant = constant }
  }

  /// Moves a constraint to another level; a broken one is whole again.
  ///
  ///     try solver.setPriority(.required, of: hugging)
  ///
  /// - Throws: ``Conflict`` if the constraint cannot hold at the new priority; it
  ///   then keeps the old one.
  public func setPriority(_ priority: Priority, of handle: ConstraintHandle) throws(Conflict) {
    try change(handle) { $0.priority = priority }
  }

  /// Changes what a constraint's error counts among those of its priority.
  ///
  ///     solver.setWeight(3, of: handle)  // outweighs two others of the level
  public func setWeight(_ weight: Double, of handle: ConstraintHandle) {
    precondition(weight > 0 && weight.isFinite, "weight \(weight) is not a positive number")
    let record = record(of: handle)
    records[handle.index]?.constraint.weight = weight
    if !record.isRequired { invalidate() }
  }

  /// Lets a required constraint give way to all the others that are required.
  ///
  /// The constraint stays, above every priority below required, so that its error
  /// is as small as the required ones allow.
  ///
  ///     solver.breakConstraint(handle)
  ///     solver.error(of: handle)  // how far it is from holding
  public func breakConstraint(_ handle: ConstraintHandle) {
    let record = record(of: handle)
    guard record.isRequired else { return }
    countUses(of: record.constraint, by: -1)
    records[handle.index]?.isBroken = true
    invalidate()
  }

  /// The constraints that were broken and are still there, in the order of adding.
  public var brokenConstraints: [ConstraintHandle] {
    records.indices.filter { records[$0]?.isBroken == true }.map(ConstraintHandle.init(index:))
  }

  // MARK: - Records

  func append(_ constraint: LinearConstraint) -> ConstraintHandle {
    for term in constraint.expression.terms {
      precondition(term.variable.index < variables.count, "a variable of another solver")
    }
    records.append(ConstraintRecord(constraint: constraint))
    if constraint.priority == .required { countUses(of: constraint, by: 1) }
    invalidate()
    return ConstraintHandle(index: records.count - 1)
  }

  func discard(_ handle: ConstraintHandle) {
    let record = record(of: handle)
    if record.isRequired { countUses(of: record.constraint, by: -1) }
    records[handle.index] = nil
    invalidate()
  }

  func change(_ handle: ConstraintHandle, _ body: (inout LinearConstraint) -> Void) throws(Conflict) {
    let old = record(of: handle)
    var constraint = old.constraint
    body(&constraint)
    if constraint == old.constraint, !old.isBroken { return }
    if old.isRequired { countUses(of: old.constraint, by: -1) }
    // A constraint that was broken stays so until its priority is set again.
    let isBroken = old.isBroken && constraint.priority == old.constraint.priority && constraint != old.constraint
    records[handle.index] = ConstraintRecord(constraint: constraint, isBroken: isBroken, isEdit: old.isEdit)
    if constraint.priority == .required, !isBroken { countUses(of: constraint, by: 1) }
    invalidate()
    guard let conflict = checkRequired(after: handle) else { return }
    countUses(of: constraint, by: -1)
    if old.isRequired { countUses(of: old.constraint, by: 1) }
    records[handle.index] = old
    throw conflict
  }

  private func countUses(of constraint: LinearConstraint, by change: Int) {
    for term in constraint.expression.terms { variables[term.variable.index].requiredUses += change }
  }

  /// The conflict that a new or changed constraint has brought, if any.
  private func checkRequired(after handle: ConstraintHandle) -> Conflict? {
    let record = record(of: handle)
    guard record.isRequired else { return nil }
    // A variable that no other required constraint knows can take up any slack.
    for term in record.constraint.expression.terms where variables[term.variable.index].requiredUses == 1 {
      return nil
    }
    return findConflict(refusing: handle)
  }
}
