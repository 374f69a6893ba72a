import Figures

extension EquationParser {
  /// The meanings of names, which the equations of a list share.
  final class Names {
    let metrics: [String: Double]
    let document: DocumentNames
    let scope: NameScope
    /// The view whose keys the equation is among; `nil` for the document's own.
    let owner: String?
    /// The two views that were looked up last.
    private var (latestView, earlierView) = ("", "")

    init(metrics: [String: Double], document: DocumentNames, scope: NameScope, owner: String?) {
      (self.metrics, self.document, self.scope, self.owner) = (metrics, document, scope, owner)
    }

    /// Whether a view of that name exists.
    func isView(_ name: String) -> Bool {
      // The constraints of a view mostly stand together, and place it by another: to compare names takes a tenth of
      // looking one up.
      if name == latestView || name == earlierView { return true }
      guard scope.contains(view: name) else { return document.isView(name, in: scope) }
      (latestView, earlierView) = (name, latestView)
      return true
    }

    /// For suggestions.
    var views: [String] { Array(scope.viewNames.prefix(FigureLimits.candidates)) }
  }
}
