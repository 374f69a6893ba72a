import Diagnostics

extension SourceText {
  /// Control characters and lone carriage returns, each an error.
  var unreadableCharacters: Diagnostics {
    var diagnostics = Diagnostics()
    // Nearly every text has none.
    guard !isPlain else { return diagnostics }
    for (offset, scalar) in scalars.enumerated() where !scalar.isPrintableASCII && scalar != "\n" {
      guard diagnostics.all.count < 10 else { break }
      switch scalar.value {
      case 0x0D where offset + 1 == scalars.count || scalars[offset + 1] != "\n":
        diagnostics.add(Diagnostic(.error, .loneCarriageReturn, in: self, at: range(at: offset)))
      case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xFEFE, 0xFF00...0xFFFD, 0x10000...: continue
      default:
        diagnostics.add(Diagnostic(.error, .unreadableCharacter(scalar), in: self, at: range(at: offset)))
      }
    }
    return diagnostics
  }
}

extension Unicode.Scalar {
  fileprivate var isPrintableASCII: Bool { value &- 0x20 <= 0x7E - 0x20 }
}
