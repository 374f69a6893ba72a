extension Double {
  /// The number in decimals, rounded, without an exponent, without zeros at its end and never as `-0`.
  ///
  ///     (8.0).decimalText()          // "8"
  ///     (1.0 / 3).decimalText()      // "0.333333"
  ///     (-0.0000001).decimalText()   // "0"
  ///
  /// Numbers past 1e12 and those that are none are written as Swift does.
  public func decimalText(places: Int = 6) -> String {
    guard magnitude < 1e12 else { return String(self) }
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    var rest = UInt64((magnitude * factor).rounded())
    guard rest != 0 else { return "0" }
    // As bytes, from the last digit on: documents of geometry are mostly numbers.
    return String(unsafeUninitializedCapacity: 40) { text in
      var count = 0
      func append(_ byte: UInt8) {
        text.initializeElement(at: count, to: byte)
        count += 1
      }
      for place in 0..<places {
        if count > 0 || rest % 10 != 0 { append(UInt8(ascii: "0") + UInt8(rest % 10)) }
        rest /= 10
        if place == places - 1, count > 0 { append(UInt8(ascii: ".")) }
      }
      repeat {
        append(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      } while rest > 0
      if self < 0 { append(UInt8(ascii: "-")) }
      for place in 0..<count / 2 { text.swapAt(place, count - 1 - place) }
      return count
    }
  }

  /// The number in decimals with as many places as it takes to tell it from zero, for what somebody has written.
  ///
  ///     (0.5).significantText()         // "0.5"
  ///     (-0.0000001).significantText()  // "-0.0000001"
  public func significantText() -> String {
    guard self != 0, magnitude < 1e-3 else { return decimalText() }
    var places = 6
    var scaled = magnitude * 1e6
    while scaled < 1e5, places < 19 {
      places += 1
      scaled *= 10
    }
    return places < 19 ? decimalText(places: places) : String(self)
  }

  /// The number with six significant digits, as `%g` prints it and Apple's debugging texts have it.
  ///
  ///     (16.0 / 9).sixDigitText()   // "1.77778"
  ///     1_000_000.0.sixDigitText()  // "1e+06"
  public func sixDigitText() -> String { text(6) }
}

extension Size {
  /// The size as documents, messages and headings write it.
  ///
  ///     Size(320, 480).decimalText   // "320 × 480"
  public var decimalText: String { "\(width.decimalText()) × \(height.decimalText())" }
}
