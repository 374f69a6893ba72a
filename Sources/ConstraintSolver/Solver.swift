/// Finds values for variables that satisfy linear constraints by strict priorities.
///
/// Required constraints hold, or are refused with the set that they conflict
/// with. Below required every priority is a level: the solver first brings the
/// sum of the errors of the highest level to its least, then, without giving any
/// of that back, that of the next.
///
///     let solver = Solver()
///     let left = solver.makeVariable("left")
///     let width = solver.makeVariable("width")
///     try solver.add(left == 8)
///     try solver.add(left + width == 312)
///     try solver.add((width == 100).priority(.low))
///     solver.value(of: width)  // 304.0
///
/// **The tie-break rule.** Where the priorities leave several optima, the
/// variables of the lowest rank are brought as near as possible to their preferred
/// values (the least sum of absolute differences), then those of the next rank;
/// and where that leaves several, the variable made first comes as near as it can,
/// then the second, and so on. So the same system gives the same values in every
/// run and in whatever order its constraints were added.
///
/// Changes are only recorded until a value is asked for, but for required
/// constraints, which are checked when they are added.
public final class Solver {
  struct VariableRecord {
    var name: String
    /// What its name ends with.
    var part: StaticString
    var preferred: Double
    var rank: Int32
    /// The cost of not being at the preferred value, in the engine.
    var cost: Int
  }

  var variables: [VariableRecord] = []
  var records = ConstraintStore()
  var edits: [Variable: ConstraintHandle] = [:]
  var engine = ActiveSet()
  /// How everything follows the constants that change often.
  var following: [Following] = []
  /// The vertex that ``exerciseAmbiguity()`` went to.
  var exercised: ActiveSet?
  /// The vertices that it has shown since the last change.
  var shown: [[Double]] = []
  /// Ways without an end that it went, from the vertex.
  var displacements: [Displacement] = []
  var freeWays: ActiveSet.FreeWays?
  var foundFreedoms: [Freedom]?

  /// Creates a solver without variables and constraints.
  public init() {}

  /// Makes an unknown.
  ///
  /// - Parameters:
  ///   - name: What the variable is called in ``dump()``.
  ///   - part: What is written behind the name: a variable that nobody asks the name of has none put together.
  ///   - value: What it should be where the constraints leave a choice.
  ///   - rank: When it gets its choice; lower ranks come first.
  public func makeVariable(
    _ name: String = "", _ part: StaticString = "", preferring value: Double = 0, rank: Int = 0
  ) -> Variable {
    precondition(value.isFinite, "a variable cannot prefer \(value)")
    forgetAnswers()
    variables.append(
      VariableRecord(name: name, part: part, preferred: value, rank: Int32(rank), cost: engine.costs.count))
    engine.addVariable(preferring: value, rank: Int32(rank))
    return Variable(index: variables.count - 1)
  }

  /// Changes the value that a variable has where the constraints leave a choice.
  ///
  ///     let left = solver.makeVariable("left", preferring: 10)
  ///     solver.value(of: left)  // 10.0
  ///     solver.setPreferred(20, for: left)
  ///     solver.value(of: left)  // 20.0
  public func setPreferred(_ value: Double, for variable: Variable) {
    precondition(value.isFinite, "a variable cannot prefer \(value)")
    if variables[variable.index].preferred == value { return }
    forgetAnswers()
    variables[variable.index].preferred = value
    engine.setPreferred(value, of: variable.index, cost: variables[variable.index].cost, following: &following)
  }

  /// Drops what was found out about the last solution beside the values.
  func forgetAnswers() {
    if freeWays != nil { freeWays = nil }
    if foundFreedoms != nil { foundFreedoms = nil }
    if exercised != nil { exercised = nil }
    if !shown.isEmpty { shown.removeAll() }
    if !displacements.isEmpty { displacements.removeAll() }
  }

  func record(of handle: ConstraintHandle) -> ConstraintRecord {
    guard records.indices.contains(handle.index), let record = records[handle.index] else {
      preconditionFailure("constraint \(handle) is not in this solver")
    }
    return record
  }
}
