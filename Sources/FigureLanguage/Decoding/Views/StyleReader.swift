import Diagnostics
import Figures
import ViewLayout

/// Reads styles, which are sets of properties with a name, and gives them to views.
final class StyleReader {
  /// A style as the document has it.
  private struct Style {
    var properties: [Property] = []
    /// The kinds of the views that use it.
    var kinds: Set<ViewKind> = []
  }

  /// A property of a style.
  struct Property {
    var name: ViewProperty
    var value: Located<PropertyValue>
    var keyRange: SourceRange
  }

  private let values: ValueReader
  private let names: DocumentNames
  private var reporter: MistakeReporter { values.reporter }
  private var styles: [String: Style] = [:]
  private var places: [String: SourceRange] = [:]
  /// In the document's order.
  private var order: [String] = []

  init(values: ValueReader, names: DocumentNames) {
    (self.values, self.names) = (values, names)
  }

  /// Reads `styles`. A style may use those before it.
  func read(_ node: Node, in scope: NameScope) {
    guard let entries = node.mapping ?? node.entriesOfItems else {
      reporter.error(.stylesAreNoMapping(found: node.summary), at: node.range)
      return
    }
    if node.mapping == nil { reporter.error(.stylesAreNoMapping(found: node.summary), at: node.range) }
    let all = entries.map(\.key.text)
    for entry in entries {
      guard !values.reportMissing(entry) else { continue }
      guard let own = entry.value.mapping else {
        reporter.error(.styleIsNoMapping(entry.key.text, found: entry.value.summary), at: entry.value.range)
        continue
      }
      let base = properties(ofStylesIn: own[...], by: nil, declared: all)
      let style = Style(properties: (base + own.compactMap { property($0, in: scope) }).lastOfEachName)
      if let first = places[entry.key.text] {
        reporter.error(
          .duplicateStyle(entry.key.text), at: entry.key.range, notes: [.init("first declared here", at: first)])
        continue
      }
      order.append(entry.key.text)
      (styles[entry.key.text], places[entry.key.text]) = (style, entry.key.range)
    }
  }

  private func property(_ entry: Node.Entry, in scope: NameScope) -> Property? {
    let key = entry.key.text
    guard key != ViewKey.style.rawValue else { return nil }
    guard let name = ViewProperty(rawValue: key) else {
      let isOfViews = ViewKey(rawValue: key) != nil || ViewKind(rawValue: key) != nil
      if isOfViews {
        reporter.error(.keyOfViewInStyle(key), at: entry.key.range)
      } else {
        values.reportUnknownKey(entry.key, of: "a style", known: ViewProperty.allCases.map(\.rawValue))
      }
      return nil
    }
    guard !values.reportMissing(entry), let value = values.value(entry.value, key, name.type) else { return nil }
    if case .spacings = value, !names.viewsExist(entry.value, key, in: scope) { return nil }
    return Property(name: name, value: Located(value, at: entry.value.range), keyRange: entry.key.range)
  }

  /// The properties of the styles that `style` names among the keys of a view, or of another style. Of two with one
  /// name, the later wins.
  ///
  /// - Parameters:
  ///   - kind: What the view is; `nil` for a style.
  ///   - declared: Styles that are declared somewhere, to tell those that are not known yet.
  func properties(
    ofStylesIn entries: ArraySlice<Node.Entry>, by kind: ViewKind?, declared: [String] = []
  ) -> [Property] {
    guard let entry = entries.index(of: ViewKey.style.rawValue).map({ entries[$0] }), !values.reportMissing(entry)
    else {
      return []
    }
    let properties = values.items(entry.value).flatMap { item -> [Property] in
      guard let name = values.scalar(item, "style", takes: "the names of styles") else { return [] }
      guard let style = styles[name.text] else {
        if let kind, let property = Self.property(withWord: name.text, of: kind) {
          reporter.error(.wordAsStyle(name.text, key: property.name), at: name.range)
        } else {
          reporter.error(mistake(ofUnknown: name.text, declared: declared), at: name.range)
        }
        return []
      }
      if let kind { styles[name.text]?.kinds.insert(kind) }
      return style.properties
    }
    return properties.lastOfEachName
  }

  /// The property of a kind of view that takes a word: what other languages call its style.
  private static func property(withWord word: String, of kind: ViewKind) -> ViewProperty? {
    ViewProperty.allCases.first { property in
      guard property.kinds?.contains(kind) == true, case .keyword(let words) = property.type else { return false }
      return words.contains { $0.text == word }
    }
  }

  /// Whether the name of a class is that of a style, or several words, as pages have classes.
  func isLook(_ name: String) -> Bool {
    name.contains(where: \.isWhitespace) || styles[name] != nil && name.first?.isLowercase ?? false
  }

  private func mistake(ofUnknown name: String, declared: [String]) -> Mistake {
    declared.contains(name)
      ? .laterStyle(name) : .unknownStyle(name, styles: order, meant: Synonyms.meant(name, among: order))
  }

  /// Warns of properties that none of the views with a style has a use for.
  func warnOfUnusedProperties() {
    for name in order {
      guard let style = styles[name], !style.kinds.isEmpty else { continue }
      for property in style.properties where !style.kinds.contains(where: property.name.isUsed) {
        guard let kind = style.kinds.min(by: { $0.rawValue < $1.rawValue }) else { continue }
        reporter.warnIfUnused(property.name, by: kind, at: property.keyRange)
      }
    }
  }
}

extension [StyleReader.Property] {
  /// Of properties with one name the last, which wins: styles made of styles would else double with each.
  fileprivate var lastOfEachName: [StyleReader.Property] {
    var known: Set<ViewProperty> = []
    return reversed().filter { known.insert($0.name).inserted }.reversed()
  }
}
