extension Double {
  /// The number as `%g` writes it, with so many significant digits and no zeros at the end; with all that it takes to
  /// read it back if there is no limit.
  ///
  ///     (230.5168).text(4)   // "230.5"
  ///     (78.0).text(nil)     // "78"
  func text(_ significantDigits: Int?) -> String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    guard self != 0 else { return "0" }
    var decimal = Decimal(of: self)
    let limit = significantDigits.map { max(1, $0) }
    if let limit { decimal.round(to: limit) }
    return (self < 0 ? "-" : "") + decimal.text(longestWhole: limit ?? 17)
  }

  /// The digits of a number and where its point is: 0.d₁d₂d₃… · 10^exponent.
  private struct Decimal {
    var digits: [UInt8] = []
    var exponent = 0

    /// The shortest digits that stand for the number and for no other.
    init(of value: Double) {
      var pointPlace: Int?
      var power = 0
      let description = value.magnitude.description
      for (index, character) in description.enumerated() {
        if let digit = character.wholeNumberValue {
          digits.append(UInt8(digit))
        } else if character == "." {
          pointPlace = digits.count
        } else {
          power = Int(description.dropFirst(index + 1)) ?? 0
          break
        }
      }
      exponent = (pointPlace ?? digits.count) + power
      let zeros = digits.prefix { $0 == 0 }.count
      digits.removeFirst(zeros)
      exponent -= zeros
      dropLastZeros()
    }

    mutating func round(to count: Int) {
      guard digits.count > count else { return }
      let roundsUp = digits[count] >= 5
      digits.removeSubrange(count...)
      if roundsUp {
        while digits.last == 9 { digits.removeLast() }
        if digits.isEmpty {
          digits = [1]
          exponent += 1
        } else {
          digits[digits.count - 1] += 1
        }
      }
      dropLastZeros()
    }

    private mutating func dropLastZeros() {
      while digits.last == 0 { digits.removeLast() }
    }

    /// - Parameter longestWhole: Numbers with more digits before the point are written with an exponent.
    func text(longestWhole: Int) -> String {
      let marks = digits.map { String($0) }
      if exponent < -3 || exponent > longestWhole {
        let fraction = marks.dropFirst().joined()
        let power = exponent - 1
        let sign = power < 0 ? "-" : "+"
        let size = String(power.magnitude)
        return marks[0] + (fraction.isEmpty ? "" : ".") + fraction + "e" + sign + (size.count < 2 ? "0" : "") + size
      }
      if exponent <= 0 { return "0." + String(repeating: "0", count: -exponent) + marks.joined() }
      let whole = marks.prefix(exponent).joined() + String(repeating: "0", count: max(0, exponent - marks.count))
      let fraction = marks.dropFirst(exponent).joined()
      return fraction.isEmpty ? whole : whole + "." + fraction
    }
  }
}
