import Geometry

extension InterfaceDocument {
  /// Pixels a point of the canvas, to which the stored edges are rounded: the device's; without a device 2 since Xcode 8.
  ///
  /// The square canvas of Xcode 6 and 7 had those of the Mac's own screen: 2 where the separator below a row, or what a
  /// text's size was rounded up to, is half a point.
  var pixelsOfCanvas: Double {
    if let scale = device?.device?.scale { return scale }
    return era >= .xcode8 || scenes.contains { $0.view.withDescendants.contains(where: \.tellsOfHalfPoints) } ? 2 : 1
  }

  /// What is shown without a device: in Xcode 6 and 7 a square, and since then a phone with a home button.
  var defaultScreen: Size { era < .xcode8 ? Self.squareCanvas : Size(375, 667) }

  /// The size of a scene in Xcode 6 and 7, which stands for screens of any size.
  static let squareCanvas = Size(600, 600)
}

extension InterfaceView {
  /// Whether a size that is an input, of a label or of a row's content, is one that only two pixels a point allow.
  fileprivate var tellsOfHalfPoints: Bool {
    guard let size = frame?.size else { return false }
    switch tag {
    case "label": return isHalf(size.width) || isHalf(size.height)
    case "tableViewCell": return subviews.first?.frame.map { isHalf(size.height - $0.height) } ?? false
    default: return false
    }
  }

  private func isHalf(_ length: Double) -> Bool { length - length.rounded(.down) == 0.5 }
}
