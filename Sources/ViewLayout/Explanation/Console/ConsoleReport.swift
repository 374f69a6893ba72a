/// A conflict in the form in which the system prints it to the console, with names for addresses.
///
///     Unable to simultaneously satisfy constraints.
///     (
///         "<NSLayoutConstraint V:[UIView:v3(20)]>",
///         "<NSLayoutConstraint V:[UIView:v3(10)]>"
///     )
///
///     Will attempt to recover by breaking constraint
///     <NSLayoutConstraint V:[UIView:v3(10)]>
public struct ConsoleReport: Hashable, Sendable {
  /// The constraints that cannot hold together: the author's in the order of adding, then those that the system made.
  public var constraints: [String]
  /// The one that gave way.
  public var broken: String

  public init(constraints: [String], broken: String) {
    self.constraints = constraints
    self.broken = broken
  }

  public init(of conflict: LayoutConflict) {
    let order = conflict.members.enumerated().sorted {
      ($0.element.placeInReport, $0.offset) < ($1.element.placeInReport, $1.offset)
    }
    self.init(
      constraints: order.compactMap(\.element.consoleText), broken: conflict.broken.consoleText ?? conflict.broken.text)
  }

  /// The report's lines.
  public var lines: [String] {
    var lines = [Self.heading, "("]
    for (index, constraint) in constraints.enumerated() {
      lines.append("    \"\(constraint)\"" + (index + 1 < constraints.count ? "," : ""))
    }
    return lines + [")", "", Self.recovery, broken]
  }

  /// The lines, each ended.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  static let heading = "Unable to simultaneously satisfy constraints."
  static let recovery = "Will attempt to recover by breaking constraint"
}

extension LayoutRequirement {
  /// What the author wrote comes first, and what the root's size adds last.
  fileprivate var placeInReport: Int {
    switch self {
    case .constraint: 0
    case .stack: 1
    case .intrinsicSize: 2
    case .mask: 3
    case .nonNegativeSize, .nonNegativeContentSize, .fittingSize: 4
    case .rootSize: 5
    }
  }
}
