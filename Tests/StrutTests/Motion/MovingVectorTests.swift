import Foundation
import PNGCoding
import Pixels
import Strut
import TestSupport
import Testing

/// SVG files that play: stopped at a time, they are the pictures of that time.
@Suite struct MovingVectorTests {
  private static let document = """
    size: [140, 70]
    title: Two boxes
    views:
      - {view: still, frame: [4, 50, 60, 16], backgroundColor: gainsboro}
      - {label: words, text: Hello, frame: [50, 2, 60, 20]}
      - {view: a, frame: [0, 10, 20, 20], backgroundColor: gold, cornerRadius: 6}
      - {view: b, frame: [60, 30, 20, 20], backgroundColor: navy}
    panels:

    """
  private static let animation = """
    animation:
          duration: 0.25
          do: [a.frame.origin.x = 90, a.transform = rotate(60deg), b.alpha = 0, still.frame.size.width = 120]
    """
  private static let flip = """
    animation: {duration: 1, transition: {type: flipFromLeft, of: a}, do: [a.backgroundColor = navy]}
    """

  private func svg(_ panel: String, named name: String, plays: Int = 1) throws -> String {
    var options = RenderOptions(formats: [.svg], text: .outlines)
    options.playing.animatesSVG = true
    options.playing.playCount = plays
    let source = SourceFile(name: "a.yaml", text: Self.document + "  - \(panel)\n")
    return String(
      decoding: try render(source, name: name, imagesIn: ".", options: options).get()[0].bytes, as: UTF8.self)
  }

  private func still(_ panel: String, at time: Double) throws -> PixelBuffer {
    let source = SourceFile(name: "a.yaml", text: Self.document + "  - time: \(time)\n    \(panel)\n")
    return try decodePNG(
      render(source, name: "a", imagesIn: ".", options: RenderOptions(formats: [.png])).get()[0].bytes)
  }

  /// Several pictures of one page, each stopped at a time, or playing where there is none.
  private func photographs(_ panel: String, at times: [Double?], options: [String] = []) throws -> [PixelBuffer] {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    var html = "<!DOCTYPE html><style>body{margin:0}svg{display:block}"
    // Stopped by a rule that is there before the picture: it never plays, however long the browser takes to draw it.
    for (number, time) in times.enumerated() {
      guard let time else { continue }
      html += "#figure\(number) *{animation-play-state:paused!important;animation-delay:-\(time)s!important}"
    }
    html += "</style>"
    for number in times.indices { html += try svg(panel, named: "figure\(number)") }
    let browser = try Browser(#require(Program.chromium), scale: 2)
    let all = try browser.photograph(html, in: folder, width: 500, height: 70 * times.count + 100, options: options)
    return times.indices.map { number in
      var pixels: [UInt8] = []
      for row in (140 * number)..<(140 * (number + 1)) {
        pixels += all.pixels[(4 * row * all.width)..<(4 * (row * all.width + 280))]
      }
      return PixelBuffer(width: 280, height: 140, pixels: pixels)
    }
  }

  private func compare(_ photograph: PixelBuffer, _ panel: String, at time: Double) throws {
    let difference = DrawingDifference(photograph, try still(panel, at: time))
    #expect(difference.unexplained == 0, "after \(time) s")
    #expect(difference.shareOfContrast <= 1 / 60 + 1 / 16, "after \(time) s")
  }

  @Test(.enabled(if: Program.chromium != nil, "chromium is not installed"))
  func aStoppedPictureIsTheStillOfItsTime() throws {
    let times = [0, 0.05, 0.1, 0.2, 0.25]
    for (time, photograph) in zip(times, try photographs(Self.animation, at: times)) {
      try compare(photograph, Self.animation, at: time)
    }
    // A flip is a drawing for each frame, and these are times of frames.
    let turned = [0.3, 0.5, 0.7]
    for (time, photograph) in zip(turned, try photographs(Self.flip, at: turned)) {
      try compare(photograph, Self.flip, at: time)
    }
  }

  @Test(.enabled(if: Program.chromium != nil, "chromium is not installed"))
  func readersWhoAskForLessMotionSeeTheEnd() throws {
    let photograph = try photographs(Self.animation, at: [nil], options: ["--force-prefers-reduced-motion"])
    try compare(photograph[0], Self.animation, at: 0.25)
  }

  /// What is not a style says what is seen at the end.
  @Test(.enabled(if: Program.rsvg != nil, "librsvg2-bin is not installed"))
  func programsThatPlayNothingShowTheEnd() throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let vector = try folder.write(svg(Self.animation, named: "a").utf8, as: "a.svg")
    let picture = folder.url.appendingPathComponent("a.png")
    try #require(Program.rsvg).run(["--zoom", "2", "-o", picture.path, vector.path])
    try compare(decodePNG([UInt8](Data(contentsOf: picture))), Self.animation, at: 0.25)
  }

  @Test(.enabled(if: Program.rsvg != nil, "librsvg2-bin is not installed"))
  func theAttributesAreThoseOfThePoster() throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    for (poster, time) in [("start", 0.0), ("0.1", 0.1)] {
      let vector = try folder.write(svg(Self.animation + "\nposter: \(poster)", named: "a").utf8, as: "a.svg")
      let picture = folder.url.appendingPathComponent("a.png")
      try #require(Program.rsvg).run(["--zoom", "2", "-o", picture.path, vector.path])
      try compare(decodePNG([UInt8](Data(contentsOf: picture))), Self.animation, at: time)
    }
  }

  @Test func motionIsAskedForAndSmall() throws {
    let text = try svg(Self.animation, named: "menu")
    #expect(text.contains("@media screen and (prefers-reduced-motion:no-preference)"))
    #expect(text.contains("@keyframes menu-m1{"))
    #expect(try svg(Self.animation, named: "menu", plays: 0).contains(" infinite both menu-m1"))
    #expect(try svg(Self.animation, named: "menu", plays: 3).contains(" 3 both menu-m1"))
    #expect(try svg("title: Nothing moves", named: "menu").contains("@keyframes") == false)
    #expect(try svg(Self.animation, named: "menu") == svg(Self.animation, named: "menu"))
    var options = RenderOptions(formats: [.svg])
    options.playing.animatesSVG = true
    let menu = try render(Samples.source("ual-move"), name: "ual-move", imagesIn: ".", options: options).get()[0]
    #expect(menu.bytes.count < 12_000)
  }
}
