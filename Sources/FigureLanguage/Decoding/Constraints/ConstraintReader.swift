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
  private var metrics: [String: Double] { values.metrics.numbers }
  /// Whose standard distance to the superview a bare hyphen stands for.
  var platform = Platform.ios
  /// The view whose constraints are read; `nil` for the document's.
  private var owner: String?
  /// Items of lists of constraints, after `repeat`.
  private var count = 0

  init(values: ValueReader, names: DocumentNames) {
    (self.values, self.names) = (values, names)
  }

  /// A list of constraints: equations, visual format strings and mappings.
  /// - Parameter view: The view whose keys they are among.
  func constraints(_ node: Node, of view: String? = nil, in scope: NameScope) -> [ConstraintDescription] {
    guard let items = node.sequence else {
      let item = Self.item(meantBy: node, of: view)
      reporter.error(.notAList(.constraints, found: node.summary, item: item), at: node.range)
      return []
    }
    owner = view
    defer { owner = nil }
    let meanings = meanings(in: scope)
    var constraints: [ConstraintDescription] = []
    constraints.reserveCapacity(items.count)
    for index in items.indices {
      // Nearly all are texts: the rest of a node need not be copied.
      let constraint =
        if let scalar = items[index].scalar { constraint(scalar, meanings) } else {
          constraint(items[index], meanings)
        }
      if let constraint { constraints.append(constraint) }
    }
    return constraints
  }

  /// The first item of the list that is meant by a mapping of attributes: `{width: 100}`, `{a.width: 100}`.
  private static func item(meantBy node: Node, of view: String?) -> String? {
    guard let entry = node.mapping?.first, let value = entry.value.scalar?.text, !value.isEmpty else { return nil }
    let path = entry.key.text.split(separator: ".").map(String.init)
    guard let last = path.last, LayoutAttribute(name: last) != nil, path.allSatisfy(NameScope.isName),
      let owner = path.count > 1 ? path.dropLast().joined(separator: ".") : view
    else { return nil }
    return "- \(owner).\(last) == \(value)"
  }

  /// One item of such a list.
  func constraint(_ node: Node, in scope: NameScope) -> ConstraintDescription? {
    constraint(node, meanings(in: scope))
  }

  /// What names in constraints mean.
  func meanings(in scope: NameScope) -> EquationParser.Names {
    EquationParser.Names(metrics: metrics, document: names, scope: scope, owner: owner)
  }

  private func constraint(_ node: Node, _ meanings: EquationParser.Names) -> ConstraintDescription? {
    switch node.content {
    case .scalar(let scalar):
      return constraint(scalar, meanings)
    case .sequence:
      guard isOneMore(at: node.range) else { return nil }
      let source = reporter.source(of: node.range)
      let offset = source.offset(line: node.range.start.line, column: node.range.start.column) ?? 0
      if offset < source.scalars.count, source.scalars[offset] == "[" {
        reporter.error(.unquotedFormat("["), at: node.range)
      } else {
        reporter.error(.malformedConstraint(found: node.summary), at: node.range)
      }
      return nil
    case .mapping:
      return isOneMore(at: node.range) ? constraintMapping(node, in: meanings.scope) : nil
    }
  }

  private func constraint(_ scalar: Scalar, _ meanings: EquationParser.Names) -> ConstraintDescription? {
    guard isOneMore(at: scalar.range) else { return nil }
    guard !scalar.isMissing else { return reporter.refuse(.constraintMissing, at: scalar.range) }
    return constraint(scalar, isFormat: Self.isVisualFormat(scalar.text), meanings)
  }

  /// Counts a constraint. Whether it may be read.
  private func isOneMore(at range: SourceRange) -> Bool {
    guard !reporter.isFull else { return false }
    count += 1
    let most = reporter.limits[.constraints]
    if count == most + 1 { reporter.error(.exceeded(.constraints, of: reporter.limits), at: range) }
    return count <= most
  }

  private func constraintMapping(_ node: Node, in scope: NameScope) -> ConstraintDescription? {
    if let first = node.mapping?.first, let mistake = mistake(ofKeyIn: first, isAlone: node.mapping?.count == 1) {
      return reporter.refuse(mistake, at: first.key.range)
    }
    guard let fields = values.fields(of: node, of: "a constraint", ConstraintKey.self),
      let (key, node) = form(of: node, fields), let scalar = values.scalar(node, key.rawValue, takes: "a text")
    else { return nil }
    let shared = metrics
    defer { values.metrics.numbers = shared }
    if let node = fields.node(.metrics) { addMetrics(node) }
    let options = fields.node(.options).map { visualFormatOptions($0) } ?? []
    if key == .equation, let range = fields.keyRange(.options) {
      reporter.error(.optionsOfEquation, at: range)
    }
    // A text that is neither is read as a format, to report how it begins.
    let isFormat = Self.isVisualFormat(scalar.text) || key == .format && !scalar.text.contains("=")
    guard isFormat == (key == .format) else {
      return reporter.refuse(key == .format ? .equationAsFormat : .formatAsEquation, at: scalar.range)
    }
    // The other keys are read even if the constraint is wrong, to report their mistakes.
    let identifier = fields.node(.identifier).flatMap { self.identifier($0) }
    let isActive = fields.node(.active).map { values.boolean($0, "active") ?? true } ?? true
    let color = fields.node(.show).flatMap { values.color($0, "show") }
    var constraint = constraint(scalar, isFormat: isFormat, options: options, meanings(in: scope))
    constraint?.identifier = identifier
    constraint?.isActive = isActive
    constraint?.color = color
    return constraint
  }

  /// The mistake of a constraint that YAML reads as a mapping: `H: |[a]` and `a.width: 20`.
  private func mistake(ofKeyIn entry: Node.Entry, isAlone: Bool) -> Mistake? {
    let key = entry.key.text
    if key == "H" || key == "V" { return .spaceAfterPrefix(axis: key) }
    guard let value = entry.value.scalar?.text else { return nil }
    let text = "\(key): \(value)"
    if let equations = ForeignConstraint.equations(of: text) { return .foreignConstraint(text, equations) }
    // `a.top == 20, priority: 750`
    if let comma = key.range(of: ", priority"), key.contains("=") {
      return .priorityAsKey(equation: "\(key[..<comma.lowerBound]) @ \(value)")
    }
    guard isAlone, key.contains(".") else { return nil }
    return .colonForRelation(equation: "\(key) == \(value)")
  }

  /// The key of the constraint itself, `format` or `equation`, with its value. It must be one of them.
  private func form(of node: Node, _ fields: Fields<ConstraintKey>) -> (key: ConstraintKey, value: Node)? {
    let forms = [ConstraintKey.format, .equation].compactMap { key in fields.node(key).map { (key, $0) } }
    if forms.count == 1 { return forms[0] }
    if forms.count == 2 {
      reporter.error(.formatAndEquation, at: fields.keyRange(.equation))
    } else if !node.mentions([.format, .equation]), !fields.hasUnknownKeys {
      reporter.error(.noFormatOrEquation, at: node.range)
    }
    return nil
  }

  private func identifier(_ node: Node) -> Located<String>? {
    guard let scalar = values.scalar(node, "identifier", takes: "a name") else { return nil }
    guard NameScope.isIdentifier(scalar.text) else {
      return reporter.refuse(.invalidIdentifier(scalar.text), at: scalar.range)
    }
    return Located(scalar.text, at: scalar.range)
  }

  /// The options' names, each with its place.
  private func visualFormatOptions(_ node: Node) -> [Located<String>] {
    values.items(node).compactMap { item in
      values.keyword(item, "options", among: VisualFormatOptions.names, isOfList: true).map {
        Located($0, at: item.range)
      }
    }
  }

  /// Adds `{name: number}` to the metrics, each of which may use those before it.
  ///
  /// - Parameter given: Names that have a value already.
  func addMetrics(_ node: Node, except given: Set<String> = []) {
    guard let entries = node.mapping ?? node.entriesOfItems else {
      reporter.error(.metricsAreNoMapping(found: node.summary), at: node.range)
      return
    }
    if node.mapping == nil { reporter.error(.metricsAreNoMapping(found: node.summary), at: node.range) }
    values.metrics.later = Set(entries.map(\.key.text))
    defer { (values.metrics.later, values.metrics.declaring) = ([], nil) }
    for entry in entries {
      values.metrics.declaring = entry.key.text
      defer { values.metrics.later.remove(entry.key.text) }
      guard !values.reportMissing(entry), !given.contains(entry.key.text) else { continue }
      guard NameScope.isName(entry.key.text) else {
        reporter.error(.invalidMetricName(entry.key.text), at: entry.key.range)
        names.mistakes.add(faultyName: entry.key.text)
        continue
      }
      // A metric with a mistake stays a name, so that its uses are not reported as well.
      values.metrics.numbers[entry.key.text] = values.number(entry.value, entry.key.text) ?? 1
    }
  }

  /// Whether a text is meant as a visual format string, and not as an equation.
  static func isVisualFormat(_ text: String) -> Bool {
    switch text.utf8.first {
    case UInt8(ascii: "|"), UInt8(ascii: "["): true
    case UInt8(ascii: "H"), UInt8(ascii: "V"): text.utf8.dropFirst().first == UInt8(ascii: ":")
    default: false
    }
  }

  /// A constraint's own text.
  func constraint(
    _ scalar: Scalar, isFormat: Bool, options: [Located<String>] = [], _ meanings: EquationParser.Names
  ) -> ConstraintDescription? {
    let limit = reporter.limits[.sentenceLength]
    guard scalar.text.utf8.count <= limit || scalar.text.length <= limit else {
      return reporter.refuse(.exceeded(.sentenceLength, of: reporter.limits), at: scalar.range)
    }
    let text = Located(scalar.text, at: scalar.range)
    guard !names.mistakes.areMentioned(in: scalar.text), reporter.isWorthExplaining(scalar.range) else { return nil }
    if let mistake = Self.prefixMistake(scalar.text) {
      reporter.report(mistake, in: scalar)
      return nil
    }
    do throws(TextMistake) {
      if isFormat {
        let equations = try visualFormat(
          scalar.text, options: options, metrics: meanings.metrics, in: meanings.scope)
        return ConstraintDescription(.visualFormat(equations), text: text)
      }
      var parser = EquationParser(scalar.text, names: meanings)
      defer { for mistake in parser.mistakes { reporter.report(mistake, in: scalar) } }
      let equation: ConstraintEquation?
      do throws(TextMistake) {
        equation = try parser.parse()
      } catch {
        guard let foreign = Self.foreign(scalar.text) else { throw error }
        parser.mistakes = []
        throw foreign
      }
      guard let equation else {
        if let foreign = Self.foreign(scalar.text) { parser.mistakes = [foreign] }
        return nil
      }
      for remark in parser.warnings {
        reporter.warning(remark.mistake, at: scalar.range(at: remark.offset, length: remark.length))
      }
      return ConstraintDescription(.equation(equation), text: text)
    } catch {
      reporter.report(error, in: scalar)
      return nil
    }
  }

  /// The mistake of a constraint in the form of a programming language.
  private static func foreign(_ text: String) -> TextMistake? {
    ForeignConstraint.equations(of: text).map { TextMistake(.foreignConstraint(text, $0), at: 0..<text.length) }
  }

  /// What is wrong with the prefix of a visual format string: `h:|-[a]`, `V|-[a]`, `H.[a]`.
  private static func prefixMistake(_ text: String) -> TextMistake? {
    // Equations, which nearly all constraints are, have no such sign there.
    func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "|") || byte == UInt8(ascii: "[") }
    let hasSign =
      text.utf8.withContiguousStorageIfAvailable { $0.prefix(3).contains(where: isSign) }
      ?? text.utf8.prefix(3).contains(where: isSign)
    guard hasSign else { return nil }
    let scalars = Array(text.unicodeScalars.prefix(4))
    guard scalars.count > 2, let first = scalars.first, first.isASCIILetter else { return nil }
    if !"HVhv".unicodeScalars.contains(first) {
      guard scalars[1] == ":", "|[".unicodeScalars.contains(scalars[2]) else { return nil }
      return TextMistake(.unknownPrefix("\(first):"), at: 0..<2)
    }
    let capital = first == "h" || first == "H" ? "H" : "V"
    func startsFormat(_ offset: Int) -> Bool { "|[".unicodeScalars.contains(scalars[offset]) }
    let isSmall = first.properties.isLowercase && scalars[1] == ":"
    guard startsFormat(1) || startsFormat(2) && (isSmall || ".;,-= ".unicodeScalars.contains(scalars[1])) else {
      return nil
    }
    let length = startsFormat(1) ? 1 : 2
    let written = String(scalars: scalars.prefix(length))
    return TextMistake(.wrongPrefix(written, meant: "\(capital):"), at: 0..<length)
  }

  private func visualFormat(
    _ text: String, options: [Located<String>], metrics: [String: Double], in scope: NameScope
  ) throws(TextMistake) -> [ConstraintEquation] {
    do {
      let format = try VisualFormat(parsing: text, largestNumber: FigureLimits.magnitude)
      // A name that may belong to a view without a name counts as known: the missing name is reported.
      let missing = format.viewNames.filter {
        !scope.contains(view: $0) && metrics[$0] == nil && names.isView($0, in: scope)
      }
      var possible: VisualFormatOptions = []
      for option in options {
        if let mistake = VisualFormatOptions.mistake(of: option.value, along: format.axis) {
          reporter.error(.optionAlongAxis(reason: mistake), at: option.range)
        } else {
          possible.formUnion(VisualFormatOptions(name: option.value) ?? [])
        }
      }
      return try format.equations(
        options: possible, metrics: metrics, views: missing.isEmpty ? scope.viewSet : scope.viewSet.union(missing),
        withoutSuperview: [ReservedName.root.rawValue], platform: platform)
    } catch let failure {
      let range = failure.offset..<failure.offset + failure.length
      let found = String(scalars: text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count))
      throw TextMistake(.invalidFormat(failure, found: found), at: range)
    }
  }
}

extension Node {
  /// Whether this mapping has one of the keys.
  fileprivate func mentions(_ keys: [ConstraintKey]) -> Bool {
    mapping?.contains { entry in keys.contains { $0.rawValue == entry.key.text } } ?? false
  }
}

extension Node {
  /// The entries of a list of mappings, each of which was meant as one of a mapping; `nil` for any other node.
  var entriesOfItems: [Entry]? {
    guard let items = sequence, !items.isEmpty else { return nil }
    let entries = items.compactMap(\.mapping)
    return entries.isEmpty ? nil : entries.flatMap(\.self)
  }
}
