import Diagnostics
import Figures
import ViewLayout

/// What Xcode never writes, and somebody who edits or merges a document by hand does.
///
/// How many documents have any of it is in `docs/fidelity.md`.
struct DocumentSlips {
  private let root: DocumentElement
  private let ids: Set<String>
  /// The ids of what a connection can lead to, and of the controllers among them.
  private let destinations: [String]
  private let controllers: [String]
  /// The colours of the system that the document has the values of: Xcode writes them of those that it uses.
  private let storedColors: Set<String>

  init(in root: DocumentElement) {
    self.root = root
    let resources = root.child(named: "resources")
    storedColors = Set(resources?.children(named: "systemColor").compactMap { $0["name"] } ?? [])
    var (ids, destinations, controllers): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    root.forEachDescendant { element in
      guard let id = element["id"] else { return }
      ids.insert(id)
      if !Self.connections.contains(element.name) { destinations.insert(id) }
      if element.isController || element.containerKind == .viewControllerPlaceholder { controllers.insert(id) }
    }
    self.ids = ids
    self.destinations = destinations.sorted()
    self.controllers = controllers.sorted()
  }

  /// Warnings, in the document's order.
  var diagnostics: Diagnostics {
    var found: [Diagnostic] = []
    var taken: Set<String> = []
    // Who looks for what is like one id compares it with all.
    var hints = Self.mostHints
    root.forEachDescendant { element in
      for attribute in Self.numbers(of: element.name) {
        guard let text = element[attribute] else { continue }
        guard let number = element.number(attribute) else {
          found.append(.noNumber(attribute, of: element, text))
          continue
        }
        guard Self.priorities.contains(attribute), Priority(exactly: number) == nil else { continue }
        found.append(.unreadable(attribute, of: element, text, " is no priority, which is from 1 to 1000"))
      }
      if let slip = unknownName(in: element) { found.append(slip) }
      found += Self.unknownSizeClasses(in: element)
      found += Self.wrongWords(in: element)
      found += MisspeltAttribute.slips(in: element)
      if let destination = element["destination"] ?? element["initialViewController"], !ids.contains(destination) {
        let hint = hints > 0 ? hint(for: destination, of: element) : ""
        hints -= 1
        found.append(
          .warning(
            .danglingConnection,
            "\(Self.name(ofConnection: element)) leads to '\(destination)', which is not in the document\(hint)",
            at: element.range))
      }
      if let reference = element["reference"], ["include", "exclude"].contains(element.name), !ids.contains(reference) {
        found.append(
          .warning(
            .danglingConnection, "a variation \(element.name)s '\(reference)', which is not in the document",
            at: element.range))
      }
      if let id = element["id"], !taken.insert(id).inserted {
        found.append(
          .warning(
            .duplicateID, "'\(element.name)' has the id '\(id)', which another element also has", at: element.range))
      }
    }
    return Diagnostics(found)
  }

  /// Of a text style that is nearly one, or a colour of the system that neither iOS nor the document knows.
  private func unknownName(in element: DocumentElement) -> Diagnostic? {
    switch element.name {
    case "fontDescription", "font":
      guard let style = element["style"], !FontRule.knows(style: style) else { return nil }
      return NearMisses.closest(to: style, among: FontRule.styleNames).map {
        .unreadable("style", of: element, style, " is no text style; did you mean '\($0)'?")
      }
    case "color":
      guard let name = element["systemColor"], !storedColors.contains(name), !ColorRule.knows(systemColor: name)
      else { return nil }
      let hint = NearMisses.hint(for: name, among: ColorRule.systemColorNames)
      return .unreadable("systemColor", of: element, name, " is no colour of the system\(hint)")
    default: return nil
    }
  }

  private func hint(for destination: String, of connection: DocumentElement) -> String {
    NearMisses.hint(forIdentifier: destination, among: destinations) { fits($0, connection) }
  }

  /// Whether a connection may lead to an object. A property of a controller is no other controller, unless it is one that
  /// asks for it.
  private func fits(_ id: String, _ connection: DocumentElement) -> Bool {
    let isController = controllers.contains(id)
    if ["document", "segue"].contains(connection.name) { return isController }
    let property = connection["property"]?.lowercased() ?? ""
    let asksForController = ["delegate", "datasource", "controller"].contains(where: property.hasSuffix)
    return !isController || !connection.name.hasPrefix("outlet") || asksForController
  }

