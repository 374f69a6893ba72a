import Diagnostics
import Figures
import Testing

@testable import FigureLanguage

/// What is found of a text and of a mapping before anything is decoded.
@Suite struct ReadingTests {
  @Test(arguments: [2, 16, 17, 31, 32, 33, 100])
  func aKeyThatIsGivenTwiceIsFoundAmongMany(count: Int) throws {
    let keys = (0..<count).map { "k\($0): 1" }
    for index in keys.indices {
      let source = SourceFile(name: "a.yaml", text: (keys + [keys[index]]).joined(separator: "\n"))
      let diagnostics = NodeReader.read(source, limits: FigureLimits()).diagnostics.all
      try #require(diagnostics.count == 1)
      #expect(diagnostics[0].range?.start == SourcePosition(line: count + 1, column: 1))
      #expect(diagnostics[0].notes.map(\.range?.start.line) == [index + 1])
    }
  }

  @Test func theSignsOfATextAreFoundAtTheirPlaces() {
    let text = SourceText("ab *c\n'd' (é)")
    #expect(text.signs == [3, 5, 6, 8, 10, 11, 12])
    #expect(text.position(at: 6) == SourcePosition(line: 2, column: 1))
  }

  @Test(arguments: [
    ("a: [b]\n", true, true), ("a:\tb", true, false), ("a\r\n", true, false), ("a\u{7F}", true, false),
    ("é", false, false), ("", true, true),
  ])
  func aTextSaysWhetherItIsOutOfTheOrdinary(text: String, isASCII: Bool, isPlain: Bool) {
    #expect(SourceText(text).isASCII == isASCII)
    #expect(SourceText(text).isPlain == isPlain)
  }

  /// As JSON writes what is beyond its sixteen bits; two backslashes are one that is meant.
  @Test(arguments: [
    (#""\ud83d\udd14 rings""#, "🔔 rings"), (#""a \uD83D\uDD14""#, "a 🔔"), (#""\\ud83d\\udd14""#, #"\ud83d\udd14"#),
    (#""\u00e9""#, "é"), (#"'C:\ud83d\udd14'"#, #"C:\ud83d\udd14"#),
  ])
  func surrogatePairsAreOneCharacter(_ written: String, _ meant: String) throws {
    let text = "{\"size\": [80, 40], \"views\": [{\"label\": \"a\", \"text\": \(written), \"numberOfLines\": -1}]}"
    let resources = FolderResources(folder: ".")
    let (_, diagnostics) = Figure.decode(SourceFile(name: "a.json", text: text), name: "a", resources: resources)
    // The mistake behind it is where it is in the document.
    let mistake = try #require(diagnostics.all.first)
    let column = try #require(text.range(of: "-1")).lowerBound
    #expect(mistake.range?.start.column == text.distance(from: text.startIndex, to: column) + 1)
    let sound = SourceFile(name: "a.json", text: text.replacing("-1", with: "1"))
    let (figure, _) = Figure.decode(sound, name: "a", resources: resources)
    let label = try #require(figure?.root.subviews.first)
    #expect(label[.text] == .text(meant))
  }

  /// Each is looked at once, however many are on one line.
  @Test func manySurrogatePairsAreReadAsFew() throws {
    let pairs = String(repeating: #"\ud83d\udd14"#, count: 3_000)
    let labels = (0..<20).map { "{\"label\": \"a\($0)\", \"text\": \"\(pairs)\"}" }.joined(separator: ", ")
    let text = "{\"size\": [80, 40], \"views\": [\(labels)]}"
    let source = SourceFile(name: "a.json", text: text)
    let (figure, _) = Figure.decode(source, name: "a", resources: FolderResources(folder: "."))
    let views = try #require(figure).root.subviews
    #expect(views.count == 20)
    #expect(views.allSatisfy { $0[.text] == .text(String(repeating: "🔔", count: 3_000)) })
  }
}
