/// A piece of a document that stays as it is while blanks around it change: a text, a bracket, or an anchor.
struct FormatToken {
  enum Kind {
    case scalar(String, YAMLEvent.ScalarStyle)
    /// A bracket or a brace.
    case open, close
    /// An anchor or a tag.
    case properties
    /// A value that is missing, of no length.
    case empty
  }

  /// What it is to the list or the mapping around it.
  enum Role {
    case root, item, key, value
  }

  /// A list or a mapping in lines, with the column that it has and the one that it gets.
  struct Level {
    var old: Int
    var new: Int
  }

  var kind: Kind
  var role: Role
  /// Offsets in the document.
  var range: Range<Int>
  /// Where it begins if a line begins with it, behind the dashes.
  var column: Int
  /// Where its further lines begin.
  var innerColumn: Int
  /// The column that the block around it has, which the indentation of a block of lines is counted from.
  var oldParent: Int
  /// Whether it is between brackets.
  var isInFlow: Bool
  /// The lists and mappings around it, from the outside in, those between brackets left out.
  var levels: [Level]

  var isEmpty: Bool { if case .empty = kind { true } else { false } }
  var isOpen: Bool { if case .open = kind { true } else { false } }
  var isClose: Bool { if case .close = kind { true } else { false } }
  var isBlock: Bool { if case .scalar(_, .block) = kind { true } else { false } }
}

/// Reads a document into tokens, each with the place that it gets.
struct FormatTokenReader {
  private struct Level {
    /// Of a list or mapping in lines; `nil` between brackets.
    var columns: FormatToken.Level?
    var isMapping: Bool
    /// Whether a key is next, in a mapping.
    var expectsKey = true
    /// How many brackets are open.
    var depth = 0
    /// Where the line begins that the outermost of the brackets is a part of.
    var base = 0
    /// Whether it has brackets: `[a: b]` is a mapping without.
    var hasBrackets = false
  }

  private let source: SourceText
  private let locator: EventLocator
  private var levels: [Level] = []
  private(set) var tokens: [FormatToken] = []
  /// What the document says, whatever its form.
  private(set) var content: [String] = []

  private init(_ source: SourceText, _ masked: MaskedText) {
    self.source = source
    locator = EventLocator(source: source, masked: masked)
  }

  /// - Throws: The error at which YAML stops.
  static func read(_ source: SourceText, _ masked: MaskedText) throws(YAMLSyntaxError) -> FormatTokenReader {
    var reader = FormatTokenReader(source, masked)
    var parser = YAMLParser(reading: masked.scalars)
    while true {
      let event = try parser.next()
      if event.kind == .streamEnd { return reader }
      reader.add(event)
    }
  }

  private mutating func add(_ event: borrowing YAMLEvent) {
    switch event.kind {
    case .scalar:
      let (text, style) = (event.text, event.style)
      content.append(
        "\(style == .block ? "|" : "=")\(event.anchor ?? "")!\(event.tag ?? "") \(locator.masked.restoring(text))")
      let start = addProperties(of: event)
      if start == event.end {
        add(.empty, event.end..<event.end)
      } else {
        add(.scalar(locator.masked.restoring(text), style), start..<event.end)
      }
      finishNode()
    case .sequenceStart, .mappingStart:
      let isMapping = event.kind == .mappingStart
      content.append("\(isMapping ? "{" : "[")\(event.anchor ?? "")!\(event.tag ?? "")")
      open(event, isMapping: isMapping)
    case .end:
      content.append("end")
      if let level = levels.last, level.hasBrackets {
        levels.removeLast()
        add(.close, event.start..<event.end)
        // A bracket closes where the line begins that it was opened on.
        tokens[tokens.count - 1].column = level.base + 2 * (level.depth - 1)
        tokens[tokens.count - 1].isInFlow = true
      } else {
        levels.removeLast()
      }
      finishNode()
    case .documentStart: content.append("document")
    case .streamEnd, .other: break
    }
  }

  private mutating func open(_ event: borrowing YAMLEvent, isMapping: Bool) {
    let start = addProperties(of: event)
    let sign = start < source.scalars.count ? source.scalars[start] : " "
    let hasBrackets = sign == "[" || sign == "{"
    var level = Level(isMapping: isMapping, hasBrackets: hasBrackets)
    if hasBrackets {
      add(.open, start..<start + 1)
      level.depth = (levels.last?.depth ?? 0) + 1
      level.base = levels.last.map { $0.depth > 0 ? $0.base : base(in: $0) } ?? 0
    } else if let parent = levels.last, parent.depth > 0 {
      (level.depth, level.base) = (parent.depth, parent.base)
    } else {
      level.columns = .init(old: source.position(at: start).column - 1, new: column)
    }
    levels.append(level)
  }

  /// Where the line begins that a bracket is a part of.
  private func base(in level: Level) -> Int {
    (level.columns?.new ?? 0) + (level.isMapping ? 0 : 2)
  }

  /// Adds an anchor and a tag, if there are some.
  ///
  /// - Returns: Where the node's own text begins.
  private mutating func addProperties(of event: borrowing YAMLEvent) -> Int {
    guard event.hasProperties else { return event.start }
    let content = locator.contentStart(of: event)
    guard event.kind == .scalar else {
      add(.properties, event.start..<endOfProperties(of: event, before: content))
      return content
    }
    // Behind an empty scalar, what follows may be a comment or the next node.
    let start = min(content, max(event.end, event.start))
    add(.properties, event.start..<endOfProperties(of: event, before: start))
    return start
  }

  private func endOfProperties(of event: borrowing YAMLEvent, before content: Int) -> Int {
    var end = content
    while end > event.start, source.scalars[end - 1].isBlank { end -= 1 }
    return end
  }

  private mutating func add(_ kind: FormatToken.Kind, _ range: Range<Int>) {
    let level = levels.last
    let isInFlow = (level?.depth ?? 0) > 0
    let block = levels.last { $0.columns != nil }?.columns
    tokens.append(
      FormatToken(
        kind: kind, role: role, range: range, column: column,
        innerColumn: isInFlow ? column : (block?.new ?? -2) + 2, oldParent: block?.old ?? 0, isInFlow: isInFlow,
        levels: levels.compactMap(\.columns)))
  }

  private var role: FormatToken.Role {
    guard let level = levels.last else { return .root }
    return level.isMapping ? level.expectsKey ? .key : .value : .item
  }

  /// Where a line begins that the next node begins.
  private var column: Int {
    guard let level = levels.last else { return 0 }
    if level.depth > 0 { return level.base + 2 * level.depth }
    return (level.columns?.new ?? 0) + (role == .key ? 0 : 2)
  }

  private mutating func finishNode() {
    guard let last = levels.indices.last, levels[last].isMapping else { return }
    levels[last].expectsKey.toggle()
  }
}
