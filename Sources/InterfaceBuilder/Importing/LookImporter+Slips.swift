import Diagnostics
import Figures
import ViewLayout

extension LookImporter {
  /// Warnings of attributes whose values cannot be read: the view has what it would have without them.
  func slips(ofKind kind: ViewKind) -> [Diagnostic] {
    unreadableAttributes(ofKind: kind).compactMap { attribute in
      switch attribute.type {
      case .boolean: .noBoolean(attribute.key, of: view.element, attribute.text)
      case .keyword(let keywords):
        .notAWord(attribute.key, of: view.element, attribute.text, among: keywords.map(\.text))
      default: .noNumber(attribute.key, of: view.element, attribute.text)
      }
    }
  }
}
