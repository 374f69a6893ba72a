import Figures
import ViewLayout

/// A constraint in the form of a programming language, read as the equations that it means.
///
///     ForeignConstraint.equations(of: "a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)")
///     // ["a.top == b.bottom + 8"]
///     ForeignConstraint.equations(of: "make.left.equalTo(b.snp.right).offset(8)")   // ["VIEW.left == b.right + 8"]
///
/// It is read only where a text is no equation, to say how it is written here.
struct ForeignConstraint {
  private var views: [String]
  private var attributes: [String]
  private var relation = "=="
  /// The view and the attribute on the other side.
  private var target: (view: String?, attribute: String?)
  private var multiplier: String?
  private var constant: String?
  private var priority: String?
  /// Whether the constant counts inwards, as an inset does.
  private var isInset = false

  /// A name with what stands in the parentheses behind it.
  private struct Call {
    var name: String
    var argument: String?
  }

  /// The equations; `nil` for a text that is none of the known forms.
  static func equations(of text: String) -> [String]? {
    guard text.contains("(") else { return nil }
    if let activated = activated(text) { return activated }
    guard let constraint = item(text) ?? anchor(text) ?? chain(text) else { return pinned(text) }
    return constraint.equations
  }

  // MARK: Forms

  /// `NSLayoutConstraint.activate([a.width == 20])`, with constraints of any form
  private static func activated(_ text: String) -> [String]? {
    guard let start = text.range(of: ".activate(["), let end = text.lastIndex(of: "]"), start.upperBound < end else {
      return nil
    }
    let list = String(text[start.upperBound..<end])
    if let equations = equations(of: list) { return equations }
    return list.split(separator: ",").map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
  }

  /// `NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .bottom, …)`
  private static func item(_ text: String) -> ForeignConstraint? {
    guard let start = text.range(of: "item:"), start.lowerBound < text.endIndex else { return nil }
    let arguments = arguments(of: String(text[start.lowerBound...].prefix { $0 != ")" }))
    let attributes = arguments.filter { $0.label == "attribute" }.map { word(of: $0.value) }
    guard let view = arguments.first(where: { $0.label == "item" })?.value, let own = attributes.first,
      let attribute = LayoutAttribute(name: own)
    else { return nil }
    func value(_ label: String) -> String? { arguments.first { $0.label == label }?.value }
    var constraint = ForeignConstraint(views: [Self.view(view)], attributes: [attribute.rawValue], target: (nil, nil))
    constraint.relation = relation(value("relatedBy") ?? "") ?? "=="
    if let other = value("toItem"), other != "nil" {
      constraint.target = (Self.view(other), attributes.count > 1 ? attributes[1] : own)
    }
    (constraint.multiplier, constraint.constant) = (value("multiplier"), value("constant"))
    return constraint
  }

  /// `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)`
  private static func anchor(_ text: String) -> ForeignConstraint? {
    guard let call = text.range(of: ".constraint("), let path = path(String(text[..<call.lowerBound])),
      let attribute = path.attribute
    else { return nil }
    let arguments = arguments(of: argument(text[call.upperBound...]))
    guard let first = arguments.first, let relation = relation(first.label) else { return nil }
    var constraint = ForeignConstraint(views: [path.view], attributes: [attribute], target: (nil, nil))
    constraint.relation = relation
    if let other = Self.path(first.value), other.attribute != nil {
      constraint.target = (other.view, other.attribute)
    } else {
      constraint.constant = first.value
    }
    for argument in arguments.dropFirst() {
      if argument.label == "multiplier" { constraint.multiplier = argument.value }
      if argument.label == "constant" { constraint.constant = argument.value }
    }
    return constraint
  }

