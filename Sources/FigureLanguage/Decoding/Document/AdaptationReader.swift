import Diagnostics
import Figures
import Typography
import ViewLayout

/// Reads what differs at some size classes and text sizes, and applies it to the views and constraints of the document.
struct AdaptationReader {
  let values: ValueReader
  let names: DocumentNames
  let views: ViewReader
  let constraints: ConstraintReader
  private var reporter: MistakeReporter { values.reporter }

  /// What differs at the size classes and text sizes that `when` names.
  private struct Change {
    var horizontal: Device.SizeClass?
    var vertical: Device.SizeClass?
    var contentSizes: Set<ContentSizeCategory>?
    var properties: [String: ViewProperties] = [:]
    var constraints: [ConstraintDescription] = []
    var active: [String: Bool] = [:]

    var conditionCount: Int { (horizontal == nil ? 0 : 1) + (vertical == nil ? 0 : 1) + (contentSizes == nil ? 0 : 1) }

    /// Whether it counts on a screen, which may have no class.
    func applies(
      _ horizontal: Device.SizeClass?, _ vertical: Device.SizeClass?, _ contentSize: ContentSizeCategory
    ) -> Bool {
      (self.horizontal == nil || self.horizontal == horizontal) && (self.vertical == nil || self.vertical == vertical)
        && contentSizes?.contains(contentSize) != false
    }
  }

  /// The views and constraints at each pair of size classes, and at each text size, where they differ from the
  /// document's.
  func adaptations(_ node: Node, of figure: Figure, in scope: NameScope) -> [Adaptation] {
    guard let items = node.sequence else {
      reporter.error(.notAList(.adaptations, found: node.summary), at: node.range)
      return []
    }
    let changes = items.compactMap { change($0, in: scope) }
    // Those that name fewer conditions come first, so that those that name more win.
    let ordered = (0...ConditionKey.allCases.count).flatMap { count in changes.filter { $0.conditionCount == count } }
    // What the same changes make is made once: they count on many screens and at many text sizes.
    var made: [[Int]: Adaptation] = [:]
    func adaptation(by indices: [Int]) -> Adaptation {
      if let known = made[indices] { return known }
      var new = Adaptation(horizontal: nil, vertical: nil, root: figure.root, constraints: figure.constraints)
      for index in indices { apply(ordered[index], to: &new) }
      made[indices] = new
      return new
    }
    let classes: [Device.SizeClass?] = Device.SizeClass.allCases + [nil]
    return classes.flatMap { horizontal in
      classes.flatMap { vertical in
        let sizes = Dictionary(grouping: ContentSizeCategory.allCases) { size in
          ordered.indices.filter { ordered[$0].applies(horizontal, vertical, size) }
        }
        return sizes.filter { !$0.key.isEmpty }.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map {
          indices, sizes in
          var own = adaptation(by: indices)
          (own.horizontal, own.vertical, own.contentSizes) = (horizontal, vertical, Set(sizes))
          return own
        }
      }
    }
  }

  /// The text sizes of a condition: one, several, or those of the accessibility settings.
  private func contentSizes(_ node: Node) -> Set<ContentSizeCategory>? {
    let name = ConditionKey.contentSizeCategory.rawValue
    return values.distinct(node, name) { values.keyword($0, name, among: ConditionKey.contentSizes) }.map { words in
      Set(
        ContentSizeCategory.allCases.filter { size in
          words.contains(size.rawValue) || words.contains(ConditionKey.accessibility) && size.isAccessibilityCategory
        })
    }
  }

  private func change(_ node: Node, in scope: NameScope) -> Change? {
    guard let fields = values.fields(of: withoutViews(node, in: scope), of: "an adaptation", AdaptationKey.self)
    else { return nil }
    var change = Change()
    if let node = fields.node(.when), let scalar = node.scalar, Device.SizeClass(rawValue: scalar.text) != nil {
      reporter.error(.sizeClassWithoutAxis(scalar.text), at: scalar.range)
    } else if let scalar = fields.node(.when)?.scalar, ConditionKey.contentSizes.contains(scalar.text) {
      reporter.error(.textSizeWithoutKey(scalar.text), at: scalar.range)
    } else if let node = fields.node(.when), let conditions = values.fields(of: node, of: "'when'", ConditionKey.self) {
      change.horizontal = conditions.node(.horizontalSizeClass).flatMap { values.word($0, "horizontalSizeClass") }
      change.vertical = conditions.node(.verticalSizeClass).flatMap { values.word($0, "verticalSizeClass") }
      change.contentSizes = conditions.node(.contentSizeCategory).flatMap(contentSizes)
    } else if fields.node(.when) == nil {
      reporter.error(.adaptationWithoutCondition, at: node.range)
    }
    if let node = fields.node(.views) { change.properties = properties(node, in: scope) }
    if let node = fields.node(.constraints) { change.constraints = constraints.constraints(node, in: scope) }
    guard let node = fields.node(.active) else { return change }
    guard let entries = node.mapping else {
      values.mismatch(node, "active", takes: "a mapping of identifiers to true or false")
      return change
    }
    for entry in entries where !values.reportMissing(entry) {
      guard let identifier = names.constraintReference(entry.key, in: scope) else { continue }
      change.active[identifier] = values.boolean(entry.value, entry.key.text)
    }
    return change
  }

  /// The mapping without the names of views, which are reported.
  private func withoutViews(_ node: Node, in scope: NameScope) -> Node {
    guard let entries = node.mapping else { return node }
    let views = entries.filter { AdaptationKey(rawValue: $0.key.text) == nil && scope.contains(view: $0.key.text) }
    guard !views.isEmpty else { return node }
    for entry in views { reporter.error(.viewInAdaptation(entry.key.text), at: entry.key.range) }
    let others = entries.filter { entry in !views.contains { $0.key.range == entry.key.range } }
    return Node(mapping: others, at: node.range)
  }

  /// `{name: {property: value}}`
  private func properties(_ node: Node, in scope: NameScope) -> [String: ViewProperties] {
    guard let entries = node.mapping else {
      reporter.error(.adaptedViewsAreNoMapping(found: node.summary), at: node.range)
      return [:]
    }
    var properties: [String: ViewProperties] = [:]
    for entry in entries where !values.reportMissing(entry) {
      guard let name = names.viewReference(Node(entry.key), "views", in: scope) else { continue }
      properties[name] = views.adaptedProperties(entry.value, of: name, in: scope)
    }
    return properties
  }

  // MARK: Applying

  private func apply(_ change: Change, to adaptation: inout Adaptation) {
    adaptation.constraints += change.constraints
    apply(change, to: &adaptation.root)
    activate(&adaptation.constraints, by: change)
  }

  private func apply(_ change: Change, to view: inout ViewDescription) {
    if let own = change.properties[view.name.value] { view.properties.take(own) }
    activate(&view.constraints, by: change)
    for index in view.subviews.indices { apply(change, to: &view.subviews[index]) }
  }

  private func activate(_ constraints: inout [ConstraintDescription], by change: Change) {
    guard !change.active.isEmpty else { return }
    for index in constraints.indices {
      guard let name = constraints[index].identifier?.value, let isActive = change.active[name] else { continue }
      constraints[index].isActive = isActive
    }
  }
}
