import Diagnostics
public import Figures
import Geometry
import ViewLayout

extension Figure {
  /// The figure's layout as code for UIKit: a class that puts the views and constraints into a root view, with a method
  /// for each panel that does something.
  ///
  ///     let figure = Figure(name: "card", size: Size(200, 100), views: [ViewDescription(.view, "box")])
  ///     figure.listing(in: .anchors)   // import UIKit … final class Card { let box = UIView() …
  ///
  /// Annotations are not part of it. What UIKit has no call for stands there as a comment, and so do the labels of
  /// callouts, at the views that they are about.
  ///
  /// - Parameters:
  ///   - style: How constraints are written.
  ///   - variant: The combination whose size classes count, where views and constraints differ among them.
  public func listing(in style: ListingStyle, for variant: PictureVariant? = nil) -> String {
    let content = variant.map { self.content(for: $0) } ?? (root: root, constraints: constraints)
    var code = SwiftCode()
    code.line("import UIKit")
    for screen in screens(content.root, content.constraints, for: variant) {
      code.line()
      for line in heading(of: screen) { code.comment(line, slashes: "///") }
      add(screen, in: style, to: &code)
    }
    return code.text
  }

  /// Views and constraints with the panels that show them.
  private struct Screen {
    var root: ViewDescription
    var constraints: [ConstraintDescription]
    var panels: [(number: Int, description: PanelDescription)] = []
    /// The panel whose own they are.
    var owner: (number: Int, description: PanelDescription)?
    /// Where views and constraints differ among size classes and text sizes, whose they are.
    var circumstances: String?
  }

  /// The document's own, and those of panels that have others.
  private func screens(
    _ root: ViewDescription, _ constraints: [ConstraintDescription], for variant: PictureVariant?
  ) -> [Screen] {
    var screens = [Screen(root: root, constraints: constraints, circumstances: circumstances(of: variant))]
    var current = 0
    for panel in zip(1..., panels).map({ (number: $0, description: $1) }) {
      let description = panel.description
      let content = variant.map { self.content(of: description, on: $0) }
      let differs = content.map { $0.root != root || $0.constraints != constraints } ?? false
      let begins = panel.number == 1 || description.start == .start
      if differs || description.views != nil || begins && description.constraints != nil {
        var own = Screen(
          root: content?.root ?? root, constraints: description.constraints ?? content?.constraints ?? constraints,
          owner: panel, circumstances: circumstances(of: variant?.adapted(to: description)))
        own.root.subviews = description.views ?? own.root.subviews
        current = screens.count
        screens.append(own)
      } else if begins || !adaptations.isEmpty {
        current = 0
      }
      screens[current].panels.append(panel)
    }
    // Where every panel has its own, nobody sees the document's.
    if screens[0].panels.isEmpty { screens.removeFirst() }
    return screens
  }

  private func content(
    of panel: PanelDescription, on variant: PictureVariant
  ) -> (root: ViewDescription, constraints: [ConstraintDescription]) { content(for: variant.adapted(to: panel)) }

  /// The size classes and the text size of a picture, as far as views and constraints differ among them.
  private func circumstances(of variant: PictureVariant?) -> String? {
    guard !adaptations.isEmpty, let variant else { return nil }
    var words: [String] = []
    if let horizontal = variant.horizontalSizeClass, let vertical = variant.verticalSizeClass {
      words.append("the size classes \(horizontal.rawValue) × \(vertical.rawValue)")
    }
    if adaptations.contains(where: { $0.contentSizes.count < ContentSizeCategory.allCases.count }) {
      words.append("the text size \(variant.contentSize.rawValue)")
    }
    return words.isEmpty ? nil : words.joined(separator: " and ")
  }

