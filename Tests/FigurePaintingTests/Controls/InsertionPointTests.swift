import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// A field that is edited shows where the next letter would stand.
@Suite struct InsertionPointTests {
  /// The bar of a field, and the box of its letters; `nil` if there are none.
  private func bar(_ keys: String, kind: String = "textField") throws -> (bar: Rect?, letters: Rect?) {
    let sample = try PaintedSample(
      """
      size: [240, 100]
      views: [{\(kind): field, frame: [20, 20, 200, 60], tintColor: red, \(keys)}]
      """)
    let bars = try #require(sample.list.group("field")).shapes.filter { $0.fill == .color(Color(hex: 0xFF0000)) }
    #expect(bars.count <= 1)
    let letters = sample.elements.filter { $0.isText && $0.isOfView }.map(\.box)
    return (bars.first?.path.box?.offsetBy(dx: 20, dy: 20), letters.dropFirst().reduce(letters.first) { $0?.union($1) })
  }

  @Test func whatIsNotEditedHasNone() throws {
    #expect(try bar("text: Ada").bar == nil)
    #expect(try bar("text: Ada, isFirstResponder: false").bar == nil)
  }

  /// Behind its letters, wherever these stand, and as high as their line.
  @Test(arguments: ["left", "center", "right"], ["text: Ada", "text: secret, isSecureTextEntry: true"])
  func itIsBehindTheText(_ alignment: String, _ text: String) throws {
    let (bar, letters) = try bar("\(text), isFirstResponder: true, textAlignment: \(alignment)")
    let (box, line) = (try #require(bar), try #require(letters))
    #expect(abs(box.minX - line.maxX) < 2 && box.width == 2)
    #expect(box.minY <= line.minY + 2 && box.maxY >= line.maxY - 2)
  }

  @Test func itIsBeforeAPlaceholder() throws {
    let (bar, letters) = try bar("placeholder: Name, isFirstResponder: true")
    #expect(abs(try #require(bar).maxX - (try #require(letters)).minX) < 2)
  }

  @Test func itIsInAnEmptyField() throws {
    #expect(try #require(bar("text: '', isFirstResponder: true").bar).minX < 30)
    #expect(try #require(bar("text: '', isFirstResponder: true, textAlignment: right").bar).minX > 210)
  }

  /// Letters of a script from right to left go on at their left.
  @Test func itIsWhereTheScriptGoesOn() throws {
    let (bar, letters) = try bar("text: שלום, isFirstResponder: true, textAlignment: center")
    #expect(abs(try #require(bar).maxX - (try #require(letters)).minX) < 2)
  }

  @Test func itIsBehindTheLastLine() throws {
    let (bar, letters) = try bar("text: \"One line\\nand two\", isFirstResponder: true", kind: "textView")
    let (box, lines) = (try #require(bar), try #require(letters))
    #expect(box.minY > lines.midY - 2 && box.minX > lines.minX + 20)
  }
}
