import Diagnostics
import Figures
import Geometry
import Motion
import ViewLayout

/// What a panel does, as the body of a function.
struct StepCode {
  /// The names in the code.
  let names: ListingNames
  let constraints: ConstraintCode
  let views: [String: ViewDescription]
  var code = SwiftCode()
  private var added: ConstraintListCode

  init(names: ListingNames, constraints: ConstraintCode, views: [String: ViewDescription]) {
    (self.names, self.constraints, self.views) = (names, constraints, views)
    added = ConstraintListCode(names, constraints)
  }

  mutating func add(_ steps: [Located<Step>]) { for step in steps { add(step.value) } }

  mutating func add(_ step: Step) {
    switch step {
    case .assign(let path, let operation, let value): assign(value, operation, to: path)
    case .setConstant(let identifier, let operation, let value):
      change(identifier, "constant \(operation.rawValue) \(SwiftLiteral.number(value))")
    case .setPriority(let identifier, .set, let value):
      change(identifier, "priority = \(Priority(exactly: value).map(SwiftLiteral.priority) ?? ".required")")
    case .setPriority(let identifier, let operation, let value):
      let sign = operation == .add ? "+" : "-"
      let old = "$0.priority.rawValue \(sign) \(SwiftLiteral.number(value))"
      code.line("\(names.list(of: identifier)).forEach { $0.priority = UILayoutPriority(\(old)) }")
    case .setActive(let identifier, let isActive): change(identifier, "isActive = \(isActive)")
    case .fitRoot(let fitting):
      let size = fitting == .compressed ? "Compressed" : "Expanded"
      code.line("root.frame.size = root.systemLayoutSizeFitting(UIView.layoutFitting\(size)Size)")
    case .sizeToFit(let name): code.line("\(view(name)).sizeToFit()")
    case .breaks(let identifier): code.line("// In the conflict, \(identifier) gives way.")
    case .addConstraint(let constraint):
      added.add([constraint], to: &code)
    case .removeConstraint(let identifier):
      code.line("NSLayoutConstraint.deactivate(\(names.list(of: identifier)))")
    case .addSubview(let name, let superview): code.line("\(view(superview)).addSubview(\(view(name)))")
    case .insertSubview(let name, let sibling):
      code.line("\(view(sibling)).superview?.insertSubview(\(view(name)), aboveSubview: \(view(sibling)))")
    case .insertSubviewBelow(let name, let sibling):
      code.line("\(view(sibling)).superview?.insertSubview(\(view(name)), belowSubview: \(view(sibling)))")
    case .removeFromSuperview(let name): code.line("\(view(name)).removeFromSuperview()")
    case .bringSubviewToFront(let name): code.line("\(view(name)).superview?.bringSubviewToFront(\(view(name)))")
    case .sendSubviewToBack(let name): code.line("\(view(name)).superview?.sendSubviewToBack(\(view(name)))")
    case .exchange(let first, let second):
      let places = [first, second].map { "superview.subviews.firstIndex(of: \(view($0)))!" }
      code.block("if let superview = \(view(first)).superview {") { code in
        code.line("superview.exchangeSubview(at: \(places[0]), withSubviewAt: \(places[1]))")
      }
    case .addArrangedSubview(let name, let stack, let place):
      code.line(
        place.map { "\(view(stack)).insertArrangedSubview(\(view(name)), at: \($0))" }
          ?? "\(view(stack)).addArrangedSubview(\(view(name)))")
    case .removeArrangedSubview(let name):
      code.line("(\(view(name)).superview as? UIStackView)?.removeArrangedSubview(\(view(name)))")
    case .exerciseAmbiguity(let name): code.line("\(view(name)).exerciseAmbiguityInLayout()")
    case .setKeyboard(let keyboard): code.line("// The keyboard is \(keyboard.rawValue).")
    case .layout: code.line("root.layoutIfNeeded()")
    }
  }

  private func view(_ name: String) -> String { names.view(name) }

  private mutating func change(_ identifier: String, _ change: String) {
    if names.isSingle(identifier) {
      code.line("\(names.constraint(identifier)).\(change)")
    } else {
      code.line("\(names.list(of: identifier)).forEach { $0.\(change) }")
    }
  }

  // MARK: Assignments

  private mutating func assign(_ value: PropertyValue, _ operation: AssignmentOperator, to path: PropertyPath) {
    guard var view = views[path.view] else { return }
    let name = names.view(path.view)
    if path.parts.isEmpty, operation == .set {
      view.properties = view.properties.filter { $0.key == .configuration }
      view.properties[path.property] = Located(value)
      view.constraints = []
      let code = ViewCode(view, name: name, in: names.superview(path.view), isWhole: false) { names.view($0) }
      self.code.add(code.statements + code.closing)
      for property in code.untold { self.code.line("// \(path.view).\(property) changes.") }
      return
    }
    // The root keeps its corner.
    let isSizeOfRoot = path.view == "root" && path.property == .bounds && path.parts.first == .size
    let property = isSizeOfRoot ? "frame" : Self.memberNames[path.property] ?? path.property.name
    let target = ([name, property] + path.parts.map(\.rawValue)).joined(separator: ".")
    if path.property == .contentHuggingPriority || path.property == .contentCompressionResistancePriority {
      code.line("// \(path.view).\(path.property.name) changes.")
      return
    }
    if operation == .set {
      code.line("\(target) = \(ViewCode.plain(value) ?? "")")
      return
    }
    for (part, number) in Self.numbers(of: value) where number != 0 {
      let sign = (operation == .add) == (number > 0) ? "+=" : "-="
      code.line("\(target)\(part) \(sign) \(SwiftLiteral.number(abs(number)))")
    }
  }

  private static let memberNames: [ViewProperty: String] = [
    .cornerRadius: "layer.cornerRadius", .borderWidth: "layer.borderWidth",
  ]

  /// The numbers that a value is made of, with what leads to each.
  private static func numbers(of value: PropertyValue) -> [(part: String, Double)] {
    switch value {
    case .number(let number): [("", number)]
    case .point(let point): [(".x", point.x), (".y", point.y)]
    case .size(let size): [(".width", size.width), (".height", size.height)]
    case .rect(let rect):
      [
        (".origin.x", rect.origin.x), (".origin.y", rect.origin.y), (".size.width", rect.size.width),
        (".size.height", rect.size.height),
      ]
    case .insets(let insets):
      [(".top", insets.top), (".left", insets.left), (".bottom", insets.bottom), (".right", insets.right)]
    default: []
    }
  }
}
