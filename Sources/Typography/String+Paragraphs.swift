extension String {
  /// The text's paragraphs, fit for shaping: without line ends, without control characters, tabs as wide spaces.
  ///
  ///     "one\r\ntwo\tthree".paragraphs   // ["one", "two\u{2003}three"]
  package var paragraphs: [String] {
    guard hasByte(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return [self] }
    var paragraphs: [String] = []
    var current = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A where wasReturn:
        break  // The second half of a line end.
      case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029:
        paragraphs.append(String(current))
        current = String.UnicodeScalarView()
      case 0x09:
        current.append("\u{2003}")
      case 0..<0x20, 0x7F..<0xA0, 0xFEFF:
        break  // Nothing to see, and C libraries may stop there.
      default:
        current.append(scalar)
      }
      wasReturn = scalar.value == 0x0D
    }
    paragraphs.append(String(current))
    return paragraphs
  }

  /// Whether the first letter with a direction runs to the left; `nil` without any such letter.
  package var isRightToLeft: Bool? {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0..<0x41: continue
      case 0x41...0x5A, 0x61...0x7A: return false
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        if scalar.properties.isAlphabetic { return true }
      case 0x200F: return true
      case 0x200E: return false
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return nil
  }
}
