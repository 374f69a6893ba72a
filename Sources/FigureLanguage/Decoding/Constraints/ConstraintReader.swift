import Diagnostics
import Figures
import Graphics
import ViewLayout

/// Reads constraints: equations, visual format strings, and mappings of either.
final class ConstraintReader {
  private let values: ValueReader
  private let names: DocumentNames
  private var reporter: MistakeReporter { values.reporter }
  /// Numbers by name, of the whole document.
  var metrics: [String: Double] = [:]
  /// Items of lists of constraints, after `repeat`.
  private var count = 0

  init(values: ValueReader, names: DocumentNames) {
    (self.values, self.names) = (values, names)
  }

  /// A list of constraints: equations, visual format strings and mappings.
  func constraints(_ node: Node, in scope: NameScope) -> [ConstraintDescription] {
    guard let items = node.sequence else {
      reporter.error(DocumentMistake.notAList(.constraints, found: node.summary), at: node.range)
      return []
    }
    return items.compactMap { constraint($0, in: scope) }
  }

  /// One item of such a list.
  func constraint(_ node: Node, in scope: NameScope) -> ConstraintDescription? {
    guard !reporter.isFull else { return nil }
    count += 1
    guard count <= FigureLimits.constraints else {
      if count == FigureLimits.constraints + 1 {
        reporter.error(ConstraintMistake.tooMany, at: node.range)
      }
      return nil
    }
    switch node.content {
    case .scalar(let scalar):
      guard !scalar.isMissing else { return reporter.refuse(ConstraintMistake.missing, at: node.range) }
      return constraint(
        scalar, isFormat: Self.isVisualFormat(scalar.text), metrics: metrics, in: scope)
    case .sequence:
      let offset = reporter.source.offset(line: node.range.start.line, column: node.range.start.column) ?? 0
      if offset < reporter.source.scalars.count, reporter.source.scalars[offset] == "[" {
        reporter.error(ConstraintMistake.unquotedFormat, at: node.range)
      } else {
        reporter.error(ConstraintMistake.notWrittenSo(found: node.summary), at: node.range)
      }
      return nil
    case .mapping:
      return constraintMapping(node, in: scope)
    }
  }

  private func constraintMapping(_ node: Node, in scope: NameScope) -> ConstraintDescription? {
    if let key = node.mapping?.first?.key, key.text == "H" || key.text == "V" {
      return reporter.refuse(ConstraintMistake.spaceAfterPrefix(axis: key.text), at: key.range)
    }
    // `a.width: 20`
    if let entries = node.mapping, entries.count == 1, let entry = entries.first, entry.key.text.contains("."),
      let value = entry.value.scalar?.text
    {
      return reporter.refuse(
        ConstraintMistake.colonForRelation(equation: "\(entry.key.text) == \(value)"), at: entry.key.range)
    }
    guard let fields = values.fields(of: node, of: "a constraint", ConstraintKey.self) else { return nil }
    let written = [ConstraintKey.format, .equation].filter { fields.node($0) != nil }
    guard written.count == 1, let key = written.first, let node = fields.node(key) else {
      if written.count == 2 {
        reporter.error(ConstraintMistake.twoForms, at: fields.keyRange(.equation))
      } else if !node.mentions([.format, .equation]) {
        reporter.error(ConstraintMistake.noForm, at: node.range)
      }
      return nil
    }
    guard let scalar = values.scalar(node, key.rawValue, takes: "a text") else { return nil }
    var metrics = metrics
    if let node = fields.node(.metrics) { metrics.merge(self.metrics(node)) { _, own in own } }
    let options = fields.node(.options).map { visualFormatOptions($0) } ?? []
    if key == .equation, let range = fields.keyRange(.options) {
      reporter.error(ConstraintMistake.optionsOfEquation, at: range)
    }
    // What is neither is a format that begins wrong, and is told as one.
    let isFormat = Self.isVisualFormat(scalar.text) || key == .format && !scalar.text.contains("=")
    guard isFormat == (key == .format) else {
      return reporter.refuse(key == .format ? ConstraintMistake.isEquation : .isFormat, at: scalar.range)
    }
    // What stands beside the constraint is read even where the constraint is wrong, for its own mistakes.
    let identifier = fields.node(.identifier).flatMap { self.identifier($0) }
    let isActive = fields.node(.active).map { values.boolean($0, "active") ?? true } ?? true
    let color = fields.node(.show).flatMap { values.color($0, "show") }
    var constraint = constraint(scalar, isFormat: isFormat, options: options, metrics: metrics, in: scope)
    constraint?.identifier = identifier
    constraint?.isActive = isActive
    constraint?.color = color
    return constraint
  }

  private func identifier(_ node: Node) -> Located<String>? {
    guard let scalar = values.scalar(node, "identifier", takes: "a name") else { return nil }
    guard NameScope.isName(scalar.text) else {
      return reporter.refuse(ConstraintMistake.invalidIdentifier(scalar.text), at: scalar.range)
    }
    return Located(scalar.text, at: scalar.range)
  }

  /// The options' names, each with its place.
  private func visualFormatOptions(_ node: Node) -> [Located<String>] {
    values.items(node).compactMap { item in
      values.keyword(item, "options", among: VisualFormatOptions.names).map { Located($0, at: item.range) }
    }
  }

