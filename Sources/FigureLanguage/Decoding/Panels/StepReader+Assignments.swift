import Diagnostics
import Figures
import ViewLayout

extension StepReader {
  /// `v1.bounds.size += [40, -50]`
  func assignment(_ scalar: Scalar, in scope: NameScope) -> Step? {
    var text = StepText(scalar)
    // 1. The path, part by part.
    var words = [text.word(stoppingAt: ".=+-")]
    while text.take(".") { words.append(text.word(stoppingAt: ".=+-")) }
    guard names.isView(words[0].text, in: scope) else {
      if let mistake = foreignStep(scalar, words, in: scope) { return reporter.refuse(mistake, at: words[0].range) }
      reportUnknownSubject(words[0], isAlone: words.count == 1, in: scope)
      return nil
    }
    if let call = foreignCall(words) { return reporter.refuse(call, at: words[1].range) }
    guard words.count > 1 else {
      let mistake = stepBehindView(scalar, words[0].text) ?? .propertyMissing(view: words[0].text)
      return reporter.refuse(mistake, at: words[0].range)
    }
    guard let property = property(words[1]), let (parts, type) = parts(words.dropFirst(2), of: property) else {
      return nil
    }
    guard property.isSetBySteps else {
      return reporter.refuse(.fixedProperty(property.name), at: words[1].range)
    }
    guard words[0].text != ReservedName.root.rawValue || ![.anchorPoint, .frame, .center].contains(property)
    else {
      return reporter.refuse(.propertyOfRoot(property.rawValue, offersBounds: true), at: words[1].range)
    }
    if let kind = scope.kind(of: words[0].text) { reporter.warnIfUnused(property, by: kind, at: words[1].range) }
    // 2. The operator.
    let behindPath = text
    guard let operation = text.assignment() else {
      var text = behindPath
      let rest = text.rest()
      return reporter.refuse(.operatorExpected(Self.assignment(meantBy: rest.text)), at: rest.range)
    }
    guard operation == .set || type.canBeAdded else {
      let path = words.dropFirst().map(\.text).joined(separator: ".")
      return reporter.refuse(.operatorOfNumbers(operation.rawValue, path: path), at: words[words.count - 1].range)
    }
    // 3. The value, of the type that the path has.
    let value = text.rest()
    if value.text.isEmpty, let colour = values.commentedColour(behind: scalar.range) {
      return reporter.refuse(.unquotedColour(colour.value), at: colour.range)
    }
    let key = words.dropFirst().map(\.text).joined(separator: ".")
    if words[0].text == ReservedName.root.rawValue, key == "bounds.size", operation == .set,
      let fitting = Step.FittingSize(rawValue: value.text)
    {
      return .fitRoot(fitting)
    }
    do {
      let node = try value.inlineValue()
      guard let decoded = values.value(node, key, type, isDifference: operation != .set) else { return nil }
      if case .spacings = decoded, !names.viewsExist(node, key, in: scope) { return nil }
      return .assign(PropertyPath(view: words[0].text, property: property, parts: parts), operation, decoded)
    } catch let mistake {
      reporter.report(mistake, in: value)
      return nil
    }
  }

  /// `++` and `*= 2` of other languages.
  private static func assignment(meantBy text: String) -> String? {
    switch text {
    case "++": "+= 1"
    case "--": "-= 1"
    default: nil
    }
  }

  /// The mistake of a step on a constraint or a view that is written as in a programming language.
  private func foreignStep(_ scalar: Scalar, _ words: [Scalar], in scope: NameScope) -> Mistake? {
    let first = words[0].text
    // 1. `gap.constant = 40`, `gap.isActive = false`
    if words.count > 1, scope.contains(identifier: first) {
      return .constraintWithoutWord(first, rest: scalar.text.replacing("isActive", with: "active"))
    }
    // 2. `hide a`, `set a.alpha = 0`, `activate gap`
    var text = StepText(scalar)
    _ = text.word()
    let rest = text.rest().text
    switch first {
    case "set", "let", "var", "change", "make": return rest.contains("=") ? .stepMeant(first, rest) : nil
    case "hide",
      "show" where scope.contains(view: rest):
      return .stepMeant(first, "\(rest).hidden = \(first == "hide")")
    case "activate" where scope.contains(identifier: rest), "deactivate" where scope.contains(identifier: rest):
      return .stepMeant(first, "constraint \(rest).active = \(first == "activate")")
    case "animate": return .animationAsStep
    case "move", "center", "resize", "rotate", "scale", "fade", "color", "colour":
      return self.assignment(meantBy: first, of: rest, in: scope)
    case "add:": return .quotedAddition
    default: return nil
    }
  }

