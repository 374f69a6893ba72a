/// The report of a conflict as the system of the views' platform prints it to the console, with names instead of
/// addresses, and without the advice between the first line and the list.
///
///     Unable to simultaneously satisfy constraints.
///     (
///         "<NSLayoutConstraint UIView:v3.height == 20   (active)>",
///         "<NSLayoutConstraint UIView:v3.height == 10   (active)>"
///     )
///
///     Will attempt to recover by breaking constraint
///     <NSLayoutConstraint UIView:v3.height == 10   (active)>
public struct ConsoleReport: Hashable, Sendable {
  /// The conflicting constraints: the author's in the order in which they were added, then the system's.
  public var constraints: [String]
  /// The constraint that is broken.
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

  /// The lines of the report.
  public var lines: [String] {
    var lines = [Self.heading, "("]
    for (index, constraint) in constraints.enumerated() {
      lines.append("    \"\(constraint)\"" + (index + 1 < constraints.count ? "," : ""))
    }
    return lines + [")", "", Self.recovery, broken]
  }

  /// The report as text, with line ends.
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
    case .mask, .contentSize: 3
    case .nonNegativeSize, .nonNegativeContentSize, .fittingSize: 4
    case .rootSize: 5
    }
  }
}
