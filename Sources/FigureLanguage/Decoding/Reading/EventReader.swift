/// The events of a document: those of ``LineParser`` as far as it knows what it reads, and libyaml's from there on.
struct EventReader: ~Copyable {
  private let scalars: [Unicode.Scalar]
  private var lines: LineParser
  /// How many events were given by lines, which libyaml gives as well.
  private var lineEventCount = 0
  private var parser: YAMLParser?

  init(reading scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    lines = LineParser(reading: scalars)
  }

  /// The next event.
  ///
  /// - Throws: The syntax error at which parsing ends.
  mutating func next() throws(YAMLSyntaxError) -> YAMLEvent {
    if let event = try parser?.next() { return event }
    if let event = lines.next() {
      lineEventCount += 1
      return event
    }
    var parser = YAMLParser(reading: scalars)
    for _ in 0..<lineEventCount { _ = try parser.next() }
    let event = try parser.next()
    self.parser = consume parser
    return event
  }
}
