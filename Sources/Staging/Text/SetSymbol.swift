public import Typography

/// A symbol whose parts are set as text. Painting only places and colours it.
public struct SetSymbol: Hashable, Sendable {
  /// A part of the symbol, and its text at a size for a square of ``side`` points.
  public struct Part: Hashable, Sendable {
    /// What the part is.
    public var part: SymbolPart
    /// The icon or the letters; `nil` for what is drawn with lines.
    public var text: SetText?
  }

  /// The symbol.
  public let symbol: Symbol
  /// The parts from back to front.
  public let parts: [Part]

  /// The side of the square for which the parts are set, in points. The icons of the font keep one of 24 units free at
  /// each edge, which symbols do not.
  public static let side = 22.0

  /// Sets a symbol; `nil` if there is no icon for it.
  init?(_ symbol: Symbol, with setting: TextSetting) {
    let parts = setting.isRightToLeft ? symbol.mirrored.parts : symbol.parts
    guard !parts.isEmpty else { return nil }
    self.symbol = symbol
    self.parts = parts.map { part in
      switch part.content {
      case .icon(let name):
        Part(part: part, text: setting.line(name, font: Font(family: .materialIcons, size: 24)))
      case .letters(let letters):
        Part(
          part: part,
          text: setting.line(
            letters, font: Font(family: .inter, size: letters.count > 1 ? 16 : 20, weight: .semibold)))
      case .panes, .slash: Part(part: part, text: nil)
      }
    }
  }
}

extension Symbol {
  /// The sign of an image that is not there.
  public static let missingImage = Symbol(name: "photo")
}
