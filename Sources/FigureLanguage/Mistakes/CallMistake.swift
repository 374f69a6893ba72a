import Diagnostics

/// What can be wrong with a value written as calls, such as colours and transforms, or in brackets inside a step.
enum CallMistake: Mistake {
  case callExpected
  case noParenthesis(function: String)
  case neverClosed(Unicode.Scalar)
  case quotationNeverClosed, entryExpected
  case moreThanOneValue(rest: String)
  case nestedTooDeeply
  /// - form: How the call is written: `rgb(r, g, b)`.
  case argumentCount(form: String, ClosedRange<Int>, found: Int)
  case noAngle(text: String)
  case angleWithoutUnit(text: String, value: Double)
  case unknownTransform(String, functions: [String], meant: String?)
  case transformTooLarge(key: String)
  case oneAngle, oneOrTwoSlopes, oneFile

  case unknownColor(String, meant: String?)
  /// Hexadecimal digits without their `#`, or with `0x` in its place.
  case colorWithoutSign(String, digits: String)
  case colorDigits(String)
  case unknownColorFunction(String, meant: String?)
  /// - call: The colour with components that go to 1.
  case componentAboveOne(call: String)

  var identifier: Diagnostic.Identifier {
    switch self {
    case .callExpected, .noParenthesis: .malformedCall
    case .neverClosed: .unclosedBracket
    case .quotationNeverClosed: .unclosedQuotation
    case .entryExpected, .moreThanOneValue: .malformedValue
    case .nestedTooDeeply: .nestedTooDeeply
    case .argumentCount, .oneAngle, .oneOrTwoSlopes, .oneFile: .wrongCount
    case .noAngle, .angleWithoutUnit: .angleExpected
    case .unknownTransform, .unknownColorFunction: .unknownFunction
    case .transformTooLarge, .componentAboveOne: .numberOutOfRange
    case .unknownColor, .colorWithoutSign, .colorDigits: .unknownColour
    }
  }

  var message: String {
    switch self {
    case .callExpected: "a function such as rotate(45deg) is expected here"
    case .noParenthesis(let function): "a '(' is missing after '\(function.shortened)'"
    case .neverClosed(let bracket): "this '\(bracket)' is never closed"
    case .quotationNeverClosed: "this quotation mark is never closed"
    case .entryExpected: "'key: value' is expected here"
    case .moreThanOneValue(let rest): "'\(rest.shortened)' is more than one value"
    case .nestedTooDeeply: "nested too deeply"
    case .argumentCount(let form, let count, let found): "\(form) takes \(count.numbers), not \(found)"
    case .noAngle(let text): "an angle is a number with its unit, such as 45deg, not '\(text.shortened)'"
    case .angleWithoutUnit(_, let value): "an angle needs its unit, such as \(value.decimalText())deg"
    case .unknownTransform(let name, let functions, let meant):
      "'\(name.shortened)' is not a transform function"
        + meant.hint(else: ": the functions are \(functions.quotedList())")
    case .transformTooLarge(let key): "the functions of '\(key)' together are too large"
    case .oneAngle: "rotate(angle) takes one angle"
    case .oneOrTwoSlopes: "skew(x, y) takes one or two slopes or angles"
    case .oneFile: "pattern(file.png) takes one file"
    case .unknownColor(let text, let meant):
      "'\(text.shortened)' is not a colour"
        + meant.hint(else: ": write a CSS or an iOS name, '#rrggbb' in quotes or rgb(r, g, b)")
    case .colorWithoutSign(let text, let digits):
      "'\(text.shortened)' is not a colour; did you mean '#\(digits)', with its quotation marks?"
    case .colorDigits(let text): "'\(text.shortened)' is not a colour: after '#' come 3, 4, 6 or 8 hexadecimal digits"
    case .unknownColorFunction(let name, let meant):
      "'\(name.shortened)' is not a colour function\(meant.hint(else: ": write rgb(r, g, b)"))"
    case .componentAboveOne(let call): "the components of 'rgb' are from 0 to 1, not to 255: write \(call)"
    }
  }

  var correction: Correction? {
    switch self {
    case .angleWithoutUnit(let text, let value): Correction(text, value.decimalText() == text ? "\(text)deg" : nil)
    case .unknownTransform(let name, _, let meant), .unknownColorFunction(let name, let meant): Correction(name, meant)
    case .unknownColor(let text, let meant): Correction(text, meant)
    case .colorWithoutSign(let text, let digits): Correction(text, "'#\(digits)'")
    default: nil
    }
  }
}

extension ClosedRange<Int> {
  /// `1 number`, `3 or 4 numbers`
  fileprivate var numbers: String {
    let wanted = count == 1 ? "\(lowerBound)" : "\(lowerBound) or \(upperBound)"
    return "\(wanted) \(upperBound == 1 ? "number" : "numbers")"
  }
}
