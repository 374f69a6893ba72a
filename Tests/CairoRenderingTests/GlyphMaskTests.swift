import Geometry
import Graphics
import PangoText
import TestSupport
import Testing
import Typography

@testable import CairoRendering

/// A run that is put together from masks of its glyphs looks as if its outlines were filled as one shape.
@Suite struct GlyphMaskTests {
  private let outliner: PangoTextOutliner

  init() throws { outliner = try PangoTextOutliner() }

  /// A run's mask from its outlines and from its glyphs', the masks of which are made when they are met again.
  private func masks(
    of text: String, _ font: Font, at origin: Point, through transform: Transform = .identity
  ) throws -> (filled: TextMask?, assembled: TextMask?) {
    let line = try PangoTextMeasurer().layOut(text, font: font, fitting: TextFitting()).lines[0]
    var run = TextRun(
      text, font: font, color: .black, origin: origin, width: line.width, isRightToLeft: line.isRightToLeft)
    let (key, _) = try #require(TextMaskKey.place(run, through: transform))
    run.origin = .zero
    let glyphs = outliner.outline(run)
    let cache = GlyphMasks()
    func known() -> [PlacedGlyphMask]? {
      cache.masks(of: glyphs, in: key, makesMasks: true) { GlyphMask(of: $0, $1) }
    }
    #expect(known() == nil, "no mask is made of what is met once")
    return (
      TextMask(of: glyphs, toPixels: key.toPixels, isExactlyPlaced: key.isExactlyPlaced),
      known().flatMap { TextMask(assembling: $0) }
    )
  }

  private func expectEqual(_ filled: TextMask?, _ assembled: TextMask?, _ text: String, _ font: Font) {
    #expect(filled?.coverage == assembled?.coverage, "\(text) in \(font)")
    #expect(filled?.width == assembled?.width && filled?.left == assembled?.left && filled?.top == assembled?.top)
  }

  /// Cairo takes rows of pixels whole or in steps by what begins in them, in any glyph.
  @Test(arguments: FontFamily.allCases) func runsAreAssembledAsTheyAreFilled(family: FontFamily) throws {
    var random = SeededGenerator(seed: 23)
    var assembledCount = 0
    for number in 0..<400 {
      let text = String(
        (0..<Int.random(in: 1...9, using: &random)).map { _ in
          Character(Unicode.Scalar(UInt8.random(in: 33...126, using: &random)))
        })
      let font = Font(
        family: family, size: number % 3 == 0 ? Double.random(in: 6...34, using: &random) : Double(8 + number % 20),
        weight: number % 2 == 0 ? .regular : .bold)
      let origin = Point(
        Double.random(in: 0...9, using: &random), number % 4 == 0 ? 40 : Double.random(in: 40...41, using: &random))
      let (filled, assembled) = try masks(
        of: text, font, at: origin, through: .scale(x: Double(1 + number % 3), y: Double(1 + number % 3)))
      guard let assembled else { continue }
      assembledCount += 1
      expectEqual(filled, assembled, text, font)
    }
    #expect(assembledCount > 100)
  }

  /// Turned and mirrored text as well.
  @Test(arguments: [Transform.rotation(radians: 0.3), .scale(x: -1, y: 1.5), .rotation(radians: .pi / 2)])
  func turnedRunsAreAssembledAsTheyAreFilled(transform: Transform) throws {
    let font = Font(family: .dejaVuSans, size: 15)
    let (filled, assembled) = try masks(of: "go a b c", font, at: Point(200.25, 100), through: transform)
    if assembled != nil { expectEqual(filled, assembled, "go a b c", font) }
  }

  /// Of shapes that are only upright and level lines Cairo makes boxes, and rounds otherwise.
  @Test func runsWithoutCurvesAreNotAssembled() throws {
    let font = Font(family: .liberationSans, size: 15)
    #expect(try masks(of: "H I", font, at: Point(3.3, 20.4)).assembled == nil)
    let (filled, assembled) = try masks(of: "H o", font, at: Point(3.3, 20.4))
    #expect(assembled != nil)
    expectEqual(filled, assembled, "H o", font)
  }

  /// What two glyphs cover of one pixel is not known from what each of them covers.
  @Test func glyphsThatMayTouchAreNotAssembled() throws {
    let font = Font(family: .inter, size: 15)
    #expect(try masks(of: "fj", font, at: Point(3, 20)).assembled == nil)
  }

  /// The letters of other texts do for one that was never drawn, and none is made before all are met.
  @Test func textsShareTheMasksOfTheirLetters() throws {
    let cache = GlyphMasks()
    func isAssembled(_ text: String) throws -> Bool {
      let run = TextRun(
        text, font: Font(family: .liberationSans, size: 16), color: .black, origin: Point(8, 20),
        width: try PangoTextMeasurer().layOut(
          text, font: Font(family: .liberationSans, size: 16), fitting: TextFitting()
        ).lines[0].width)
      let (key, _) = try #require(TextMaskKey.place(run, through: .identity))
      var plain = run
      plain.origin = .zero
      return cache.masks(of: outliner.outline(plain), in: key, makesMasks: true) { GlyphMask(of: $0, $1) } != nil
    }
    #expect(try !isAssembled("no"))
    #expect(cache.count == 0)
    #expect(try !isAssembled("nor"))
    #expect(cache.count == 0)
    #expect(try isAssembled("no"))
    #expect(cache.count == 2)
    #expect(try isAssembled("nor"))
    #expect(cache.count == 3)
  }
}
