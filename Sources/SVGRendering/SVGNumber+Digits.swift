extension SVGNumber {
  /// The characters of a number, counted before they are made: of two numbers the shorter is asked for, and written
  /// alone.
  struct Digits {
    /// Without the zeros at the end of the decimals.
    private let magnitude: UInt
    /// How many of its digits are behind the point.
    private let decimals: Int
    /// How many digits the magnitude has.
    private let digits: Int
    let isNegative: Bool

    var hasFraction: Bool { decimals > 0 }
    /// Whether the point comes first, or right after the sign.
    var beginsWithPoint: Bool { decimals > 0 && digits <= decimals }
    /// How many characters it has.
    var count: Int { (isNegative ? 1 : 0) + (decimals > 0 ? 1 : 0) + max(digits, decimals) }

    /// - Parameter units: The number in units of its last decimal.
    init(units: Int, decimals: Int) {
      var rest = units.magnitude
      var fraction = rest == 0 ? 0 : decimals
      while fraction > 0, rest % 10 == 0 { (rest, fraction) = (rest / 10, fraction - 1) }
      var (digits, power) = (1, 10 as UInt)
      while power <= rest, digits < 19 { (digits, power) = (digits + 1, power &* 10) }
      (magnitude, self.decimals, self.digits, isNegative) = (rest, fraction, digits, units < 0)
    }

    /// A sign, the 19 digits that an integer can have, and a point; or a point and up to 8 decimals.
    private typealias Storage = (UInt64, UInt64, UInt64, UInt64)

    /// Writes the characters.
    func write(to bytes: inout [UInt8]) {
      var storage: Storage = (0, 0, 0, 0)
      withUnsafeMutableBytes(of: &storage) { storage in
        // From the last digit on.
        var (rest, start) = (magnitude, storage.count)
        for place in 0..<max(digits, decimals) {
          if place == decimals, place > 0 {
            start -= 1
            storage[start] = UInt8(ascii: ".")
          }
          start -= 1
          storage[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
        }
        if beginsWithPoint {
          start -= 1
          storage[start] = UInt8(ascii: ".")
        }
        if isNegative {
          start -= 1
          storage[start] = UInt8(ascii: "-")
        }
        bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: storage[start...]))
      }
    }
  }
}
