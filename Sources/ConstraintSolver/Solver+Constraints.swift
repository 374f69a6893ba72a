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
    guard constraint.priority == .required, !hasFreshVariable(constraint, uses: 0) else {
      return append(constraint)
    }
    let saved = savedEngine()
    let handle = append(constraint, onTrial: true)
    if let members = tryOut(handle) {
      // The saved engine has never heard of it. Discarding might number all costs anew.
      if restore(saved) { records[handle.index] = nil } else { discard(handle) }
      throw Conflict(constraints: members, refused: handle)
    }
    return handle
  }

  /// Adds many constraints and solves once; of required ones that conflict, `choose` names the one to break.
  ///
  /// It is asked in the order in which the constraints, added one at a time, would be refused. Where it
  /// always names ``Conflict/refused``, what is kept is the same as well.
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
    let handles = append(contentsOf: constraints)
    settle(breaking: choose)
    return handles
  }

  /// Adds required constraints up to the first that would be refused. The solver is of no use for anything else then.
  ///
  ///     solver.firstRefused(of: [width >= 10, width <= 20, width == 30, width == 5])   // [1, 2]
  ///
  /// - Returns: The places, among those given, of an irreducible conflict whose last member is that constraint; `nil` if
  ///   all hold together.
  public func firstRefused(of constraints: [LinearConstraint]) -> [Int]? {
    let first = records.count
    var places: [Int]?
    _ = append(contentsOf: constraints)
    settle { conflict in
      places = conflict.constraints.map { $0.index - first }
      return nil
    }
    return places
  }

  /// Removes a constraint.
  ///
  ///     let handle = try solver.add(width == 44)
  ///     solver.remove(handle)
  ///     solver.isAmbiguous(width)  // true
  public func remove(_ handle: ConstraintHandle) {
    precondition(!record(of: handle).isEdit, "constraint \(handle) belongs to an edit variable")
    discard(handle)
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
    forgetAnswers()
    if record.cost >= 0 { engine.breakCost(record.cost, of: record.constraint) }
    records.setBroken(at: handle.index)
  }

  /// The constraints that were broken and are still there, in the order of adding.
  public var brokenConstraints: [ConstraintHandle] {
    records.indices.filter { records[$0]?.isBroken == true }.map(ConstraintHandle.init(index:))
  }

  // MARK: - Records

  private func append(contentsOf constraints: [LinearConstraint]) -> [ConstraintHandle] {
    forgetAnswers()
    var handles: [ConstraintHandle] = []
    handles.reserveCapacity(constraints.count)
    // A property of a class is asked for exclusive access each time it is touched: once is enough.
    var engine = ActiveSet()
    var records = ConstraintStore()
    swap(&engine, &self.engine)
    swap(&records, &self.records)
    let first = records.count
    records.append(contentsOf: constraints) { batch, place in
      if place % ActiveSet.batchStride == 0 {
        engine.reserve(for: batch, in: place..<min(place + ActiveSet.batchStride, batch.count))
      }
      handles.append(ConstraintHandle(index: first + place))
      if batch[place].expression.terms.isEmpty { return -1 }
      return engine.addCost(batch.baseAddress! + place, key: batch[place].key, handle: first + place)
    }
    swap(&engine, &self.engine)
    swap(&records, &self.records)
    return handles
  }

  func append(_ constraint: LinearConstraint, onTrial: Bool = false) -> ConstraintHandle {
    let handle = ConstraintHandle(index: records.count)
    records.appendEmpty()
    install(ConstraintRecord(constraint: constraint), at: handle, onTrial: onTrial)
    return handle
  }

  /// Gives a record its place here and in the engine.
  func install(_ record: ConstraintRecord, at handle: ConstraintHandle, onTrial: Bool = false) {
    forgetAnswers()
    var record = record
    if record.constraint.expression.terms.isEmpty {
      record.cost = -1
    } else {
      record.cost = engine.addCost(
        &record.constraint, key: onTrial ? ActiveSet.asideKey : record.key, handle: handle.index)
    }
    records[handle.index] = record
  }

  /// Takes a record out of the engine; the caller replaces or drops it.
  func withdraw(_ record: ConstraintRecord) {
    forgetAnswers()
    if record.cost >= 0 { engine.removeCost(record.cost) }
  }

  func discard(_ handle: ConstraintHandle) {
    withdraw(record(of: handle))
    records[handle.index] = nil
    if engine.deadCosts > 256 + engine.costs.count / 2 { rebuildEngine() }
  }

  /// Whether a variable of a constraint stands in no more required constraints than `uses`.
  ///
  /// Such a variable takes up any slack, so the constraint conflicts with nothing.
  func hasFreshVariable(_ constraint: LinearConstraint, uses: Int) -> Bool {
    for term in constraint.expression.terms {
      precondition(term.variable.index < variables.count, "a variable of another solver")
      if engine.columns[term.variable.index].requiredUses <= uses { return true }
    }
    return false
  }

  private func rebuildEngine() {
    engine = ActiveSet()
    following.removeAll()
    for index in variables.indices {
      variables[index].cost = engine.costs.count
      engine.addVariable(preferring: variables[index].preferred, rank: variables[index].rank)
    }
    for index in records.indices {
      guard let record = records[index], record.cost >= 0 else { continue }
      var constraint = record.constraint
      let cost = engine.addCost(&constraint, key: record.key, handle: index)
      records.setCost(cost, at: index)
    }
  }
}
