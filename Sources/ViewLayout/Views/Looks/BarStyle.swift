public import Typography

/// How a bar's parts are arranged and drawn.
public enum BarStyle: Hashable, Sendable {
  /// As bars were up to iOS 6: glossy, their buttons raised.
  case glossy
  /// As a figure has them that knows no more than titles: buttons have equal parts of the width, tabs have circles and
  /// squares for icons.
  case plain
  /// As on a device since iOS 7, after a document that says what is where.
  case device

  /// What a view's own properties say is drawn in its time's look.
  public init(on platform: Platform) {
    self = platform == .ios6 ? .glossy : .plain
  }

  /// From a bar's side to its first button, in points.
  ///
  /// - Parameter width: The bar's.
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
