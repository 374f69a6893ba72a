import Geometry
import Graphics

/// Writes a path's `d`: absolute or relative, whichever is shorter, segment by segment.
///
/// Points are rounded first and differences taken of what was rounded, so errors do not add up.
struct SVGPathData {
  private let decimals: Int
  private var text = ""
  /// The command that another set of numbers would continue.
  private var command: Character?
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
    return data.text
  }

  private init(decimals: Int) {
    self.decimals = decimals
  }

  private mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let point): move(to: rounded(point))
    case .line(let point): line(to: rounded(point))
    case .quadratic(let point, let control): curve("Q", [rounded(control), rounded(point)])
    case .cubic(let point, let control1, let control2):
      curve("C", [rounded(control1), rounded(control2), rounded(point)])
    case .close:
      guard current != nil, command != "Z" else { return }
      text += "Z"
      command = "Z"
      current = start
    }
  }

  private mutating func move(to point: (x: Int, y: Int)) {
    write("M", [point.x, point.y])
    // Further pairs after a move are lines.
    command = "L"
    current = point
    start = point
    hasDrawn = false
  }

  private mutating func line(to point: (x: Int, y: Int)) {
    guard let from = current else { return move(to: point) }
    if point.y == from.y {
      // A line of no length is only seen where it is all there is: as a dot.
      if point.x == from.x, hasDrawn { return }
      writeShorter("H", [point.x], [point.x - from.x])
    } else if point.x == from.x {
      writeShorter("V", [point.y], [point.y - from.y])
    } else {
      writeShorter("L", [point.x, point.y], [point.x - from.x, point.y - from.y])
    }
    current = point
    hasDrawn = true
  }

  private mutating func curve(_ letter: Character, _ points: [(x: Int, y: Int)]) {
    guard let end = points.last else { return }
    if current == nil, let first = points.first { move(to: first) }
    let from = current ?? end
    writeShorter(letter, points.flatMap { [$0.x, $0.y] }, points.flatMap { [$0.x - from.x, $0.y - from.y] })
    current = end
    hasDrawn = true
  }

  private mutating func writeShorter(_ letter: Character, _ absolute: [Int], _ relative: [Int]) {
    let lower = Character(letter.lowercased())
    let isShorter = length(lower, relative) < length(letter, absolute)
    write(isShorter ? lower : letter, isShorter ? relative : absolute)
  }

  private func length(_ letter: Character, _ numbers: [Int]) -> Int {
    var copy = self
    copy.text = ""
    copy.write(letter, numbers)
    return copy.text.utf8.count
  }

  private mutating func write(_ letter: Character, _ numbers: [Int]) {
    var needsSeparator = true
    if letter != command || letter == "M" {
      text.append(letter)
      command = letter
      needsSeparator = false
    }
    for number in numbers {
      let digits = SVGNumber.string(units: number, decimals: decimals)
      let separates = digits.hasPrefix("-") || (digits.hasPrefix(".") && endsInFraction)
      if needsSeparator, !separates { text += " " }
      text += digits
      endsInFraction = digits.contains(".")
      needsSeparator = true
    }
  }

  private func rounded(_ point: Point) -> (x: Int, y: Int) {
    (SVGNumber.units(point.x, decimals: decimals), SVGNumber.units(point.y, decimals: decimals))
  }
}
