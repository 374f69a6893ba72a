import Foundation
import ImageComparison
import PNGCoding
import Pixels
import TestSupport
import Testing

@testable import Strut

/// APNG files: their frames are the stills of those times, and only what changes is stored.
@Suite struct MovingPictureTests {
  private static let box = """
    size: [120, 60]
    title: A box
    views:
      - {view: still, frame: [4, 40, 60, 16], backgroundColor: gainsboro}
      - {label: words, text: Hello, frame: [50, 2, 60, 20]}
      - {view: a, frame: [0, 10, 20, 20], backgroundColor: gold, cornerRadius: 6}
    panels:

    """
  private static let moving =
    "animation: {duration: 0.25, do: [a.frame.origin.x = 90, a.transform = rotate(90deg), a.alpha = 0.4]}"
  private static let chained = """
    animation:
          - {duration: 0.1, do: [a.frame.origin.x = 60]}
          - {pause: 0.1}
          - {duration: 0.1, transition: {type: flipFromLeft, of: a}, do: [a.backgroundColor = navy]}
    """

  private func file(
    _ panels: String, _ format: PictureFormat = .apng, scale: Double = 2,
    options change: (inout RenderOptions) -> Void = { _ in }
  ) throws -> [UInt8] {
    var options = RenderOptions(formats: [format])
    options.overrides.scales = [scale]
    change(&options)
    let source = SourceFile(name: "a.yaml", text: Self.box + panels)
    return try #require(render(source, name: "a", imagesIn: ".", options: options).get().first).bytes
  }

  private func still(_ panel: String, at time: Double, scale: Double = 2) throws -> PixelBuffer {
    try decodePNG(file("  - kind: layout\n    time: \(time)\n    \(panel)\n", .png, scale: scale))
  }

  @Test(arguments: [moving, chained], [1.0, 2, 3])
  func framesAreTheStillsOfTheirTimes(_ panel: String, scale: Double) throws {
    let animation = try DecodedAnimation(file("  - \(panel)\n", scale: scale))
    var time = 0.0
    for frame in animation.frames {
      #expect(try frame.pixels == still(panel, at: min(time, 0.3), scale: scale), "after \(time) s")
      time += frame.duration
    }
    #expect(animation.frames.count > 4)
    #expect(animation.still == animation.frames.last?.pixels)
  }

  @Test func onlyWhatChangesIsStored() throws {
    let animation = try DecodedAnimation(file("  - \(Self.moving)\n"))
    #expect(animation.frames[0].storedPixelCount == 120 * 60 * 4)
    for frame in animation.frames.dropFirst() { #expect(frame.storedPixelCount < 120 * 60) }
    // Of a pause, there is one frame.
    let paused = try DecodedAnimation(file("  - \(Self.chained)\n"))
    #expect(paused.frames.map(\.duration).contains { $0 > 0.09 && $0 < 0.5 })
  }

  @Test func aPictureOfSeveralPanelsKeepsItsSize() throws {
    let graph = "  - title: Over time\n    from: start\n    kind: graph\n    \(Self.moving)\n"
    let animation = try DecodedAnimation(
      file(
        "  - title: It moves out\n    show: {frames: true}\n    animation: {duration: 0.2, do: [a.frame.origin.x = 200]}\n\(graph)"
      ))
    #expect(Set(animation.frames.map(\.pixels.size)).count == 1)
    #expect(animation.frames.count > 4)
  }

  @Test func whatItIsToldItDoes() throws {
    let slow = try DecodedAnimation(file("  - \(Self.moving)\n") { $0.playing.frameRate = 10 })
    #expect(slow.frames.map { ($0.duration * 100).rounded() } == [10, 10, 5, 100])
    #expect(slow.playCount == 1)
    let forever = try DecodedAnimation(file("  - \(Self.moving)\n") { $0.playing.playCount = 0 })
    #expect(forever.playCount == 0)
    #expect(try file("  - \(Self.moving)\n") == file("  - \(Self.moving)\n"))
  }

  @Test(arguments: ["  - title: Nothing\n", "  - time: 0.1\n    \(moving)\n", "  - kind: graph\n    \(moving)\n"])
  func whatDoesNotPlayIsAStillPicture(_ panels: String) throws {
    #expect(try file(panels) == file(panels, .png))
    let source = SourceFile(name: "a.yaml", text: Self.box + panels)
    let rendering = render(source, name: "a", imagesIn: ".", options: RenderOptions(formats: [.apng]))
    #expect(rendering.diagnostics.all.map(\.identifier) == [.nothingToShow])
    #expect(rendering.files.map(\.name) == ["a@2x.apng"])
  }

  @Test func transparentPicturesKeepTheirAlpha() throws {
    let panels = "  - \(Self.moving)\nbackground: transparent\n"
    let animation = try DecodedAnimation(file(panels))
    #expect(animation.frames[3].pixels.pixels.contains(0))
    #expect(
      try animation.frames.last?.pixels
        == decodePNG(file("  - kind: layout\n    \(Self.moving)\nbackground: transparent\n", .png)))
  }

