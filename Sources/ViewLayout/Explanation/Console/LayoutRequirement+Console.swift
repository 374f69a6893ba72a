import Geometry

extension LayoutRequirement {
  /// The requirement as a line of the system's report, without the address; `nil` for what the system does not list:
  /// that no view is smaller than nothing.
  ///
  ///     <NSLayoutConstraint V:[UIView:v3(10)]>
  ///     <NSLayoutConstraint 'cardWidth' H:[UIView:card(100)]>
  ///     <NSAutoresizingMaskLayoutConstraint h=--& v=--& UIButton:button3.midX == + 40>
  ///     <NSContentSizeLayoutConstraint H:[UILabel:name(42)] Hug:250 CompressionResistance:1000>
  public var consoleText: String? {
    switch self {
    case .constraint(let constraint):
      "<NSLayoutConstraint \(constraint.identifier.map { "'\($0)' " } ?? "")\(constraint.consoleText)>"
    case .stack(_, let constraint):
      "<NSLayoutConstraint '\(constraint.identifier ?? "UISV")' \(constraint.consoleText)>"
    case .mask(let view, let axis, let attribute, _): view.maskText(axis, ofSize: attribute.isSize)
    case .rootSize(let root, let axis, let value):
      "<NSAutoresizingMaskLayoutConstraint \(root.autoresizingMask.consoleText) \(root.sizeText(axis, value))>"
    case .intrinsicSize(let view, let axis, let value, _):
      "<NSContentSizeLayoutConstraint \(view.sizeText(axis, value)) "
        + "Hug:\(view.contentHuggingPriority[axis].rawValue.sixDigitText()) "
        + "CompressionResistance:\(view.contentCompressionResistancePriority[axis].rawValue.sixDigitText())>"
    case .contentSize(let view, let axis, let value):
      "<NSLayoutConstraint '_UIScrollView-contentLayoutGuide-\(axis.sizeAttribute.rawValue)' "
        + "UILayoutGuide:\(view.name)'UIScrollView-contentLayoutGuide'.\(axis.sizeAttribute.rawValue) == "
        + "\(value.sixDigitText())>"
    case .nonNegativeSize, .nonNegativeContentSize, .fittingSize: nil
    }
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

extension View {
  /// `H:[UIView:root(480)]`
  fileprivate func sizeText(_ axis: Axis, _ length: Double) -> String {
    "\(axis == .horizontal ? "H" : "V"):[\(consoleName)(\(length.sixDigitText()))]"
  }

  /// What stands for the view's mask along an axis: its length, or its middle, which UIKit holds and not the edge.
  fileprivate func maskText(_ axis: Axis, ofSize isSize: Bool) -> String {
    let head = "<NSAutoresizingMaskLayoutConstraint \(autoresizingMask.consoleText) "
    guard let superview else { return head + sizeText(axis, bounds.size[axis]) + ">" }
    let frame = originalFrame
    let place = autoresizing(
      along: axis, origin: frame.origin[axis] - superview.bounds.origin[axis], length: frame.size[axis],
      from: superview.bounds.size[axis])
    let size = axis.sizeAttribute.rawValue
    guard !isSize else {
      guard place.lengthShare != 0 else { return head + sizeText(axis, place.length) + ">" }
      let constant = place.length - place.lengthShare * place.superviewLength
      let factor = place.lengthShare == 1 ? "" : "\(place.lengthShare.sixDigitText())*"
      return head + "\(consoleName).\(size) == \(factor)\(superview.consoleName).\(size)\(constant.consoleAddend)>"
    }
    let middle = axis == .horizontal ? "midX" : "midY"
    let share = place.originShare + place.lengthShare / 2
    let constant = place.origin + place.length / 2 - share * place.superviewLength
    let origin = superview.bounds.origin[axis]
    let other =
      switch share {
      case 0: ""
      case 0.5: " \(superview.consoleName).\(middle)"
      case 1: " \(superview.consoleName).\(size)"
      default: " \(share.sixDigitText())*\(superview.consoleName).\(size)"
      }
    return head + "\(consoleName).\(middle) ==\(other)\((constant + origin).consoleAddend)>"
  }
}
