import Diagnostics
import Figures

/// Reads the steps of panels.
struct StepReader {
  let values: ValueReader
  let names: DocumentNames
  let constraints: ConstraintReader
  var reporter: MistakeReporter { values.reporter }

  /// The steps of a panel, in order. `scope` grows with the constraints that they add.
  func steps(_ node: Node, in scope: inout NameScope) -> [Located<Step>] {
    guard let items = node.sequence else {
      reporter.error(.notAList(.steps, found: node.summary), at: node.range)
      return []
    }
    var steps: [Located<Step>] = []
    var index = 0
    while index < items.count, !reporter.isFull {
      let item = items[index]
      if let end = endOfCutText(beginningAt: index, among: items) {
        let whole = items[index...end].compactMap { $0.scalar?.text }.joined(separator: ", ")
        var range = item.range
        range.length = items[end].range.start.column + items[end].range.length - range.start.column
        reporter.error(.stepCutAtComma(whole), at: range)
        index = end + 1
        continue
      }
      if let step = step(item, in: &scope) { steps.append(Located(step, at: item.range)) }
      index += 1
    }
    return steps
  }

  /// The index of the last piece of a step that commas in brackets cut, as they do in a text inside of it; `nil` for a
  /// step that is whole.
  private func endOfCutText(beginningAt index: Int, among items: [Node]) -> Int? {
    if let end = endOfCutPair(beginningAt: index, among: items) { return end }
    func opens(_ node: Node) -> Bool? {
      node.scalar.flatMap { $0.isPlain ? $0.text.count { $0 == "\"" } % 2 == 1 : nil }
    }
    guard opens(items[index]) == true, let line = items[index].scalar?.range.start.line else { return nil }
    let others = items[(index + 1)...]
    guard let end = others.firstIndex(where: { opens($0) != false }), opens(items[end]) == true,
      items[end].range.start.line == line
    else { return nil }
    return end
  }

  /// The same of `exchange a, b`.
  private func endOfCutPair(beginningAt index: Int, among items: [Node]) -> Int? {
    guard index + 1 < items.count, let first = items[index].scalar, let second = items[index + 1].scalar,
      first.isPlain, second.isPlain, first.range.start.line == second.range.start.line,
      first.range.start.column + first.range.length < second.range.start.column
    else { return nil }
    let words = first.text.split(separator: " ")
    let isPair = words.count == 2 && words[0] == StepWord.exchange.rawValue
    return isPair && NameScope.isName(second.text) ? index + 1 : nil
  }

  private func step(_ node: Node, in scope: inout NameScope) -> Step? {
    // 1. `add: {equation: …}`, for what a text cannot say.
    if let entries = node.mapping {
      guard entries.count == 1, let entry = entries.first, entry.key.text == StepWord.add.rawValue else {
        let (mistake, range) = mistake(of: entries, at: node.range)
        return reporter.refuse(mistake, at: range)
      }
      guard !values.reportMissing(entry) else { return nil }
      // Its name is known to the steps behind it even where the constraint is wrong.
      scope.addIdentifiers(of: Node(sequence: [entry.value], at: entry.value.range))
      return constraints.constraint(entry.value, in: scope).map { added($0, to: &scope) }
    }
    guard let scalar = values.scalar(node, "do", takes: "steps") else { return nil }
    guard scalar.text.length <= reporter.limits[.sentenceLength] else {
      return reporter.refuse(.exceeded(.sentenceLength, of: reporter.limits), at: scalar.range)
    }
    guard !names.mistakes.areMentioned(in: scalar.text) else { return nil }
    // 2. A word that begins a step, or an assignment. A view may bear such a word's name: a point behind it decides.
    var text = StepText(scalar)
    let first = text.word(stoppingAt: ".=")
    if let word = StepWord(rawValue: first.text), !text.take(".") {
      return instruction(word, &text, in: &scope)
    }
    return assignment(scalar, in: scope)
  }

