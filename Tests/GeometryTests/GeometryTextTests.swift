import Geometry
import TestSupport
import Testing

/// Geometry written and read as UIKit's string functions do.
@Suite struct GeometryTextTests {
  @Test func writesAsTheBooksPrint() {
    let frame = Rect(x: 63.7416, y: 92.74158, width: 230.51682, height: 230.51682)
    #expect(frame.text(significantDigits: 6) == "{{63.7416, 92.7416}, {230.517, 230.517}}")
    #expect(frame.text(significantDigits: 4) == "{{63.74, 92.74}, {230.5, 230.5}}")
    #expect(Size(78, 30).text() == "{78, 30}")
    #expect(Rect(x: 70, y: 162, width: 200, height: 200).text() == "{{70, 162}, {200, 200}}")
    #expect(EdgeInsets(top: 0, left: 0, bottom: 20, right: 20).text() == "{0, 0, 20, 20}")
    #expect(Transform.scale(x: 0.5, y: 2).text() == "[0.5, 0, 0, 2, 0, 0]")
  }

  /// What is not zero is never written as zero.
  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (0.5, "0.5"), (1.0 / 3, "0.333333"), (-0.0000001, "-0.0000001"), (1.5e-7, "0.00000015"),
      (0.0005, "0.0005"), (1e-12, "0.000000000001"), (5e-300, "5e-300"),
    ])
  func tellsSmallNumbersFromZero(_ value: Double, text: String) {
    #expect(value.significantText() == text)
  }

  /// The right column is what `printf("%.6g")` prints.
  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (100, "100"), (123456, "123456"), (1_234_567, "1.23457e+06"),
      (999999.5, "1e+06"), (0.0001, "0.0001"), (0.00001, "1e-05"), (0.000123456789, "0.000123457"), (9.999999, "10"),
      (0.1, "0.1"), (1e100, "1e+100"), (-2.5e-7, "-2.5e-07"), (230.5168, "230.517"),
    ])
  func roundsToSignificantDigits(_ value: Double, text: String) {
    #expect(Point(value, 0).text(significantDigits: 6) == "{\(text), 0}")
  }

  @Test func everyNumberIsReadBack() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      let rect = Rect.random(using: &random)
      #expect(Rect(text: rect.text()) == rect)
      #expect(Point(text: rect.origin.text()) == rect.origin)
      #expect(Size(text: rect.size.text()) == rect.size)
      let transform = Transform(
        a: .random(using: &random), b: .random(using: &random), c: .random(using: &random), d: .random(using: &random),
        tx: .random(using: &random), ty: .random(using: &random))
      #expect(Transform(text: transform.text()) == transform)
      let bits = Double(bitPattern: random.next())
      if bits.isFinite { #expect(Point(text: Point(bits, -bits).text()) == Point(bits, -bits)) }
    }
  }

  @Test func whiteSpaceIsFree() {
    #expect(Rect(text: " { {1,2} ,{ 3, 4 } }\n") == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(EdgeInsets(text: "{1, 2, 3, 4}") == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test(
    arguments: [
      "", "{}", "{1, 2}", "{{1, 2}, {3, 4}", "{{1, 2}, {3, 4}}}", "{{1, 2} {3, 4}}", "{{1, 2}, {3, x}}",
      "{{1, 2}, {3, nan}}", "{{1, 2}, {3, 1e999}}", "{{1, 2}, {3, 0x10}}", "{{1, 2}, {3, --4}}", "{{1, 2}, {3}}",
    ])
  func anythingElseIsNoRectangle(_ text: String) {
    #expect(Rect(text: text) == nil)
  }
}
