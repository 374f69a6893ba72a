import Foundation
import Strut
import Testing

/// Text drawn as bars.
@Suite struct TextBoxesTests {
  private static func rendering(_ text: RenderOptions.TextForm, of content: String = "6986") -> Rendering {
    let document = """
      size: [200, 60]
      views:
        - label: greeting
          text: "\(content)"
      constraints:
        - greeting.leading == superview.leading + 20
        - greeting.top == superview.top + 10
      """
    let source = SourceFile(name: "a.yaml", text: document)
    return render(source, name: "a", imagesIn: ".", options: RenderOptions(formats: PictureFormat.allCases, text: text))
  }

  @Test func everyFormatHasBarsAndNoLetters() throws {
    let rendering = Self.rendering(.boxes)
    let files = Dictionary(uniqueKeysWithValues: rendering.files.map { ($0.format, $0.bytes) })
    let svg = String(decoding: try #require(files[.svg]), as: UTF8.self)
    #expect(!svg.contains("<text"))
    #expect(svg.contains("<title>6986</title>\n<rect"))
    let font = Array("/FontDescriptor".utf8)
    let letters = try #require(Self.rendering(.live).files.first { $0.format == .pdf }).bytes
    #expect(letters.contains(font))
    #expect(try !#require(files[.pdf]).contains(font))
    // Other words of the same width make the same picture.
    let other = try #require(Self.rendering(.boxes, of: "8669").files.first { $0.format == .png }).bytes
    #expect(files[.png] == other)
    #expect(Self.rendering(.live).files[0].bytes != Self.rendering(.live, of: "8669").files[0].bytes)
  }

  @Test func geometryStaysAsItIs() {
    #expect(Self.rendering(.boxes).pictures == Self.rendering(.live).pictures)
  }

  /// A bar stands on the baseline, its ends on whole points.
  @Test func barsStandOnBaselines() {
    let font = Font(family: .inter, size: 20)
    let run = TextRun("Hello", font: font, color: .black, origin: Point(10.3, 40), width: 47.4)
    #expect(run.box == Rect(x: 10, y: 25, width: 48, height: 15))
    #expect(TextRun("  ", font: font, color: .black, origin: .zero, width: 10).box == nil)
    #expect(TextRun("a", font: font, color: .black, origin: .zero, width: .infinity).box == nil)
    #expect(TextRun(".", font: font, color: .black, origin: .zero, width: 0.1).box?.width == 1)
  }
}

extension [UInt8] {
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    return (0...(count - part.count)).contains { self[$0..<($0 + part.count)].elementsEqual(part) }
  }
}