  /// What is wrong with a mapping as a step: mostly a colon too many.
  private func mistake(of entries: [Node.Entry], at range: SourceRange) -> (Mistake, SourceRange) {
    guard let entry = entries.first else { return (.malformedStep, range) }
    let (key, value) = (entry.key.text, entry.value.scalar.map(\.text.shortened) ?? "…")
    if key.hasPrefix("UIView.") || key.lowercased().contains("animate(") || key == "withAnimation" {
      return (.animationAsStep, entry.key.range)
    }
    if key.contains("=") { return (.colonInStep, entry.key.range) }
    guard entries.count == 1 else { return (.malformedStep, range) }
    if key.contains(".") { return (.colonForAssignment("\(key) = \(value)"), entry.key.range) }
    let meant = StepWord(rawValue: key)?.rawValue ?? Synonyms.meant(key, among: StepWord.allCases.map(\.rawValue))
    guard let word = meant.flatMap(StepWord.init) else { return (.malformedStep, range) }
    let step =
      switch word {
      case .layout: word.rawValue
      case .keyboard: "\(word.rawValue) = \(value)"
      default: "\(word.rawValue) \(value)"
      }
    return (.formOfStep(step), entry.key.range)
  }

  private func added(_ constraint: ConstraintDescription, to scope: inout NameScope) -> Step {
    if let identifier = constraint.identifier { scope.add(identifier: identifier.value) }
    return .addConstraint(constraint)
  }

  private func instruction(_ word: StepWord, _ text: inout StepText, in scope: inout NameScope) -> Step? {
    let start = text.scalar.range(at: 0, length: word.rawValue.length)
    switch word {
    case .layout:
      return finished(.layout, text)
    case .sizeToFit:
      return view(&text, after: word, in: scope).flatMap { finished(.sizeToFit(view: $0), text) }
    case .exerciseAmbiguity:
      return view(&text, after: word, in: scope).flatMap { finished(.exerciseAmbiguity(view: $0), text) }
    case .removeFromSuperview:
      return subview(&text, after: word, in: scope).flatMap { finished(.removeFromSuperview($0), text) }
    case .bringSubviewToFront:
      return subview(&text, after: word, in: scope).flatMap { finished(.bringSubviewToFront($0), text) }
    case .sendSubviewToBack:
      return subview(&text, after: word, in: scope).flatMap { finished(.sendSubviewToBack($0), text) }
    case .addSubview:
      return pair(&text, word, joinedBy: ["to"], form: "addSubview A to B", in: scope)
        .flatMap { finished(.addSubview($0.first, to: $0.second), text) }
    case .addArrangedSubview:
      return arrangement(&text, in: scope)
    case .removeArrangedSubview:
      return subview(&text, after: word, in: scope).flatMap { finished(.removeArrangedSubview($0), text) }
    case .exchange:
      return pair(&text, word, joinedBy: [","], form: "exchange A, B", in: scope)
        .flatMap { finished(.exchange($0.first, $0.second), text) }
    case .insert:
      return pair(&text, word, joinedBy: ["above", "below"], form: "insert A above B", in: scope).flatMap {
        let isAbove = $0.joint == "above"
        return finished(
          isAbove ? .insertSubview($0.first, above: $0.second) : .insertSubviewBelow($0.first, below: $0.second), text)
      }
    case .breaks:
      return identifier(text.rest(), after: word, in: scope).map { .breaks(identifier: $0) }
    case .remove:
      return identifier(text.rest(), after: word, in: scope).map { .removeConstraint(identifier: $0) }
    case .add:
      let rest = text.rest()
      guard !rest.text.isEmpty else { return reporter.refuse(.addWithoutConstraint, at: start) }
      return constraints.constraint(
        rest, isFormat: ConstraintReader.isVisualFormat(rest.text), constraints.meanings(in: scope)
      ).map { added($0, to: &scope) }
    case .keyboard:
      guard text.take("=") else { return reporter.refuse(.formOfStep("keyboard = shown"), at: text.scalar.range) }
      return values.word(Node(text.rest()), word.rawValue).map { .setKeyboard($0) }
    case .constraint:
      return constraintAssignment(&text, in: scope)
    }
  }

  /// The step, unless more text follows.
  private func finished(_ step: Step, _ text: StepText) -> Step? {
    guard text.isAtEnd else {
      var rest = text
      let more = rest.rest()
      return reporter.refuse(.superfluousInStep(more.text), at: more.range)
    }
    return step
  }

