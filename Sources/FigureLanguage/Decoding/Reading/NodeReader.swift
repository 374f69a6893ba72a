import Diagnostics
import Figures
import Yams

/// Reads YAML, and JSON with it, into located nodes.
///
/// Yams finds the structure; what it cannot say is added here: where a text's characters stand, what an alias brings
/// in and how much of that is too much, and where a key is given a second time.
struct NodeReader {
  let source: SourceText
  var masked: MaskedText
  private(set) var diagnostics = Diagnostics()
  private var anchors: [String: Node] = [:]
  private var nodeCount = 0
  /// What YAML stopped at.
  private var failure: SyntaxIssue?
  /// Set at the first thing that makes reading on pointless.
  private var hasGivenUp = false

  private init(_ source: SourceText, masked: MaskedText) {
    self.source = source
    self.masked = masked
  }

  /// What came of reading a document.
  struct Result {
    /// `nil` where there is none to speak of; the diagnostics say why.
    var root: Node?
    var source: SourceText
    var diagnostics: Diagnostics
    /// What YAML stopped at, where the text is none.
    var failure: SyntaxIssue?
  }

  static func read(_ file: SourceFile) -> Result {
    // 1. Refuse by size, before anything is copied or parsed.
    guard file.text.utf8.count <= FigureLimits.documentBytes else {
      return Result(refusing: SourceText(""), for: .tooLarge)
    }
    let source = SourceText(file.text)
    // 2. Refuse characters that YAML has no place for, each by its place.
    let unreadable = source.unreadableCharacters
    guard unreadable.isEmpty else { return Result(source: source, diagnostics: unreadable) }
    guard let masked = MaskedText(source) else { return Result(refusing: source, for: .tooManyPrivateCharacters) }
    // 3. Parse, and turn what came of it into nodes of our own.
    var reader = NodeReader(source, masked: masked)
    let root = reader.readRoot(bytes: file.text.utf8.count)
    return Result(
      root: reader.hasGivenUp ? nil : root, source: source, diagnostics: reader.diagnostics,
      failure: reader.failure)
  }

