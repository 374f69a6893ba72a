import Diagnostics
import Figures

extension Figure {
  /// What the bars of a panel have no room for, as warnings at the views or at the key of the bars.
  ///
  /// Only what a document of the figure language says has a place. Bars of storyboards are drawn as they are.
  func omissions(in layout: PanelLayout, of panel: PanelDescription) -> [Diagnostic] {
    let around = [layout.surroundings.navigationBar, layout.surroundings.bottomBar].compactMap(\.self)
    let barsRange = panel.bars == nil ? barsRange : panel.barsRange
    let found: [(SolvedBar, String, SourceRange?)] =
      around.map { ($0, "the \($0.kind.rawValue)", barsRange) }
      + layout.views.compactMap { view in
        guard let bar = view.bar, !bar.omitted.isEmpty else { return nil }
        return (bar, "'\(view.name)'", viewPlaces[view.name])
      }
    return found.compactMap { bar, owner, range -> Diagnostic? in
      guard !bar.omitted.isEmpty, let range else { return nil }
      let words = bar.omitted.map { "'\($0)'" }.listed(with: "and")
      return .warning(
        .itemsWithoutRoom, "\(owner) is \(bar.frame.width.decimalText()) points wide and has no room for \(words)",
        at: range)
    }
  }
}
