import Geometry

extension LayoutRequirement {
  /// The requirement as a line of the system's report, without the address; `nil` for what the system does not list:
  /// that no view is smaller than nothing.
  ///
  ///     <NSLayoutConstraint 'cardWidth' UIView:card.width == 100   (active)>
  ///     <NSLayoutConstraint H:|-(16)-[UIView:card]   (active, names: '|':UIView:root )>
  ///     <NSAutoresizingMaskLayoutConstraint h=--& v=--& UIButton:button3.minX == 40   (active, names: '|':UIView:root )>
  ///     <NSAutoresizingMaskLayoutConstraint h=--& v=--& UIButton:button3.midX == + 40>   // up to iOS 9
  public var consoleText: String? {
    switch self {
    case .constraint(let constraint): constraint.consoleLine(identifier: constraint.identifier)
    case .stack(_, let constraint): constraint.consoleLine(identifier: constraint.identifier ?? "UISV")
    case .mask(let view, let axis, let attribute, _): view.maskLine(axis, ofSize: attribute.isSize)
    case .rootSize(let root, let axis, let value): root.rootLine(axis, value)
    case .intrinsicSize(let view, let axis, let value, _):
      "<NSContentSizeLayoutConstraint \(view.sizeText(axis, value)) "
        + "Hug:\(view.contentHuggingPriority[axis].rawValue.sixDigitText()) "
        + "CompressionResistance:\(view.contentCompressionResistancePriority[axis].rawValue.sixDigitText())"
        + "\(view.consoleForm == .active ? "   (active)" : "")>"
    case .contentSize(let view, let axis, let value):
      view.consoleForm.line(
        "NSLayoutConstraint", note: "'_UIScrollView-contentLayoutGuide-\(axis.sizeAttribute.rawValue)'",
        ConsoleText(
          text: "UILayoutGuide:\(view.name)'UIScrollView-contentLayoutGuide'.\(axis.sizeAttribute.rawValue) == "
            + value.sixDigitText()))
    case .nonNegativeSize, .nonNegativeContentSize, .fittingSize: nil
    }
  }
}

extension LayoutConstraint {
  fileprivate func consoleLine(identifier: String?) -> String {
    let form = first.view.consoleForm
    return form.line("NSLayoutConstraint", note: identifier.map { "'\($0)'" } ?? "", consoleText(in: form))
  }
}

extension AutoresizingMask {
  /// `h=--& v=&-&`: the near margin, the length and the far margin of each axis, `&` for what is flexible.
  ///
  /// A mask with nothing flexible in an axis keeps the near margin, as if the far one were flexible.
  var consoleText: String {
    let axes = Axis.allCases.map { axis in
      let parts = flexibility(along: axis)
      let isRigid = !parts.near && !parts.length && !parts.far
      return [parts.near, parts.length, parts.far || isRigid].map { $0 ? "&" : "-" }.joined()
    }
    return "h=\(axes[0]) v=\(axes[1])"
  }
}

extension Axis {
  /// `H` or `V`, with which a line of the visual format begins.
  var visualFormatLetter: String { self == .horizontal ? "H" : "V" }
}

extension View {
  fileprivate var consoleForm: ConsoleForm { ConsoleForm(on: platform) }

  /// `H:[UIView:root(480)]`, `UIView:root.width == 480`
  fileprivate func sizeText(_ axis: Axis, _ length: Double) -> String {
    switch consoleForm {
    case .visual: "\(axis.visualFormatLetter):[\(consoleName)(\(length.sixDigitText()))]"
    case .active: "\(consoleName).\(axis.sizeAttribute.rawValue) == \(length.sixDigitText())"
    }
  }

  /// The size of a root: up to iOS 9 of its mask, then of what the window's layout says of it.
  fileprivate func rootLine(_ axis: Axis, _ length: Double) -> String {
    let text = ConsoleText(text: sizeText(axis, length))
    switch consoleForm {
    case .visual:
      return consoleForm.line("NSAutoresizingMaskLayoutConstraint", note: autoresizingMask.consoleText, text)
    case .active:
      let size = axis == .horizontal ? "Width" : "Height"
      return consoleForm.line("NSLayoutConstraint", note: "'UIView-Encapsulated-Layout-\(size)'", text)
    }
  }

  /// What stands for the view's mask along an axis: its length, or its place.
  fileprivate func maskLine(_ axis: Axis, ofSize isSize: Bool) -> String {
    consoleForm.line(
      "NSAutoresizingMaskLayoutConstraint", note: autoresizingMask.consoleText, maskText(axis, ofSize: isSize))
  }

  private func maskText(_ axis: Axis, ofSize isSize: Bool) -> ConsoleText {
    guard let superview else { return ConsoleText(text: sizeText(axis, bounds.size[axis])) }
    let start = superview.bounds.origin[axis]
    let place = autoresizing(along: axis, in: superview, from: superview.bounds.size[axis])
    if isSize, place.lengthShare == 0 { return ConsoleText(text: sizeText(axis, place.length)) }
    if consoleForm == .active, let margin = marginText(of: place, axis, ofSize: isSize, from: start) {
      return ConsoleText(text: margin, bar: superview)
    }
    return ConsoleText(text: isSize ? shareText(of: place, axis) : middleText(of: place, axis, from: start))
  }

  /// Both margins of what is as wide as the superview is, and the one that is fixed of what is not; `nil` for others.
  private func marginText(of place: Autoresizing, _ axis: Axis, ofSize isSize: Bool, from start: Double) -> String? {
    if !isSize, place.originShare == 0 {
      let edge = axis == .horizontal ? "minX" : "minY"
      return "\(consoleName).\(edge) == \((place.origin + start).sixDigitText())"
    }
    guard isSize ? place.lengthShare == 1 : place.originShare == 1 else { return nil }
    let margin = place.superviewLength - place.origin - place.length
    return "\(axis.visualFormatLetter):[\(consoleName)]-(\(margin.sixDigitText()))-|"
  }

  /// A length that is a share of the superview's.
  private func shareText(of place: Autoresizing, _ axis: Axis) -> String {
    let size = axis.sizeAttribute.rawValue
    let constant = place.length - place.lengthShare * place.superviewLength
    let factor = place.lengthShare == 1 ? "" : "\(place.lengthShare.sixDigitText())*"
    let other = superview?.consoleName ?? ""
    return "\(consoleName).\(size) == \(factor)\(other).\(size)\(constant.consoleAddend)"
  }

  /// The middle, which UIKit held of every view up to iOS 9, and not an edge; since then only where no margin is fixed.
  ///
  /// - Parameter start: The origin of the superview's bounds.
  private func middleText(of place: Autoresizing, _ axis: Axis, from start: Double) -> String {
    let middle = axis == .horizontal ? "midX" : "midY"
    let share = place.originShare + place.lengthShare / 2
    let constant = place.origin + place.length / 2 - share * place.superviewLength
    let other = superview?.consoleName ?? ""
    let term =
      switch share {
      case 0: ""
      case 0.5: " \(other).\(middle)"
      case 1: " \(other).\(axis.sizeAttribute.rawValue)"
      default: " \(share.sixDigitText())*\(other).\(axis.sizeAttribute.rawValue)"
      }
    return "\(consoleName).\(middle) ==\(term)\((constant + start).consoleAddend)"
  }
}
