import Geometry

extension LayoutConstraint {
  /// The constraint as the system's console writes it: in visual form where it can be, and as an equation where not.
  ///
  ///     H:|-(NSSpace(20))-[UIButton:button1]
  ///     H:[UIButton:button1(<=100)]
  ///     UIButton:button2.width == UIButton:button1.width
  func consoleText(in form: ConsoleForm) -> ConsoleText { visualForm(form) ?? ConsoleText(text: equationForm) }

  private var prefix: String { "\(firstAttribute.axis.visualFormatLetter):" }

  // MARK: Visual form

  private func visualForm(_ form: ConsoleForm) -> ConsoleText? {
    guard let second, let secondAttribute else { return form == .visual ? sizeForm : nil }
    guard multiplier == 1, first.guide == nil, second.guide == nil, let one = firstAttribute.side,
      let other = secondAttribute.side, firstAttribute.followsDirection == secondAttribute.followsDirection
    else { return nil }
    switch (one, other) {
    case (.near, .far):
      // `b.leading == a.trailing + 8`
      guard first.view !== second.view else { return nil }
      return spaceForm(from: second.view, to: first.view, constant, relation)
    case (.far, .near):
      guard form == .visual, first.view !== second.view else { return nil }
      return spaceForm(from: first.view, to: second.view, -constant, relation.reversed)
    case (.near, .near):
      if first.view.superview === second.view { return spaceForm(from: nil, to: first.view, constant, relation) }
      guard form == .visual, second.view.superview === first.view else { return nil }
      return spaceForm(from: nil, to: second.view, -constant, relation.reversed)
    case (.far, .far):
      if second.view.superview === first.view { return spaceForm(from: second.view, to: nil, constant, relation) }
      guard form == .visual, first.view.superview === second.view else { return nil }
      return spaceForm(from: first.view, to: nil, -constant, relation.reversed)
    }
  }

  private var sizeForm: ConsoleText? {
    guard firstAttribute.isSize, first.guide == nil else { return nil }
    return ConsoleText(text: "\(prefix)[\(first.view.consoleName)(\(predicate(constant, relation)))]")
  }

  /// A distance from one view to the next; `nil` stands for the superview of the other.
  private func spaceForm(
    from start: View?, to end: View?, _ distance: Double, _ relation: LayoutRelation
  ) -> ConsoleText? {
    // Two views one of which holds the other don't stand in a row.
    if let start, let end, start.isDescendant(of: end) || end.isDescendant(of: start) { return nil }
    let space = isStandardSpace ? "NSSpace(\(distance.sixDigitText()))" : predicate(distance, relation)
    let (before, after) = (start.map { "[\($0.consoleName)]" } ?? "|", end.map { "[\($0.consoleName)]" } ?? "|")
    let holder = start == nil ? end?.superview : end == nil ? start?.superview : nil
    let text = "\(prefix)\(before)-(\(space))-\(after)\(firstAttribute.isFixedSide ? "(LTR)" : "")"
    return ConsoleText(text: text, bar: holder)
  }

  private func predicate(_ value: Double, _ relation: LayoutRelation) -> String {
    let priority = isRequired ? "" : "@\(priority.rawValue.sixDigitText())"
    return (relation == .equal ? "" : relation.rawValue) + value.sixDigitText() + priority
  }

  // MARK: Equation

  private var equationForm: String {
    var text = "\(first.consoleName).\(firstAttribute.rawValue) \(relation.rawValue)"
    if let second, let secondAttribute {
      let factor = multiplier == 1 ? "" : "\(multiplier.sixDigitText())*"
      text += " \(factor)\(second.consoleName).\(secondAttribute.rawValue)"
    }
    if second == nil {
      text += " \(constant.sixDigitText())"
    } else if constant != 0 {
      text += (constant < 0 ? " - " : " + ") + constant.magnitude.sixDigitText()
    }
    return isRequired ? text : text + " priority:\(priority.rawValue.sixDigitText())"
  }
}

extension LayoutConstraint.Item {
  /// A guide is named after its view, with what the system calls it.
  fileprivate var consoleName: String {
    switch guide {
    case nil: view.consoleName
    case .safeArea: "UILayoutGuide:\(view.name)'UIViewSafeAreaLayoutGuide'"
    case .margins: "UILayoutGuide:\(view.name)'UIViewLayoutMarginsGuide'"
    case .readable: "UILayoutGuide:\(view.name)'UIViewReadableContentGuide'"
    case .contentLayout: "UILayoutGuide:\(view.name)'UIScrollView-contentLayoutGuide'"
    case .keyboard: "UILayoutGuide:\(view.name)'UIViewKeyboardLayoutGuide'"
    case .frameLayout: "UILayoutGuide:\(view.name)'UIScrollView-frameLayoutGuide'"
    }
  }
}

extension Double {
  /// ` + 8`, ` - 8`, or nothing for zero.
  var consoleAddend: String {
    // What rounding left of nothing is nothing.
    guard decimalText() != "0" else { return "" }
    return (self < 0 ? " - " : " + ") + magnitude.sixDigitText()
  }
}

extension LayoutRelation {
  /// The relation with its sides exchanged.
  var reversed: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension LayoutAttribute {
  fileprivate enum Side {
    case near, far
  }

  /// Which side of a row's or a column's view it is; `nil` for what is no edge.
  fileprivate var side: Side? {
    switch self {
    case .left, .leading, .top: .near
    case .right, .trailing, .bottom: .far
    default: nil
    }
  }
}
