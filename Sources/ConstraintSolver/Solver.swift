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
    var preferred: Double
    var rank: Int
    /// How many required constraints the variable stands in.
    var requiredUses = 0
  }

  struct ConstraintRecord {
    var constraint: LinearConstraint
    var isBroken = false
    /// Whether the constraint stands for an edit variable.
    var isEdit = false

    var isRequired: Bool { constraint.priority == .required && !isBroken }
  }

  var variables: [VariableRecord] = []
  /// By the handles' index; `nil` where the constraint was removed or refused.
  var records: [ConstraintRecord?] = []
  var edits: [Variable: ConstraintHandle] = [:]
  var solution: Solution?
  /// The vertices that ``exerciseAmbiguity()`` has shown since the last change.
  var shown: [[Double]] = []

  public init() {}

  /// Makes an unknown.
  ///
  /// - Parameters:
  ///   - name: What the variable is called in ``dump()``.
  ///   - value: What it should be where the constraints leave a choice.
  ///   - rank: When it gets its choice; lower ranks come first.
  public func makeVariable(_ name: String = "", preferring value: Double = 0, rank: Int = 0) -> Variable {
    invalidate()
    variables.append(VariableRecord(name: name, preferred: value, rank: rank))
    return Variable(index: variables.count - 1)
  }

  /// Changes the value that a variable has where the constraints leave a choice.
  ///
  ///     let left = solver.makeVariable("left", preferring: 10)
  ///     solver.value(of: left)  // 10.0
  ///     solver.setPreferred(20, for: left)
  ///     solver.value(of: left)  // 20.0
  public func setPreferred(_ value: Double, for variable: Variable) {
    if variables[variable.index].preferred == value { return }
    variables[variable.index].preferred = value
    invalidate()
  }

  func invalidate() {
    solution = nil
    shown.removeAll()
  }

  func record(of handle: ConstraintHandle) -> ConstraintRecord {
    guard records.indices.contains(handle.index), let record = records[handle.index] else {
      preconditionFailure("constraint \(handle) is not in this solver")
    }
    return record
  }
}
