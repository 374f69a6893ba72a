/// A key of the English keyboard on a phone.
public struct KeyboardKey: Hashable, Sendable {
  /// What is on the key.
  public enum Sign: Hashable, Sendable {
    /// A letter or a word.
    case text(String)
    /// The arrow of the key for capitals, and the box with a cross of the key that deletes.
    case shift, delete
  }

  public var sign: Sign
  /// The width, in letters' widths.
  public var width: Double
  /// Whether it is a letter or the space bar, which are lighter than keys that do something.
  public var writes: Bool

  private init(_ sign: Sign, width: Double = 1, writes: Bool = false) {
    self.sign = sign
    self.width = width
    self.writes = writes
  }

  /// What is written on the key; empty for a drawn sign.
  var text: String {
    if case .text(let text) = sign { return text }
    return ""
  }

  /// The size of the text's font, in points: that of a word is smaller than that of a letter.
  var fontSize: Double { text.count == 1 ? 22 : 16 }

  /// Ten letters, nine, seven between two keys, and the space bar.
  public static let rows: [[KeyboardKey]] = {
    func letters(_ row: String) -> [KeyboardKey] { row.map { KeyboardKey(.text(String($0)), writes: true) } }
    return [
      letters("QWERTYUIOP"),
      letters("ASDFGHJKL"),
      [KeyboardKey(.shift, width: 1.4)] + letters("ZXCVBNM") + [KeyboardKey(.delete, width: 1.4)],
      [
        KeyboardKey(.text("123"), width: 2.4), KeyboardKey(.text("space"), width: 5.1, writes: true),
        KeyboardKey(.text("return"), width: 2.4),
      ],
    ]
  }()
}
