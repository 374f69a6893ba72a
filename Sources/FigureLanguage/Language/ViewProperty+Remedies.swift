import Diagnostics
import Figures
import ViewLayout

extension ViewProperty {
  /// What to write in place of the property, which does nothing for views of that kind.
  ///
  ///     ViewProperty.text.remedy(on: .button)   // a button's text is 'title'
  func remedy(on kind: ViewKind) -> String {
    if let other = substitute(on: kind) { return "\(kind.withArticle)'s \(other.words) '\(other.property.name)'" }
    switch (self, kind) {
    case (.text, _), (.title, _), (.placeholder, _):
      return "add a label \(kind.holdsLabels ? "to" : "next to") it"
    case (.items, .stackView): return "a stack view arranges its 'subviews'"
    default: break
    }
    // `contentInsets` of a button, `contentInset` of a scroll view.
    let alike = Self.allCases.first { other in
      other != self && other.kinds?.contains(kind) == true && NearMisses.distance(other.rawValue, rawValue) == 1
    }
    if let alike { return "\(kind.withArticle) has '\(alike.rawValue)'" }
    guard let kinds, let first = kinds.first else { return "it is never drawn" }
    guard kinds.count > 1 else { return "only \(first.withArticle) has it" }
    return "only \(kinds.map(\.plural).listed(with: "and")) have it"
  }
}

extension ViewKind {
  /// `an image view`
  var withArticle: String { ("aeiou".contains(words.prefix(1)) ? "an " : "a ") + words }

  /// `image views`
  fileprivate var plural: String { words + (words.hasSuffix("ch") ? "es" : "s") }

  /// `image view`
  private var words: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }

  /// Whether it can contain a label.
  fileprivate var holdsLabels: Bool {
    switch self {
    case .view, .window, .scrollView, .stackView, .tableView: true
    default: false
    }
  }
}
