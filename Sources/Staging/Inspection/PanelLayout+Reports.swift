import Serialization
public import ViewLayout

extension PanelLayout {
  /// The layout trace: one line per view, indented by depth, with ambiguous views marked.
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

  /// The outline of the hierarchy: one line per view, with its level and class.
  public var hierarchyDump: HierarchyDump {
    var levels: [Int] = []
    var rows: [HierarchyDump.Row] = []
    for view in views {
      let level = view.superview.map { levels[$0] + 1 } ?? 0
      levels.append(level)
      // A layout guide is not a subview.
      guard view.kind != .layoutGuide else { continue }
      rows.append(HierarchyDump.Row(level: level, className: view.dumpClassName))
    }
    return HierarchyDump(rows: rows)
  }

  /// The lines that the system would print to the console: the report of each conflict, with empty lines between
  /// reports.
  public var consoleLines: [String] {
    Array(conflicts.map(\.report.lines).joined(separator: [""]))
  }
}

extension SolvedView {
  /// The class, the author's or UIKit's, and the name: `UIButton:button1`.
  public var consoleName: String { "\(dumpClassName):\(name.showingControls())" }

  /// The author's class, or the class of UIKit for the kind.
  var dumpClassName: String { className == kind.rawValue ? kind.className : className.showingControls() }
}
