import Diagnostics
import Figures

/// Reads YAML, and JSON with it, into located nodes.
///
/// libyaml finds the structure. This adds the places of a text's characters, the nodes that aliases refer to, within a
/// limit, and keys that are given twice.
struct NodeReader: ~Copyable {
  private let source: SourceText
  private let masked: MaskedText
  private let locator: EventLocator
  private let limits: FigureLimits
  // What each node is held against.
  private let deepest: Int
  private let longestText: Int
  private let mostNodes: Int
  private var parser: YAMLParser
  private var diagnostics = Diagnostics()
  private var anchors: [String: Node] = [:]
  private var nodeCount = 0

  /// Why reading ends early.
  private enum Stop: Error {
    case syntax(YAMLSyntaxError)
    /// A limit is exceeded, which is reported.
    case limit
  }

  private init(_ source: SourceText, masked: MaskedText, limits: FigureLimits) {
    self.source = source
    self.masked = masked
    locator = EventLocator(source: source, masked: masked)
    self.limits = limits
    (deepest, longestText, mostNodes) = (limits[.nesting], limits[.textLength], limits[.nodes])
    parser = YAMLParser(reading: masked.scalars, isASCII: masked.isASCII)
  }

  /// What came of reading a document.
  struct Result {
    /// `nil` if the document cannot be read; the diagnostics say why.
    var root: Node?
    var source: SourceText
    var diagnostics: Diagnostics
    /// What YAML stopped at, where the text is none.
    var failure: SyntaxIssue?
  }

  /// - Parameter masksPlaceholders: Whether `{word}` is a text everywhere, as in a document that is included.
  static func read(_ file: SourceFile, limits: FigureLimits, masksPlaceholders: Bool = false) -> Result {
    // 1. Refuse by size, before anything is copied or parsed.
    guard file.text.utf8.count <= limits[.documentBytes] else {
      return Result(refusing: SourceText(""), for: .exceeded(.documentBytes, of: limits))
    }
    let source = SourceText(file.text)
    // 2. Refuse characters that YAML has no place for, each by its place.
    let unreadable = source.unreadableCharacters
    guard unreadable.isEmpty else { return Result(source: source, diagnostics: unreadable) }
    guard let masked = MaskedText(source, masksPlaceholders: masksPlaceholders) else {
      return Result(refusing: source, for: .tooManyPrivateCharacters)
    }
    // 3. Parse, and turn what comes of it into nodes.
    var reader = NodeReader(source, masked: masked, limits: limits)
    do throws(Stop) {
      return Result(root: try reader.root(), source: source, diagnostics: reader.diagnostics)
    } catch {
      switch error {
      case .limit: return Result(source: source, diagnostics: reader.diagnostics)
      // The mistakes found before are reported when the repaired document is read.
      case .syntax(let error):
        return Result(source: source, diagnostics: Diagnostics(), failure: SyntaxIssue(error, in: source))
      }
    }
  }

  // MARK: Nodes

  private mutating func next() throws(Stop) -> YAMLEvent {
    do { return try parser.next() } catch { throw .syntax(error) }
  }

  private mutating func root() throws(Stop) -> Node? {
    // 1. The stream and the document begin.
    _ = try next()
    guard try next().kind == .documentStart else {
      report(.emptyDocument)
      return nil
    }
    // 2. The node, and the end of the document.
    let root = try node(try next(), depth: 0)
    _ = try next()
    // 3. Nothing follows.
    let end = try next()
    guard end.kind == .streamEnd else {
      throw .syntax(.problem("found another document", offset: end.start, context: 0))
    }
    return root
  }

  /// The node that begins with an event.
  private mutating func node(_ event: borrowing YAMLEvent, depth: Int) throws(Stop) -> Node? {
    guard depth <= deepest else { throw exceeded(.nestedTooDeeply, at: source.range(at: event.start)) }
    let node: Node?
    switch event.kind {
    case .scalar:
      node = try scalar(event)
    case .sequenceStart:
      refuseTag(of: event)
      node = Node(sequence: try items(depth: depth + 1), at: locator.contentRange(of: event))
    case .mappingStart:
      refuseTag(of: event)
      node = Node(mapping: try entries(depth: depth + 1), at: locator.contentRange(of: event))
    default:
      node = nil
    }
    if event.hasProperties, let anchor = event.anchor, let node { anchors[anchor] = node }
    return node
  }

  private mutating func items(depth: Int) throws(Stop) -> [Node] {
    var items: [Node] = []
    while true {
      let event = try next()
      guard !event.isEnd else { return items }
      if let item = try node(event, depth: depth) { items.append(item) }
    }
  }

