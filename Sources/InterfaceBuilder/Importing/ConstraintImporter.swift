import Diagnostics
import Figures
import ViewLayout

/// Makes equations of a scene's constraints.
struct ConstraintImporter {
  let scene: InterfaceScene
  let names: ViewNames
  private let era: InterfaceEra
  private let limitsLoneCells: Bool
  private let holders: [InterfaceView]
  /// Ids of the views that are there at the size classes in force.
  private let present: Set<String>
  private(set) var diagnostics = Diagnostics()
  /// The constraints that refer to something that is not in the scene, by its id.
  private var constraintsOfMissingItems: [String: [InterfaceConstraint]] = [:]

  /// - Parameters:
  ///   - resolved: The scene's views at the size classes in force.
  ///   - era: When the document was written.
  ///   - limitsLoneCells: Whether the content of a xib's cell is no higher than the cell.
  init(
    scene: InterfaceScene, resolved: InterfaceView, names: ViewNames, era: InterfaceEra, limitsLoneCells: Bool
  ) {
    self.scene = scene
    self.era = era
    self.limitsLoneCells = limitsLoneCells
    self.names = names
    holders = resolved.withDescendants
    present = Set(holders.compactMap { names[$0.id] })
  }

  /// All constraints that are in force, in the document's order: a view's stand behind those of its subviews there.
  ///
  /// Behind them is how high the content of a xib's cell may be.
  mutating func constraints() -> [ConstraintDescription] {
    let held = holders.flatMap { holder in holder.constraints.map { (holder: holder, constraint: $0) } }
    let places = held.map(\.constraint.element.range.start)
    let stated = held.indices.sorted { places[$0] < places[$1] }.compactMap { index in
      description(of: held[index].constraint, in: held[index].holder)
    }
    reportMissingItems()
    // Where nothing is constrained, masks keep all frames.
    return stated.isEmpty ? [] : stated + heightLimits
  }

  /// The content of a lone cell may be lower than the cell, but not higher: of what it requires, a length gives way.
  private var heightLimits: [ConstraintDescription] {
    guard limitsLoneCells, let cell = names[scene.view.id] else { return [] }
    let contents = scene.view.subviews.filter { $0.isSelfSizingContent(of: scene.view, in: nil) }
    return contents.compactMap { content -> ConstraintDescription? in
      guard let name = names[content.id], present.contains(name) else { return nil }
      let equation = ConstraintEquation(
        .init(.named(name)), .height, .lessThanOrEqual, to: .init(.named(cell)), .height)
      return ConstraintDescription(.equation(equation), text: Located(equation.description, at: content.range))
    }
  }

  private mutating func description(
    of constraint: InterfaceConstraint, in holder: InterfaceView
  ) -> ConstraintDescription? {
    let element = constraint.element
    do throws(Problem) {
      if element.name != "constraint" {
        throw Problem(message: "'\(element.name)' is not an element that Xcode writes here, which is 'constraint'")
      }
      reportMisspeltAttributes(of: constraint)
      guard let equation = try equation(element, in: holder) else { return nil }
      let identifier = element["identifier"] ?? element["id"]
      return ConstraintDescription(
        .equation(equation), text: Located(equation.description, at: element.range),
        identifier: identifier.map { Located($0, at: element.range) }, isIdentifierOwn: element["identifier"] != nil)
    } catch {
      if let id = error.missingItem {
        constraintsOfMissingItems[id, default: []].append(constraint)
      } else {
        diagnostics.add(
          .warning(.omittedConstraint, "constraint '\(constraint.id)' is ignored: \(error.message)", at: element.range))
      }
      return nil
    }
  }

