import CairoRendering
import Geometry
import Graphics
import PangoText
import Testing
import Typography

@Suite struct PDFTests {
  private func text(_ file: [UInt8]) -> String { String(decoding: file, as: UTF8.self) }

  private func page(_ list: DisplayList) throws -> [UInt8] {
    try PDFRenderer(outliner: try PangoTextOutliner()).render(list, options: RendererOptions()).bytes
  }

  @Test func pageHasTheListsSizeInPoints() throws {
    let file = text(try page(Example.everything))
    #expect(file.hasPrefix("%PDF-1."))
    #expect(file.contains("/MediaBox [ 0 0 280 220 ]"))
    #expect(file.contains("20000101000000"))
    #expect(file.contains("/Title (All that can be drawn)"))
  }

  @Test func fontsAreEmbeddedWithTheTextTheyStandFor() throws {
    let file = text(try page(Example.everything))
    #expect(file.contains("Inter-Regular"))
    #expect(file.contains("DejaVuSans"))
    #expect(file.contains("/ToUnicode"))
    #expect(file.contains("/FontFile"))
  }

  @Test func hostileRunsDoNotStopThePage() throws {
    let items = ["a\0b\n\u{200B}c\u{10FFFF}", "\u{200D}", "שלום\u{200F} 12", "e\u{301}\u{302}ffi"].map { text in
      Item.text(
        TextRun(
          text, font: Font(family: .inter, size: 20), color: .black, origin: Point(0, 30), width: 50,
          isRightToLeft: text.hasPrefix("ש")))
    }
    let list = DisplayList(name: "hostile", size: Size(100, 100), items: items)
    #expect(throws: Never.self) { try page(list) }
  }

  @Test func pageWithoutAreaIsRefused() throws {
    #expect(throws: RenderingError.self) { try page(DisplayList(name: "x", size: Size(.nan, 10))) }
    #expect(throws: RenderingError.self) { try page(DisplayList(name: "x", size: Size(1e9, 10))) }
  }
}
