public import Geometry

/// A symbol of a screen and its parts: a rectangle or a square with lines across it, or with a part that is filled.
///
///     SymbolPanes(symbol: "sidebar.left")?.columns               // [0.35]
///     SymbolPanes(symbol: "rectangle.split.3x1")?.columns        // [1/3, 2/3]
///     SymbolPanes(symbol: "rectangle.bottomthird.inset.filled")  // the lowest third is filled
///
/// SF Symbols has them in so many forms that no font of icons does, and their names say what they are.
public struct SymbolPanes: Hashable, Sendable {
  /// Whether it is as high as it is wide.
  public var isSquare = false
  /// Where lines from the top to the bottom are, as shares of the width.
  public var columns: [Double] = []
  /// Where lines from side to side are, as shares of the height.
  public var rows: [Double] = []
  /// The part that is filled, as shares of the width and the height; `nil` for none.
  public var filling: Rect?
  /// Whether the part is inside of the outline, and not bounded by it.
  public var isInset = false
  /// Whether all of it is filled, and lines are left out.
  public var isFilled = false

  /// `nil` for a name of another form.
  public init?(symbol name: String) {
    var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let shape = words.first, words.count <= 4 else { return nil }
    words.removeFirst()
    if shape == "sidebar" {
      guard words.count == 1, let place = Self.sidebars[words[0]] else { return nil }
      columns = [place]
      return
    }
    guard shape == "rectangle" || shape == "square" else { return nil }
    isSquare = shape == "square"
    if words.first == "split" {
      isFilled = words.count == 3 && words[2] == "fill"
      guard words.count == 2 || isFilled, let (across, down) = Self.counts(words[1]) else { return nil }
      columns = (1..<across).map { Double($0) / Double(across) }
      rows = (1..<down).map { Double($0) / Double(down) }
      return
    }
    guard let last = words.popLast(), last == "filled" || last == "fill" else { return nil }
    isInset = words.last == "inset"
    if isInset { words.removeLast() }
    switch words.count {
    case 0 where isInset: filling = Rect(x: 0, y: 0, width: 1, height: 1)
    case 1: filling = Self.part(words[0])
    default: return nil
    }
    if filling == nil { return nil }
  }

  /// How far from the left the edge of a sidebar is.
  private static let sidebars = ["left": 0.35, "leading": 0.35, "right": 0.65, "trailing": 0.65]

  /// `3x1`
  private static func counts(_ word: String) -> (Int, Int)? {
    let numbers = word.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let across = numbers[0], let down = numbers[1], (1...4).contains(across),
      (1...4).contains(down), across * down > 1
    else { return nil }
    return (across, down)
  }

  /// `bottomthird`, `leadinghalf` or `center`
  private static func part(_ word: String) -> Rect? {
    if word == "center" { return Rect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) }
    let shares = ["half": 0.5, "third": 1.0 / 3]
    guard let (name, share) = shares.first(where: { word.hasSuffix($0.key) }) else { return nil }
    switch word.dropLast(name.count) {
    case "left", "leading": return Rect(x: 0, y: 0, width: share, height: 1)
    case "right", "trailing": return Rect(x: 1 - share, y: 0, width: share, height: 1)
    case "top": return Rect(x: 0, y: 0, width: 1, height: share)
    case "bottom": return Rect(x: 0, y: 1 - share, width: 1, height: share)
    default: return nil
    }
  }
}