  /// Of a variation, `heightClass=compakt`, which then never holds.
  private static func unknownSizeClasses(in element: DocumentElement) -> [Diagnostic] {
    guard element.name == "variation", let key = element["key"] else { return [] }
    return SizeClassCondition.unknownClasses(in: key).map { name in
      let hint = NearMisses.hint(for: name, among: Device.SizeClass.allCases.map(\.rawValue))
      return .unreadable("key", of: element, key, ": '\(name)' is no size class\(hint)")
    }
  }

  /// Of attributes that have one of a few words, or one of two.
  private static func wrongWords(in element: DocumentElement) -> [Diagnostic] {
    var found = KeywordAttribute.ofElements[element.name]?.compactMap { $0.slip(in: element) } ?? []
    found += KeywordAttribute.ofAll.compactMap { $0.slip(in: element) }
    for attribute in booleans {
      guard let text = element[attribute], element.boolean(attribute) == nil else { continue }
      found.append(.noBoolean(attribute, of: element, text))
    }
    return found
  }

  private static let booleans = [
    "translatesAutoresizingMaskIntoConstraints", "adjustsFontForContentSizeCategory", "clipsSubviews", "fixedFrame",
    "preservesSuperviewLayoutMargins", "widthSizable", "heightSizable", "flexibleMinX", "flexibleMaxX", "flexibleMinY",
    "flexibleMaxY",
  ]

  /// What no connection leads to.
  private static let connections: Set<String> = [
    "outlet", "outletCollection", "action", "segue", "constraint", "variation", "capability", "point",
  ]

  private static let mostHints = 20

  private static func name(ofConnection element: DocumentElement) -> String {
    if element.name == "document" { return "the arrow of the initial controller" }
    let name = element["property"].map { ("outlet", $0) } ?? element["selector"].map { ("action", $0) }
    return name.map { "the \($0) '\($1)'" } ?? "the \(element.name)"
  }

  /// The attributes of an element that are numbers, but for those that are read with the looks of a view.
  private static func numbers(of element: String) -> [String] {
    switch element {
    case "rect": ["x", "y", "width", "height"]
    case "point": ["x", "y"]
    case "inset", "edgeInsets", "directionalEdgeInsets": ["minX", "minY", "maxX", "maxY"]
    case "fontDescription": ["pointSize"]
    case "stackView": ["spacing"] + priorities
    case "color": ["red", "green", "blue", "white", "alpha"]
    case "constraint", "constraints", "subviews", "autoresizingMask", "outlet", "state", "string": []
    default: priorities
    }
  }

  private static let priorities = [
    "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority",
  ]
}

extension Diagnostic {
  /// Of an attribute that is no number, or too large to be one of points.
  static func noNumber(_ attribute: String, of element: DocumentElement, _ text: String) -> Diagnostic {
    unreadable(attribute, of: element, text, " is no number that can be used")
  }

  static func noBoolean(_ attribute: String, of element: DocumentElement, _ text: String) -> Diagnostic {
    unreadable(attribute, of: element, text, " is not YES or NO")
  }

  /// Of an attribute that has one of a few words: which was meant, or all where that is not known.
  static func notAWord(_ attribute: String, of element: DocumentElement, _ text: String, among words: [String])
    -> Diagnostic
  {
    let meant = NearMisses.closest(to: text, among: words)
    let remedy = meant.map { "; did you mean '\($0)'?" } ?? ": \(words.joined(separator: ", "))"
    return unreadable(attribute, of: element, text, " is not one of its words\(remedy)")
  }

  /// Of an attribute that is ignored.
  ///
  /// - Parameter reason: What is wrong with its value, as the end of a sentence.
  static func unreadable(_ attribute: String, of element: DocumentElement, _ text: String, _ reason: String)
    -> Diagnostic
  {
    .warning(
      .unreadableAttribute, "'\(attribute)' of '\(element.name)' is ignored: '\(text)'\(reason)", at: element.range)
  }
}

extension DocumentElement {
  /// Visits the element and all that it holds, in the document's order.
  fileprivate func forEachDescendant(_ body: (DocumentElement) -> Void) {
    body(self)
    for child in children { child.forEachDescendant(body) }
  }
}
