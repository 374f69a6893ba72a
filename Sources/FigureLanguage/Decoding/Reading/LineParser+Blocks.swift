extension LineParser {
  /// Reads a text over several lines, behind `|` or `>`: up to a line that is no deeper than the block that it is in.
  mutating func readBlockText() throws(Unknown) {
    guard let block = blocks.last else { throw Unknown() }
    // 1. How lines are joined, and what is kept of the end.
    let (start, isFolded) = (place, scalars[place.offset] == ">")
    place.offset += 1
    let sign = place.offset < scalars.count ? scalars[place.offset] : " "
    if sign == "-" || sign == "+" { place.offset += 1 }
    skipBlanks()
    guard beginLine() else { throw Unknown() }
    // 2. The lines. What is between two of them is known when the second is.
    var text: [Unicode.Scalar] = []
    var end = place
    var indent: Int?
    var (hasLineEnd, isIndented, emptyCount) = (false, false, 0)
    while true {
      while place.column < indent ?? .max, place.offset < scalars.count, scalars[place.offset] == " " {
        place.offset += 1
      }
      let column = place.column
      if beginLine() {
        guard indent != nil || column == 0 else { throw Unknown() }
        emptyCount += 1
        end = place
        continue
      }
      if indent == nil, column <= block.column { throw Unknown() }
      indent = indent ?? column
      guard column == indent, place.offset < scalars.count else { break }
      let isDeeper = scalars[place.offset] == " "
      if hasLineEnd {
        let isJoined = isFolded && !isIndented && !isDeeper
        if !isJoined { text.append("\n") } else if emptyCount == 0 { text.append(" ") }
      }
      text.append(contentsOf: repeatElement("\n", count: emptyCount))
      (emptyCount, isIndented) = (0, isDeeper)
      while place.offset < scalars.count, scalars[place.offset] != "\n" {
        guard scalars[place.offset].isKnown else { throw Unknown() }
        text.append(scalars[place.offset])
        place.offset += 1
      }
      hasLineEnd = beginLine()
      end = place
    }
    // 3. The end: one line end, none, or all.
    if hasLineEnd, sign != "-" { text.append("\n") }
    if sign == "+" { text.append(contentsOf: repeatElement("\n", count: emptyCount)) }
    add(.scalar(String(scalars: text), .block), length: text.count, from: start, to: end)
  }
}
