import Foundation
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

  /// What is planned before drawing is what is drawn.
  @Test func theNamesOfFilesAreKnownBeforeTheyAreDrawn() {
    var figure = Figure(name: "../b/x", size: Size(20, 10))
    figure.orientations = [.portrait, .landscape]
    figure.directions = [.leftToRight, .rightToLeft]
    figure.themes = [.light, .dark]
    figure.scales = [1, 2]
    let names = figure.fileNames(in: [.svg, .png], as: .standard)
    #expect(names.count == 24)
    #expect(names[3] == "..-b-x-portrait~dark.svg")
    #expect(render(figure, options: RenderOptions(formats: [.svg, .png])).files.map(\.name) == names)
  }

  @Test func aFigureCannotLeaveItsFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strut-write-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var rendering = render(Figure(name: "../../evil", size: Size(20, 10)), options: RenderOptions(formats: [.svg]))
    let inner = folder.appendingPathComponent("a/b").path
    #expect(try rendering.write(to: inner) == ["\(inner)/..-..-evil.svg"])
    // Nor can a file that a program made.
    rendering.files[0].name = "../x.svg"
    #expect(try rendering.write(to: inner) == ["\(inner)/..-x.svg"])
    #expect(FileManager.default.enumerator(atPath: folder.path)?.allObjects.count == 4)
  }

  @Test func whatHasErrorsHasNoFiles() {
    let source = SourceFile(name: "a.yaml", text: "size: [1, 1]\nnonsense: 1\n")
    let rendering = render(source, name: "a", imagesIn: ".")
    #expect(throws: rendering.diagnostics) { try rendering.get() }
    #expect(throws: rendering.diagnostics) { try rendering.write(to: "nowhere") }
  }

  @Test func twoPicturesOfOneNameAreNotWritten() throws {
    var rendering = render(Figure(name: "a", size: Size(20, 10)), options: RenderOptions(formats: [.svg]))
    rendering.files.append(rendering.files[0])
    let error = #expect(throws: Diagnostics.self) { try rendering.write(to: "nowhere") }
    #expect(error?.all.last?.message == "two pictures have the name 'a.svg'")
    rendering.files.removeLast()
    let unwritable = #expect(throws: Diagnostics.self) { try rendering.write(to: "/dev/null/x") }
    #expect(unwritable?.all.last?.identifier == .unwritablePicture)
  }

  @Test(arguments: PictureFormat.allCases.filter { !$0.holdsSequences })
  func aFormatOfOnePictureRefusesASequence(_ format: PictureFormat) throws {
    let renderer = try Renderers()[format]
    let list = DisplayList(name: "a", size: Size(1, 1))
    #expect(throws: RenderingError.sequenceNotSupported) {
      try renderer.render(AnimationFrames(poster: list, durations: [1, 1]) { _ in list }, options: RendererOptions())
    }
  }
}
