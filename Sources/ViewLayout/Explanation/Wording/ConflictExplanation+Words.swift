public import Diagnostics
import Geometry

extension ConflictExplanation {
  /// `'a.width >= 300' cannot hold together with 3 other constraints and is broken`
  public var message: String {
    let company =
      switch others.count {
      case 0: "by itself"
      case 1: "together with one other constraint"
      default: "together with \(others.count) other constraints"
      }
    return "'\(broken.text)' cannot hold \(company) and is broken"
  }

  public var notes: [Diagnostic.Note] {
    others.map { Diagnostic.Note("'\($0.text)' is required too", at: $0.range) }
      + [Diagnostic.Note(advice, at: culprit.range)]
  }

  /// `give 'v3.height == 10' a priority below 1000, or drop it`
  private var advice: String {
    let isWeaker = "give '\(culprit.equation)' a priority below 1000"
    switch cause {
    case .frame(let view):
      return "'\(view)' is held by its frame too; set its translatesAutoresizingMaskIntoConstraints to false"
    case .content(let view, let axis, let kind): return "give '\(view)' a \(axis.rawValue) \(kind.rawValue) below 1000"
    case .constraint(nil): return "\(isWeaker), or drop it"
    case .constraint(let fit?):
      let (length, way) = (fit.length.decimalText(), fit.axis == .horizontal ? "wide" : "high")
      guard let suitable = fit.suitable, !fit.needsRoom else {
        return "the root is \(length) points \(way); \(isWeaker), so that it holds only where there is room"
      }
      let isOne = suitable.upperBound - suitable.lowerBound < 1e-6
      let limit = "\(isOne ? "" : "at most ")\(suitable.upperBound.decimalText())"
      return
        "all of them hold only where the root is \(limit) points \(way), and it is \(length); \(isWeaker), or drop it"
    case .nothingWritten: return "leave out one of the views, or one of the constraints"
    }
  }
}