  private func view(_ text: inout StepText, after word: StepWord, in scope: NameScope) -> String? {
    let name = text.word(stoppingAt: ",")
    guard !name.text.isEmpty else {
      return reporter.refuse(.viewMissing(word), at: text.scalar.range(at: 0, length: word.rawValue.length))
    }
    return names.viewReference(Node(name), word.rawValue, in: scope)
  }

  /// A view that can be taken from its superview, or moved among its siblings.
  private func subview(_ text: inout StepText, after word: StepWord, in scope: NameScope) -> String? {
    var ahead = text
    let range = ahead.word(stoppingAt: ",").range
    guard let name = view(&text, after: word, in: scope) else { return nil }
    guard name != ReservedName.root.rawValue else { return reporter.refuse(.rootAsSubview(word), at: range) }
    return name
  }

  /// Two views with a word between them.
  ///
  /// - Parameter form: How the step is written: `exchange A, B`.
  private func pair(
    _ text: inout StepText, _ word: StepWord, joinedBy joints: [String], form: String, in scope: NameScope
  ) -> (first: String, joint: String, second: String)? {
    guard let first = view(&text, after: word, in: scope) else { return nil }
    guard let joint = joints.first(where: { text.take($0) }) else {
      let found = text.word()
      return reporter.refuse(.formOfStep(form), at: found.text.isEmpty ? text.scalar.range : found.range)
    }
    return view(&text, after: word, in: scope).map { (first, joint, $0) }
  }

  /// `addArrangedSubview A to B`, or `… at 0` behind it.
  private func arrangement(_ text: inout StepText, in scope: NameScope) -> Step? {
    let word = StepWord.addArrangedSubview
    let form = "addArrangedSubview A to B at 0"
    guard let pair = pair(&text, word, joinedBy: ["to"], form: form, in: scope) else { return nil }
    if let kind = scope.kind(of: pair.second), kind != .stackView {
      return reporter.refuse(.noStackView(pair.second, kind), at: text.scalar.range)
    }
    guard text.take("at") else { return finished(.addArrangedSubview(pair.first, to: pair.second, at: nil), text) }
    let place = text.word()
    guard !place.text.isEmpty else { return reporter.refuse(.formOfStep(form), at: text.scalar.range) }
    return values.integer(Node(place), "at", in: 0...Int(FigureLimits.magnitude)).flatMap {
      finished(.addArrangedSubview(pair.first, to: pair.second, at: $0), text)
    }
  }

  /// The identifier of a constraint that exists by then.
  private func identifier(_ scalar: Scalar, after word: StepWord, in scope: NameScope) -> String? {
    guard !scalar.text.isEmpty else { return reporter.refuse(.identifierMissing(word), at: scalar.range) }
    if word == .remove, !scope.contains(identifier: scalar.text), scope.contains(view: scalar.text) {
      return reporter.refuse(.viewForIdentifier(scalar.text), at: scalar.range)
    }
    return names.constraintReference(scalar, in: scope)
  }

  /// `constraint gap.constant = 40`
  private func constraintAssignment(_ text: inout StepText, in scope: NameScope) -> Step? {
    let name = text.word(stoppingAt: ".=")
    guard let identifier = identifier(name, after: .constraint, in: scope) else { return nil }
    guard text.take(".") else {
      return reporter.refuse(.partOfConstraintMissing(identifier: identifier), at: name.range)
    }
    let part = text.word(stoppingAt: "=+-")
    guard let part = values.keyword(Node(part), "constraint", among: ["constant", "priority", "active"]) else {
      return nil
    }
    guard let operation = text.assignment() else {
      return reporter.refuse(.operatorExpected(nil), at: text.rest().range)
    }
    let value = text.rest()
    guard !value.text.isEmpty else { return reporter.refuse(.valueMissingHere, at: value.range) }
    if part == "active" {
      guard operation == .set else {
        return reporter.refuse(.operatorOfNumbers(operation.rawValue, path: "\(identifier).active"), at: name.range)
      }
      return values.boolean(Node(value), part).map { .setActive(identifier: identifier, $0) }
    }
    if part == "constant" {
      return values.number(value, part).map { .setConstant(identifier: identifier, operation, $0) }
    }
    let priority =
      operation == .set ? values.priority(Node(value), part)?.rawValue : values.number(value, part, in: -1000...1000)
    return priority.map { .setPriority(identifier: identifier, operation, $0) }
  }
}
