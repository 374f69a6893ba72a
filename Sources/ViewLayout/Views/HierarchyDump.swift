/// The outline of a tree: a line a view, two dashes a level, the level in two columns and the view's class.
///
///     [ 0] UIWindow
///     --[ 1] UINavigationBar
///     ----[ 2] UIButton
public struct HierarchyDump: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    public var level: Int
    /// The author's own class where there is one, UIKit's for the kind where not.
    public var className: String

    public init(level: Int, className: String) {
      self.level = level
      self.className = className
    }

    public var text: String {
      let number = String(level)
      let padding = number.count < 2 ? " " : ""
      return String(repeating: "--", count: level) + "[\(padding)\(number)] \(className)"
    }
  }

  /// In drawing order: each view before its subviews.
  public var rows: [Row]

  public init(rows: [Row]) {
    self.rows = rows
  }

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

  /// The lines, each ended.
  public var text: String { rows.map { $0.text + "\n" }.joined() }
}

extension View {
  /// The outline of the view and all below it.
  public var hierarchyDump: String { HierarchyDump(of: self).text }
}
