import Diagnostics

/// A document as it was written: lists, mappings and untyped texts, each with its place.
struct Node {
  enum Content {
    case scalar(Scalar)
    /// With the place of its beginning, as of a mapping.
    case sequence([Node], at: SourceRange)
    case mapping([Entry], at: SourceRange)
  }

  struct Entry {
    var key: Scalar
    var value: Node
  }

  var content: Content

  init(_ scalar: Scalar) { content = .scalar(scalar) }

  init(sequence: [Node], at range: SourceRange) { content = .sequence(sequence, at: range) }

  init(mapping: [Entry], at range: SourceRange) { content = .mapping(mapping, at: range) }

  /// Of a list or a mapping, its beginning.
  var range: SourceRange {
    switch content {
    case .scalar(let scalar): scalar.range
    case .sequence(_, let range), .mapping(_, let range): range
    }
  }

  /// How many nodes it holds, itself and the keys counted.
  var count: Int {
    switch content {
    case .scalar: 1
    case .sequence(let items, _): items.reduce(1) { $0 + $1.count }
    case .mapping(let entries, _): entries.reduce(1) { $0 + 1 + $1.value.count }
    }
  }

  /// How much it takes of what `repeat` and `include` may make: the nodes, and more for long texts.
  var weight: Int {
    switch content {
    case .scalar(let scalar): 1 + scalar.text.utf8.count / Self.charactersPerNode
    case .sequence(let items, _): items.reduce(1) { $0 + $1.weight }
    case .mapping(let entries, _):
      entries.reduce(1) { $0 + 1 + $1.key.text.utf8.count / Self.charactersPerNode + $1.value.weight }
    }
  }

  /// How long a text is that counts as one more key or value.
  static let charactersPerNode = 16

  /// Adds items to a list.
  mutating func append(_ more: [Node]) {
    guard case .sequence(var items, let range) = content else { return }
    // The items are not copied.
    content = .sequence([], at: range)
    items += more
    content = .sequence(items, at: range)
  }

  var scalar: Scalar? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar
  }

  var sequence: [Node]? {
    guard case .sequence(let items, _) = content else { return nil }
    return items
  }

  var mapping: [Entry]? {
    guard case .mapping(let entries, _) = content else { return nil }
    return entries
  }

  /// Whether it is the missing value of a key.
  var isMissing: Bool { scalar?.isMissing ?? false }

  /// What a message calls it.
  var summary: String {
    switch content {
    case .scalar(let scalar): "'\(scalar.text.shortened)'"
    case .sequence(let items, _): "a list of \(items.count)"
    case .mapping: "a mapping"
    }
  }

  /// The node with every text in it changed, keys included.
  func mappingScalars(_ transform: (Scalar) -> Scalar) -> Node {
    switch content {
    case .scalar(let scalar):
      Node(transform(scalar))
    case .sequence(let items, let range):
      Node(sequence: items.map { $0.mappingScalars(transform) }, at: range)
    case .mapping(let entries, let range):
      Node(
        mapping: entries.map { Entry(key: transform($0.key), value: $0.value.mappingScalars(transform)) }, at: range)
    }
  }
}

extension [Node.Entry] {
  /// All but some: a part of the list, without a copy, where these are at its ends, as a view's kind and its subviews
  /// are.
  func leavingOut(_ isLeftOut: (Int) -> Bool) -> ArraySlice<Node.Entry> {
    var rest = self[...]
    while !rest.isEmpty, isLeftOut(rest.startIndex) { rest = rest.dropFirst() }
    while !rest.isEmpty, isLeftOut(rest.endIndex - 1) { rest = rest.dropLast() }
    guard rest.indices.contains(where: isLeftOut) else { return rest }
    return ArraySlice(rest.indices.filter { !isLeftOut($0) }.map { rest[$0] })
  }
}

extension RandomAccessCollection<Node.Entry> where Index == Int {
  /// The index of the entry with a key.
  func index(of key: String) -> Int? {
    // The key alone is looked at: an entry is long.
    indices.first { self[$0].key.text == key }
  }
}
