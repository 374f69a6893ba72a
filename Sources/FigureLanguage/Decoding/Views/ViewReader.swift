import Diagnostics
import Figures
import ViewLayout

/// Reads views: first their kinds and names, then their properties and constraints.
final class ViewReader {
  let values: ValueReader
  let names: DocumentNames
  let constraints: ConstraintReader
  private let annotations: AnnotationReader
  private let styles: StyleReader
  let included: IncludedDocuments
  /// The documents that are being included, from the outside inwards.
  var includes: [String] = []
  /// The metrics of the innermost of them.
  var context: [String: Double]?
  var reporter: MistakeReporter { values.reporter }
  /// Views counted over all trees, after `repeat`.
  var viewCount = 0
  /// The number of the repeated view that is being read.
  var number: Int?
  /// Keys and values that `repeat`, `style` and `include` have made.
  var expandedNodes = 0

  init(
    values: ValueReader, names: DocumentNames, constraints: ConstraintReader, annotations: AnnotationReader,
    styles: StyleReader, included: IncludedDocuments
  ) {
    self.included = included
    (self.values, self.names) = (values, names)
    (self.constraints, self.annotations, self.styles) = (constraints, annotations, styles)
  }

  /// What a mapping that is a view can have beside its kind, in the order in which suggestions are sought.
  static let viewKeys: [String] = ViewKey.allCases.map(\.rawValue) + ViewProperty.allCases.map(\.rawValue)

  static let viewKeyTable = WordTable(viewKeys)

  /// The described views, every property read and every constraint decoded.
  func views(_ items: [ViewItem], in scope: NameScope) -> [ViewDescription] {
    items.map { view($0, in: scope) }
  }

  private func view(_ item: ViewItem, in scope: NameScope) -> ViewDescription {
    let shared = values.metrics.numbers
    defer { values.metrics.numbers = shared }
    if let own = item.metrics { values.metrics.numbers = own }
    var view = ViewDescription(item.kind, item.name)
    view.repetition = item.repetition
    fill(&view, with: item.entries, refusing: [], owner: "a view", in: scope)
    if item.isKindKnown { reporter.warnOfUnusedProperties(item.entries, of: item.kind) }
    view.subviews = views(item.subitems, in: scope)
    if item.kind == .stackView { reporter.warnOfFrames(in: item.subitems, arrangedBy: item.name.value) }
    return view
  }

  /// The root view's own properties; its frame is the device's.
  func root(_ node: Node, in scope: NameScope) -> ViewDescription {
    var root = ViewDescription(.view, "root")
    guard let entries = node.mapping?[...] else {
      reporter.error(.rootIsNoMapping(found: node.summary), at: node.range)
      return root
    }
    for entry in entries where entry.key.text == RootKey.kind.rawValue && !values.reportMissing(entry) {
      root.kind = values.word(entry.value, "kind") ?? .view
    }
    fill(
      &root, with: entries.filter { $0.key.text != RootKey.kind.rawValue }[...],
      refusing: Self.refusedInRoots, owner: "the root view", in: scope)
    reporter.warnOfUnusedProperties(entries, of: root.kind)
    return root
  }

  /// The properties that a view has at some size classes.
  func adaptedProperties(
    _ node: Node, of name: String, in scope: NameScope
  ) -> ViewProperties {
    guard let entries = node.mapping?[...] else {
      reporter.error(.adaptedViewsAreNoMapping(found: node.summary), at: node.range)
      return [:]
    }
    let kind = scope.kind(of: name)
    var view = ViewDescription(kind ?? .view, name)
    let others = ViewKey.allCases.filter { $0 != .style }.map(\.rawValue)
    let isRoot = name == ReservedName.root.rawValue
    for entry in entries where others.contains(entry.key.text) {
      reporter.error(.keyOfAdaptedView(entry.key.text), at: entry.key.range)
    }
    fill(
      &view, with: entries.filter { !others.contains($0.key.text) }[...],
      refusing: isRoot ? [.frame, .designFrame, .center] : [], owner: "a view in an adaptation", in: scope)
    if let kind { reporter.warnOfUnusedProperties(entries, of: kind) }
    return view.properties
  }

  /// The properties that a panel has for the root view.
  func rootProperties(_ node: Node, in scope: NameScope) -> ViewProperties {
    let others = [RootKey.kind.rawValue, ViewKey.show.rawValue, ViewKey.constraints.rawValue]
    for entry in node.mapping ?? [] {
      if others.contains(entry.key.text) {
        reporter.error(.rootOfPanel, at: entry.key.range)
      } else if let property = ViewProperty(rawValue: entry.key.text), Self.geometry.contains(property) {
        reporter.error(.propertyOfRoot(property.name, offersBounds: false), at: entry.key.range)
      }
    }
    return root(node, in: scope).properties.filter { !Self.geometry.contains($0.key) }
  }

