import Geometry
import PangoText
import Testing
import Typography

/// Boxes of text are those that devices have, measured in the books and in Interface Builder's files.
@Suite struct MetricsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var font: Font
    var scale: Double
    var size: Size

    init(
      _ text: String, _ family: FontFamily, _ pointSize: Double, scale: Double = 2, _ width: Double, _ height: Double
    ) {
      self.text = text
      font = Font(family: family, size: pointSize)
      self.scale = scale
      size = Size(width, height)
    }

    var testDescription: String { "\(text) in \(font.family.rawValue) \(font.size) at \(scale)x" }
  }

  static let cases = [
    Case("Label", .inter, 17, 41.5, 20.5),
    Case("Title", .inter, 17, 33.5, 20.5),
    Case("Live", .inter, 17, 31, 20.5),
    Case("Detail", .inter, 17, 43.5, 20.5),
    Case("Delete", .inter, 16, 47.5, 19.5),
    Case("Button", .inter, 15, 46, 18),
    Case("Subtitle", .inter, 11, 40.5, 13.5),
    Case("Label", .inter, 17, scale: 3, 125.0 / 3, 61.0 / 3),
    Case("Hello World", .liberationSans, 15, 78, 18),
    Case("On", .liberationSans, 15, 20.5, 18),
  ]

  @Test(arguments: cases)
  func blockHasTheSizeOfTheDevice(_ example: Case) throws {
    let measurer = try PangoTextMeasurer()
    let block = measurer.layOut(example.text, font: example.font, fitting: TextFitting(scale: example.scale))
    #expect(abs(block.size.width - example.size.width) < 1e-9, "\(block)")
    #expect(abs(block.size.height - example.size.height) < 1e-9, "\(block)")
  }
}
