public import Geometry

/// One of SF Symbols' images, by its name, drawn with the nearest icon of an open font.
///
///     let symbol = Symbol(name: "trash.fill")
///     symbol.size    // (20, 20)
///     symbol.parts   // one icon, "delete"
public struct Symbol: Hashable, Sendable {
  /// The name in SF Symbols: `person.crop.circle`.
  public var name: String
  /// The size of the image, in points. The symbol is drawn in the largest square inside it.
  public var size: Size

  /// Creates a symbol of a size in points.
  public init(name: String, size: Size) {
    self.name = name
    self.size = size
  }

  /// Creates a symbol as it is beside text of a size.
  ///
  /// UIKit's images have a size of their own for each symbol, most of them about 20 points beside text of 17. Here all
  /// are squares of that proportion, in half points.
  ///
  ///     Symbol(name: "star").size                  // (20, 20)
  ///     Symbol(name: "star", pointSize: 34).size   // (40, 40)
  ///
  /// - Parameter pointSize: The size of the text, in points, as of a `UIImage.SymbolConfiguration`.
  public init(name: String, pointSize: Double = Symbol.standardPointSize) {
    let side = (pointSize * Self.sidePerPoint * 2).rounded() / 2
    self.init(name: name, size: Size(side, side))
  }

  /// The size of body text, in points, for which symbols are made unless told otherwise.
  public static let standardPointSize = 17.0
  private static let sidePerPoint = 20.0 / 17

  /// The point size if it says the symbol's size exactly.
  public var pointSize: Double? {
    let pointSize = size.height / Self.sidePerPoint
    return [pointSize.rounded(), (pointSize * 2).rounded() / 2, pointSize].first {
      Symbol(name: name, pointSize: $0).size == size
    }
  }

  /// Splits the item of a bar into the symbol that it begins with, if there is one, and its title.
  ///
  ///     Symbol.leading("symbol(house) Home")   // (house, "Home")
  ///     Symbol.leading("Home")                 // (nil, "Home")
  public static func leading(_ item: String) -> (symbol: Symbol?, title: String) {
    let prefix = "symbol("
    guard item.hasPrefix(prefix), let end = item.firstIndex(of: ")") else { return (nil, item) }
    let name = item[item.index(item.startIndex, offsetBy: prefix.count)..<end]
    return (Symbol(name: name.filter { $0 != " " }), String(item[item.index(after: end)...].drop { $0 == " " }))
  }

  /// The symbol as it is in an interface from right to left, where `forward` points to the left and `backward` to the
  /// right, and `leading` and `trailing` are the other sides. Those with `left` and `right` in their names stay, and
  /// so do the signs of players: a tape runs the same way everywhere.
  ///
  ///     Symbol(name: "chevron.forward").mirrored.name   // "chevron.backward"
  ///     Symbol(name: "chevron.right").mirrored.name     // "chevron.right"
  ///     Symbol(name: "forward.fill").mirrored.name      // "forward.fill"
  ///
  /// Source: SF Symbols, "forward" and "backward", and media controls, in the Human Interface Guidelines, Right to left.
  public var mirrored: Symbol {
    var opposites = ["forward": "backward", "backward": "forward"]
    for part in ["", "half", "third"] {
      (opposites["leading" + part], opposites["trailing" + part]) = ("trailing" + part, "leading" + part)
    }
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // The names of players' signs begin with the direction; those of others end with it.
    if let first = words.first, opposites[first] != nil { return self }
    return Symbol(name: words.map { opposites[$0] ?? $0 }.joined(separator: "."), size: size)
  }

  /// What is drawn, from back to front; empty if no icon is near enough in meaning.
  public var parts: [SymbolPart] { SymbolPart.parts(of: name) }

  /// The symbols that have an icon of their own, without the variants that are made of them, in alphabetical order.
  public static var names: [String] { SymbolIcons.byName.keys.sorted() }
}

/// A part of a symbol, centred in the symbol's square, or below its middle.
public struct SymbolPart: Hashable, Sendable {
  /// What a part shows.
  public enum Content: Hashable, Sendable {
    /// An icon of ``FontFamily/materialIcons`` by its name, which is a ligature of the font.
    case icon(String)
    /// A letter or a number.
    case letters(String)
    /// A screen and its parts.
    case panes(SymbolPanes)
    /// A line across the symbol.
    case slash
  }

  /// What the part shows.
  public var content: Content
  /// The part's share of the symbol's side.
  public var share = 1.0
  /// How far below the middle of the symbol it is, as a share of the symbol's side.
  public var drop = 0.0
  /// Whether the part is left out of a filled one behind it.
  public var isCutOut = false
}

extension SymbolPart {
  /// The icon for a name as it is, or the parts that the name's variants make of it.
  ///
  /// `fill`, `circle`, `square` and `slash` at the end of a name are variants of the symbol before them. A badge is left
  /// out.
  static func parts(of name: String) -> [SymbolPart] {
    // 1. A symbol with an icon of its own, or one of panes.
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !words.contains(""), words.count <= 8 else { return [] }
    let isFilled = words.last == "fill"
    let plain = isFilled ? words.dropLast().joined(separator: ".") : name
    let icons = SymbolIcons.byName[name] ?? SymbolIcons.byName[plain]
    if let icon = isFilled ? icons?.filled : icons?.plain { return [SymbolPart(content: .icon(icon))] }
    if let panes = SymbolPanes(symbol: name) { return [SymbolPart(content: .panes(panes))] }
    // 2. Seconds inside the arrow that leads back or ahead by them.
    if words.count == 2, let number = Int(words[1]), (1...99).contains(number),
      let arrow = SymbolIcons.byName[words[0]],
      let drop = ["gobackward": 0.06, "goforward": 0][words[0]]
    {
      return [
        SymbolPart(content: .icon(arrow.plain)),
        SymbolPart(content: .letters("\(number)"), share: secondsShare, drop: drop),
      ]
    }
    // 3. A badge says more of a symbol that can do without.
    if let badge = words.firstIndex(of: "badge"), badge > 0 {
      return parts(of: words[..<badge].joined(separator: "."))
    }
    // 4. A variant of another symbol.
    let base = words.dropLast(isFilled ? 2 : 1)
    guard let variant = words.dropLast(isFilled ? 1 : 0).last, !base.isEmpty else { return [] }
    if let frame = SymbolIcons.frames[variant] {
      return framed(
        base.joined(separator: "."), in: (isFilled ? frame.filled : nil) ?? frame.plain, isFilled: isFilled)
    }
    guard variant == "slash" else { return [] }
    let inner = parts(of: (base + (isFilled ? ["fill"] : [])).joined(separator: "."))
    return inner.isEmpty ? [] : inner + [SymbolPart(content: .slash)]
  }

  /// As large as the font's icons have the numbers of some of these symbols.
  private static let secondsShare = 0.36

  /// A small symbol, a letter or a number in a circle or a square.
  private static func framed(_ name: String, in frame: String, isFilled: Bool) -> [SymbolPart] {
    let isShort = name.count == 1 || name.count == 2 && Int(name) != nil
    let inner =
      isShort && name.allSatisfy { $0.isLetter || $0.isNumber }
      ? [SymbolPart(content: .letters(name.uppercased()))] : parts(of: name)
    guard !inner.isEmpty else { return [] }
    return [SymbolPart(content: .icon(frame))]
      + inner.map { SymbolPart(content: $0.content, share: $0.share * 0.6, isCutOut: isFilled) }
  }
}
