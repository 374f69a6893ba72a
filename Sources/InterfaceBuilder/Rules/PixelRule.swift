extension InterfaceDocument {
  /// Pixels a point of the canvas, to which the stored edges are rounded: the device's, or 1 for the square canvas of
  /// Xcode 6 and 7; without a device 2 since.
  var canvasScale: Double { device?.device?.scale ?? (era < .xcode8 ? 1 : 2) }
}
