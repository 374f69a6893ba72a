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
/// A batch is kept as the array that the caller gave: none of its constraints is copied.
/// What is added alone, or changed later, has an array of the store's own.
struct ConstraintStore {
  /// Where a handle's constraint is: in the engine, and in the store's own array.
  private struct Entry: BitwiseCopyable {
    var cost: Int32 = -1
    var place: Int32 = removed
  }

  /// A batch, of which some constraints may since have got places of their own.
  private struct Batch {
    var constraints: [LinearConstraint]
    /// The first handle's index.
    let start: Int
    /// How many are still read from here.
    var uses: Int
  }

  /// The place of what its batch holds, and of what was removed or refused.
  private static var inBatch: Int32 { -1 }
  private static var removed: Int32 { -2 }

  private var entries: [Entry] = []
  private var batches: [Batch] = []
  private var own: [LinearConstraint] = []
  /// Places of the store's own that are free again.
  private var free: [Int32] = []
  private var broken: Set<Int> = []
  private var edits: Set<Int> = []
  /// How many constraints have no variables; the engine knows nothing of those.
  private(set) var constantCount = 0

  /// How many handles were given out.
  var count: Int { entries.count }

  var indices: Range<Int> { entries.indices }

  /// The record of a handle, or `nil` if the constraint was removed or refused.
  subscript(index: Int) -> ConstraintRecord? {
    get {
      let entry = entries[index]
      guard entry.place != Self.removed else { return nil }
      return ConstraintRecord(
        constraint: constraint(at: index), isBroken: broken.contains(index), isEdit: edits.contains(index),
        cost: Int(entry.cost))
    }
    set {
      if let old = self[index], old.constraint.expression.terms.isEmpty { constantCount -= 1 }
      guard let newValue else { return release(index) }
      if newValue.constraint.expression.terms.isEmpty { constantCount += 1 }
      makeOwn(index, newValue.constraint)
      entries[index].cost = Int32(newValue.cost)
      if newValue.isBroken { broken.insert(index) } else { broken.remove(index) }
      if newValue.isEdit { edits.insert(index) } else { edits.remove(index) }
    }
  }

  /// Makes a handle that has no record yet.
  mutating func appendEmpty() { entries.append(Entry()) }

  /// Keeps a batch; `install` puts the constraint at a place of it into the engine and says where.
  ///
  /// Constraints are read where they are: each is a line and a half of the cache.
  mutating func append(
    contentsOf constraints: [LinearConstraint],
    installing install: (UnsafeBufferPointer<LinearConstraint>, Int) -> Int
  ) {
    if constraints.isEmpty { return }
    batches.append(Batch(constraints: constraints, start: entries.count, uses: constraints.count))
    entries.reserveCapacity(entries.count + constraints.count)
    constraints.withUnsafeBufferPointer { buffer in
      for place in buffer.indices {
        let cost = install(buffer, place)
        if cost < 0 { constantCount += 1 }
        entries.append(Entry(cost: Int32(cost), place: Self.inBatch))
      }
    }
  }

  func cost(at index: Int) -> Int { Int(entries[index].cost) }

  mutating func setCost(_ cost: Int, at index: Int) { entries[index].cost = Int32(cost) }

  mutating func setBroken(at index: Int) { broken.insert(index) }

  mutating func setConstant(_ constant: Double, at index: Int) {
    if entries[index].place < 0 { makeOwn(index, constraint(at: index)) }
    own[Int(entries[index].place)].expression.constant = constant
  }

  private func constraint(at index: Int) -> LinearConstraint {
    let place = entries[index].place
    if place >= 0 { return own[Int(place)] }
    let batch = batches[batch(of: index)]
    return batch.constraints[index - batch.start]
  }

  /// The batch that a handle came with: the last that does not start after it.
  private func batch(of index: Int) -> Int {
    var (low, high) = (0, batches.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if batches[middle].start <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// Gives a constraint that may differ from its batch a place of its own.
  private mutating func makeOwn(_ index: Int, _ constraint: LinearConstraint) {
    if entries[index].place < 0 {
      if entries[index].place == Self.inBatch { leaveBatch(index) }
      if let place = free.popLast() {
        entries[index].place = place
      } else {
        entries[index].place = Int32(own.count)
        own.append(constraint)
      }
    }
    own[Int(entries[index].place)] = constraint
  }

  /// Lets go of a handle's constraint.
  private mutating func release(_ index: Int) {
    let place = entries[index].place
    if place == Self.inBatch { leaveBatch(index) }
    if place >= 0 {
      own[Int(place)] = LinearConstraint(LinearExpression(), .equal)
      free.append(place)
    }
    entries[index] = Entry()
    broken.remove(index)
    edits.remove(index)
  }

  /// Lets go of a batch with the last of its constraints.
  private mutating func leaveBatch(_ index: Int) {
    let batch = batch(of: index)
    batches[batch].uses -= 1
    if batches[batch].uses == 0 { batches[batch].constraints = [] }
  }
}
