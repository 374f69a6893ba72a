extension ViewKind {
  /// The class that UIKit has for it: `UIButton`.
  public var className: String {
    switch self {
    case .activityIndicator: "UIActivityIndicatorView"
    default: "UI" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }
}

extension View {
  /// What dumps call the view: its class, the author's or UIKit's, and its name where an address would stand.
  ///
  ///     View(.button, "button1").consoleName   // "UIButton:button1"
  public var consoleName: String { "\(className ?? kind.className):\(name)" }
}
