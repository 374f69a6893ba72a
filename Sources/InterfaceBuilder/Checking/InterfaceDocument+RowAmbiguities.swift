import Diagnostics
public import Staging
public import Typography
import ViewLayout

extension InterfaceDocument {
  /// What Interface Builder calls ambiguous in the rows of tables although layout determines it, as warnings.
  ///
  /// These are the contents of self-sizing rows that ask for another height than the row has on the canvas, and the
  /// labels of the standard styles in rows beyond the end of their table, which the canvas does not lay out.
  public func rowAmbiguities(measuringTextWith measurer: any TextMeasurer) -> Findings {
    Findings(
      findings(in: scenes) { scene in
        let rows = scene.view.withDescendants.filter { $0.tag == "tableView" }.flatMap(\.rows)
        guard usesAutoLayout, !rows.isEmpty,
          let panel = SceneSolver(document: self, scene: scene, measurer: measurer).panel(.stored, rounds: false)
        else { return [] }
        let indices = panel.indicesByIdentifier
        return rows.flatMap { row in
          row.ambiguousViews { view in indices[view.id].map { panel.views[$0].frame.height } }.compactMap { view in
            indices[view.id].map { index in
              Findings.Entry(
                .ambiguity(AmbiguityExplanation(view: panel.views[index].name, axis: .vertical)), .warning,
                at: view.range)
            }
          }
        }
      })
  }
}

/// A table's row with the table.
private struct Row {
  var table: InterfaceView
  var cell: InterfaceView

  /// - Parameter height: The solved height of a view.
  func ambiguousViews(_ height: (InterfaceView) -> Double?) -> [InterfaceView] {
    let contents = cell.subviews.filter { content in
      guard content.isSelfSizingContent(of: cell, in: table), let stored = content.frame?.height,
        let solved = height(content)
      else { return false }
      return (solved - stored).magnitude > 1
    }
    return contents + (cell.isBeyondEnd(of: table) ? labels : [])
  }

  /// The labels that a standard style places.
  private var labels: [InterfaceView] {
    let ids = Set(["textLabel", "detailTextLabel"].compactMap { cell.element[$0] })
    return cell.withDescendants.filter { ids.contains($0.id) && $0.placement == .mask }
  }
}

extension InterfaceView {
  /// The rows of a table.
  fileprivate var rows: [Row] {
    subviews.filter { $0.tag == "tableViewCell" }.map { Row(table: self, cell: $0) }
  }
}