  private func heading(of screen: Screen) -> [String] {
    var lines = [title ?? name]
    if let (number, panel) = screen.owner { lines = ["Panel \(number)\(panel.quotedTitle): \(lines[0])"] }
    if platform != .ios { lines.append("On \(platform.rawValue), controls and margins had other sizes than today's.") }
    if let circumstances = screen.circumstances { lines.append("As it is at \(circumstances).") }
    return lines
  }

  private func add(_ screen: Screen, in style: ListingStyle, to code: inout SwiftCode) {
    let root = screen.root
    // What nobody has named needs no property.
    let initial = (screen.constraints + root.withDescendants.flatMap(\.constraints)).map { constraint in
      var constraint = constraint
      if !constraint.isIdentifierOwn { constraint.identifier = nil }
      return constraint
    }
    let names = ListingNames(root: root, constraints: initial, later: constraintsOfSteps)
    let maker = ConstraintCode(style: style, viewNames: names.views, superviews: names.parents, metrics: metrics)
    let type = SwiftNames.camelCase(name, prefix: "Figure") + (screen.owner.map { "Panel\($0.number)" } ?? "")
    code.line("@MainActor")
    code.block("final class \(type) {") { code in
      // 1. Classes of views, and the views and constraints by their names.
      code.add(subclasses(of: root))
      code.line("let root: UIView")
      let labels = calloutLabels
      for view in root.withDescendants.dropFirst() {
        let label = labels[view.name.value].map { "  // \(SwiftLiteral.visible($0))" } ?? ""
        code.line("let \(names.view(view.name.value)) = \(ViewCode.creation(of: view))\(label)")
      }
      for identifier in names.identifiers {
        let name = names.constraint(identifier)
        code.line(
          names.isSingle(identifier)
            ? "let \(name): NSLayoutConstraint" : "private(set) var \(name): [NSLayoutConstraint] = []")
      }
      // 2. Views, then constraints.
      code.gap()
      code.block("init(in root: UIView) {") { code in
        code.line("self.root = root")
        add(root, in: nil, to: &code, names)
        guard !initial.isEmpty else { return }
        code.gap()
        var list = ConstraintListCode(names, maker)
        list.add(initial, to: &code)
      }
      // 3. Panels.
      let views = Dictionary(
        root.withDescendants.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
      for (number, panel) in screen.panels {
        add(panel, number, to: &code, StepCode(names: names, constraints: maker, views: views))
      }
    }
  }

  private var constraintsOfSteps: [ConstraintDescription] {
    panels.flatMap { $0.steps + ($0.animation?.steps ?? []) }.compactMap { step in
      if case .addConstraint(let constraint) = step.value { constraint } else { nil }
    }
  }

  /// The words of callouts about views, by the views' names.
  private var calloutLabels: [String: String] {
    var labels: [String: String] = [:]
    for callout in callouts {
      guard case .label(let label, let place) = callout.mark, let view = place.viewName else { continue }
      let words = callout.text.map { "\(label): \($0)" } ?? label
      labels[view] = labels[view].map { "\($0); \(words)" } ?? words
    }
    return labels
  }

  private func subclasses(of root: ViewDescription) -> SwiftCode {
    var code = SwiftCode()
    let kinds = Set(root.withDescendants.filter(ViewCode.needsSubclass).map(\.kind))
    for kind in ViewKind.allCases where kinds.contains(kind) {
      code.line("/// Says how large its content is, and how far its edges are inside its frame.")
      code.block("final class \(ViewCode.subclass(of: kind)): \(kind.className) {") { code in
        code.line("var ownSize: CGSize? { didSet { invalidateIntrinsicContentSize() } }")
        code.line("var ownInsets = UIEdgeInsets.zero")
        code.line("override var intrinsicContentSize: CGSize { ownSize ?? super.intrinsicContentSize }")
        code.line("override var alignmentRectInsets: UIEdgeInsets { ownInsets }")
      }
      code.line()
    }
    return code
  }

  /// A view with its subviews: what it is, where it is, what is in it.
  private func add(
    _ view: ViewDescription, in superview: ViewDescription?, to code: inout SwiftCode, _ names: ListingNames
  ) {
    let name = names.view(view.name.value)
    let parent = superview.map { names.view($0.name.value) } ?? "root"
    let made = ViewCode(view, name: name, in: parent, isWhole: superview != nil) { names.view($0) }
    code.gap()
    if !made.untold.isEmpty {
      code.comment("UIKit has no call for this of \(name): \(made.untold.joined(separator: ", ")).")
    }
    if let superview { place(view, name, in: superview, parent, &code) }
    if view.kind == .layoutGuide { return }
    code.add(made.statements)
    for subview in view.subviews { add(subview, in: view, to: &code, names) }
    code.add(made.closing)
  }

  private func place(
    _ view: ViewDescription, _ name: String, in superview: ViewDescription, _ parent: String, _ code: inout SwiftCode
  ) {
    guard view.kind != .layoutGuide else { return code.line("\(parent).addLayoutGuide(\(name))") }
    let mayBeArranged = superview.kind == .stackView && view[.arranged] != .boolean(false)
    let hasPlace = [ViewProperty.frame, .bounds, .center].contains { view[$0] != nil }
    let followsMask = view[.translatesAutoresizingMaskIntoConstraints].map { $0 == .boolean(true) }
    let translates = followsMask ?? (hasPlace && !mayBeArranged)
    if !translates { code.line("\(name).translatesAutoresizingMaskIntoConstraints = false") }
    code.line("\(parent).\(mayBeArranged && !translates ? "addArrangedSubview" : "addSubview")(\(name))")
  }

  private func add(_ panel: PanelDescription, _ number: Int, to code: inout SwiftCode, _ steps: StepCode) {
    var steps = steps
    for difference in panel.differences { steps.code.line("// \(difference)") }
    steps.add(panel.steps)
    if let animation = panel.animation { steps.add(animation) }
    let start = panel.start == .start && number > 1 && panel.views == nil ? ", of views as they were made" : ""
    guard !steps.code.isEmpty || !start.isEmpty else { return }
    code.gap()
    code.comment("Panel \(number)\(panel.quotedTitle)\(start).", slashes: steps.code.isEmpty ? "//" : "///")
    if !steps.code.isEmpty { code.block("func showPanel\(number)() {") { $0.add(steps.code) } }
  }
}

extension PictureVariant {
  /// The screen that a panel has for itself, as far as its size classes and its text size go.
  fileprivate func adapted(to panel: PanelDescription) -> PictureVariant {
    var variant = self
    variant.device = panel.device ?? device
    variant.orientation = panel.orientation ?? orientation
    variant.contentSize = panel.contentSize ?? contentSize
    variant.ownHorizontalSizeClass = panel.horizontalSizeClass ?? (panel.device == nil ? ownHorizontalSizeClass : nil)
    variant.ownVerticalSizeClass = panel.verticalSizeClass ?? (panel.device == nil ? ownVerticalSizeClass : nil)
    return variant
  }
}

extension PanelDescription {
  fileprivate var quotedTitle: String { title.map { ", “\(SwiftLiteral.visible($0))”" } ?? "" }

  /// What a panel has for itself, and no call can give the views that there are.
  fileprivate var differences: [String] {
    var differences: [String] = []
    if let device { differences.append("The device is \(SwiftLiteral.visible(device.name)).") }
    if let orientation { differences.append("The orientation is \(orientation.rawValue).") }
    if let direction { differences.append("The direction is \(direction.rawValue).") }
    if let keyboard { differences.append("The keyboard is \(keyboard.rawValue).") }
    if let size {
      differences.append("The size of the root view is \(size.decimalText).")
    }
    if constraints != nil, views == nil, start == .previous {
      differences.append("The panel has constraints of its own.")
    }
    if !root.isEmpty { differences.append("The root view looks different.") }
    return differences
  }
}