  /// The properties of a root view that steps set, and no panel.
  static let geometry: Set<ViewProperty> = [.bounds, .transform]
  /// The properties that say where a view is in its superview: the root view has none.
  static let refusedInRoots: Set<ViewProperty> = [.anchorPoint, .frame, .designFrame, .center]

  private func fill(
    _ view: inout ViewDescription, with entries: ArraySlice<Node.Entry>, refusing refused: Set<ViewProperty>,
    owner: String, in scope: NameScope
  ) {
    view.properties.reserveCapacity(entries.count)
    addStyles(to: &view, entries, refusing: refused)
    for index in entries.indices where entries[index].key.text != ViewKey.style.rawValue {
      let key = entries[index].key.text
      if let property = ViewProperty(rawValue: key) {
        guard !refused.contains(property) else {
          reporter.error(.propertyOfRoot(key, offersBounds: false), at: entries[index].key.range)
          continue
        }
        let node = entries[index].value
        guard !node.isMissing || !values.reportMissing(entries[index]),
          let value = values.value(node, key, property.type)
        else { continue }
        if case .spacings = value, !names.viewsExist(node, key, in: scope) { continue }
        if property == .class, let name = node.scalar?.text, styles.isLook(name) {
          reporter.warning(.lookAsClass(name), at: node.range)
        }
        view.properties[property] = Located(value, at: node.range)
      } else if ViewKind(rawValue: key) != nil {
        reporter.error(.secondKind(key, of: view.kind), at: entries[index].key.range)
      } else if !entries[index].value.isMissing
        || !values.reportCutText(
          endingAt: index - entries.startIndex, of: owner, among: Array(entries), known: Self.viewKeys)
      {
        fill(&view, with: entries[index], owner: owner, in: scope)
      }
    }
  }

  /// The properties of a view's styles, which its own win over.
  private func addStyles(
    to view: inout ViewDescription, _ entries: ArraySlice<Node.Entry>, refusing refused: Set<ViewProperty>
  ) {
    for property in styles.properties(ofStylesIn: entries, by: view.kind) where !refused.contains(property.name) {
      expandedNodes += 1
      guard expandedNodes <= reporter.limits[.repeatedNodes] else {
        reporter.error(.exceeded(.repeatedNodes, of: reporter.limits), at: property.keyRange)
        return
      }
      view.properties[property.name] = property.value
    }
  }

  /// Reads a key that is not a property. The value of a misspelt key is read as that of the key that is meant.
  private func fill(_ view: inout ViewDescription, with entry: Node.Entry, owner: String, in scope: NameScope) {
    let read: [ViewKey] = [.show, .constraints]
    if let meant = ViewKey(rawValue: entry.key.text), meant == .subviews {
      reporter.error(.subviewsOfRoot, at: entry.key.range)
      return
    }
    if let remedy = Self.remedy(for: entry, of: view) {
      reporter.error(.foreignKey(entry.key.text, owner: owner, remedy), at: entry.key.range)
      return
    }
    let written = read.first { $0.rawValue == entry.key.text }
    if written == nil { values.reportUnknownKey(entry.key, of: owner, known: Self.viewKeys) }
    let meant = written ?? Synonyms.meant(entry.key.text, among: Self.viewKeys).flatMap(ViewKey.init)
    guard let meant, read.contains(meant), !values.reportMissing(entry) else { return }
    if meant == .show {
      view.show = annotations.annotations(entry.value, in: scope)
    } else {
      view.constraints = constraints.constraints(entry.value, of: view.name.value, in: scope)
    }
  }

  /// What to write instead of a key that has another form in this language: an attribute, a part of the frame, or a
  /// colour without its subject.
  private static func remedy(for entry: Node.Entry, of view: ViewDescription) -> ForeignKeyRemedy? {
    let key = entry.key.text
    let isRoot = view.name.value == ReservedName.root.rawValue
    if isRoot, key == "width" || key == "height" || key == "size" {
      return .sizeOfDocument
    }
    if !isRoot, let attribute = LayoutAttribute(name: key) {
      if let text = entry.value.scalar?.text, text.hasSuffix("%"), attribute.isSize {
        return .share(
          "\(view.name.value.shortened).\(attribute.rawValue) == \(NumberText.share(text)) * superview.\(attribute.rawValue)"
        )
      }
      let value = entry.value.scalar.flatMap { NumberText.value($0.text) == nil ? nil : $0.text }
      return .constraint(view: view.name.value, attribute: attribute.rawValue, value: value)
    }
    switch key {
    case "x", "y", "size", "origin":
      return isRoot ? nil : .frame
    case "color", "colour":
      // Only the rows of a table have texts.
      let hasText = view.kind != .tableView && ViewProperty.textColor.isUsed(by: view.kind)
      return .otherKey(hasText ? "textColor" : "backgroundColor")
    case "bold", "italic", "weight":
      return .boldFont
    default:
      return ForeignKeyRemedy(key: key, view: view.name.value)
    }
  }
}
