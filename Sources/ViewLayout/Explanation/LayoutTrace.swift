/// The trace of a layout: a line a view, indented by depth, the ambiguous ones marked.
///
///     *<UIView:root>
///     |   *<UIView:v1>
///     |   |   *<UIView:v3> - AMBIGUOUS LAYOUT
public struct LayoutTrace: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    public var depth: Int
    /// The view's class and name.
    public var name: String
    public var isAmbiguous: Bool

    public init(depth: Int, name: String, isAmbiguous: Bool) {
      self.depth = depth
      self.name = name
      self.isAmbiguous = isAmbiguous
    }

    /// The row's line.
    public var text: String {
      String(repeating: "|   ", count: depth) + "*<\(name)>" + (isAmbiguous ? LayoutTrace.mark : "")
    }
  }

  /// In drawing order: each view before its subviews.
  public var rows: [Row]

  public init(rows: [Row]) {
    self.rows = rows
  }

  /// The lines, each ended.
  public var text: String { rows.map { $0.text + "\n" }.joined() }

  public static let mark = " - AMBIGUOUS LAYOUT"
}
