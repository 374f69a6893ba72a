import Figures

extension InterfaceDocument {
  /// The size classes of the canvas, at which the stored frames hold.
  ///
  /// The square canvas of Xcode 6 and 7 has any of both: there the default variation is all there is.
  var canvasClasses: SizeClasses {
    guard let device, let insets = device.device?.insets(in: device.orientation) else { return .any }
    return SizeClasses(horizontal: insets.horizontalSizeClass, vertical: insets.verticalSizeClass)
  }
}
