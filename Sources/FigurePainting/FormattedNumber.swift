/// A number as annotations show it: at most two decimals, without trailing zeros, a real minus sign.
///
///     formatted(20)        // "20"
///     formatted(66.6667)   // "66.67"
///     formatted(-8.5)      // "−8.5"
func formatted(_ number: Double) -> String {
  guard number.isFinite, abs(number) < 1e9 else { return number < 0 ? "−∞" : number > 0 ? "∞" : "?" }
  let hundredths = Int((abs(number) * 100).rounded())
  let (whole, rest) = (hundredths / 100, hundredths % 100)
  let sign = number < 0 && hundredths > 0 ? "−" : ""
  switch rest {
  case 0: return "\(sign)\(whole)"
  case let rest where rest % 10 == 0: return "\(sign)\(whole).\(rest / 10)"
  default: return "\(sign)\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
  }
}
