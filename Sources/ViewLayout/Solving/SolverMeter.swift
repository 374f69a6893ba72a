import ConstraintSolver
import Graphics

/// Holds a solver to what is left of a document's budget, and takes from the budget what the solver did.
final class SolverMeter {
  private let solver: Solver
  private let budget: WorkBudget
  /// The solver's work that was paid for.
  private var settled: Int

  init(_ solver: Solver, _ budget: WorkBudget) {
    (self.solver, self.budget) = (solver, budget)
    settled = solver.work
    solver.workLimit = settled + max(0, budget.remaining) / WorkBudget.unitsPerSolverItem
  }

  var isExhausted: Bool { solver.isExhausted }

  /// Charges for views that are asked whether they are ambiguous.
  func ask(_ count: Int) { budget.spend(count * WorkBudget.unitsPerAskedView, on: .solving) }

  func settle() {
    budget.spend((solver.work - settled) * WorkBudget.unitsPerSolverItem, on: .solving)
    settled = solver.work
    if isExhausted { budget.exhaust() }
  }
}
