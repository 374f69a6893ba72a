import Diagnostics

/// A document as it was written: lists, mappings and untyped texts, each with its place.
struct Node {
  enum Content {
    case scalar(Scalar)
    case sequence([Node])
    case mapping([Entry])
  }

  struct Entry {
    var key: Scalar
    var value: Node
  }

  var content: Content
  /// Of a list or a mapping, its beginning.
  var range: SourceRange
  /// How many nodes it holds, itself and the keys counted, however often an alias brings them in.
  var count: Int

  init(_ scalar: Scalar) {
    content = .scalar(scalar)
    range = scalar.range
    count = 1
  }

  init(sequence: [Node], at range: SourceRange) {
    content = .sequence(sequence)
    self.range = range
    count = 1 + sequence.reduce(0) { $0 + $1.count }
  }

  init(mapping: [Entry], at range: SourceRange) {
    content = .mapping(mapping)
    self.range = range
    count = 1 + mapping.reduce(0) { $0 + 1 + $1.value.count }
  }

  /// How much it takes of what `repeat` and `include` may make: the nodes, and more for long texts.
  var weight: Int {
    switch content {
    case .scalar(let scalar): 1 + scalar.text.utf8.count / Self.charactersPerNode
    case .sequence(let items): items.reduce(1) { $0 + $1.weight }
    case .mapping(let entries):
      entries.reduce(1) { $0 + 1 + $1.key.text.utf8.count / Self.charactersPerNode + $1.value.weight }
    }
  }

  /// How long a text is that counts as one more key or value.
  static let charactersPerNode = 16

  var scalar: Scalar? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar
  }

  var sequence: [Node]? {
    guard case .sequence(let items) = content else { return nil }
    return items
  }

  var mapping: [Entry]? {
    guard case .mapping(let entries) = content else { return nil }
    return entries
  }

  /// Whether it is the missing value of a key.
  var isMissing: Bool { scalar?.isMissing ?? false }

  /// What a message calls it.
  var summary: String {
    switch content {
    case .scalar(let scalar): "'\(scalar.text.shortened)'"
    case .sequence(let items): "a list of \(items.count)"
    case .mapping: "a mapping"
    }
  }

  /// The node with every text in it changed, keys included.
  func mappingScalars(_ transform: (Scalar) -> Scalar) -> Node {
    switch content {
    case .scalar(let scalar):
      Node(transform(scalar))
    case .sequence(let items):
      Node(sequence: items.map { $0.mappingScalars(transform) }, at: range)
    case .mapping(let entries):
      Node(
        mapping: entries.map { Entry(key: transform($0.key), value: $0.value.mappingScalars(transform)) }, at: range)
    }
  }
}
