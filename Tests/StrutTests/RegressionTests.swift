import Foundation
import ImageComparison
import PNGCoding
import Pixels
import Strut
import Testing

/// Small changes of a figure, of the kind that goldens are there to catch.
@Suite struct RegressionTests {
  /// A screen with a bar, rows, a card, a switch and text in three sizes.
  private static let screen = """
    size: [320, 480]
    background: white
    views:
      - view: bar
        frame: [0, 0, 320, 64]
        backgroundColor: rgb(.96, .96, .98)
        subviews:
          - label: title
            frame: [100, 28, 120, 22]
            text: Settings
            textAlignment: center
            font: {family: System, size: 17, weight: semibold}
      - view: hairline
        frame: [0, 63.5, 320, .5]
        backgroundColor: rgb(.7, .7, .7)
      - label: heading
        frame: [16, 80, 288, 16]
        text: NOTIFICATIONS
        font: 13
        textColor: rgb(.43, .43, .45)
      - view: row
        frame: [0, 104, 320, 44]
        backgroundColor: white
        subviews:
          - label: sounds
            frame: [16, 11, 200, 22]
            text: Sounds and haptics
            font: 17
            textColor: black
          - switch: on
            frame: [253, 6, 51, 31]
            isOn: true
      - view: card
        frame: [16, 170, 288, 120]
        backgroundColor: rgb(.2, .5, .9)
        cornerRadius: 8
        subviews:
          - label: message
            frame: [16, 16, 256, 60]
            numberOfLines: 2
            text: Two lines are enough for what is to be said here today
            font: 15
            textColor: white
      - view: dot
        frame: [280, 300, 24, 24]
        backgroundColor: red
        alpha: .9
        cornerRadius: 12
      - view: framed
        frame: [16, 340, 288, 100]
        borderWidth: 1
        borderColor: rgb(.8, .8, .8)
        shadow: {offset: [0, 2], radius: 4, color: black, opacity: .2}
        backgroundColor: white
    """

  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What is written in the document, and what then stands there.
    var before: String
    var after: String

    init(_ name: String, _ before: String, _ after: String) {
      testDescription = name
      self.before = before
      self.after = after
    }
  }

  static let changes = [
    Change("a label moved by a pixel", "frame: [100, 28, 120, 22]", "frame: [100.5, 28, 120, 22]"),
    Change("a hairline gone", "frame: [0, 63.5, 320, .5]", "frame: [0, 63.5, 0, .5]"),
    Change("a glyph changed", "text: Settings", "text: Settinqs"),
    Change("a corner radius of 6 for 8", "cornerRadius: 8", "cornerRadius: 6"),
    Change("a colour stronger by .02", "backgroundColor: rgb(.2, .5, .9)", "backgroundColor: rgb(.2, .52, .9)"),
    Change("text in another colour", "textColor: rgb(.43, .43, .45)", "textColor: rgb(.46, .43, .45)"),
    Change(
      "a block of 4 × 4 pixels", "alpha: .9\n",
      "alpha: .9\n    subviews:\n      - view: block\n        frame: [11, 11, 2, 2]\n        backgroundColor: orange\n"),
    Change("another font", "font: 15", "font: {family: Helvetica, size: 15}"),
    Change("a heavier font", "weight: semibold", "weight: bold"),
    Change("text that breaks elsewhere", "frame: [16, 16, 256, 60]", "frame: [16, 16, 200, 60]"),
    Change("a fainter dot", "alpha: .9", "alpha: .88"),
    Change("a border of a pixel for a point", "borderWidth: 1", "borderWidth: .5"),
    Change("a softer shadow", "radius: 4,", "radius: 5,"),
    Change("a switch that is off", "isOn: true", "isOn: false"),
    Change("no ground", "background: white", "background: transparent"),
  ]

  /// At two pixels a point.
  private func picture(_ text: String) throws -> PixelBuffer {
    let source = SourceFile(name: "screen.yaml", text: text)
    let rendering = render(source, name: "screen", imagesIn: ".")
    let file = try #require(rendering.files.first, "\(DiagnosticFormatter(file: source).format(rendering.diagnostics))")
    return try decodePNG(file.bytes)
  }

  @Test(arguments: changes) func changeIsCaught(_ change: Change) throws {
    #expect(Self.screen.components(separatedBy: change.before).count == 2, "the document has it once")
    let changed = Self.screen.replacing(change.before, with: change.after)
    let result = compareImages(expected: try picture(Self.screen), actual: try picture(changed))
    guard case .different(let report) = result else {
      Issue.record("\(result.lines(expected: "before", actual: "after"))")
      return
    }
    #expect(report.differentPixels >= 4)
  }

  @Test func figureDrawnTwiceIsEqual() throws {
    #expect(compareImages(expected: try picture(Self.screen), actual: try picture(Self.screen)) == .equal)
  }

  /// One step of a channel up or down in every pixel, as another version of a library may round.
  @Test func noiseOfOneStepPasses() throws {
    let expected = try picture(Self.screen)
    var state: UInt32 = 1
    let noisy = expected.pixels.map { value in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(clamping: Int(value) + Int(state >> 24) % 3 - 1)
    }
    let actual = PixelBuffer(width: expected.width, height: expected.height, pixels: noisy)
    guard case .similar(let report) = compareImages(expected: expected, actual: actual) else {
      Issue.record("not similar")
      return
    }
    #expect(report.greatestDifference == 1)
    #expect(report.similarPixels > expected.pixelCount / 2)
  }

  /// Why what a person would hardly see is not left to a perceptual metric.
  @Test(arguments: ["a corner radius of 6 for 8", "a colour stronger by .02", "text in another colour"])
  func perceptualMetricExcusesAndSaysSo(name: String) throws {
    let change = try #require(Self.changes.first { $0.testDescription == name })
    let rule = ComparisonRule(metric: .pixelmatch(threshold: 0.1, includingAntialiasing: false))
    let result = compareImages(
      expected: try picture(Self.screen), actual: try picture(Self.screen.replacing(change.before, with: change.after)),
      rule: rule)
    guard case .similar(let report) = result else {
      Issue.record("\(result.lines(expected: "before", actual: "after"))")
      return
    }
    #expect(report.excused.map { $0.belowThreshold + $0.antialiased > 0 } == true)
  }
}
