import Typography

/// What people call the fonts that figures are drawn with.
enum FontNames {
  static let sizes = 1.0...1000

  /// The names that work, with the family that stands in for each.
  static let families: [(name: String, family: FontFamily)] = [
    ("System", .inter), ("San Francisco", .inter), ("SF", .inter), ("SF Pro", .inter), ("SF Pro Text", .inter),
    ("SF Pro Display", .inter), ("Inter", .inter),
    ("Helvetica Neue", .liberationSans), ("Helvetica", .liberationSans), ("Arial", .liberationSans),
    ("Liberation Sans", .liberationSans),
    ("DejaVu Sans", .dejaVuSans), ("Verdana", .dejaVuSans),
    ("Menlo", .dejaVuSansMono), ("Courier", .dejaVuSansMono), ("Courier New", .dejaVuSansMono),
    ("Monaco", .dejaVuSansMono), ("SF Mono", .dejaVuSansMono), ("monospace", .dejaVuSansMono),
    ("DejaVu Sans Mono", .dejaVuSansMono),
  ]

  /// The families with other names that they answer to.
  static let summary =
    "Inter (or System, SF), Liberation Sans (or Helvetica, Arial), DejaVu Sans, DejaVu Sans Mono (or Menlo, Courier)"

  static let weights: [(name: String, weight: FontWeight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
    ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  /// The family of that name, letter case and blanks not counted.
  static func family(_ name: String) -> FontFamily? {
    func folded(_ text: String) -> String { text.lowercased().filter { $0 != " " && $0 != "-" } }
    let wanted = folded(name)
    return families.first { folded($0.name) == wanted }?.family
  }
}