  private mutating func entries(depth: Int) throws(Stop) -> [Node.Entry] {
    var entries: [Node.Entry] = []
    // Most mappings are views with a few properties: they get their memory once.
    entries.reserveCapacity(4)
    var places = KeyPlaces()
    while true {
      let event = try next()
      guard !event.isEnd else { return entries }
      guard let key = try key(event) else {
        report(.keyIsNoWord, at: source.range(at: event.start))
        try skip(try next())
        continue
      }
      // The first of two keys counts.
      if let first = places.first(of: key, in: entries) {
        report(.duplicateKey(key.text), at: key.range, notes: [.init("first given here", at: first)])
        try readAgain(key, in: &entries, depth: depth)
        continue
      }
      guard let value = try node(try next(), depth: depth) else {
        places.drop(key)
        continue
      }
      guard key.text != "<<" else {
        report(.mergeKey, at: key.range)
        places.drop(key)
        continue
      }
      entries.append(Node.Entry(key: key, value: value))
    }
  }

  /// Reads what a key that is given twice has the second time. Items of a list are added to those of the first: what they
  /// name is known then, and not told to be missing besides.
  private mutating func readAgain(_ key: Scalar, in entries: inout [Node.Entry], depth: Int) throws(Stop) {
    guard let second = try node(try next(), depth: depth)?.sequence, entries.count <= Self.mostSearched,
      let index = entries.firstIndex(where: { $0.key.text == key.text })
    else { return }
    entries[index].value.append(second)
  }

  /// In longer mappings no first key is looked for, of which a document can have as many as of second ones.
  private static let mostSearched = 100

  /// The key that begins with an event; `nil` for a list or a mapping, which is passed over.
  private mutating func key(_ event: borrowing YAMLEvent) throws(Stop) -> Scalar? {
    guard event.kind == .scalar else {
      try skip(event)
      return nil
    }
    return try scalar(event)?.scalar
  }

  /// Passes over the node that begins with an event.
  private mutating func skip(_ event: borrowing YAMLEvent) throws(Stop) {
    var depth = event.isStart ? 1 : 0
    while depth > 0 {
      let event = try next()
      depth += event.isStart ? 1 : event.isEnd ? -1 : 0
    }
  }

  private mutating func scalar(_ event: borrowing YAMLEvent) throws(Stop) -> Node? {
    let (text, style, length) = (event.text, event.style, event.length)
    // A tag before nothing is reported as the key without a value that it leaves.
    if !text.isEmpty || style != .plain { refuseTag(of: event) }
    let start = locator.contentStart(of: event)
    guard length <= longestText else {
      throw exceeded(.exceeded(.textLength, of: limits), at: source.range(at: start))
    }
    // The mark is none of the ASCII characters, which are all that nearly every text has.
    if style == .plain, length != text.utf8.count, text.unicodeScalars.first == masked.aliasMark {
      return try alias(text, at: start)
    }
    let scalar = locator.scalar(text, length: length, style, of: event, at: start)
    try count(1, at: scalar.range)
    return Node(scalar)
  }

  /// The node that an alias refers to, with the places of the anchor's node.
  private mutating func alias(_ text: String, at start: Int) throws(Stop) -> Node? {
    let name = String(text.unicodeScalars.dropFirst())
    let range = source.range(at: start, length: text.length)
    guard name.unicodeScalars.allSatisfy(\.isAnchorCharacter) else {
      report(.textAsAlias, at: range)
      return nil
    }
    guard let node = anchors[name] else {
      report(.unknownAnchor(name, meant: NearMisses.closest(to: name, among: anchors.keys.sorted())), at: range)
      return nil
    }
    try count(node.count, at: node.range)
    return node
  }

  private mutating func count(_ nodes: Int, at range: SourceRange) throws(Stop) {
    nodeCount += nodes
    guard nodeCount <= mostNodes else { throw exceeded(.exceeded(.nodes, of: limits), at: range) }
  }

  // MARK: Mistakes

  private mutating func report(_ mistake: Mistake, at range: SourceRange? = nil, notes: [Diagnostic.Note] = []) {
    diagnostics.add(Diagnostic(.error, mistake, in: source, at: range, notes: notes))
  }

  private mutating func exceeded(_ mistake: Mistake, at range: SourceRange) -> Stop {
    report(mistake, at: range)
    return .limit
  }

  private mutating func refuseTag(of event: borrowing YAMLEvent) {
    guard event.hasProperties, let tag = event.tag, !tag.isEmpty, tag != "!", !tag.hasPrefix("tag:yaml.org,2002:")
    else { return }
    report(.unknownTag(masked.restoring(tag)), at: source.range(at: event.start))
  }
}

extension NodeReader.Result {
  /// Of a document that is not even looked at.
  fileprivate init(refusing source: SourceText, for mistake: Mistake) {
    self.init(source: source, diagnostics: Diagnostics([Diagnostic(.error, mistake, in: source)]))
  }
}

extension SyntaxIssue {
  /// What is wrong with a text that is not YAML, in an author's words.
  fileprivate init(_ error: YAMLSyntaxError, in source: SourceText) {
    switch error {
    case .outOfMemory: self.init(.tooDeep, at: nil)
    case .unreadable(let problem): self.init(.unreadableDocument(problem), at: nil)
    case .problem(let problem, let offset, let context):
      let offset = min(offset, source.scalars.count)
      self = YAMLStop(source: source, problem: problem, offset: offset, context: context).issue
    }
  }
}
