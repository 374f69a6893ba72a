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
    switch value {
    case .null: text += "null"
    case .boolean(let flag): text += flag ? "true" : "false"
    case .integer(let integer): text += String(integer)
    case .number(let number): text += number.isFinite ? number.decimalText() : "null"
    case .text(let string): text += string.quoted { $0.isControl }
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        write(value, to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        text += member.0.quoted { $0.isControl }
        text += ": "
        write(member.1, to: &text)
      }
      text += "}"
    }
  }
}
