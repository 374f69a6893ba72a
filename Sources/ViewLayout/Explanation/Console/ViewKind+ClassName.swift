extension ViewKind {
  /// The UIKit class of the kind: `UIButton`.
  public var className: String {
    switch self {
    case .activityIndicator: "UIActivityIndicatorView"
    default: "UI" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }
}

extension View {
  /// The view in dumps: its class, and its name instead of an address.
  ///
  ///     View(.button, "button1").consoleName   // "UIButton:button1"
  public var consoleName: String { "\(className ?? kind.className):\(name)" }
}