  /// One message for each item: a view that somebody removed can have had many constraints.
  private mutating func reportMissingItems() {
    let missing = constraintsOfMissingItems.sorted { $0.value[0].element.range.start < $1.value[0].element.range.start }
    for (id, constraints) in missing {
      let what =
        constraints.count == 1
        ? "constraint '\(constraints[0].id)' is ignored" : "\(constraints.count) constraints are ignored"
      diagnostics.add(
        .warning(
          .omittedConstraint,
          "\(what): '\(id)' is not in the scene\(NearMisses.hint(forIdentifier: id, among: names.identifiers))",
          at: constraints[0].element.range,
          notes: constraints.dropFirst().map {
            Diagnostic.Note("constraint '\($0.id)' refers to '\(id)', too", at: $0.element.range)
          }))
    }
  }

  /// What is read of a constraint; first what most have.
  private static let attributes = [
    "firstAttribute", "id", "secondItem", "secondAttribute", "firstItem", "constant", "relation", "symbolic",
    "multiplier", "priority", "placeholder", "identifier",
  ]

  /// What else Xcode writes there says nothing of the layout; what is spelt nearly like something that does is a slip.
  private mutating func reportMisspeltAttributes(of constraint: InterfaceConstraint) {
    let element = constraint.element
    for attribute in element.attributes where !Self.attributes.contains(attribute.name) {
      guard let meant = NearMisses.closest(to: attribute.name, among: Self.attributes), element[meant] == nil else {
        continue
      }
      diagnostics.add(
        .warning(
          .omittedConstraint,
          "'\(attribute.name)' of constraint '\(constraint.id)' is ignored; did you mean '\(meant)'?", at: element.range
        ))
    }
  }

  private struct Problem: Error {
    var message: String
    /// The id of what the constraint refers to, where the scene does not have it.
    var missingItem: String?
  }

  /// - Returns: `nil` where one of its views is not there at the size classes in force.
  private func equation(
    _ element: DocumentElement, in holder: InterfaceView
  ) throws(Problem) -> ConstraintEquation? {
    let relation = try relation(element["relation"])
    guard let multiplier = element.multiplier else {
      throw Problem(message: "'\(element["multiplier"] ?? "")' is not a multiplier")
    }
    let constant = try number(element, "constant") ?? 0
    let priority = try priority(element)
    let first = try side(element["firstItem"] ?? holder.id, element["firstAttribute"])
    var second: Side?
    if let item = element["secondItem"] { second = try side(item, element["secondAttribute"]) }
    if let mismatch = first.attribute.mismatch(with: second?.attribute, multiplier: multiplier) {
      throw Problem(message: mismatch)
    }
    guard isPresent(first), second.map(isPresent) ?? true else { return nil }
    var equation = ConstraintEquation(
      first.item, first.attribute, relation, multiplier: second == nil ? 1 : multiplier, to: second?.item,
      second?.attribute, constant: constant, priority: priority)
    if isStandardSpacingToGuide(element, equation) {
      equation.constant = constant < 0 ? -VisualFormat.siblingSpacing : VisualFormat.siblingSpacing
    }
    if asksForAnotherRoot(equation) { equation.priority = min(priority, .almostRequired) }
    return equation
  }

  /// Whether a constraint asks for the standard spacing between a view and a layout guide above or below it: the
  /// number that is stored beside that is the one of the Xcode that made it, which was 20.
  private func isStandardSpacingToGuide(_ element: DocumentElement, _ equation: ConstraintEquation) -> Bool {
    guard scene.controller != nil, element.boolean("symbolic") == true,
      equation.firstAttribute.axis == .vertical, equation.multiplier == 1, let second = equation.second
    else { return false }
    return equation.constant != 0 && (equation.first.guide == .safeArea) != (second.guide == .safeArea)
  }

  /// Whether the root of a xib asks for another length than it has on the canvas: whoever loads it gives it the one it
  /// asks for, while the canvas shows it as it is.
  private func asksForAnotherRoot(_ equation: ConstraintEquation) -> Bool {
    guard scene.controller == nil, equation.second == nil, equation.relation == .equal, let frame = scene.view.frame,
      let root = names[scene.view.id], equation.first.reference == .named(root), equation.first.guide == nil
    else { return false }
    switch equation.firstAttribute {
    case .width: return (equation.constant - frame.width).magnitude > 0.5
    case .height: return (equation.constant - frame.height).magnitude > 0.5
    default: return false
    }
  }

