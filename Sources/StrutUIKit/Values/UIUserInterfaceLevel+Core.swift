import ViewLayout

extension UIUserInterfaceLevel {
  init(_ level: UserInterfaceLevel) { self = level == .elevated ? .elevated : .base }

  /// `nil` for that of the view around.
  var core: UserInterfaceLevel? {
    switch self {
    case .unspecified: nil
    case .base: .base
    case .elevated: .elevated
    }
  }
}
