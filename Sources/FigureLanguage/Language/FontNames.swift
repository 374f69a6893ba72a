import Typography

/// What people call the fonts that figures are drawn with.
enum FontNames {
  static let sizes = 1.0...1000

  /// The accepted names, with the family that is drawn for each.
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
    byName[name] ?? byName[folded(name)]
  }

  private static let byName = Dictionary(
    families.flatMap { [($0.name, $0.family), (folded($0.name), $0.family)] }, uniquingKeysWith: { first, _ in first })

  private static func folded(_ name: String) -> String { name.lowercased().filter { $0 != " " && $0 != "-" } }
}
