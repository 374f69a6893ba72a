extension LayoutAttribute {
  /// Why a constraint between two attributes cannot be made; `nil` where it can.
  ///
  /// UIKit raises an exception as it is made
  /// ([`init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`](https://developer.apple.com/documentation/uikit/nslayoutconstraint/init(item:attribute:relatedby:toitem:attribute:multiplier:constant:))).
  ///
  ///     LayoutAttribute.leading.mismatch(with: .left)    // "of 'leading' and 'left' only one depends on the writing direction"
  ///     LayoutAttribute.leading.mismatch(with: .right)   // the same
  ///     LayoutAttribute.leading.mismatch(with: nil)      // "'leading' is a place and needs another to be compared with"
  ///     LayoutAttribute.width.mismatch(with: nil)        // nil
  ///
  /// - Parameters:
  ///   - second: What it is compared with; `nil` for a number alone.
  ///   - multiplier: That of the second attribute.
  public func mismatch(with second: LayoutAttribute?, multiplier: Double = 1) -> String? {
    guard let second else {
      return isSize ? nil : "'\(rawValue)' is a place and needs another to be compared with"
    }
    if axis != second.axis, !(isSize && second.isSize) {
      return "'\(rawValue)' and '\(second.rawValue)' are not on the same axis"
    }
    if isSize != second.isSize {
      return "of '\(rawValue)' and '\(second.rawValue)' one is a place and one a length"
    }
    if followsDirection && second.isFixedSide || isFixedSide && second.followsDirection {
      return "of '\(rawValue)' and '\(second.rawValue)' only one depends on the writing direction"
    }
    return multiplier == 0 && !isSize ? "a multiplier of 0 leaves '\(rawValue)' nothing to be compared with" : nil
  }
}
