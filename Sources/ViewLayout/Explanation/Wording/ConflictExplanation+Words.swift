public import Diagnostics
import Geometry

extension ConflictExplanation {
  /// `'a.width >= 300' conflicts with 3 other constraints and is broken`
  public var message: String {
    let predicate =
      switch others.count {
      case 0: "cannot be satisfied"
      case 1: "conflicts with one other constraint"
      default: "conflicts with \(others.count) other constraints"
      }
    return "'\(broken.text)' \(predicate) and is broken"
  }

  public var notes: [Diagnostic.Note] {
    others.map { Diagnostic.Note("'\($0.text)' is also required", at: $0.range) }
      + hiddenViews.map { Diagnostic.Note("'\($0)' is hidden, and takes part in the layout as if it were shown") }
      + [Diagnostic.Note(advice, at: culprit.range)]
  }

  /// `give 'v3.height == 10' a priority below 1000, or remove it`
  private var advice: String {
    let isWeaker = "give '\(culprit.equation)' a priority below 1000"
    switch cause {
    case .frame(let view):
      return "'\(view)' also keeps its frame; set its translatesAutoresizingMaskIntoConstraints to false"
    case .content(let view, let axis, let kind): return "give '\(view)' a \(axis.rawValue) \(kind.rawValue) below 1000"
    case .constraint(nil): return "\(isWeaker), or remove it"
    case .constraint(let fit?):
      let (length, way) = (fit.length.decimalText(), fit.axis == .horizontal ? "wide" : "high")
      guard let suitable = fit.suitable, !fit.needsRoom else {
        return "the root view is \(length) points \(way); \(isWeaker), so that it applies only if there is room"
      }
      let isOne = suitable.upperBound - suitable.lowerBound < 1e-6
      let limit = "\(isOne ? "" : "at most ")\(suitable.upperBound.decimalText())"
      return
        "all of them can hold only if the root view is \(limit) points \(way), but it is \(length); "
        + "\(isWeaker), or remove it"
    case .nothingWritten: return "leave out one of the views, or one of the constraints"
    }
  }
}
