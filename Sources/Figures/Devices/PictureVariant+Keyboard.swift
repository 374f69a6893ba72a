extension PictureVariant {
  /// The height of the keyboard without the bar for predictions, in points.
  ///
  /// As measured on devices: 216 and 162 on phones with a home button, upright and on their side, 226 upright on the
  /// large ones; below the keys there are 75 and 9 points more on phones with a home indicator; 264 and 352 on
  /// tablets. A screen that is no device's has the keyboard of a phone with a home button.
  ///
  ///     // An iPhone 15, upright
  ///     variant.keyboardHeight   // 291
  public var keyboardHeight: Double {
    let isOnSide = device == nil ? size.width > size.height : orientation.isLandscape
    guard let device else { return isOnSide ? 162 : 216 }
    if device.isPad { return isOnSide ? 352 : 264 }
    if device.portrait.safeArea.bottom > 0 { return isOnSide ? 171 : 291 }
    return isOnSide ? 162 : device.size.width >= 414 ? 226 : 216
  }
}
