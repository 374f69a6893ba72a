import Diagnostics
import Figures
import Geometry
import InterfaceBuilder
import Staging
import TestSupport
import Testing
import Typography

/// Whatever is done to a document, it is laid out and compared, or refused with a place.
@Suite struct MutationTests {
  @Test(arguments: 0..<60)
  func damagedDocumentsNeverStopTheProcess(_ seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let fixtures = try DocumentFixture.all(in: "scenes")
    let fixture = try #require(fixtures.randomElement(using: &generator))
    var text = fixture.source.text
    for _ in 0..<Int.random(in: 1...12, using: &generator) { text = Self.damaged(text, using: &generator) }
    let (document, diagnostics) = InterfaceDocument.read(SourceFile(name: "damaged.xml", text: text))
    #expect(diagnostics.all.allSatisfy { $0.range != nil })
    guard let document else {
      #expect(diagnostics.hasErrors)
      return
    }
    let (figures, more) = document.figures(named: "damaged")
    #expect(more.all.allSatisfy { $0.range != nil && $0.severity == .warning })
    for var figure in figures {
      figure.orientations = [.portrait, .landscape]
      for picture in figure.pictures(measuringTextWith: FixedWidthMeasurer()) {
        #expect(picture.panels[0].views.allSatisfy { Self.isFinite($0.frame) })
      }
    }
    let views = document.comparisons(measuringTextWith: FixedWidthMeasurer())
    #expect(views.allSatisfy { $0.coordinates.allSatisfy { $0.solved.isFinite } })
  }

  private static func isFinite(_ rect: Rect) -> Bool {
    [rect.x, rect.y, rect.width, rect.height].allSatisfy(\.isFinite)
  }

  /// A document is a sequence of attributes and tags: some are taken out, put elsewhere or given nonsense.
  private static func damaged(_ text: String, using generator: inout SeededGenerator) -> String {
    var attributes: [Range<String.Index>] = []
    var tags: [Range<String.Index>] = []
    var open: String.Index?
    var quote: String.Index?
    for index in text.indices {
      switch text[index] {
      case "<": open = index
      case ">":
        if let start = open { tags.append(start..<text.index(after: index)) }
        open = nil
      case "\"":
        if let start = quote { attributes.append(start..<index) }
        quote = quote == nil ? text.index(after: index) : nil
      default: break
      }
    }
    var result = text
    guard let value = attributes.randomElement(using: &generator), let tag = tags.randomElement(using: &generator),
      let other = attributes.randomElement(using: &generator), let place = tags.randomElement(using: &generator)
    else { return text }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1: result.replaceSubrange(value, with: nonsense.randomElement(using: &generator) ?? "")
    case 2, 3, 4: result.replaceSubrange(value, with: text[other])
    case 5: if text[tag].hasSuffix("/>") { result.removeSubrange(tag) }
    case 6: if text[tag].hasSuffix("/>") { result.insert(contentsOf: text[tag], at: place.lowerBound) }
    default: if Int.random(in: 0..<10, using: &generator) == 0 { result = String(text[..<place.lowerBound]) }
    }
    return result
  }

  private static let nonsense = [
    "", "nan", "inf", "-1", "0", "1e308", "-1e308", "1e-320", "999999", "1:0", "0:0", "YES", "infinite",
    "99999999999999",
  ]
}
