import Diagnostics
import ViewLayout

/// The names that references in one tree of views can mean.
struct NameScope {
  /// Where each view's name was given.
  private(set) var views: [String: SourceRange?] = [:]
  /// In the document's order, for suggestions.
  private(set) var viewNames: [String] = []
  /// Those and the root, which no document can name anew.
  private(set) var viewSet: Set<String> = [ReservedName.root.rawValue]
  private var kinds: [String: ViewKind] = [:]
  private(set) var identifiers: [String] = []
  private var knownIdentifiers: Set<String> = []

  /// Adds a view's name.
  ///
  /// - Returns: Where the name was given before, if it was.
  @discardableResult
  mutating func add(view name: String, at range: SourceRange?) -> SourceRange?? {
    if let first = views[name] { return .some(first) }
    views[name] = .some(range)
    viewNames.append(name)
    viewSet.insert(name)
    return nil
  }

  mutating func set(_ kind: ViewKind, of view: String) { kinds[view] = kind }

  /// What the view of that name is; `nil` where the document does not say it, or not rightly.
  func kind(of view: String) -> ViewKind? { kinds[view] }

  mutating func add(identifier: String) {
    guard knownIdentifiers.insert(identifier).inserted else { return }
    identifiers.append(identifier)
  }

  func contains(view name: String) -> Bool {
    viewSet.contains(name)
  }

  func contains(identifier: String) -> Bool { knownIdentifiers.contains(identifier) }

  /// Adds all names of another scope, those of its own winning.
  mutating func merge(_ other: NameScope) {
    for name in other.viewNames {
      if !contains(view: name) { kinds[name] = other.kinds[name] }
      add(view: name, at: other.views[name] ?? nil)
    }
    for identifier in other.identifiers { add(identifier: identifier) }
  }

  /// Whether a text is a name: a letter or underscore, then letters, digits and underscores.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.isASCIILetter || first == "_" else { return false }
    return text.unicodeScalars.allSatisfy(\.isNameCharacter)
  }
}

extension NameScope {
  /// Adds the identifiers of a list of constraints, before it is decoded: steps further up may name them.
  mutating func addIdentifiers(of constraints: Node?) {
    for item in constraints?.sequence ?? [] {
      let entry = item.mapping?.first { $0.key.text == ConstraintKey.identifier.rawValue }
      if let identifier = entry?.value.scalar?.text { add(identifier: identifier) }
    }
  }

  mutating func addIdentifiers(of items: [ViewItem]) {
    for item in items {
      let entry = item.entries.first { $0.key.text == ViewKey.constraints.rawValue }
      addIdentifiers(of: entry?.value)
      addIdentifiers(of: item.subitems)
    }
  }
}
