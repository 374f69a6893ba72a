import ConstraintSolver

/// How a workload's constraints are given.
enum Variant: String, CaseIterable {
  /// In the order in which a person would write them.
  case ordered = ""
  /// In a random order.
  case shuffled = "-shuffled"
  /// In a random order, with inequalities and priorities among them.
  case mixed = "-mixed"
  /// Added one call after the other, where the rest are added in one batch.
  case single = "-single"

  func apply(to scene: inout Scene) {
    var generator = Generator(state: 20_260_101)
    if self == .mixed { mix(&scene, &generator) }
    if self == .shuffled || self == .mixed { scene.constraints.shuffle(using: &generator) }
  }

  /// Adds limits that hold, wishes that do not, and takes some of the required ones down a level.
  private func mix(_ scene: inout Scene, _ generator: inout Generator) {
    let given = scene.constraints
    for index in given.indices where given[index].expression.terms.count > 1 {
      let constraint = given[index]
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        scene.constraints[index] = constraint.priority(Priority(Double(Int.random(in: 900...950, using: &generator))))
      case 1:
        scene.add(LinearConstraint(constraint.expression + 1, .greaterThanOrEqual))
      case 2:
        let far = constraint.expression + Double(Int.random(in: 1...50, using: &generator))
        scene.add(
          LinearConstraint(far, .equal, priority: Priority(Double(Int.random(in: 100...120, using: &generator)))))
      default: break
      }
    }
  }
}

/// SplitMix64: the same numbers in every run.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
