import Diagnostics
import Strut
import Testing

/// The border of a screen that letters cross, which is cut around them: a clip of several rectangles, at one of which Cairo
/// stopped the process.
@Suite struct CutBorderTests {
  @Test(arguments: ["-34, 20", "90, 20", "20, -8", "20, 70"], [1, 2, 3])
  func bordersAreCutAtLetters(_ origin: String, _ scale: Int) {
    let text = "size: [120, 80]\nscale: \(scale)\nviews: [{label: word, text: Accounts, frame: [\(origin), 80, 20]}]"
    let source = SourceFile(name: "border.yaml", text: text)
    #expect(render(source, name: "border", imagesIn: ".", options: RenderOptions(formats: [.png])).files.count == 1)
  }
}
