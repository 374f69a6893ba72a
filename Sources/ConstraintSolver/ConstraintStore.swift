/// A constraint that a ``Solver`` keeps, and where it stands in the engine.
struct ConstraintRecord {
  var constraint: LinearConstraint
  var isBroken = false
  /// Whether the constraint stands for an edit variable.
  var isEdit = false
  /// The constraint in the engine, or -1 if it has no variables.
  var cost = -1

  var isRequired: Bool { constraint.priority == .required && !isBroken }

  var key: Double { isBroken ? ActiveSet.brokenKey : constraint.key }
}

extension LinearConstraint {
  /// The engine's key for the priority.
  var key: Double { priority.rawValue == 1000 ? ActiveSet.requiredKey : priority.rawValue }
}

/// The constraints of a ``Solver`` by their handles' index.
///
/// A batch is kept as the array that the caller gave: its constraints, each with an
/// array of terms in a place of its own, are neither copied nor retained one by one.
/// What is added alone, or changed later, has an array of the store's own.
struct ConstraintStore {
  private struct Entry: BitwiseCopyable {
    var cost: Int32 = -1
    /// Which of ``batches`` holds the constraint; -1 if it was removed or refused.
    var batch: Int32 = -1
    var place: Int32 = -1
    var isBroken = false
    var isEdit = false
  }

  private var entries: [Entry] = []
  /// The first is the store's own.
  private var batches: [[LinearConstraint]] = [[]]
  /// How many constraints of each batch are still in use.
  private var uses = [0]
  /// Places of the store's own that are free again.
  private var free: [Int32] = []
  /// How many constraints have no variables; the engine knows nothing of those.
  private(set) var constantCount = 0

  /// How many handles were given out.
  var count: Int { entries.count }

  var indices: Range<Int> { entries.indices }

  /// The record of a handle, or `nil` if the constraint was removed or refused.
  subscript(index: Int) -> ConstraintRecord? {
    get {
      let entry = entries[index]
      guard entry.batch >= 0 else { return nil }
      return ConstraintRecord(
        constraint: batches[Int(entry.batch)][Int(entry.place)], isBroken: entry.isBroken, isEdit: entry.isEdit,
        cost: Int(entry.cost))
    }
    set {
      if let old = self[index], old.constraint.expression.terms.isEmpty { constantCount -= 1 }
      guard let newValue else {
        release(index)
        entries[index] = Entry()
        return
      }
      if newValue.constraint.expression.terms.isEmpty { constantCount += 1 }
      makeOwn(index, newValue.constraint)
      entries[index].cost = Int32(newValue.cost)
      entries[index].isBroken = newValue.isBroken
      entries[index].isEdit = newValue.isEdit
    }
  }

  /// Makes a handle that has no record yet.
  mutating func appendEmpty() { entries.append(Entry()) }

  /// Keeps a batch; `install` puts the constraint at a place of it into the engine and says where.
  ///
  /// Constraints are read where they are: to copy one is to count its terms' owners, twice.
  mutating func append(
    contentsOf constraints: [LinearConstraint],
    installing install: (UnsafeBufferPointer<LinearConstraint>, Int) -> Int
  ) {
    let batch = Int32(batches.count)
    batches.append(constraints)
    uses.append(constraints.count)
    entries.reserveCapacity(entries.count + constraints.count)
    constraints.withUnsafeBufferPointer { buffer in
      for place in buffer.indices {
        let cost = install(buffer, place)
        if cost < 0 { constantCount += 1 }
        entries.append(Entry(cost: Int32(cost), batch: batch, place: Int32(place)))
      }
    }
  }

  func cost(at index: Int) -> Int { Int(entries[index].cost) }

  mutating func setCost(_ cost: Int, at index: Int) { entries[index].cost = Int32(cost) }

  mutating func setBroken(at index: Int) { entries[index].isBroken = true }

  mutating func setConstant(_ constant: Double, at index: Int) {
    if entries[index].batch > 0 { makeOwn(index, batches[Int(entries[index].batch)][Int(entries[index].place)]) }
    batches[0][Int(entries[index].place)].expression.constant = constant
  }

  /// Gives a constraint that may differ from its batch a place of its own.
  private mutating func makeOwn(_ index: Int, _ constraint: LinearConstraint) {
    if entries[index].batch != 0 {
      release(index)
      entries[index].batch = 0
      if let place = free.popLast() {
        entries[index].place = place
      } else {
        entries[index].place = Int32(batches[0].count)
        batches[0].append(constraint)
      }
      uses[0] += 1
    }
    batches[0][Int(entries[index].place)] = constraint
  }

  /// Lets go of a constraint's place, and of its batch with the last one.
  private mutating func release(_ index: Int) {
    let batch = Int(entries[index].batch)
    guard batch >= 0 else { return }
    uses[batch] -= 1
    if batch == 0 {
      let place = entries[index].place
      batches[0][Int(place)] = LinearConstraint(LinearExpression(), .equal)
      free.append(place)
    } else if uses[batch] == 0 {
      batches[batch] = []
    }
  }
}
