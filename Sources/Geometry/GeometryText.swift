// Geometry as UIKit's string functions write it, and read back.

extension Point {
  /// `{x, y}`.
  ///
  ///     Point(63.7416, 92.7416).text(significantDigits: 3)   // "{63.7, 92.7}"
  ///
  /// - Parameter significantDigits: As many as `%g` would be given; `nil` for as many as it takes to read the same
  ///   number back.
  public func text(significantDigits: Int? = nil) -> String {
    "{\(x.text(significantDigits)), \(y.text(significantDigits))}"
  }

  /// Reads `{x, y}`; `nil` for anything else.
  public init?(text: String) {
    guard let numbers = GeometryReader.numbers(in: text, shaped: "{#,#}") else { return nil }
    self.init(numbers[0], numbers[1])
  }
}

extension Size {
  /// `{width, height}`.
  ///
  ///     Size(78, 30).text()   // "{78, 30}"
  public func text(significantDigits: Int? = nil) -> String {
    "{\(width.text(significantDigits)), \(height.text(significantDigits))}"
  }

  /// Reads `{width, height}`; `nil` for anything else.
  public init?(text: String) {
    guard let numbers = GeometryReader.numbers(in: text, shaped: "{#,#}") else { return nil }
    self.init(numbers[0], numbers[1])
  }
}

extension Rect {
  /// `{{x, y}, {width, height}}`.
  ///
  ///     Rect(x: 70, y: 162, width: 200, height: 200).text()   // "{{70, 162}, {200, 200}}"
  public func text(significantDigits: Int? = nil) -> String {
    "{\(origin.text(significantDigits: significantDigits)), \(size.text(significantDigits: significantDigits))}"
  }

  /// Reads `{{x, y}, {width, height}}`; `nil` for anything else.
  public init?(text: String) {
    guard let numbers = GeometryReader.numbers(in: text, shaped: "{{#,#},{#,#}}") else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension EdgeInsets {
  /// `{top, left, bottom, right}`.
  public func text(significantDigits: Int? = nil) -> String {
    "{" + [top, left, bottom, right].map { $0.text(significantDigits) }.joined(separator: ", ") + "}"
  }

  /// Reads `{top, left, bottom, right}`; `nil` for anything else.
  public init?(text: String) {
    guard let numbers = GeometryReader.numbers(in: text, shaped: "{#,#,#,#}") else { return nil }
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension Transform {
  /// `[a, b, c, d, tx, ty]`.
  public func text(significantDigits: Int? = nil) -> String {
    "[" + [a, b, c, d, tx, ty].map { $0.text(significantDigits) }.joined(separator: ", ") + "]"
  }

  /// Reads `[a, b, c, d, tx, ty]`; `nil` for anything else.
  public init?(text: String) {
    guard let numbers = GeometryReader.numbers(in: text, shaped: "[#,#,#,#,#,#]") else { return nil }
    self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

/// Reads numbers between braces.
private enum GeometryReader {
  /// The numbers of a text that has a shape, in which `#` stands for a number; white space may stand anywhere between.
  static func numbers(in text: String, shaped shape: String) -> [Double]? {
    var numbers: [Double] = []
    var rest = Substring(text)
    for mark in shape {
      rest = rest.drop { $0.isWhitespace }
      if mark == "#" {
        let digits = rest.prefix { "+-.eE0123456789".contains($0) }
        guard let number = Double(digits), number.isFinite else { return nil }
        numbers.append(number)
        rest = rest.dropFirst(digits.count)
      } else {
        guard rest.first == mark else { return nil }
        rest = rest.dropFirst()
      }
    }
    return rest.allSatisfy(\.isWhitespace) ? numbers : nil
  }
}
