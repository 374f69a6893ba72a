import CYAML
import Diagnostics

/// libyaml's parser, which turns a text into a sequence of events.
///
///     var parser = YAMLParser(reading: Array("- a".unicodeScalars))
///     try parser.next()   // the start of the stream, then of the document, of a sequence, a scalar, …
///
/// Offsets are counted in Unicode scalars.
struct YAMLParser: ~Copyable {
  /// The parser points to itself, and must stay at one address.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  /// The text, which libyaml does not copy.
  private let text: UnsafeMutableBufferPointer<UInt8>

  /// - Parameter isASCII: Whether all scalars are, as in nearly every document.
  init(reading scalars: [Unicode.Scalar], isASCII: Bool = false) {
    text = Self.utf8(scalars, isASCII: isASCII)
    guard yaml_parser_initialize(parser) == 1 else { preconditionFailure("no memory for a parser of YAML") }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, self.text.baseAddress, self.text.count)
  }

  private static func utf8(_ scalars: [Unicode.Scalar], isASCII: Bool) -> UnsafeMutableBufferPointer<UInt8> {
    scalars.withUnsafeBufferPointer { utf8($0, isASCII: isASCII) }
  }

  private static func utf8(
    _ scalars: UnsafeBufferPointer<Unicode.Scalar>, isASCII: Bool
  ) -> UnsafeMutableBufferPointer<UInt8> {
    let length = isASCII ? scalars.count : scalars.reduce(0) { $0 &+ UTF8.width($1) }
    let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: length)
    if length == scalars.count {
      for index in scalars.indices { text[index] = UInt8(truncatingIfNeeded: scalars[index].value) }
      return text
    }
    var count = 0
    for scalar in scalars {
      if scalar.isASCII {
        text.initializeElement(at: count, to: UInt8(truncatingIfNeeded: scalar.value))
        count += 1
      } else {
        for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          text.initializeElement(at: count, to: unit)
          count += 1
        }
      }
    }
    return text
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    text.deallocate()
  }

  /// The next event.
  ///
  /// - Throws: The syntax error at which parsing ends.
  mutating func next() throws(YAMLSyntaxError) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw YAMLSyntaxError(parser.pointee) }
    return YAMLEvent(event)
  }
}

/// A part of a YAML text, read where libyaml has it: there are hundreds in a document, and of most little is asked.
struct YAMLEvent: ~Copyable {
  enum Kind {
    case scalar, sequenceStart, mappingStart
    /// The end of a sequence or of a mapping.
    case end
    case documentStart
    case streamEnd
    /// The start of the stream, the end of the document, and aliases, which ``MaskedText`` hides.
    case other
  }

  enum ScalarStyle {
    case plain, quoted
    /// `|` and `>`.
    case block
  }

  private let event: yaml_event_t

  fileprivate init(_ event: yaml_event_t) { self.event = event }

  deinit {
    var event = event
    yaml_event_delete(&event)
  }

  var kind: Kind {
    switch event.type {
    case YAML_SCALAR_EVENT: .scalar
    case YAML_SEQUENCE_START_EVENT: .sequenceStart
    case YAML_MAPPING_START_EVENT: .mappingStart
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .end
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_STREAM_END_EVENT: .streamEnd
    default: .other
    }
  }

  /// Whether it starts a sequence or a mapping.
  var isStart: Bool { event.type == YAML_SEQUENCE_START_EVENT || event.type == YAML_MAPPING_START_EVENT }
  /// Whether it ends a sequence or a mapping.
  var isEnd: Bool { event.type == YAML_SEQUENCE_END_EVENT || event.type == YAML_MAPPING_END_EVENT }

  /// The text of a scalar; empty for others.
  var text: String { String(bytes) }
  var style: ScalarStyle { kind == .scalar ? ScalarStyle(event.data.scalar.style) : .plain }

  private var bytes: UnsafeBufferPointer<UInt8> {
    guard event.type == YAML_SCALAR_EVENT else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: event.data.scalar.value, count: event.data.scalar.length)
  }

  /// How many Unicode scalars the text of a scalar has; 0 for others.
  var length: Int {
    // A plain text on one line is as it was written.
    let isVerbatim =
      event.type == YAML_SCALAR_EVENT && event.data.scalar.style == YAML_PLAIN_SCALAR_STYLE && isOnOneLine
      && !hasProperties
    return isVerbatim
      ? end - start : bytes.reduce(into: 0) { count, byte in count &+= byte & 0xC0 != 0x80 ? 1 : 0 }
  }

  /// Whether it has an anchor or a tag.
  var hasProperties: Bool { properties.anchor != nil || properties.tag != nil }
  var anchor: String? { String(name: properties.anchor) }
  var tag: String? { String(name: properties.tag) }

  private var properties: (anchor: UnsafePointer<UInt8>?, tag: UnsafePointer<UInt8>?) {
    switch event.type {
    case YAML_SCALAR_EVENT: (UnsafePointer(event.data.scalar.anchor), UnsafePointer(event.data.scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      (UnsafePointer(event.data.sequence_start.anchor), UnsafePointer(event.data.sequence_start.tag))
    case YAML_MAPPING_START_EVENT:
      (UnsafePointer(event.data.mapping_start.anchor), UnsafePointer(event.data.mapping_start.tag))
    default: (nil, nil)
    }
  }

  /// The offset of the first character, which is that of the anchor or of the tag if there is one.
  var start: Int { event.start_mark.index }
  var position: SourcePosition {
    SourcePosition(line: event.start_mark.line + 1, column: event.start_mark.column + 1)
  }
  /// The offset behind the last character.
  var end: Int { event.end_mark.index }
  var isOnOneLine: Bool { event.start_mark.line == event.end_mark.line }
}

extension YAMLEvent.ScalarStyle {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .quoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: self = .block
    default: self = .plain
    }
  }
}

/// The error at which libyaml stops.
enum YAMLSyntaxError: Error {
  case outOfMemory
  /// Bytes that are not text.
  case unreadable(String)
  /// - offset: Where the error is.
  /// - context: The offset of the construct that was being read.
  case problem(String, offset: Int, context: Int?)

  fileprivate init(_ parser: yaml_parser_t) {
    let problem = parser.problem.map { String(cString: $0) } ?? ""
    switch parser.error {
    case YAML_MEMORY_ERROR: self = .outOfMemory
    case YAML_READER_ERROR: self = .unreadable(problem)
    default:
      self = .problem(
        problem, offset: parser.problem_mark.index, context: parser.context == nil ? nil : parser.context_mark.index)
    }
  }
}

extension String {
  /// The text of a scalar.
  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // Most are words that need no memory of their own. Written where they are kept they cost half.
    if bytes.count <= 15 {
      self.init(unsafeUninitializedCapacity: bytes.count) { text in
        for index in 0..<bytes.count { text.initializeElement(at: index, to: bytes[index]) }
        return bytes.count
      }
    } else {
      self.init(decoding: bytes, as: UTF8.self)
    }
  }

  /// The name of an anchor or of a tag.
  fileprivate init?(name: UnsafePointer<UInt8>?) {
    guard let name else { return nil }
    self.init(cString: name)
  }
}
