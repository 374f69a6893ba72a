import Diagnostics
import Figures

/// What an author asks for by name and no panel of a picture shows.
extension Figure {
  func missingAnnotations(in panels: [AnnotatedPanel]) -> [Diagnostic] {
    missingKinds(in: panels) + missingSigns(in: panels)
  }

  /// Annotations of views that the author names, none of which is to be seen: the views are hidden, or there is
  /// nothing of the kind about them. What is asked for of all views may find nothing.
  private func missingKinds(in panels: [AnnotatedPanel]) -> [Diagnostic] {
    var (asked, shown) = ([Request](), Set<Request>())
    for panel in panels where !panel.annotations.isEmpty {
      let kinds = panel.annotations.reduce(into: Set()) { $0.formUnion($1.shownKinds) }
      let layout = panel.scene.panel
      guard layout.kind.isLayout else { continue }
      let requests =
        layout.show.requests.map { ($0, $1.views, $1.range) }
        + layout.views.flatMap { view in
          (view.show?.requests ?? []).map { ($0, Optional([view.name]), $1.range) }
        }
      for case (let kind, let views?, let range) in requests {
        let request = Request(kind: kind, views: views, range: range)
        if !asked.contains(request) { asked.append(request) }
        if kinds.contains(kind) { shown.insert(request) }
      }
    }
    return asked.filter { !shown.contains($0) }.map { request in
      .warning(
        .nothingToShow, "'\(request.kind.rawValue)' has nothing to show of \(request.names)", at: request.range)
    }
  }

  /// Signs that the author wants to be explained.
  private func missingSigns(in panels: [AnnotatedPanel]) -> [Diagnostic] {
    guard legend.side != .none, let chosen = legend.chosenSigns else { return [] }
    let missing = panels.reduce(into: chosen) { $0.subtract($1.meanings.keys) }
    return missing.sorted { $0.rawValue < $1.rawValue }.map { sign in
      .warning(
        .nothingToShow, "the legend cannot explain '\(sign.rawValue)': no panel has that sign",
        at: legend.rangesOfSigns[sign])
    }
  }
}

extension AnnotationSet {
  /// What it asks for, in one order.
  fileprivate var requests: [(kind: AnnotationKind, details: AnnotationSet.Details)] {
    entries.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
  }
}

/// An annotation of named views.
private struct Request: Hashable {
  var kind: AnnotationKind
  var views: [String]
  var range: SourceRange?

  var names: String { views.count > 3 ? "these views" : views.map { "'\($0)'" }.listed(with: "and") }
}
