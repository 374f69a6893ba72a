import Geometry

/// Writes JSON with keys in the given order and numbers as decimals, rounded to a millionth: the output is deterministic.
package enum JSONText {
  package indirect enum Value {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case array([Value])
    case object([(String, Value)])
  }

  package static func write(_ value: Value, to text: inout String) {
    var json = MarkupText()
    add(value, to: &json)
    text += json.string
  }

  private static func add(_ value: Value, to text: inout MarkupText) {
    switch value {
    case .null: text += "null"
    case .boolean(let flag): text += flag ? "true" : "false"
    case .integer(let integer): text += String(integer)
    case .number(let number): text += number.isFinite ? number.decimalText() : "null"
    case .text(let string): add(string, to: &text)
    case .array(let values):
      text.append("[")
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        add(value, to: &text)
      }
      text.append("]")
    case .object(let members):
      text.append("{")
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        add(member.0, to: &text)
        text += ": "
        add(member.1, to: &text)
      }
      text.append("}")
    }
  }

  private static func add(_ string: String, to text: inout MarkupText) {
    // Nearly every text is as it is written.
    if string.utf8.allSatisfy(\.isPlainInJSON) {
      text.append("\"")
      text += string
      text.append("\"")
    } else {
      text += string.quoted { $0.isControl }
    }
  }
}

extension UInt8 {
  /// Whether it is a character of ASCII that stands for itself between quotation marks.
  fileprivate var isPlainInJSON: Bool {
    (0x20..<0x7F).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
