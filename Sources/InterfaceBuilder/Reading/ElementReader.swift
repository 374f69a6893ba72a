import CExpat
import Diagnostics
import Figures

/// Reads XML into a tree of elements, with Expat.
///
/// Interface Builder writes no document type declaration, so none is let in: without one there are no entities to expand
/// and nothing outside the document to load.
enum ElementReader {
  /// Deeper documents are refused: what walks the tree recurses. A view takes two levels.
  static let deepest = 2 * DocumentLimit.viewNesting.standard + 40

  /// The document's element, or what keeps it from being read, with the place.
  static func read(_ source: SourceFile, limits: FigureLimits) -> Result<DocumentElement, Diagnostic> {
    guard let parser = XML_ParserCreate("UTF-8") else {
      return .failure(.error(.malformedXML, "not enough memory to read the document"))
    }
    defer { XML_ParserFree(parser) }
    let gatherer = ElementGatherer(parser, limits: limits)
    return withExtendedLifetime(gatherer) {
      XML_SetUserData(parser, Unmanaged.passUnretained(gatherer).toOpaque())
      setHandlers(of: parser)
      var text = source.text
      let status = text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { XML_Parse(parser, $0.baseAddress, Int32($0.count), 1) }
      }
      if let refusal = gatherer.refusal { return .failure(refusal) }
      guard status == XML_STATUS_OK, let root = gatherer.root else {
        return .failure(problem(of: parser, gatherer, in: source))
      }
      return .success(root)
    }
  }

  private static func setHandlers(of parser: XML_Parser) {
    XML_SetElementHandler(
      parser,
      { data, name, attributes in ElementGatherer.of(data)?.begin(name, attributes) },
      { data, _ in ElementGatherer.of(data)?.end() })
    XML_SetCharacterDataHandler(parser) { data, characters, count in
      ElementGatherer.of(data)?.add(characters, Int(count))
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, name, _, _, _ in
      ElementGatherer.of(data)?.refuse(typeOfDocument: name.map { String(cString: $0) } ?? "")
    }
  }

  /// What keeps the document from being XML.
  private static func problem(
    of parser: XML_Parser, _ gatherer: ElementGatherer, in source: SourceFile
  ) -> Diagnostic {
    // 1. What is none, and what is two.
    if source.text.allSatisfy(\.isWhitespace) { return .emptyDocument }
    if let merge = source.unfinishedMerge { return merge }
    // 2. A character that has to be written otherwise, where it is.
    if let character = UnescapedCharacter(
      at: Int(XML_GetCurrentByteIndex(parser)), XML_GetErrorCode(parser), in: source)
    {
      return .error(.malformedXML, character.message, at: character.range)
    }
    // 3. Anything else, as the parser says it.
    return .error(
      .malformedXML, message(of: parser), at: SourceRange(start: ElementGatherer.position(of: parser)),
      notes: unclosed(by: gatherer, parser, in: source))
  }

  /// Where the element begins that has no end, if that is what is wrong: it is noticed at the end of what holds it,
  /// or of the document. An end of nothing that is open is one too many.
  private static func unclosed(
    by gatherer: ElementGatherer, _ parser: XML_Parser, in source: SourceFile
  ) -> [Diagnostic.Note] {
    guard let element = gatherer.open.last else { return [] }
    switch XML_GetErrorCode(parser) {
    case XML_ERROR_NO_ELEMENTS: break
    case XML_ERROR_TAG_MISMATCH:
      let offset = Int(XML_GetCurrentByteIndex(parser))
      let rest = source.text.utf8.dropFirst(max(0, offset)).drop { "</".utf8.contains($0) }
      let name = String(decoding: rest.prefix { !" >\t\r\n".utf8.contains($0) }, as: UTF8.self)
      guard gatherer.open.dropLast().contains(where: { $0.name == name }) else { return [] }
    default: return []
    }
    return [Diagnostic.Note("'<\(element.name)>' has no end", at: element.range)]
  }

  private static func message(of parser: XML_Parser) -> String {
    guard let text = XML_ErrorString(XML_GetErrorCode(parser)) else { return "the document is not XML" }
    return "the document is not well-formed XML: \(String(cString: text))"
  }
}

/// The elements that are open while a document is read.
private final class ElementGatherer {
  private let parser: XML_Parser
  private(set) var open: [DocumentElement] = []
  private(set) var root: DocumentElement?
  /// Why reading was given up, where it was not for bad XML.
  private(set) var refusal: Diagnostic?

  private let limits: FigureLimits
  private var count = 0

  init(_ parser: XML_Parser, limits: FigureLimits) {
    self.parser = parser
    self.limits = limits
  }

  static func of(_ data: UnsafeMutableRawPointer?) -> ElementGatherer? {
    data.map { Unmanaged<ElementGatherer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Where the parser is; Expat counts columns from 0.
  static func position(of parser: XML_Parser) -> SourcePosition {
    SourcePosition(
      line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  /// Gives up at a document type declaration, which tells what the document is.
  func refuse(typeOfDocument name: String) {
    let kind = OtherDocument(element: name)
    refuse(
      kind.map { .error(.unsupportedDocument, $0.message) }
        ?? .error(
          .malformedXML, "a document type declaration is not supported: Interface Builder writes none", at: place))
  }

  private var place: SourceRange { SourceRange(start: Self.position(of: parser)) }

  private func refuse(_ diagnostic: Diagnostic) {
    guard refusal == nil else { return }
    refusal = diagnostic
    XML_StopParser(parser, XML_Bool(0))
  }

  func begin(
    _ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard refusal == nil, let name else { return }
    guard open.count < ElementReader.deepest else {
      refuse(limits.error(exceeding: .viewNesting, at: place))
      return
    }
    count += 1
    guard count <= limits[.nodes] else {
      refuse(limits.error(exceeding: .nodes, at: place))
      return
    }
    var element = DocumentElement(
      name: String(cString: name), attributes: [], position: Self.position(of: parser))
    // Names and values take turns up to a null.
    var next = attributes
    while let pair = next, let key = pair[0], let value = pair[1] {
      element.attributes.append(.init(name: String(cString: key), value: String(cString: value)))
      next = pair + 2
    }
    open.append(element)
  }

  func add(_ characters: UnsafePointer<XML_Char>?, _ count: Int) {
    guard let characters, count > 0, !open.isEmpty else { return }
    let bytes = UnsafeRawBufferPointer(start: characters, count: count)
    // Indentation is most of what stands between tags.
    guard bytes.contains(where: { $0 > 32 }) || !open[open.count - 1].text.isEmpty else { return }
    open[open.count - 1].text += String(decoding: bytes, as: UTF8.self)
  }

  func end() {
    guard refusal == nil, let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }
}
