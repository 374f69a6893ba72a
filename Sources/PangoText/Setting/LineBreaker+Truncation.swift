import Typography

extension LineBreaker {
  /// The rest of the paragraph from `start` in one line, what has no room replaced by an ellipsis.
  func truncated(from start: Int) -> TextLine {
    let rest = start..<characterCount
    let mustSayMore = !isLastParagraph
    if !mustSayMore, width(of: trimmed(rest)) <= setter.room + TextFitting.tolerance {
      return line(trimmed(rest), isTruncated: false)
    }
    let budget = setter.room + TextFitting.tolerance - width(of: "…")
    guard budget >= 0 else { return line("", isTruncated: true) }
    var (head, tail) = kept(of: rest, budget: budget)
    // Shaped alone the line may have come out wider by a kerning pair.
    var text = joined(head, tail)
    while width(of: text) > setter.room + TextFitting.tolerance, !(head.isEmpty && tail.isEmpty) {
      if head.count >= tail.count {
        head = head.lowerBound..<(head.upperBound - 1)
      } else {
        tail = (tail.lowerBound + 1)..<tail.upperBound
      }
      text = joined(head, tail)
    }
    return line(text, isTruncated: true)
  }

  private func joined(_ head: Range<Int>, _ tail: Range<Int>) -> String {
    text(of: trimmed(head)) + "…" + text(of: trimmedAtStart(tail))
  }

  /// What stays before and after the ellipsis.
  private func kept(of rest: Range<Int>, budget: Double) -> (head: Range<Int>, tail: Range<Int>) {
    let (start, end) = (rest.lowerBound, rest.upperBound)
    switch isLastParagraph ? setter.fitting.lineBreakMode : .byTruncatingTail {
    case .byTruncatingHead:
      return (start..<start, suffix(of: rest, budget: budget))
    case .byTruncatingMiddle:
      let head = prefix(of: rest, budget: budget / 2)
      return (head, suffix(of: head.upperBound..<end, budget: budget - advance(of: head)))
    default:
      return (prefix(of: rest, budget: budget), end..<end)
    }
  }

  private func prefix(of rest: Range<Int>, budget: Double) -> Range<Int> {
    var end = rest.lowerBound
    while end < rest.upperBound, advance(of: rest.lowerBound..<(end + 1)) <= budget { end += 1 }
    return rest.lowerBound..<end
  }

  private func suffix(of rest: Range<Int>, budget: Double) -> Range<Int> {
    var start = rest.upperBound
    while start > rest.lowerBound, advance(of: (start - 1)..<rest.upperBound) <= budget { start -= 1 }
    return start..<rest.upperBound
  }
}
