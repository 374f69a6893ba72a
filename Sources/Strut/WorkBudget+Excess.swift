import Diagnostics
import Figures
import Graphics

extension WorkBudget {
  /// The error of a document for which the budget was not enough; `nil` if it was.
  func excess(over limits: FigureLimits) -> Diagnostic? {
    guard isExhausted else { return nil }
    return limits.error(exceeding: .work, detail: ", of which most is for \(largestPurpose.name)")
  }
}
