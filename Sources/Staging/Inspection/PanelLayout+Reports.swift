public import ViewLayout

extension PanelLayout {
  /// The layout trace: a line a view, indented by depth, the ambiguous ones marked.
  public var trace: LayoutTrace {
    var rows: [LayoutTrace.Row] = []
    rows.reserveCapacity(views.count)
    for view in views {
      let depth = view.superview.map { rows[$0].depth + 1 } ?? 0
      rows.append(
        LayoutTrace.Row(
          depth: depth, name: view.consoleName, isAmbiguous: view.hasAmbiguousLayout))
    }
    return LayoutTrace(rows: rows)
  }

  /// The outline of the hierarchy: a line a view, with its level and its class.
  public var hierarchyDump: HierarchyDump {
    var levels: [Int] = []
    var rows: [HierarchyDump.Row] = []
    for view in views {
      let level = view.superview.map { levels[$0] + 1 } ?? 0
      levels.append(level)
      // A guide is nobody's subview.
      guard view.kind != .layoutGuide else { continue }
      rows.append(HierarchyDump.Row(level: level, className: view.dumpClassName))
    }
    return HierarchyDump(rows: rows)
  }

  /// What the system would print to the console: the report of each conflict, parted by empty lines.
  public var consoleLines: [String] {
    Array(conflicts.map(\.report.lines).joined(separator: [""]))
  }
}

extension SolvedView {
  /// The view's class, the author's or UIKit's, and its name: `UIButton:button1`.
  public var consoleName: String { "\(dumpClassName):\(name)" }

  /// The author's class, or UIKit's for the kind.
  var dumpClassName: String { className == kind.rawValue ? kind.className : className }
}
