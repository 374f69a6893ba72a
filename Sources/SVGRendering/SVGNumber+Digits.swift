extension SVGNumber {
  /// The characters of a number, in place: of two numbers the shorter is asked for before one of them is written.
  struct Digits {
    /// A sign, the 19 digits that an integer can have, and a point; or a point and up to 8 decimals.
    private typealias Storage = (UInt64, UInt64, UInt64, UInt64)
    private static let capacity = MemoryLayout<Storage>.size

    private var storage: Storage = (0, 0, 0, 0)
    /// How many characters it has: the last ones of the storage.
    private(set) var count = 0
    let isNegative: Bool
    let hasFraction: Bool
    /// Whether the point comes first, or right after the sign.
    private(set) var beginsWithPoint = false

    /// - Parameter units: The number in units of its last decimal.
    init(units: Int, decimals: Int) {
      var rest = units.magnitude
      var fraction = rest == 0 ? 0 : decimals
      while fraction > 0, rest % 10 == 0 { (rest, fraction) = (rest / 10, fraction - 1) }
      isNegative = units < 0
      hasFraction = fraction > 0
      withUnsafeMutableBytes(of: &storage) { bytes in
        // From the last digit on.
        var start = Self.capacity
        func put(_ character: UInt8) {
          start -= 1
          bytes[start] = character
        }
        func putDigit() {
          put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
          rest /= 10
        }
        for _ in 0..<fraction { putDigit() }
        if fraction > 0 { put(UInt8(ascii: ".")) }
        beginsWithPoint = fraction > 0 && rest == 0
        if units == 0 { putDigit() }
        while rest > 0 { putDigit() }
        if units < 0 { put(UInt8(ascii: "-")) }
        count = Self.capacity - start
      }
    }

    /// Writes the characters.
    func write(to bytes: inout [UInt8]) {
      withUnsafeBytes(of: storage) { bytes.append(contentsOf: $0[(Self.capacity - count)...]) }
    }
  }
}
