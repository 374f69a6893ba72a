import Diagnostics

/// Finds the places of events, and of the characters of scalars, in a document.
struct EventLocator {
  let source: SourceText
  let masked: MaskedText

  /// The start of a list or of a mapping, as a range.
  func contentRange(of event: borrowing YAMLEvent) -> SourceRange {
    let start = contentStart(of: event)
    return start == event.start ? SourceRange(start: event.position) : source.range(at: start)
  }

  /// Where a node's own text begins, behind its anchor and its tag.
  func contentStart(of event: borrowing YAMLEvent) -> Int {
    guard event.hasProperties else { return event.start }
    let scalars = source.scalars
    var offset = event.start
    while offset < scalars.count, scalars[offset] == "&" || scalars[offset] == "!" {
      while offset < scalars.count, !scalars[offset].isBlank { offset += 1 }
      while offset < scalars.count, scalars[offset].isBlank { offset += 1 }
    }
    return offset
  }

  /// A scalar with the places of its characters, as far as they are known.
  ///
  /// - Parameters:
  ///   - text: The event's.
  ///   - length: Its Unicode scalars.
  ///   - start: Where the content of the event starts.
  func scalar(
    _ text: String, length: Int, _ style: YAMLEvent.ScalarStyle, of event: borrowing YAMLEvent, at start: Int
  ) -> Scalar {
    let text = masked.restoring(text, isASCII: length == text.utf8.count)
    let position = start == event.start ? event.position : source.position(at: start)
    func scalar(_ placement: Scalar.Placement, length: Int) -> Scalar {
      Scalar(
        text: text, isPlain: style == .plain, range: SourceRange(start: position, length: length),
        placement: placement)
    }
    switch style {
    case .plain:
      // A text on one line is as it was written.
      let isVerbatim =
        start == event.start ? event.isOnOneLine : source.scalars[start...].starts(with: text.unicodeScalars)
      if isVerbatim { return scalar(.contiguous(from: 0), length: length) }
    case .quoted:
      if start == event.start, event.isOnOneLine, event.end - start == length + 2 {
        return scalar(.contiguous(from: 1), length: length + 2)
      }
      if let (offsets, end) = quotedOffsets(from: start), offsets.count == length + 1 {
        return scalar(.scattered(offsets), length: end - start)
      }
    case .block: break
    }
    return scalar(.unknown, length: source.restOfLine(from: start).reversed().drop(while: \.isBlank).count)
  }

  /// The offsets of a quoted text's characters on one line, from its quotation mark; the last entry is
  /// the closing mark.
  private func quotedOffsets(from start: Int) -> (offsets: [Int], end: Int)? {
    let scalars = source.scalars
    guard start < scalars.count, scalars[start] == "\"" || scalars[start] == "'" else { return nil }
    let quote = scalars[start]
    var offsets: [Int] = []
    var offset = start + 1
    while offset < scalars.count, scalars[offset] != "\n" {
      if scalars[offset] == quote {
        let isDoubled = quote == "'" && offset + 1 < scalars.count && scalars[offset + 1] == "'"
        offsets.append(offset - start)
        guard isDoubled else { return (offsets, offset + 1) }
        offset += 2
      } else if quote == "\"", scalars[offset] == "\\", offset + 1 < scalars.count {
        offsets.append(offset - start)
        let digits: [Unicode.Scalar: Int] = ["x": 2, "u": 4, "U": 8]
        offset += 2 + (digits[scalars[offset + 1]] ?? 0)
      } else {
        offsets.append(offset - start)
        offset += 1
      }
    }
    return nil
  }
}
