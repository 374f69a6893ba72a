import Diagnostics
import Figures
import InterfaceBuilder
import Testing
import Typography

/// What cannot be read gets a message with its place.
@Suite struct BrokenDocumentTests {
  /// Each `Fixtures/broken/*.xml` lists its messages.
  @Test(arguments: try DocumentFixture.all(in: "broken"))
  func messagesNameThePlace(_ fixture: DocumentFixture) throws {
    var (document, diagnostics) = InterfaceDocument.read(fixture.source)
    if let document { diagnostics.add(contentsOf: document.figures(named: "broken").diagnostics) }
    let messages = DiagnosticFormatter(file: fixture.source).format(diagnostics)
      .split(separator: "\n").filter { $0.hasPrefix(fixture.source.name) }.map(String.init)
    #expect(messages == fixture.expectations)
    document = nil
  }

  @Test(arguments: ["", " \n\n"]) func aDocumentWithNothingInItIsEmpty(_ text: String) {
    let (document, diagnostics) = InterfaceDocument.read(SourceFile(name: "Main.storyboard", text: text))
    #expect(document == nil)
    #expect(diagnostics.all.map(\.message) == ["the document is empty"])
  }

  @Test func deepNestingIsRefused() {
    let depth = 100_000
    let text =
      "<document>" + String(repeating: "<view>", count: depth) + String(repeating: "</view>", count: depth)
      + "</document>"
    let (document, diagnostics) = InterfaceDocument.read(SourceFile(name: "deep.xml", text: text))
    #expect(document == nil)
    #expect(diagnostics.all.map(\.message) == [DocumentLimit.viewNesting.sentence(limit: 64)])
  }

  @Test func viewsAsDeepAsIsAllowedAreLaidOut() throws {
    let depth = DocumentLimit.viewNesting.standard + 1
    let open =
      "<view contentMode='scaleToFill' translatesAutoresizingMaskIntoConstraints='NO' id='#'>"
      + "<rect key='frame' x='0' y='0' width='10' height='10'/><subviews>"
    let text =
      "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' useAutolayout='YES'><objects>"
      + (0..<depth).map { open.replacing("#", with: "\($0)") }.joined()
      + String(repeating: "</subviews></view>", count: depth) + "</objects></document>"
    let (document, _) = InterfaceDocument.read(SourceFile(name: "deep.xml", text: text))
    let views = try #require(document).comparisons(measuringTextWith: FixedWidthMeasurer())
    #expect(views.count == depth - 1)
  }

  @Test func controllersThatHoldEachOtherDoNotHang() throws {
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' initialViewController='a'><scenes>
      <scene><objects><navigationController id='a'><connections>
      <segue destination='b' kind='relationship' relationship='rootViewController' id='1'/>
      </connections></navigationController></objects></scene>
      <scene><objects><navigationController id='b'><connections>
      <segue destination='a' kind='relationship' relationship='rootViewController' id='2'/>
      <segue destination='b' kind='show' id='3'/>
      </connections></navigationController></objects></scene>
      </scenes></document>
      """
    let (document, diagnostics) = InterfaceDocument.read(SourceFile(name: "round.xml", text: text))
    #expect(document?.scenes.isEmpty == true)
    #expect(diagnostics.all.map(\.message) == ["the document has no view to draw"])
  }
}
