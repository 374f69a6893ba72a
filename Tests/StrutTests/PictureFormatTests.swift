import Graphics
import Testing

@testable import Strut

/// What formats say of themselves, and how a figure's files follow from it.
@Suite struct PictureFormatTests {
  private func files(_ formats: [PictureFormat], scales: [Double], themes: [ThemeName] = []) -> [String] {
    var figure = Figure(name: "box", size: Size(20, 10), views: [ViewDescription(.view, "a")])
    figure.scales = scales
    figure.themes = themes
    return render(figure, options: RenderOptions(formats: formats)).files.map(\.name)
  }

  @Test func formatsWithPixelsHaveAFileAScaleAndOthersOne() {
    #expect(files([.png, .svg, .pdf], scales: [1, 3]) == ["box.png", "box.svg", "box.pdf", "box@3x.png"])
    #expect(files([.svg], scales: [2, 3], themes: [.light, .dark]) == ["box.svg", "box~dark.svg"])
    #expect(files([], scales: [2]).isEmpty)
  }

  @Test func aFormatWithoutPixelsIsPaintedOnce() {
    var figure = Figure(name: "box", size: Size(20, 10))
    figure.scales = [3, 1, 2]
    #expect(figure.looks(in: [.pdf]).map(\.scale) == [3])
    #expect(figure.looks(in: [.pdf, .png]).map(\.formats) == [[.pdf, .png], [.png], [.png]])
  }

  @Test(arguments: PictureFormat.allCases.filter { !$0.holdsSequences })
  func aFormatOfOnePictureRefusesASequence(_ format: PictureFormat) throws {
    let renderer = try Renderers()[format]
    let frame = AnimationFrame(DisplayList(name: "a", size: Size(1, 1)), duration: .seconds(1))
    #expect(throws: RenderingError.sequenceNotSupported) {
      try renderer.render([frame, frame], options: RendererOptions())
    }
  }
}
