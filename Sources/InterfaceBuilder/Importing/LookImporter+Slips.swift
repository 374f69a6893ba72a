import Diagnostics
import Figures
import ViewLayout

extension LookImporter {
  /// Warnings of attributes whose values cannot be read: the view has what it would have without them.
  ///
  /// A word that is like none of ours may be Xcode's, of something that is not drawn.
  func slips(ofKind kind: ViewKind) -> [Diagnostic] {
    unreadableAttributes(ofKind: kind).compactMap { attribute in
      let remedy: String
      switch attribute.type {
      case .boolean: remedy = " is not YES or NO"
      case .keyword(let keywords):
        guard let meant = NearMisses.closest(to: attribute.text, among: keywords.map(\.text)) else { return nil }
        remedy = " is not one of its words; did you mean '\(meant)'?"
      default: remedy = " is no number that can be used"
      }
      return .unreadable(attribute.key, of: view.element, attribute.text, remedy)
    }
  }
}