  private mutating func readRoot(bytes: Int) -> Node? {
    var remaining = FigureLimits.rereadBytes
    while true {
      do {
        // The encoding is named because the default asks an environment variable. Without rules no text is
        // matched against patterns of numbers and dates.
        let parser = try Parser(
          yaml: String(scalars: masked.scalars), resolver: .basic, constructor: .default, encoding: .utf8)
        guard let root = try parser.singleRoot() else {
          report(.empty)
          return nil
        }
        // The anchors' names live as long as the parser does.
        return withExtendedLifetime(parser) { node(root, depth: 0) }
      } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
        remaining -= bytes
        let offset = source.offset(line: context.mark.line, column: context.mark.column)
        if remaining > 0, let offset, let key = keys.first, masked.renameKey(key, at: offset) { continue }
        let name = keys.first.map(masked.originalKey) ?? ""
        report(.duplicateKey(name), at: offset.map { source.range(at: $0, length: name.length) })
        return nil
      } catch {
        failure = issue(of: error)
        return nil
      }
    }
  }

  /// What is wrong with a text that is not YAML, in an author's words.
  private func issue(of error: any Error) -> SyntaxIssue {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let offset = source.offset(line: mark.line, column: mark.column) ?? source.scalars.count
      let start = context.flatMap { source.offset(line: $0.mark.line, column: $0.mark.column) }
      return YAMLStop(source: source, problem: problem, offset: offset, context: start).issue
    case .memory: return SyntaxIssue(.noMemoryForDepth, at: nil)
    case .reader(let problem, _, _, _): return SyntaxIssue(.unreadable(problem), at: nil)
    default: return SyntaxIssue(.noYAML(nil), at: nil)
    }
  }

  private mutating func report(_ mistake: YAMLMistake, at range: SourceRange? = nil, notes: [Diagnostic.Note] = []) {
    diagnostics.add(Diagnostic(.error, mistake, in: source, at: range, notes: notes))
  }

  // MARK: From Yams' nodes to ours

  private mutating func node(_ node: Yams.Node, depth: Int) -> Node? {
    guard !hasGivenUp else { return nil }
    let start = node.mark.flatMap { source.offset(line: $0.line, column: $0.column) } ?? 0
    guard depth <= FigureLimits.depth else {
      return giveUp(.nestedTooDeeply, at: source.range(at: start))
    }
    let result: Node?
    switch node {
    case .scalar(let scalar):
      result = self.scalar(scalar, at: start)
    case .sequence(let sequence):
      refuseTag(sequence.tag, at: start)
      result = Node(
        sequence: sequence.compactMap { self.node($0, depth: depth + 1) }, at: source.range(at: contentStart(start)))
    case .mapping(let mapping):
      refuseTag(mapping.tag, at: start)
      result = Node(
        mapping: entries(of: mapping, depth: depth + 1), at: source.range(at: contentStart(start)))
    case .alias:
      result = nil  // Yams makes these in trees that a program builds, never when it reads.
    }
    guard let result else { return nil }
    if let anchor = node.anchor?.rawValue { anchors[anchor] = result }
    return result
  }

  private mutating func entries(of mapping: Yams.Node.Mapping, depth: Int) -> [Node.Entry] {
    var entries: [Node.Entry] = []
    var seen: [String: SourceRange] = [:]
    for (key, value) in mapping {
      guard case .scalar(let scalar) = key, let keyNode = self.scalar(scalar, at: offset(of: key)),
        let name = keyNode.scalar
      else {
        if !hasGivenUp { report(.keyIsNoWord, at: source.range(at: offset(of: key))) }
        continue
      }
      // 1. A key that YAML would have refused: the first one counts.
      if let first = seen[name.text] {
        report(.duplicateKey(name.text), at: name.range, notes: [.init("first given here", at: first)])
        continue
      }
      seen[name.text] = name.range
      guard let value = node(value, depth: depth) else { continue }
      if name.text == "<<" {
        report(.mergeKey, at: name.range)
        continue
      }
      entries.append(Node.Entry(key: name, value: value))
    }
    return entries
  }

  private func offset(of node: Yams.Node) -> Int {
    node.mark.flatMap { source.offset(line: $0.line, column: $0.column) } ?? 0
  }

  private mutating func scalar(_ scalar: Yams.Node.Scalar, at start: Int) -> Node? {
    // A tag before nothing is told as the key without a value that it leaves.
    if !scalar.string.isEmpty || scalar.style != .plain { refuseTag(scalar.tag, at: start) }
    let content = contentStart(start)
    guard scalar.string.length <= FigureLimits.textLength else {
      return giveUp(.textTooLong, at: source.range(at: content))
    }
    if scalar.style == .plain, scalar.string.unicodeScalars.first == masked.aliasMark {
      return alias(scalar.string, at: content)
    }
    let node = Node(located(scalar, at: content))
    return count(node) ? node : nil
  }

  /// What an alias stands for; its places stay those of the anchor.
  private mutating func alias(_ text: String, at start: Int) -> Node? {
    let name = String(text.unicodeScalars.dropFirst())
    let range = source.range(at: start, length: text.length)
    guard name.unicodeScalars.allSatisfy(\.isAnchorCharacter) else {
      report(.alias, at: range)
      return nil
    }
    guard let node = anchors[name] else {
      report(.unknownAnchor(name, meant: NearMisses.closest(to: name, among: anchors.keys.sorted())), at: range)
      return nil
    }
    return count(node) ? node : nil
  }

  private mutating func count(_ node: Node) -> Bool {
    nodeCount += node.count
    guard nodeCount > FigureLimits.nodes else { return true }
    _ = giveUp(.tooManyNodes, at: node.range)
    return false
  }

  private mutating func giveUp(_ mistake: YAMLMistake, at range: SourceRange) -> Node? {
    if !hasGivenUp { report(mistake, at: range) }
    hasGivenUp = true
    return nil
  }

  private mutating func refuseTag(_ tag: Yams.Tag, at start: Int) {
    let name = tag.rawValue
    guard !name.isEmpty, name != "!", !name.hasPrefix("tag:yaml.org,2002:") else { return }
    report(.unknownTag(masked.restoring(name)), at: source.range(at: start))
  }

  // MARK: Places

  /// Where a node's own text begins, behind its anchor and its tag.
  private func contentStart(_ start: Int) -> Int {
    let scalars = source.scalars
    var offset = start
    while offset < scalars.count, scalars[offset] == "&" || scalars[offset] == "!" {
      while offset < scalars.count, !scalars[offset].isBlank { offset += 1 }
      while offset < scalars.count, scalars[offset].isBlank { offset += 1 }
    }
    return offset
  }

  private func located(_ scalar: Yams.Node.Scalar, at start: Int) -> Scalar {
    let text = masked.originalKey(scalar.string)
    let isPlain = scalar.style == .plain || scalar.style == .any
    let length = text.length
    switch scalar.style {
    case .singleQuoted, .doubleQuoted:
      guard let (offsets, end) = quotedOffsets(from: start), offsets.count == length + 1 else { break }
      return Scalar(
        text: text, isPlain: false, range: source.range(at: start, length: end - start),
        placement: .scattered(offsets))
    case .literal, .folded:
      break
    default:
      guard source.scalars[start...].starts(with: text.unicodeScalars) else { break }
      return Scalar(
        text: text, isPlain: isPlain, range: source.range(at: start, length: length), placement: .contiguous(from: 0))
    }
    let rest = source.restOfLine(from: start)
    let written = rest.reversed().drop(while: \.isBlank).count
    return Scalar(
      text: text, isPlain: isPlain, range: source.range(at: start, length: written), placement: .unknown)
  }

  /// Where the characters of a quoted text on one line stand, counted from its quotation mark; the last entry is
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

extension NodeReader.Result {
  /// Of a document that is not even looked at.
  fileprivate init(refusing source: SourceText, for mistake: YAMLMistake) {
    self.init(source: source, diagnostics: Diagnostics([Diagnostic(.error, mistake, in: source)]))
  }
}

extension SourceText {
  /// Control characters and lone carriage returns, each an error.
  fileprivate var unreadableCharacters: Diagnostics {
    var diagnostics = Diagnostics()
    for (offset, scalar) in scalars.enumerated() where diagnostics.all.count < 10 {
      switch scalar.value {
      case 0x0D where offset + 1 == scalars.count || scalars[offset + 1] != "\n":
        diagnostics.add(Diagnostic(.error, YAMLMistake.loneCarriageReturn, in: self, at: range(at: offset)))
      case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xFEFE, 0xFF00...0xFFFD, 0x10000...: continue
      default:
        diagnostics.add(Diagnostic(.error, YAMLMistake.unreadableCharacter(scalar), in: self, at: range(at: offset)))
      }
    }
    return diagnostics
  }
}

extension String {
  /// In Unicode scalars, as columns are counted.
  var length: Int {
    // Native strings lie in one piece, over which a plain loop takes a tenth of the time.
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.reduce(into: 0) { count, byte in count &+= byte & 0xC0 != 0x80 ? 1 : 0 }
    } ?? unicodeScalars.count
  }
}
