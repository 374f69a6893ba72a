import Geometry
import Graphics
import Serialization

/// Writes a path's `d`: absolute or relative, whichever is shorter, segment by segment.
///
/// Points are rounded first and differences taken of what was rounded, so errors do not add up.
struct SVGPathData {
  private let decimals: Int
  private var text: [UInt8]
  private var ending = Ending()
  private var current: (x: Int, y: Int)?
  private var start = (x: 0, y: 0)
  /// Whether the present subpath has a segment.
  private var hasDrawn = false

  /// What decides about the first character of what follows.
  private struct Ending {
    /// The command that another set of numbers would continue.
    var command: UInt8?
    var isFraction = false
  }

  /// The numbers of a command, at most three points.
  private struct Numbers {
    var values = SIMD8<Int>()
    var count = 0

    init() {}
    init(_ x: Int) { (values[0], count) = (x, 1) }
    init(_ point: (x: Int, y: Int)) { append(point) }

    mutating func append(_ point: (x: Int, y: Int)) {
      (values[count], values[count + 1]) = (point.x, point.y)
      count += 2
    }
  }

  /// The path data of a path.
  ///
  ///     SVGPathData.string(.rect(Rect(x: 1, y: 2, width: 30, height: 4)))   // "M1 2h30v4H1Z"
  static func string(_ path: Path, decimals: Int = 3) -> String {
    var text: [UInt8] = []
    write(path, decimals: decimals, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Writes the path data of a path, as UTF-8.
  static func write(_ path: Path, decimals: Int, to text: inout [UInt8]) {
    // The text is handed on and not copied.
    var data = SVGPathData(decimals: decimals, behind: text)
    text = []
    for element in path.elements { data.append(element) }
    text = data.text
  }

  private init(decimals: Int, behind text: consuming [UInt8]) {
    self.decimals = decimals
    self.text = text
  }

  private mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let point): move(to: rounded(point))
    case .line(let point): line(to: rounded(point))
    case .quadratic(let point, let control): curve(Self.letter("Q"), [control, point])
    case .cubic(let point, let control1, let control2): curve(Self.letter("C"), [control1, control2, point])
    case .close:
      guard current != nil, ending.command != Self.letter("Z") else { return }
      text.append(Self.letter("Z"))
      ending.command = Self.letter("Z")
      current = start
    }
  }

  private mutating func move(to point: (x: Int, y: Int)) {
    write(Self.letter("M"), Numbers(point))
    // Further pairs after a move are lines.
    ending.command = Self.letter("L")
    current = point
    start = point
    hasDrawn = false
  }

  private mutating func line(to point: (x: Int, y: Int)) {
    guard let from = current else { return move(to: point) }
    if point.y == from.y {
      // A line of no length is only seen where it is all there is: as a dot.
      if point.x == from.x, hasDrawn { return }
      writeShorter(Self.letter("H"), Numbers(point.x), Numbers(point.x - from.x))
    } else if point.x == from.x {
      writeShorter(Self.letter("V"), Numbers(point.y), Numbers(point.y - from.y))
    } else {
      writeShorter(Self.letter("L"), Numbers(point), Numbers((point.x - from.x, point.y - from.y)))
    }
    current = point
    hasDrawn = true
  }

  private mutating func curve(_ letter: UInt8, _ points: [Point]) {
    let points = points.map(rounded)
    guard let first = points.first, let end = points.last else { return }
    if current == nil { move(to: first) }
    let from = current ?? end
    var (absolute, relative) = (Numbers(), Numbers())
    for point in points {
      absolute.append(point)
      relative.append((point.x - from.x, point.y - from.y))
    }
    writeShorter(letter, absolute, relative)
    current = end
    hasDrawn = true
  }

  private mutating func writeShorter(_ letter: UInt8, _ absolute: Numbers, _ relative: Numbers) {
    if length(letter | 0x20, relative) < length(letter, absolute) {
      write(letter | 0x20, relative)
    } else {
      write(letter, absolute)
    }
  }

  /// How many characters a command would have here.
  private func length(_ letter: UInt8, _ numbers: Numbers) -> Int {
    var (ending, length) = (ending, 0)
    spell(letter, numbers, &ending) { digits, follows in
      length += digits.count + (follows ? 1 : 0)
    } command: { _ in
      length += 1
    }
    return length
  }

  private mutating func write(_ letter: UInt8, _ numbers: Numbers) {
    var (ending, text) = (ending, text)
    // Only the local one is left, which is not copied then.
    self.text = []
    spell(letter, numbers, &ending) { digits, follows in
      if follows { text.append(Self.letter(" ")) }
      digits.write(to: &text)
    } command: {
      text.append($0)
    }
    (self.ending, self.text) = (ending, text)
  }

  /// Goes through what a command is made of: its letter, unless it continues the one before, and its numbers.
  ///
  /// - Parameter number: Takes a number, and whether a blank has to part it from the one before.
  private func spell(
    _ letter: UInt8, _ numbers: Numbers, _ ending: inout Ending,
    number: (SVGNumber.Digits, _ follows: Bool) -> Void, command: (UInt8) -> Void
  ) {
    var follows = true
    if letter != ending.command || letter == Self.letter("M") {
      command(letter)
      ending.command = letter
      follows = false
    }
    for index in 0..<numbers.count {
      let digits = SVGNumber.Digits(units: numbers.values[index], decimals: decimals)
      let isParted = digits.isNegative || (digits.beginsWithPoint && ending.isFraction)
      number(digits, follows && !isParted)
      ending.isFraction = digits.hasFraction
      follows = true
    }
  }

  private static func letter(_ scalar: Unicode.Scalar) -> UInt8 { UInt8(ascii: scalar) }

  private func rounded(_ point: Point) -> (x: Int, y: Int) {
    (SVGNumber.units(point.x, decimals: decimals), SVGNumber.units(point.y, decimals: decimals))
  }
}