  // MARK: Sides

  private struct Side {
    var item: ConstraintEquation.Item
    var attribute: LayoutAttribute
  }

  private func isPresent(_ side: Side) -> Bool {
    guard case .named(let name) = side.item.reference else { return false }
    return present.contains(name)
  }

  private func side(_ id: String, _ attribute: String?) throws(Problem) -> Side {
    guard let attribute = attribute.flatMap(LayoutAttribute.init(name:)) else {
      throw Problem(
        message: attribute.map { "'\($0)' is not a layout attribute\(Self.hint(for: $0))" } ?? "it names no attribute")
    }
    if let name = names[id] { return Side(item: .init(.named(name)), attribute: attribute) }
    guard let guide = names.guides[id] else { throw Problem(message: "'\(id)' is not in the scene", missingItem: id) }
    return try side(guide.view, guide.kind, attribute)
  }

  private static func hint(for attribute: String) -> String {
    NearMisses.hint(for: attribute, among: LayoutAttribute.allCases.map(\.rawValue))
  }

  /// A guide's edge as an edge of what the figure language knows.
  private func side(
    _ view: String, _ kind: InterfaceGuide.Kind, _ attribute: LayoutAttribute
  ) throws(Problem) -> Side {
    func guided(_ guide: LayoutGuideKind?, _ attribute: LayoutAttribute) -> Side {
      Side(item: .init(.named(view), guide: guide), attribute: attribute)
    }
    switch (kind, attribute) {
    case (.safeArea, _): return guided(.safeArea, attribute)
    case (.layoutMargins, _): return guided(.margins, attribute)
    case (.readableContent, _): return guided(.readable, attribute)
    case (.contentLayoutGuide, _): return guided(.contentLayout, attribute)
    case (.frameLayoutGuide, _): return guided(.frameLayout, attribute)
    case (.keyboard, _): return guided(.keyboard, attribute)
    // The top guide reaches from the root's top to the bars' lower edge, the bottom guide from the bars' upper edge
    // to the root's bottom.
    case (.top, .bottom), (.top, .lastBaseline), (.top, .firstBaseline): return guided(.safeArea, .top)
    case (.bottom, .top): return guided(.safeArea, .bottom)
    case (_, .height), (_, .centerY):
      throw Problem(message: "'\(attribute.rawValue)' of a bar's guide is not supported")
    default: return guided(nil, attribute)
    }
  }

  // MARK: Numbers and words

  private func relation(_ word: String?) throws(Problem) -> LayoutRelation {
    guard let word else { return .equal }
    guard let relation = Self.relations.first(where: { $0.name == word })?.relation else {
      let hint = NearMisses.hint(for: word, among: Self.relations.map(\.name))
      throw Problem(message: "'\(word)' is not a relation\(hint)")
    }
    return relation
  }

  private static let relations: [(name: String, relation: LayoutRelation)] = [
    ("equal", .equal), ("lessThanOrEqual", .lessThanOrEqual), ("greaterThanOrEqual", .greaterThanOrEqual),
  ]

  /// `UILayoutPriority` of more than 1000 raises an exception.
  private func priority(_ element: DocumentElement) throws(Problem) -> Priority {
    guard let value = try number(element, "priority") else { return .required }
    guard (0...Priority.required.rawValue).contains(value) else {
      throw Problem(message: "'\(element["priority"] ?? "")' is not a priority, which is at most 1000")
    }
    return Priority(clamping: value)
  }

  private func number(_ element: DocumentElement, _ attribute: String) throws(Problem) -> Double? {
    guard let text = element[attribute] else { return nil }
    guard let value = element.number(attribute) else {
      throw Problem(message: "'\(text)' is not a \(attribute)")
    }
    return value
  }
}
