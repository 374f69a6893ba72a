/// A number as annotations show it: normally with at most two decimals, without trailing zeros, a real minus sign.
///
///     formatted(20)        // "20"
///     formatted(66.6667)   // "66.67"
///     formatted(-8.5)      // "−8.5"
///
/// - Parameter maximumFractionDigits: The most digits after the point.
public func formatted(_ number: Double, maximumFractionDigits: Int = 2) -> String {
  guard number.isFinite, abs(number) < 1e9 else { return number < 0 ? "−∞" : number > 0 ? "∞" : "?" }
  let text = number.decimalText(places: maximumFractionDigits)
  return text.hasPrefix("-") ? "−" + text.dropFirst() : text
}
