public import Typography

/// How the parts of a bar are arranged and drawn.
public enum BarStyle: Hashable, Sendable {
  /// The style up to iOS 6: a gradient with raised buttons.
  case glossy
  /// The style of a figure that gives titles only: toolbar buttons share the width equally, and tabs have circles and
  /// squares as icons.
  case plain
  /// The style on a device since iOS 7, for a document that describes every button.
  case device

  /// The style of a bar that is described by its view's properties.
  public init(on platform: Platform) {
    self = platform == .ios6 ? .glossy : .plain
  }

  /// The distance from a side of the bar to its first button, in points.
  ///
  /// - Parameter width: The width of the bar.
  public func margin(width: Double, isToolbar: Bool = false) -> Double {
    switch self {
    case .glossy: isToolbar ? 6 : 5
    case .plain: 16
    case .device: width >= 414 ? 20 : 16
    }
  }

  public func titleFont(on platform: Platform) -> Font {
    self == .glossy
      ? platform.systemFont(ofSize: 20, weight: .bold) : platform.systemFont(ofSize: 17, weight: .semibold)
  }

  public func buttonFont(on platform: Platform, isProminent: Bool) -> Font {
    self == .glossy
      ? platform.systemFont(ofSize: 12, weight: .bold)
      : platform.systemFont(ofSize: 17, weight: isProminent ? .semibold : .regular)
  }
}