  /// `{name: number}`.
  func metrics(_ node: Node) -> [String: Double] {
    guard let entries = node.mapping else {
      reporter.error(DocumentMistake.metricsAreNoMapping(found: node.summary), at: node.range)
      return [:]
    }
    var metrics: [String: Double] = [:]
    for entry in entries where !values.reportMissing(entry) {
      guard NameScope.isName(entry.key.text) else {
        reporter.error(ConstraintMistake.invalidMetricName(entry.key.text), at: entry.key.range)
        names.mistakes.add(faultyName: entry.key.text)
        continue
      }
      // A metric with a mistake stays a name, so that its uses are not reported as well.
      metrics[entry.key.text] = values.number(entry.value, entry.key.text) ?? 1
    }
    return metrics
  }

  /// Whether a text is meant as a visual format string, and not as an equation.
  static func isVisualFormat(_ text: String) -> Bool {
    ["H:", "V:", "|", "["].contains { text.hasPrefix($0) }
  }

  /// A constraint's own text.
  func constraint(
    _ scalar: Scalar, isFormat: Bool, options: [Located<String>] = [], metrics: [String: Double], in scope: NameScope
  ) -> ConstraintDescription? {
    guard scalar.text.length <= FigureLimits.sentenceLength else {
      return reporter.refuse(ConstraintMistake.tooLong, at: scalar.range)
    }
    let text = Located(scalar.text, at: scalar.range)
    guard !names.mistakes.areMentioned(in: scalar.text) else { return nil }
    if let mistake = Self.prefixMistake(scalar.text) {
      reporter.report(mistake, in: scalar)
      return nil
    }
    do {
      if isFormat {
        let equations = try visualFormat(scalar.text, options: options, metrics: metrics, in: scope)
        return ConstraintDescription(.visualFormat(equations), text: text)
      }
      var parser = EquationParser(
        scalar.text,
        names: .init(
          metrics: metrics, isView: { [names] in names.isView($0, in: scope) },
          views: { Array(scope.viewNames.prefix(FigureLimits.candidates)) }))
      defer { for mistake in parser.mistakes { reporter.report(mistake, in: scalar) } }
      guard let equation = try parser.parse() else { return nil }
      for remark in parser.warnings {
        reporter.warning(remark.mistake, at: scalar.range(at: remark.offset, length: remark.length))
      }
      return ConstraintDescription(.equation(equation), text: text)
    } catch let mistake {
      reporter.report(mistake, in: scalar)
      return nil
    }
  }

  /// What is wrong with the prefix of a visual format string: `h:|-[a]`, `V|-[a]`, `H.[a]`.
  private static func prefixMistake(_ text: String) -> TextMistake? {
    let scalars = Array(text.unicodeScalars.prefix(4))
    guard scalars.count > 2, let first = scalars.first, first.isASCIILetter else { return nil }
    if !"HVhv".unicodeScalars.contains(first) {
      guard scalars[1] == ":", "|[".unicodeScalars.contains(scalars[2]) else { return nil }
      return TextMistake(ConstraintMistake.unknownPrefix("\(first):"), at: 0..<2)
    }
    let capital = first == "h" || first == "H" ? "H" : "V"
    func startsFormat(_ offset: Int) -> Bool { "|[".unicodeScalars.contains(scalars[offset]) }
    let isSmall = first.properties.isLowercase && scalars[1] == ":"
    guard startsFormat(1) || startsFormat(2) && (isSmall || ".;,-= ".unicodeScalars.contains(scalars[1])) else {
      return nil
    }
    let length = startsFormat(1) ? 1 : 2
    let written = String(scalars: scalars.prefix(length))
    return TextMistake(ConstraintMistake.wrongPrefix(written, meant: "\(capital):"), at: 0..<length)
  }

  private func visualFormat(
    _ text: String, options: [Located<String>], metrics: [String: Double], in scope: NameScope
  ) throws(TextMistake) -> [ConstraintEquation] {
    do {
      let format = try VisualFormat(parsing: text)
      // A view whose own name is missing, which has been told, is taken for one.
      let missing = format.viewNames.filter {
        !scope.contains(view: $0) && metrics[$0] == nil && names.isView($0, in: scope)
      }
      var possible: VisualFormatOptions = []
      for option in options {
        if let mistake = VisualFormatOptions.mistake(of: option.value, along: format.axis) {
          reporter.error(ConstraintMistake.optionAlongAxis(reason: mistake), at: option.range)
        } else {
          possible.formUnion(VisualFormatOptions(name: option.value) ?? [])
        }
      }
      return try format.equations(
        options: possible, metrics: metrics, views: missing.isEmpty ? scope.viewSet : scope.viewSet.union(missing),
        withoutSuperview: [ReservedName.root.rawValue])
    } catch let failure {
      let range = failure.offset..<failure.offset + failure.length
      let found = String(scalars: text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count))
      throw TextMistake(ConstraintMistake.format(failure, found: found), at: range)
    }
  }
}

extension Node {
  /// Whether one of the keys stands in this mapping, with whatever value.
  fileprivate func mentions(_ keys: [ConstraintKey]) -> Bool {
    mapping?.contains { entry in keys.contains { $0.rawValue == entry.key.text } } ?? false
  }
}
