public import Typography

extension FontFamily {
  /// The Debian package that has the family's files.
  public var debianPackage: String {
    switch self {
    case .inter: "fonts-inter"
    case .liberationSans: "fonts-liberation"
    case .dejaVuSans, .dejaVuSansMono: "fonts-dejavu-core"
    case .materialIcons: "fonts-material-design-icons-iconfont"
    }
  }

  /// Whether every figure needs the family; another is looked for when a figure asks for it.
  var isAlwaysNeeded: Bool { self != .materialIcons }

  /// Whether pairs of letters are drawn together: the sizes that iOS 6 and 7 give their texts are sums of
  /// Helvetica's bare advances.
  var isKerned: Bool { self != .liberationSans }

  /// The family's upright files by weight, lightest first.
  var files: [(weight: FontWeight, name: String)] {
    switch self {
    case .inter:
      [
        (.ultraLight, "Inter-Thin.otf"), (.thin, "Inter-ExtraLight.otf"), (.light, "Inter-Light.otf"),
        (.regular, "Inter-Regular.otf"), (.medium, "Inter-Medium.otf"), (.semibold, "Inter-SemiBold.otf"),
        (.bold, "Inter-Bold.otf"), (.heavy, "Inter-ExtraBold.otf"), (.black, "Inter-Black.otf"),
      ]
    case .liberationSans: [(.regular, "LiberationSans-Regular.ttf"), (.bold, "LiberationSans-Bold.ttf")]
    case .dejaVuSans: [(.regular, "DejaVuSans.ttf"), (.bold, "DejaVuSans-Bold.ttf")]
    case .dejaVuSansMono: [(.regular, "DejaVuSansMono.ttf"), (.bold, "DejaVuSansMono-Bold.ttf")]
    case .materialIcons: [(.regular, "MaterialIcons-Regular.ttf")]
    }
  }

  /// The file nearest to a weight: `semibold` of a family that has only two weights is its bold.
  func file(nearest weight: FontWeight) -> (weight: FontWeight, name: String) {
    let files = files
    var best = files[0]
    for file in files where abs(file.weight.rawValue - weight.rawValue) <= abs(best.weight.rawValue - weight.rawValue) {
      best = file
    }
    return best
  }
}
