/// A number as annotations show it: at most two decimals, without trailing zeros, a real minus sign.
///
///     formatted(20)        // "20"
///     formatted(66.6667)   // "66.67"
///     formatted(-8.5)      // "−8.5"
public func formatted(_ number: Double) -> String {
  guard number.isFinite, abs(number) < 1e9 else { return number < 0 ? "−∞" : number > 0 ? "∞" : "?" }
  let text = number.decimalText(places: 2)
  return text.hasPrefix("-") ? "−" + text.dropFirst() : text
}
