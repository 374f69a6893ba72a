/// Numbers as SVG reads them: no exponent, no zero that says nothing.
enum SVGNumber {
  /// The number to so many decimals.
  ///
  ///     SVGNumber.string(0.25)              // ".25"
  ///     SVGNumber.string(-0.0001)           // "0"
  ///     SVGNumber.string(12.3456)           // "12.346"
  ///     SVGNumber.string(.nan)              // "0"
  static func string(_ value: Double, decimals: Int = 3) -> String {
    string(units: units(value, decimals: decimals), decimals: decimals)
  }

  /// The number in units of its last decimal; what is no number is 0, and what no picture reaches is cut.
  static func units(_ value: Double, decimals: Int) -> Int {
    guard value.isFinite else { return 0 }
    let limit = 1e15
    return Int(max(-limit, min(limit, (value * powers[max(0, min(decimals, powers.count - 1))]).rounded())))
  }

  static func string(units: Int, decimals: Int) -> String {
    var bytes: [UInt8] = []
    append(units: units, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a number that is given in units of its last decimal. Most of a picture is numbers, so they are bytes at once.
  static func append(units: Int, decimals: Int, to bytes: inout [UInt8]) {
    Digits(units: units, decimals: decimals).write(to: &bytes)
  }

  /// How many decimals keep lengths that are drawn `stretch` times as large exact to 1/1000 of a point.
  static func decimals(stretchedBy stretch: Double) -> Int {
    guard stretch.isFinite, stretch > 0 else { return 3 }
    var decimals = 3
    var reach = stretch
    while reach > 1.001, decimals < 8 {
      reach /= 10
      decimals += 1
    }
    while reach <= 0.1, decimals > 0 {
      reach *= 10
      decimals -= 1
    }
    return decimals
  }

  private static let powers = [1.0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8]
}
