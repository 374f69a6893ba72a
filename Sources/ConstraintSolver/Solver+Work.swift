extension Solver {
  /// What the solver has done so far, in linear forms that its steps looked at.
  ///
  /// It is a measure of time that is the same on every machine and in every run.
  public var work: Int { engine.work }

  /// The work beyond which the solver gives up; by default it never does.
  ///
  /// Whether required constraints hold together is decided all the same. The values of a solver that gave up satisfy
  /// these, but are not the best for the others, and what it says of ambiguity means nothing.
  ///
  ///     solver.workLimit = solver.work + 1_000_000
  public var workLimit: Int {
    get { engine.workLimit }
    set { engine.workLimit = newValue }
  }

  /// Whether the solver gave up.
  public var isExhausted: Bool { engine.work > engine.workLimit }

  /// Adds what was done on a copy.
  func addWork(of copy: borrowing ActiveSet) { engine.work = max(engine.work, copy.work) }
}
