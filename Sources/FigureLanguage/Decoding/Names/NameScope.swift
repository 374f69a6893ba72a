import Diagnostics
import Graphics
import ViewLayout

/// The names that references in one tree of views can mean.
///
/// Its copies share the names until one of them gets more: every constraint that is read has one.
struct NameScope {
  private struct Tables {
    var viewNames: [String] = []
    /// Where each of them was given.
    var places: [SourceRange?] = []
    var viewSet: Set<String> = [ReservedName.root.rawValue]
    var kinds: [String: ViewKind] = [:]
    var identifiers: [String] = []
    var knownIdentifiers: Set<String> = []
  }

  /// Names of the document that views of a panel's own are in place of.
  private(set) var replaced: Set<String> = []
  /// Whether the views are those of a panel before.
  var isContinued = false

  private var tables = Shared(Tables())

  /// The names of views in the document's order, for suggestions.
  var viewNames: [String] { tables.value.viewNames }
  /// Those and the root, which no document can name anew.
  var viewSet: Set<String> { tables.value.viewSet }
  var identifiers: [String] { tables.value.identifiers }

  /// Makes room for the names of so many views more.
  mutating func reserve(_ count: Int) {
    tables.value.viewSet.reserveCapacity(tables.value.viewSet.count + count)
    tables.value.kinds.reserveCapacity(tables.value.kinds.count + count)
  }

  /// Adds a view's name.
  ///
  /// - Returns: Where the name was given before, if it was.
  @discardableResult
  mutating func add(view name: String, at range: SourceRange?) -> SourceRange?? {
    let isNew = tables.value.viewSet.insert(name).inserted
    if !isNew, let first = viewNames.firstIndex(of: name) { return .some(tables.value.places[first]) }
    tables.value.viewNames.append(name)
    tables.value.places.append(range)
    return nil
  }

  mutating func set(_ kind: ViewKind, of view: String) { tables.value.kinds[view] = kind }

  /// What the view of that name is; `nil` where the document does not say it, or not rightly.
  func kind(of view: String) -> ViewKind? { tables.value.kinds[view] }

  mutating func add(identifier: String) {
    guard tables.value.knownIdentifiers.insert(identifier).inserted else { return }
    tables.value.identifiers.append(identifier)
  }

  func contains(view name: String) -> Bool { tables.value.viewSet.contains(name) }

  func contains(identifier: String) -> Bool { tables.value.knownIdentifiers.contains(identifier) }

  /// Notes that the names of the document are none here.
  mutating func replace(_ document: NameScope) { replaced = Set(document.viewNames + document.identifiers) }

  /// Adds all names of another scope, those of its own winning.
  mutating func merge(_ other: NameScope) {
    for (name, place) in zip(other.viewNames, other.tables.value.places) {
      if !contains(view: name) { tables.value.kinds[name] = other.kind(of: name) }
      add(view: name, at: place)
    }
    for identifier in other.identifiers { add(identifier: identifier) }
  }

  /// Whether a text is a name: a letter or underscore, then letters, digits and underscores.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.isASCIILetter || first == "_" else { return false }
    return text.unicodeScalars.allSatisfy(\.isNameCharacter)
  }

  /// Whether a text is the name of a constraint: a name in which there can be hyphens, too, as in those that UIKit gives,
  /// such as `UIView-Encapsulated-Layout-Height`. No equation names a constraint, so that none is a sign of a difference.
  static func isIdentifier(_ text: String) -> Bool {
    isName(text.replacing("-", with: "_")) && !text.hasPrefix("-")
  }
}

extension NameScope {
  /// Adds the identifiers of a list of constraints, before it is decoded: steps further up may name them.
  mutating func addIdentifiers(of constraints: Node?) {
    guard let items = constraints?.sequence else { return }
    // Nearly all are texts, which have none.
    for index in items.indices {
      guard case .mapping(let entries, _) = items[index].content else { continue }
      let entry = entries.first { $0.key.text == ConstraintKey.identifier.rawValue }
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
