import Diagnostics

/// Reads documents as nearly all are written, with libyaml's events: blocks by their indentation, in which brackets and
/// quotation marks end on their line. A third of what reading such a document costs is libyaml's.
///
/// It gives up at whatever it does not know, from mistakes to lists over several lines, so that libyaml alone says what
/// YAML is. Known are entries behind dashes, keys, texts without and with quotation marks and behind `|` and `>`, lists and
/// mappings in brackets, and comments.
struct LineParser {
  let scalars: [Unicode.Scalar]
  /// The blocks that are open, the innermost last.
  private(set) var blocks: [Block] = []
  /// The place behind a dash or behind the colon of a key, as long as the value may be on a line that follows; at first that
  /// of the document.
  private var awaitingValue: Place? = Place()
  /// Of the content that comes next.
  var place = Place()
  private var phase = Phase.start
  /// Those of a line; when it has been read, the next is the last.
  private(set) var events: [YAMLEvent] = []

  private enum Phase { case start, content, end }

  struct Block {
    enum Kind { case mapping, sequence, sequenceAtKey }
    let kind: Kind
    /// The column of its keys or dashes, from 0.
    let column: Int
  }

  /// An offset, and the line that it is in.
  struct Place {
    var offset = 0
    var line = 0
    var lineStart = 0
    var column: Int { offset - lineStart }

    func moved(by length: Int) -> Place { Place(offset: offset + length, line: line, lineStart: lineStart) }
  }

  /// What is not known, which is no matter.
  struct Unknown: Error {}

  /// Longer keys are none to libyaml, deeper blocks and brackets are rare.
  static let (longestKey, mostBlocks, mostBrackets) = (1000, 100, 16)

  init(reading scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// The next event; `nil` where libyaml has to go on.
  mutating func next() -> YAMLEvent? {
    // A dash alone is an event of the line that follows.
    while events.isEmpty {
      do { try readLine() } catch { return nil }
      events.reverse()
    }
    return events.removeLast()
  }

  // MARK: Lines

  /// Reads the events of a line. They count when the line that follows does not continue it.
  private mutating func readLine() throws(Unknown) {
    switch phase {
    case .start:
      add(.other, at: place)
      try skipToContent()
      guard place.offset < scalars.count, !isMarker(at: place), scalars[place.offset] != "%" else { throw Unknown() }
      add(.documentStart, at: place)
      phase = .content
    case .content where place.offset < scalars.count:
      try endBlocks()
      try readContent()
      try skipToContent()
      guard awaitingValue != nil || place.offset == scalars.count || place.column <= blocks.last?.column ?? -1 else {
        throw Unknown()
      }
    case .content:
      settleValue()
      for _ in blocks { add(.end, at: place) }
      add(.other, at: place)
      add(.streamEnd, at: place)
      phase = .end
    case .end:
      throw Unknown()
    }
  }

  /// Passes over the rest of a line that says nothing, and over lines that say nothing.
  private mutating func skipToContent() throws(Unknown) {
    while place.offset < scalars.count {
      switch scalars[place.offset] {
      case " ": place.offset += 1
      case "\n": _ = beginLine()
      case "#":
        guard place.column == 0 || scalars[place.offset - 1] == " " else { throw Unknown() }
        while place.offset < scalars.count, scalars[place.offset] != "\n" {
          guard scalars[place.offset].isKnown else { throw Unknown() }
          place.offset += 1
        }
      default: return
      }
    }
    // The end of a text without a last line end is on a line of its own.
    if place.column > 0 {
      place.line += 1
      place.lineStart = place.offset
    }
  }

  /// Passes over a line end.
  ///
  /// - Returns: Whether there is one.
  mutating func beginLine() -> Bool {
    guard place.offset < scalars.count, scalars[place.offset] == "\n" else { return false }
    place.offset += 1
    place.line += 1
    place.lineStart = place.offset
    return true
  }

  /// Ends the blocks that the next content is no part of.
  private mutating func endBlocks() throws(Unknown) {
    let (column, isEntry) = (place.column, isDash(at: place.offset))
    if awaitingValue != nil {
      let outer = blocks.last
      let isWithin = column > outer?.column ?? -1
      if isWithin || outer?.kind == .mapping && outer?.column == column && isEntry { return }
      settleValue()
    }
    while let block = blocks.last,
      block.column > column || block.kind == .sequenceAtKey && block.column == column && !isEntry
    {
      add(.end, at: place)
      blocks.removeLast()
    }
    guard let block = blocks.last, block.column == column, isEntry == (block.kind != .mapping) else { throw Unknown() }
  }

  /// Gives a value that is awaited and does not come.
  private mutating func settleValue() {
    guard let awaited = awaitingValue else { return }
    add(.scalar("", .plain), at: awaited)
    awaitingValue = nil
  }

  /// Reads the dashes, keys and the value of a line.
  private mutating func readContent() throws(Unknown) {
    if isMarker(at: place) { throw Unknown() }
    var isBehindKey = false
    while place.offset < scalars.count, scalars[place.offset] != "\n", scalars[place.offset] != "#" {
      let start = place
      if isDash(at: start.offset) {
        guard !isBehindKey else { throw Unknown() }
        if awaitingValue != nil { try openSequence() }
        place.offset += 1
      } else {
        let value = events.count
        let hasOwnLines = scalars[place.offset] == "|" || scalars[place.offset] == ">"
        try readText()
        guard !hasOwnLines, isColon(at: place.offset) else {
          // 2. A value.
          guard awaitingValue != nil else { throw Unknown() }
          awaitingValue = nil
          if !hasOwnLines { skipBlanks() }
          guard hasOwnLines || isEndOfLine(at: place.offset) else { throw Unknown() }
          return
        }
        // 1. A key, perhaps the first of its mapping.
        guard !isBehindKey, events.count == value + 1, place.offset - start.offset < Self.longestKey else {
          throw Unknown()
        }
        isBehindKey = true
        if awaitingValue != nil {
          try open(Block(kind: .mapping, column: start.column))
          events.insert(YAMLEvent(.mappingStart, from: start, to: start), at: value)
        }
        place.offset += 1
      }
      awaitingValue = place
      skipBlanks()
    }
  }

  private mutating func openSequence() throws(Unknown) {
    let isAtKey = blocks.last?.kind == .mapping && blocks.last?.column == place.column
    try open(Block(kind: isAtKey ? .sequenceAtKey : .sequence, column: place.column))
    add(.sequenceStart, from: place, to: place.moved(by: isAtKey ? 1 : 0))
  }

  private mutating func open(_ block: Block) throws(Unknown) {
    guard blocks.count < Self.mostBlocks else { throw Unknown() }
    blocks.append(block)
  }

  // MARK: Events

  mutating func add(_ content: YAMLEvent.Content, length: Int = 0, from start: Place, to end: Place) {
    events.append(YAMLEvent(content, length: length, from: start, to: end))
  }

  private mutating func add(_ content: YAMLEvent.Content, at place: Place) { add(content, from: place, to: place) }
}

extension YAMLEvent {
  fileprivate init(_ content: Content, length: Int = 0, from start: LineParser.Place, to end: LineParser.Place) {
    self.init(
      content: content, length: length, anchor: nil, tag: nil, start: start.offset,
      position: SourcePosition(line: start.line + 1, column: start.column + 1), end: end.offset,
      isOnOneLine: start.line == end.line)
  }
}
