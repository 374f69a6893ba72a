import Foundation
import Geometry
import Graphics
import Testing
import Typography

@testable import SVGRendering

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Each `Fixtures/features/*.svg` is the text that one of `Feature.all` must give, to the letter.
@Suite struct FeatureTests {
  @Test(arguments: Feature.all)
  func textMatchesFixture(_ feature: Feature) throws {
    let file = Bundle.module.bundleURL.appending(path: "Fixtures/features/\(feature.name).svg")
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(feature.svg == expected)
  }

  @Test(arguments: Feature.all)
  func textIsWellFormedAndClosedInItself(_ feature: Feature) throws {
    let reader = SVGReader()
    let parser = XMLParser(data: Data(feature.svg.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")

    #expect(Set(reader.ids).count == reader.ids.count, "ids are unique")
    let prefix = try #require(reader.ids.first)
    for id in reader.ids.dropFirst() { #expect(id.hasPrefix(prefix + "-")) }
    for reference in reader.references { #expect(reader.ids.contains(reference), "\(reference)") }
    for forbidden in ["script", "foreignObject"] { #expect(!reader.elements.contains(forbidden)) }
    for name in reader.attributes { #expect(!name.hasPrefix("on")) }
    for token in ["nan", "inf"] {
      for number in reader.numbers { #expect(!number.lowercased().contains(token), "\(number)") }
    }
  }

  @Test(arguments: Feature.all)
  func sameListGivesSameText(_ feature: Feature) {
    #expect(feature.svg == feature.svg)
  }
}

/// Collects what the tests ask of a document.
private final class SVGReader: NSObject, XMLParserDelegate {
  var elements: [String] = []
  var ids: [String] = []
  var attributes: [String] = []
  /// Ids that `href`, `url(#…)` and `aria-labelledby` name.
  var references: [String] = []
  /// The values of attributes that hold numbers.
  var numbers: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes attributeDict: [String: String]
  ) {
    elements.append(elementName)
    attributes += attributeDict.keys
    if let id = attributeDict["id"] { ids.append(id) }
    if let href = attributeDict["href"], href.hasPrefix("#") { references.append(String(href.dropFirst())) }
    references += attributeDict["aria-labelledby"]?.split(separator: " ").map(String.init) ?? []
    for value in attributeDict.values where value.hasPrefix("url(#") {
      references.append(String(value.dropFirst(5).dropLast()))
    }
    let names = ["x", "y", "width", "height", "d", "viewBox", "transform", "opacity", "stroke-dasharray", "textLength"]
    numbers += names.compactMap { attributeDict[$0] }
  }
}
