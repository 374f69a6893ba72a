import Diagnostics
import Figures

/// A step's text, read word by word.
struct StepText {
  let scalar: Scalar
  let scalars: [Unicode.Scalar]
  var offset = 0

  init(_ scalar: Scalar) {
    self.scalar = scalar
    scalars = Array(scalarsOf: scalar.text)
  }

  /// The next run of characters that are not blank, up to one of `stops`; empty at the end.
  mutating func word(stoppingAt stops: String = "") -> Scalar {
    skipBlanks()
    let start = offset
    while offset < scalars.count, !scalars[offset].isBlank, !stops.unicodeScalars.contains(scalars[offset]) {
      offset += 1
    }
    return scalar.part(start..<offset)
  }

  /// Reads a sign, or a word that ends there: `to`, and not the beginning of `top`.
  mutating func take(_ wanted: String) -> Bool {
    skipBlanks()
    guard scalars[offset...].starts(with: wanted.unicodeScalars) else { return false }
    let end = offset + wanted.length
    if end < scalars.count, wanted.last?.isLetter == true, !scalars[end].isBlank { return false }
    offset = end
    return true
  }

  /// What is left, trimmed.
  mutating func rest() -> Scalar {
    skipBlanks()
    var end = scalars.count
    while end > offset, scalars[end - 1].isBlank { end -= 1 }
    defer { offset = scalars.count }
    return scalar.part(offset..<end)
  }

  /// `=`, `+=` or `-=`.
  mutating func assignment() -> AssignmentOperator? {
    for operation in [AssignmentOperator.add, .subtract, .set] where take(operation.rawValue) {
      // "==" is a relation.
      guard operation != .set || offset == scalars.count || scalars[offset] != "=" else { return nil }
      return operation
    }
    return nil
  }

  var isAtEnd: Bool { scalars[offset...].allSatisfy(\.isBlank) }

  private mutating func skipBlanks() {
    while offset < scalars.count, scalars[offset].isBlank { offset += 1 }
  }
}
