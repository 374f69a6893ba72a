import Geometry
import Graphics
import Testing
import Typography

@testable import SVGRendering

/// A display list that shows one thing an SVG has to say; `Fixtures/features/NAME.svg` is how it is said.
struct Feature: Sendable, CustomTestStringConvertible {
  var name: String
  var list: DisplayList
  var isOutlined = false

  var testDescription: String { name }

  var svg: String { list.svg(text: isOutlined ? .outlines(SquareOutliner()) : .live()).string }

  static let all: [Feature] = [
    shapes, strokes, transforms, groups, colours, patterns, effects, text, rightToLeft, outlines, images, hostile,
    documentation,
  ]

  init(_ name: String, _ list: DisplayList, isOutlined: Bool = false) {
    self.name = name
    self.list = list
    self.isOutlined = isOutlined
  }

  // MARK: What the features are made of

  static let blue = Color(hex: 0x0060DF)
  static let ok = Color(hex: 0x0060DF, token: "ok")
  static let body = Font(family: .inter, size: 17)

  static func square(_ side: Double) -> Item {
    .shape(Shape(.rect(Rect(x: 0, y: 0, width: side, height: side)), fill: .color(.black)))
  }

  /// Red, green, blue and yellow at two pixels a point.
  static let fourPixels = Image(
    png: [
      137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0, 253, 212,
      154, 115, 0, 0, 0, 20, 73, 68, 65, 84, 120, 218, 99, 248, 207, 192, 192, 0, 194, 12, 255, 255, 255, 103, 0, 0, 30,
      239, 4, 252, 115, 28, 83, 204, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
    ], pixelWidth: 2, pixelHeight: 2, scale: 0.25)

  static let onePixel = Image(png: [1, 2, 3, 4], pixelWidth: 1, pixelHeight: 1)
}
