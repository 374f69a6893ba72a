/// The outline of a tree: one line per view with two dashes per level, the level and the view's class.
///
///     [ 0] UIWindow
///     --[ 1] UINavigationBar
///     ----[ 2] UIButton
public struct HierarchyDump: Hashable, Sendable {
  /// A line of the outline.
  public struct Row: Hashable, Sendable {
    /// How many views the view is nested in.
    public var level: Int
    /// The view's custom class, or UIKit's class for its kind.
    public var className: String

    /// Creates a line.
    public init(level: Int, className: String) {
      self.level = level
      self.className = className
    }

    /// The line without its end.
    public var text: String {
      let number = String(level)
      let padding = number.count < 2 ? " " : ""
      return String(repeating: "--", count: level) + "[\(padding)\(number)] \(className)"
    }
  }

  /// The rows in drawing order: each view before its subviews.
  public var rows: [Row]

  /// Creates an outline from its lines.
  public init(rows: [Row]) {
    self.rows = rows
  }

  /// Creates the outline of a view and its descendants, without guides.
  public init(of root: View) {
    rows = []
    add(root, level: 0)
  }

  private mutating func add(_ view: View, level: Int) {
    // A guide is nobody's subview.
    guard view.kind != .layoutGuide || level == 0 else { return }
    rows.append(Row(level: level, className: view.className ?? view.kind.className))
    for subview in view.subviews { add(subview, level: level + 1) }
  }

  /// The outline as text, with line ends.
  public var text: String { rows.map { $0.text + "\n" }.joined() }
}

extension View {
  /// The outline of the view and its descendants.
  public var hierarchyDump: String { HierarchyDump(of: self).text }
}