  /// The property that a verb in front of a view sets: `move a to 10`.
  private func assignment(meantBy verb: String, of rest: String, in scope: NameScope) -> Mistake? {
    guard let view = rest.split(separator: " ").first.map(String.init), names.isView(view, in: scope) else {
      return nil
    }
    let value =
      switch verb {
      case "move": "frame.origin = [x, y]"
      case "center": "center = [x, y]"
      case "resize": "bounds.size = [width, height]"
      case "rotate": "transform = rotate(10deg)"
      case "scale": "transform = scale(2, 2)"
      case "fade": "alpha = 0"
      default: "backgroundColor = red"
      }
    return .propertyForVerb(verb, "\(view).\(value)")
  }

  /// `a removeFromSuperview`, `a hide`: the step behind its view.
  private func stepBehindView(_ scalar: Scalar, _ view: String) -> Mistake? {
    var text = StepText(scalar)
    _ = text.word()
    let rest = text.rest().text
    if rest == "hide" || rest == "show" {
      return .stepMeant("\(view) \(rest)", "\(view).hidden = \(rest == "hide")")
    }
    guard let step = step(meantBy: rest), let written = step.written(on: view, argument: "") else { return nil }
    return .stepMeant("\(view) \(rest)", written)
  }

  private func step(meantBy word: String) -> StepWord? {
    StepWord(rawValue: word)
      ?? Synonyms.closest(to: word, among: StepWord.allCases.map(\.rawValue)).flatMap(StepWord.init)
  }

  /// `a.removeFromSuperview()`, `a.removeFromSuperview`, `a.addSubview(b)`
  private func foreignCall(_ words: [Scalar]) -> Mistake? {
    guard words.count > 1 else { return nil }
    let opening = words[1].text.firstIndex(of: "(") ?? words[1].text.endIndex
    let (view, name) = (words[0].text, String(words[1].text[..<opening]))
    let argument = words[1].text[opening...].filter { !"()".contains($0) }
    // Without parentheses it can be a property.
    guard opening != words[1].text.endIndex || StepWord(rawValue: name) != nil else { return nil }
    guard let written = step(meantBy: name)?.written(on: view, argument: argument) else { return nil }
    return .stepMeant(words[1].text, written)
  }

  /// Neither a view nor a word that begins a step.
  private func reportUnknownSubject(_ word: Scalar, isAlone: Bool, in scope: NameScope) {
    let views = scope.viewNames + [ReservedName.root.rawValue]
    let words = StepWord.allCases.map(\.rawValue) + views
    reporter.error(
      isAlone
        ? .unknownStep(word.text, meant: Synonyms.meant(word.text, among: words))
        : names.unknownView(word.text, among: views, in: scope), at: word.range)
  }

  private func property(_ word: Scalar) -> ViewProperty? {
    if let property = ViewProperty(rawValue: word.text) { return property }
    let parts = [
      "x": "frame.origin.x", "y": "frame.origin.y", "width": "frame.size.width", "height": "frame.size.height",
      "origin": "frame.origin", "size": "frame.size",
    ]
    let meant = parts[word.text] ?? Synonyms.meant(word.text, among: ViewProperty.allCases.map(\.rawValue))
    return reporter.refuse(.unknownProperty(word.text, meant: meant), at: word.range)
  }

  /// The parts of a property that a path leads into, and what the last one is written as.
  private func parts(
    _ words: ArraySlice<Scalar>, of property: ViewProperty
  ) -> (parts: [PropertyPath.Part], type: ValueType)? {
    var parts: [PropertyPath.Part] = []
    var type = property.type
    for word in words {
      let choices = type.parts
      guard let part = PropertyPath.Part(rawValue: word.text), let next = choices.first(where: { $0.name == part })
      else {
        let owner = parts.last?.rawValue ?? property.rawValue
        let names = choices.map(\.name.rawValue)
        let meant = Synonyms.meant(word.text, among: names)
        return reporter.refuse(.unknownPart(word.text, owner: owner, parts: names, meant: meant), at: word.range)
      }
      parts.append(part)
      type = next.type
    }
    return (parts, type)
  }
}

extension StepWord {
  /// The step that a method of a view stands for: `a.addSubview(b)` is `addSubview b to a`.
  ///
  /// - Parameter argument: What is in the parentheses; empty where nothing is.
  /// - Returns: `nil` if view and argument are not all that the step says.
  fileprivate func written(on view: String, argument: String) -> String? {
    switch self {
    case .layout: rawValue
    case .addSubview, .addArrangedSubview: argument.isEmpty ? nil : "\(rawValue) \(argument) to \(view)"
    case .bringSubviewToFront, .sendSubviewToBack, .removeArrangedSubview:
      "\(rawValue) \(argument.isEmpty ? view : argument)"
    case .removeFromSuperview, .sizeToFit, .exerciseAmbiguity: "\(rawValue) \(view)"
    case .constraint, .breaks, .add, .remove, .exchange, .insert, .keyboard: nil
    }
  }
}
