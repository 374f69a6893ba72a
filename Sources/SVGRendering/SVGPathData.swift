import Geometry
import Graphics

/// Writes a path's `d`: absolute or relative, whichever is shorter, segment by segment.
///
/// Points are rounded first and differences taken of what was rounded, so errors do not add up.
struct SVGPathData {
  private let decimals: Int
  private var text: [UInt8] = []
  /// The command that another set of numbers would continue.
  private var command: UInt8?
  private var endsInFraction = false
  private var current: (x: Int, y: Int)?
  private var start = (x: 0, y: 0)
  /// Whether the present subpath has a segment.
  private var hasDrawn = false

  /// The path data of a path.
  ///
  ///     SVGPathData.string(.rect(Rect(x: 1, y: 2, width: 30, height: 4)))   // "M1 2h30v4H1Z"
  static func string(_ path: Path, decimals: Int = 3) -> String {
    var data = SVGPathData(decimals: decimals)
    for element in path.elements { data.append(element) }
    return String(decoding: data.text, as: UTF8.self)
  }

  private init(decimals: Int) {
    self.decimals = decimals
  }

  private mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let point): move(to: rounded(point))
    case .line(let point): line(to: rounded(point))
    case .quadratic(let point, let control): curve(Self.letter("Q"), [rounded(control), rounded(point)])
    case .cubic(let point, let control1, let control2):
      curve(Self.letter("C"), [rounded(control1), rounded(control2), rounded(point)])
    case .close:
      guard current != nil, command != Self.letter("Z") else { return }
      text.append(Self.letter("Z"))
      command = Self.letter("Z")
      current = start
    }
  }

  private mutating func move(to point: (x: Int, y: Int)) {
    write(Self.letter("M"), [point.x, point.y])
    // Further pairs after a move are lines.
    command = Self.letter("L")
    current = point
    start = point
    hasDrawn = false
  }

  private mutating func line(to point: (x: Int, y: Int)) {
    guard let from = current else { return move(to: point) }
    if point.y == from.y {
      // A line of no length is only seen where it is all there is: as a dot.
      if point.x == from.x, hasDrawn { return }
      writeShorter(Self.letter("H"), [point.x], [point.x - from.x])
    } else if point.x == from.x {
      writeShorter(Self.letter("V"), [point.y], [point.y - from.y])
    } else {
      writeShorter(Self.letter("L"), [point.x, point.y], [point.x - from.x, point.y - from.y])
    }
    current = point
    hasDrawn = true
  }

  private mutating func curve(_ letter: UInt8, _ points: [(x: Int, y: Int)]) {
    guard let end = points.last else { return }
    if current == nil, let first = points.first { move(to: first) }
    let from = current ?? end
    writeShorter(letter, points.flatMap { [$0.x, $0.y] }, points.flatMap { [$0.x - from.x, $0.y - from.y] })
    current = end
    hasDrawn = true
  }

  private mutating func writeShorter(_ letter: UInt8, _ absolute: [Int], _ relative: [Int]) {
    // Both are written to the end of the text, and the longer one is taken back.
    let (start, former) = (text.count, (command, endsInFraction))
    write(letter, absolute)
    let (whole, state) = (Array(text[start...]), (command, endsInFraction))
    text.removeLast(whole.count)
    (command, endsInFraction) = former
    write(letter | 0x20, relative)
    guard text.count - start >= whole.count else { return }
    text.replaceSubrange(start..., with: whole)
    (command, endsInFraction) = state
  }

  private mutating func write(_ letter: UInt8, _ numbers: [Int]) {
    var needsSeparator = true
    if letter != command || letter == Self.letter("M") {
      text.append(letter)
      command = letter
      needsSeparator = false
    }
    for number in numbers {
      let start = text.count
      SVGNumber.append(units: number, decimals: decimals, to: &text)
      let first = text[start]
      let separates = first == Self.letter("-") || (first == Self.letter(".") && endsInFraction)
      if needsSeparator, !separates { text.insert(Self.letter(" "), at: start) }
      endsInFraction = text[start...].contains(Self.letter("."))
      needsSeparator = true
    }
  }

  private static func letter(_ scalar: Unicode.Scalar) -> UInt8 { UInt8(ascii: scalar) }

  private func rounded(_ point: Point) -> (x: Int, y: Int) {
    (SVGNumber.units(point.x, decimals: decimals), SVGNumber.units(point.y, decimals: decimals))
  }
}