  /// `a.snp.makeConstraints { $0.top.equalToSuperview().offset(20) }`, `make.left.equalTo(b.snp.right).offset(8)`
  private static func chain(_ text: String) -> ForeignConstraint? {
    // 1. The view is before the closure, or is not said.
    var view = "VIEW"
    var rest = text
    if let opening = text.range(of: "{") {
      view = String(text[..<opening.lowerBound].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      rest = String(text[opening.upperBound...].prefix { $0 != "}" })
      if let word = rest.range(of: " in ") { rest = String(rest[word.upperBound...]) }
    }
    // 2. The words of the chain: attributes up to the relation, then what changes the other side.
    let calls = calls(of: rest)
    guard let index = calls.firstIndex(where: { $0.argument != nil && relation($0.name) != nil }) else { return nil }
    let words = calls[..<index].map(\.name)
    var attributes = words.flatMap(Self.attributes)
    if attributes.isEmpty { attributes = words.dropFirst().flatMap(Self.attributes) }
    guard !attributes.isEmpty else { return nil }
    if let first = words.first, view == "VIEW", Self.attributes(first).isEmpty,
      !["make", "maker", "$0", "m"].contains(first)
    {
      view = first
    }
    var constraint = ForeignConstraint(views: [view], attributes: attributes, target: (nil, nil))
    constraint.relation = relation(calls[index].name) ?? "=="
    let argument = calls[index].argument ?? ""
    if calls[index].name.hasSuffix("Superview") {
      constraint.target = ("superview", nil)
    } else if NumberText.value(argument) != nil {
      constraint.constant = argument
    } else if let other = path(argument) {
      constraint.target = (other.view, other.attribute)
    } else {
      return nil
    }
    for call in calls[(index + 1)...] {
      switch call.name {
      case "offset": constraint.constant = call.argument
      case "inset", "insets": (constraint.constant, constraint.isInset) = (call.argument, true)
      case "multipliedBy": constraint.multiplier = call.argument
      case "priority": constraint.priority = call.argument.map { word(of: $0) }
      default: continue
      }
    }
    return constraint
  }

  /// `a.pin.left(20).width(100)`: distances inwards from the superview, and lengths.
  private static func pinned(_ text: String) -> [String]? {
    let calls = calls(of: text)
    guard calls.count > 2, calls[1].name == "pin" else { return nil }
    let view = calls[0].name
    let equations = calls.dropFirst(2).compactMap { call -> String? in
      guard let attribute = LayoutAttribute(name: call.name), let argument = call.argument else { return nil }
      let (name, length) = (attribute.rawValue, argument.isEmpty ? "0" : argument)
      if attribute.isSize { return "\(view).\(name) == \(length)" }
      let sign = ["right", "trailing", "bottom"].contains(name) ? "-" : "+"
      return "\(view).\(name) == superview.\(name)" + (length == "0" ? "" : " \(sign) \(length)")
    }
    return equations.count == calls.count - 2 ? equations : nil
  }

  // MARK: Pieces

  private var equations: [String] {
    attributes.map { attribute in
      var text = "\(views[0]).\(attribute) \(relation)"
      let isFar = ["right", "trailing", "bottom"].contains(attribute)
      var amount = constant.flatMap { NumberText.value($0) } ?? 0
      if isInset, isFar { amount = -amount }
      if let view = target.view {
        let factor = multiplier.flatMap { NumberText.value($0) } ?? 1
        text += factor == 1 ? " " : " \(factor.decimalText(places: 6)) * "
        text += "\(view).\(target.attribute ?? attribute)"
        if amount != 0 { text += " \(amount < 0 ? "-" : "+") \(amount.magnitude.decimalText(places: 6))" }
        if let constant, NumberText.value(constant) == nil { text += " + \(constant)" }
      } else {
        text += " \(constant ?? "0")"
      }
      if let priority { text += " @ \(Self.priority(priority))" }
      return text
    }
  }

  private static func priority(_ word: String) -> String {
    switch word {
    case "defaultHigh": "high"
    case "defaultLow": "low"
    default: word
    }
  }

  /// A path such as `b.snp.bottom`, `self.b.bottomAnchor` or `view.safeAreaLayoutGuide.topAnchor`.
  private static func path(_ text: String) -> (view: String, attribute: String?)? {
    var parts = text.split(separator: ".").map { $0.filter { !" ?!".contains($0) } }
    parts.removeAll { ["self", "snp", ""].contains($0) }
    guard let first = parts.first, NameScope.isName(first) else { return nil }
    var words = [view(first)]
    var attribute: String?
    for part in parts.dropFirst() {
      if let known = attributes(part).first {
        attribute = known
      } else if let guide = LayoutGuideKind(name: part) {
        words.append(guide.rawValue)
      } else {
        return nil
      }
    }
    return (words.joined(separator: "."), attribute)
  }

  /// A view's name; the view of a view controller is the superview of those in it.
  private static func view(_ name: String) -> String {
    let name = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    return name == "view" || name == "contentView" || name == "superview" ? "superview" : name
  }

  /// The attributes that a word stands for.
  private static func attributes(_ word: String) -> [String] {
    let name = word.hasSuffix("Anchor") ? String(word.dropLast(6)) : word
    if let attribute = LayoutAttribute(name: name) { return [attribute.rawValue] }
    return compound[name] ?? []
  }

  /// Words that stand for several attributes.
  static let compound = [
    "edges": ["leading", "trailing", "top", "bottom"], "center": ["centerX", "centerY"],
    "size": ["width", "height"], "directionalEdges": ["leading", "trailing", "top", "bottom"],
    "horizontalEdges": ["leading", "trailing"], "verticalEdges": ["top", "bottom"],
  ]

  private static func relation(_ word: String) -> String? {
    let word = word.lowercased()
    if word.contains("lessthan") { return "<=" }
    if word.contains("greaterthan") { return ">=" }
    return word.contains("equal") ? "==" : nil
  }

  /// The last word of `.defaultHigh` or `NSLayoutConstraint.Attribute.top`.
  private static func word(of text: String) -> String {
    text.split(separator: ".").last.map(String.init) ?? text
  }

  /// What stands before the parenthesis that closes one already open.
  private static func argument(_ text: Substring) -> String {
    var depth = 1
    return String(
      text.prefix { character in
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        return depth > 0
      })
  }

  private static func arguments(of text: String) -> [(label: String, value: String)] {
    text.split(separator: ",").compactMap { part in
      let pieces = part.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }
      return pieces.count == 2 ? (pieces[0], pieces[1]) : nil
    }
  }

  /// The words of `a.top.equalTo(b).offset(8)` with their arguments.
  private static func calls(of text: String) -> [Call] {
    var calls: [Call] = []
    var rest = text[...]
    while let first = rest.first {
      guard first.isLetter || first == "$" || first == "_" else {
        rest = rest.dropFirst()
        continue
      }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
      rest = rest.dropFirst(name.count)
      var argument: String?
      if rest.first == "(" {
        argument = Self.argument(rest.dropFirst())
        rest = rest.dropFirst((argument?.count ?? 0) + 2)
      }
      if name != "snp" { calls.append(Call(name: String(name), argument: argument)) }
    }
    return calls
  }
}

extension String {
  /// Where another text is in it first.
  func range(of other: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) { return start..<index(start, offsetBy: other.count) }
      start = index(after: start)
    }
    return nil
  }
}
