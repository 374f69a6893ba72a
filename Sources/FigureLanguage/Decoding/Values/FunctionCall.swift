import Diagnostics

/// A call written in a text: `rgb(1, .4, 1)`, `rotate(45deg)`.
struct FunctionCall {
  var name: Scalar
  var arguments: [Scalar]
  /// The call as a whole.
  var range: SourceRange
}

extension FunctionCall {
  /// The calls of a text, with blanks or commas between them.
  static func all(in scalar: Scalar) throws(TextMistake) -> [FunctionCall] {
    let scalars = Array(scalarsOf: scalar.text)
    var calls: [FunctionCall] = []
    var offset = 0
    while true {
      // 1. The separator of two calls.
      while offset < scalars.count, scalars[offset].isBlank || (scalars[offset] == "," && !calls.isEmpty) {
        offset += 1
      }
      guard offset < scalars.count else { return calls }
      // 2. The name.
      let start = offset
      while offset < scalars.count, scalars[offset].isNameCharacter { offset += 1 }
      let name = scalar.part(start..<offset)
      guard offset > start else {
        throw TextMistake(.callExpected, at: start)
      }
      guard offset < scalars.count, scalars[offset] == "(" else {
        throw TextMistake(.noParenthesis(function: name.text), at: start..<offset)
      }
      // 3. The arguments, trimmed.
      guard let closing = scalars.closing(of: offset) else {
        throw TextMistake(.neverClosed("("), at: offset)
      }
      let arguments = Self.arguments(of: scalar, scalars, in: offset + 1..<closing)
      calls.append(
        FunctionCall(
          name: name, arguments: arguments, range: scalar.range(at: start, length: closing + 1 - start)))
      offset = closing + 1
    }
  }

  /// The parts between commas; none for empty parentheses.
  private static func arguments(
    of scalar: Scalar, _ scalars: [Unicode.Scalar], in range: Range<Int>
  ) -> [Scalar] {
    var parts: [Scalar] = []
    var start = range.lowerBound
    var depth = 0
    for offset in range.lowerBound...range.upperBound {
      if offset < range.upperBound {
        depth += scalars[offset] == "(" ? 1 : scalars[offset] == ")" ? -1 : 0
        guard scalars[offset] == ",", depth == 0 else { continue }
      }
      parts.append(scalar.part(start..<offset).trimmed)
      start = offset + 1
    }
    return parts.count == 1 && parts[0].text.isEmpty ? [] : parts
  }
}

extension ValueReader {
  /// The calls of a text. If it is not made of calls, that is reported, and the result is `nil`.
  func calls(in scalar: Scalar) -> [FunctionCall]? {
    do throws(TextMistake) {
      return try FunctionCall.all(in: scalar)
    } catch {
      reporter.report(error, in: scalar)
      return nil
    }
  }

  /// The only call of a text, which must be of that function.
  func call(of function: String, in scalar: Scalar, _ key: String, takes form: String) -> FunctionCall? {
    guard let calls = calls(in: scalar) else { return nil }
    guard calls.count == 1, calls[0].name.text == function else {
      return reporter.refuse(.notOne(key: key, takes: form), at: scalar.range)
    }
    return calls[0]
  }

  /// The numbers between a call's parentheses.
  ///
  /// - Parameter form: How the call is written: `rgb(r, g, b)`.
  func numbers(
    of call: FunctionCall, form: String, count: ClosedRange<Int>, in range: ClosedRange<Double>
  ) -> [Double]? {
    guard count.contains(call.arguments.count) else {
      return reporter.refuse(.argumentCount(form: form, count, found: call.arguments.count), at: call.range)
    }
    // Only the first mistake is reported: rgb(255, 255, 255) has one, not three.
    var values: [Double] = []
    for argument in call.arguments {
      guard let value = number(argument, call.name.text, in: range) else { return nil }
      values.append(value)
    }
    return values
  }
}

extension [Unicode.Scalar] {
  /// The parenthesis that closes the one at an offset.
  func closing(of opening: Int) -> Int? {
    var depth = 0
    for offset in opening..<count {
      depth += self[offset] == "(" ? 1 : self[offset] == ")" ? -1 : 0
      if depth == 0 { return offset }
    }
    return nil
  }
}
