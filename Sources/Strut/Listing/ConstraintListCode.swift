import Figures
import ViewLayout

/// Statements that make and activate constraints, in one function.
struct ConstraintListCode {
  let names: ListingNames
  let maker: ConstraintCode
  /// How many constraints have names of their own so far.
  private var number = 0

  init(_ names: ListingNames, _ maker: ConstraintCode) { (self.names, self.maker) = (names, maker) }

  mutating func add(_ constraints: [ConstraintDescription], to code: inout SwiftCode) {
    var formats: [String] = []
    var needMetrics = false
    var active: [[String]] = []
    for constraint in constraints {
      // 1. What formats can say.
      if let written = maker.formats(of: constraint) {
        formats += written.texts
        needMetrics = needMetrics || written.needMetrics
        continue
      }
      let identifier = constraint.identifier?.value
      if !constraint.isActive, identifier == nil {
        code.comment("Not active: \(constraint.text.value)")
        continue
      }
      for equation in constraint.equations {
        let expression = maker.expression(of: equation)
        guard identifier != nil || equation.priority != .required else {
          active.append(expression)
          continue
        }
        // 2. What has more than an expression has a name: the property of its identifier, or one of its own.
        number += 1
        var name = "constraint\(number)"
        if let identifier, names.isSingle(identifier) {
          name = names.constraint(identifier)
          code.line("\(name) = \(expression[0])")
        } else {
          code.line("let \(name) = \(expression[0])")
        }
        code.add(Array(expression.dropFirst()))
        if equation.priority != .required {
          code.line("\(name).priority = \(SwiftLiteral.priority(equation.priority))")
        }
        if let identifier {
          code.line("\(name).identifier = \(SwiftLiteral.text(identifier))")
          if !names.isSingle(identifier) { code.line("\(names.constraint(identifier)).append(\(name))") }
        }
        if constraint.isActive { active.append([name]) }
      }
    }
    // 3. All are activated together.
    if !formats.isEmpty { add(formats, needMetrics: needMetrics, to: &code) }
    guard !active.isEmpty else { return }
    code.block("NSLayoutConstraint.activate([", closing: "])") { code in
      for expression in active { code.add(expression.dropLast() + [expression[expression.count - 1] + ","]) }
    }
  }

  private func add(_ formats: [String], needMetrics: Bool, to code: inout SwiftCode) {
    let mentioned = Set(formats.flatMap { maker.views(in: $0) })
    let views = mentioned.sorted().map { "\"\($0)\": \($0)" }.joined(separator: ", ")
    let numbers = maker.metrics.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \(SwiftLiteral.number($0.value))" }
    let metrics = needMetrics ? "[\(numbers.joined(separator: ", "))]" : "nil"
    guard formats.count > 1 else {
      code.line("NSLayoutConstraint.activate(")
      code.line("  NSLayoutConstraint.constraints(")
      code.line("    withVisualFormat: \(SwiftLiteral.text(formats[0])), options: [], metrics: \(metrics),")
      code.line("    views: [\(views)]))")
      return
    }
    code.line("let views: [String: Any] = [\(views)]")
    if needMetrics { code.line("let metrics: [String: Any] = \(metrics)") }
    code.line("for format in [")
    for format in formats { code.line("  \(SwiftLiteral.text(format)),") }
    code.line("] {")
    code.line("  NSLayoutConstraint.activate(")
    code.line("    NSLayoutConstraint.constraints(")
    let name = needMetrics ? "metrics" : "nil"
    code.line("      withVisualFormat: format, options: [], metrics: \(name), views: views))")
    code.line("}")
  }
}
