import FigureLanguage
import Strut
import TestSupport
import Testing

/// What `strut fmt` writes is drawn as what was written before.
@Suite struct FormattedSampleTests {
  @Test(arguments: try Samples.names)
  func drawsTheSameBytes(_ name: String) throws {
    let original = try Samples.source(name)
    var mutator = DocumentMutator(seed: name.utf8.reduce(0) { $0 &* 31 &+ Int($1) })
    // Some changes make no document; the first that makes one is drawn.
    var written = original
    var formatted: SourceFile?
    for _ in 0..<20 where formatted == nil {
      written = SourceFile(name: original.name, text: mutator.changed(original.text, damages: false))
      let text = DocumentFormat.text(of: written).text.flatMap { $0 == written.text ? nil : $0 }
      formatted = text.map { SourceFile(name: original.name, text: $0) }
    }
    let options = RenderOptions(formats: [.svg])
    let pictures = [written, try #require(formatted)].map { source in
      render(source, name: name, imagesIn: Samples.folder.path, options: options).files.map(\.bytes)
    }
    let isSame = pictures[0] == pictures[1]
    #expect(isSame)
  }
}