  /// Where nothing plays, the poster is seen: the end, the beginning or a moment.
  @Test(arguments: [("start", 0), ("0.1", 0.1), ("end", 0.25)])
  func programsThatPlayNothingShowThePoster(_ poster: String, _ time: Double) throws {
    let animation = try DecodedAnimation(file("  - \(Self.moving)\nposter: \(poster)\n"))
    #expect(try animation.still == still(Self.moving, at: time))
    #expect(try animation.frames.last?.pixels == still(Self.moving, at: 0.25))
  }

  /// A film's poses are the frames of those times: a crop of its picture is the frame.
  @Test func aFilmHasThePosesOfTheFrames() throws {
    let text = "  - title: Film\n    times: [0, 0.1, 0.2]\n    \(Self.moving)\n"
    let source = SourceFile(name: "a.yaml", text: Self.box + text)
    let solved = try #require(solveFigure(source, name: "a", imagesIn: ".").0)
    let motion = try #require(solved.pictures[0].panels[0].motion)
    for time in motion.times {
      let moment = Self.box + "  - kind: layout\n    time: \(time)\n    \(Self.moving)\n"
      let still = try #require(
        solveFigure(SourceFile(name: "a.yaml", text: moment), name: "a", imagesIn: ".").0?.pictures[0].panels[0])
      #expect(motion.timeline.moment(at: time).drawing == still.drawing)
    }
    #expect(motion.times == [0, 0.1, 0.2])
  }

  @Test func theMenuIsSmall() throws {
    let source = try Samples.source("ual-move")
    let files = try render(source, name: "a", imagesIn: ".", options: RenderOptions(formats: [.apng])).get()
    #expect(files[0].bytes.count < 250_000)
  }

  @Test func timesEndExactly() {
    #expect(FrameTimes(duration: 0.1, rate: 30).times.count == 4)
    #expect(FrameTimes(duration: 0.25, rate: 30).times.count == 9)
    #expect(FrameTimes(duration: 0.25, rate: 30).times.last == 0.25)
    #expect(FrameTimes(duration: 0, rate: 30).times == [0])
    #expect([0.1, 0.25, 0.7, 1, 3].map { FrameTimes.vectorRate(30, duration: $0) } == [120, 120, 60, 30, 30])
    #expect(FrameTimes(duration: 60, rate: 60).durations.reduce(0, +) == 61)
  }

  /// Another program reads the frames: Chromium, by its `ImageDecoder`.
  @Test(.enabled(if: Program.chromium != nil, "chromium is not installed"))
  func chromiumReadsTheStillsOfTheirTimes() throws {
    let file = try file("  - \(Self.moving)\n")
    let frames = try DecodedAnimation(file).frames
    var time = 0.0
    let stills = try frames.map { frame in
      defer { time += frame.duration }
      return try encodePNG(still(Self.moving, at: min(time, 0.25)))
    }
    let data = { (bytes: [UInt8]) in "'\(Data(bytes).base64EncodedString())'" }
    let script = """
      const decoder = text =>
        new ImageDecoder({data: Uint8Array.from(atob(text), c => c.charCodeAt(0)), type: 'image/png'});
      const pixels = async (decoder, frameIndex) => {
        const {image} = await decoder.decode({frameIndex});
        const data = new Uint8Array(image.allocationSize({format: 'RGBA'}));
        await image.copyTo(data, {format: 'RGBA'});
        return data;
      };
      const all = decoder(\(data(file))), results = [];
      await all.tracks.ready;
      for (const still of [\(stills.map(data).joined(separator: ","))]) {
        const [a, b] = [await pixels(all, results.length), await pixels(decoder(still), 0)];
        results.push(a.length === b.length && a.every((value, at) => value === b[at]));
      }
      return all.tracks.selectedTrack.frameCount + ': ' + results;
      """
    let result = try Browser(#require(Program.chromium), scale: 1).result(of: script)
    #expect(result == "\(frames.count): \(frames.map { _ in "true" }.joined(separator: ","))")
  }
}
