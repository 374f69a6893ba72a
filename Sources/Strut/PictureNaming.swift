/// How the files of pictures are named: a text with parts in braces.
///
///     try PictureNaming("fig-{name}-{theme}")   // "fig-login", and of the dark picture "fig-login-dark"
///
/// A part has a word only where the pictures of a figure differ in it; `{theme}` has one in every dark picture, and
/// `{scale}` in every PNG file with another scale than 1. What is written between two parts stands between two words: it
/// is left out with a part that has none. The format's extension follows.
public struct PictureNaming: Hashable, Sendable {
  /// What a name can say of a picture.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// The figure's name.
    case name
    /// `iphone-5`, `landscape`, `rtl`.
    case device, orientation, direction
    /// `accessibilityLarge`, `dark`, `2x`.
    case contentSizeCategory, theme, scale
  }

  private enum Piece: Hashable, Sendable {
    case text(String)
    case part(Part)
  }

  private let pieces: [Piece]

  /// `NAME[-device][-orientation][-rtl][-category][~dark][@2x]`
  public static let standard = PictureNaming(
    pieces: [
      .part(.name), .text("-"), .part(.device), .text("-"), .part(.orientation), .text("-"), .part(.direction),
      .text("-"), .part(.contentSizeCategory), .text("~"), .part(.theme), .text("@"), .part(.scale),
    ])

  private init(pieces: [Piece]) { self.pieces = pieces }

  /// Reads a pattern.
  ///
  /// - Throws: What is wrong with it.
  public init(_ pattern: String) throws(Mistake) {
    var pieces: [Piece] = []
    var rest = pattern[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
        throw Mistake(message: "a brace in '\(pattern)' has no other one")
      }
      let word = String(rest[rest.index(after: open)..<close])
      guard let part = Part(rawValue: word) else {
        throw Mistake(message: "'{\(word)}' is not a part of a name", word: word)
      }
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      pieces.append(.part(part))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    guard !pieces.isEmpty else { throw Mistake(message: "a name is empty") }
    if pattern.contains("/") {
      throw Mistake(message: "'\(pattern)' names a folder; pictures are written to that of -o")
    }
    self.init(pieces: pieces)
  }

  /// Why a text is no pattern.
  public struct Mistake: Error, Hashable, Sendable {
    /// A sentence without a full stop.
    public let message: String
    /// The word in braces that is no part.
    public let word: String?

    fileprivate init(message: String, word: String? = nil) { (self.message, self.word) = (message, word) }
  }

  /// The name of a picture, in two: up to the figure's name, which may be too long for a file, and what tells the
  /// figure's pictures apart.
  func name(parts: [Part: String]) -> (start: String, ending: String) {
    var (start, ending) = ("", "")
    /// What stands between the last word and the next one.
    var between = ""
    var leavesOut = false
    for piece in pieces {
      switch piece {
      case .text(let text):
        between += leavesOut ? String(text.drop { !$0.isLetter && !$0.isNumber }) : text
        leavesOut = false
      case .part(let part):
        guard let word = parts[part] else {
          // Nearly always it is one sign.
          if between.utf8.allSatisfy(\.isSign) { between = "" }
          while let last = between.last, !last.isLetter, !last.isNumber { between.removeLast() }
          leavesOut = start.isEmpty && ending.isEmpty && between.isEmpty
          continue
        }
        leavesOut = false
        if part == .name, ending.isEmpty {
          start += between + word
        } else {
          ending += between + word
        }
        between = ""
      }
    }
    return (start, ending + between)
  }
}

extension UInt8 {
  /// Whether it is a character of ASCII, and neither a letter nor a digit.
  fileprivate var isSign: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9": false
    default: self < 0x80
    }
  }
}
