import Diagnostics

/// Mistakes of values that are written as calls, such as colours and transforms.
extension Mistake {
  static let callExpected = Mistake(.malformedCall, "a function such as rotate(45deg) is expected here")

  static func noParenthesis(function: String) -> Mistake {
    Mistake(.malformedCall, "a '(' is missing after '\(function.shortened)'")
  }

  /// - Parameter form: How the call is written: `rgb(r, g, b)`.
  static func argumentCount(form: String, _ count: ClosedRange<Int>, found: Int) -> Mistake {
    Mistake(.wrongCount, "\(form) takes \(count.numbers), not \(found)")
  }

  static let oneAngle = Mistake(.wrongCount, "rotate(angle) takes one angle")
  static let oneOrTwoSlopes = Mistake(.wrongCount, "skew(x, y) takes one or two slopes or angles")
  static let oneFile = Mistake(.wrongCount, "pattern(file.png) takes one file")

  static func noAngle(text: String) -> Mistake {
    Mistake(.angleExpected, "an angle is a number with its unit, such as 45deg, not '\(text.shortened)'")
  }

  static func angleWithoutUnit(text: String, value: Double) -> Mistake {
    Mistake(
      .angleExpected, "an angle needs its unit, such as \(value.decimalText())deg",
      Correction(text, value.decimalText() == text ? "\(text)deg" : nil))
  }

  static func unknownTransform(_ name: String, functions: [String], meant: String?) -> Mistake {
    .unknown(
      .unknownFunction, name, "a transform function", meant: meant,
      else: ": the functions are \(functions.quotedList())")
  }

  static func transformTooLarge(key: String) -> Mistake {
    Mistake(.numberOutOfRange, "the functions of '\(key)' together are too large")
  }

  // MARK: Colours

  static func unknownColor(_ text: String, meant: String?) -> Mistake {
    .unknown(
      .unknownColour, text, "a colour", meant: meant,
      else: ": write a CSS or an iOS name, '#rrggbb' in quotes or rgb(r, g, b)")
  }

  /// Hexadecimal digits without `#`, or with `0x` in its place.
  static func colorWithoutSign(_ text: String, digits: String) -> Mistake {
    Mistake(
      .unknownColour, "'\(text.shortened)' is not a colour; did you mean '#\(digits)', with its quotation marks?",
      Correction(text, "'#\(digits)'"))
  }

  static func colorDigits(_ text: String) -> Mistake {
    Mistake(.unknownColour, "'\(text.shortened)' is not a colour: after '#' come 3, 4, 6 or 8 hexadecimal digits")
  }

  static func notTwoColors(found: Int) -> Mistake {
    Mistake(.wrongCount, "adaptive(light, dark) takes two colours, not \(found)")
  }

  static let notColorAndAlpha = Mistake(
    .wrongCount, "alpha(colour, a) takes a colour and a number from 0 to 1")

  static func alphaOutOfRange(_ text: String) -> Mistake {
    Mistake(.numberOutOfRange, "an alpha is a number from 0 (transparent) to 1, not '\(text.shortened)'")
  }

  /// - Parameter meant: The same as a call.
  static func transparentColor(_ text: String, meant: String) -> Mistake {
    Mistake(
      .unknownColour, "'\(text.shortened)' is not a colour; did you mean '\(meant)'?", Correction(text, meant))
  }

  static let pairInPair = Mistake(
    .malformedCall, "'adaptive' takes two plain colours: the one for light and the one for dark")

  static func unknownColorFunction(_ name: String, meant: String?) -> Mistake {
    .unknown(
      .unknownFunction, name, "a colour function", meant: meant,
      else: name == "var" ? ": write the colour, in a 'style' if several views have it" : ": write rgb(r, g, b)")
  }

  /// - Parameter call: The colour with components up to 1.
  static func componentAboveOne(call: String) -> Mistake {
    Mistake(.numberOutOfRange, "the components of 'rgb' are from 0 to 1, not to 255: write \(call)")
  }
}

extension ClosedRange<Int> {
  /// `1 number`, `3 or 4 numbers`
  fileprivate var numbers: String {
    let wanted = count == 1 ? "\(lowerBound)" : "\(lowerBound) or \(upperBound)"
    return "\(wanted) \(upperBound == 1 ? "number" : "numbers")"
  }
}
