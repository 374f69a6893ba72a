import Diagnostics
import FigureLanguage
import Figures
import Foundation
import TestSupport
import Testing

/// Documents that are made to break a reader: each is answered with a sentence, in bounded time.
@Suite struct HostileDocumentTests {
  /// The messages for a document, which must come within seconds even in a debug build.
  private func messages(_ text: String) -> [String] {
    var answer: (figure: Figure?, diagnostics: Diagnostics) = (nil, Diagnostics())
    let time = processorTime {
      answer = Figure.decode(SourceFile(name: "hostile.yaml", text: text), name: "hostile")
      // The formatter is part of the answer.
      _ = DiagnosticFormatter(file: SourceFile(name: "hostile.yaml", text: text)).format(answer.diagnostics)
    }
    let (figure, diagnostics) = answer
    #expect((figure == nil) == diagnostics.hasErrors)
    #expect(time < .seconds(20))
    return diagnostics.all.filter { $0.severity == .error }.map(\.message)
  }

  @Test func aliasesThatMultiplyAreCounted() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      text += "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ") + "]\n"
    }
    #expect(messages(text).contains { $0.contains("aliases counted") })
  }

  @Test func aliasesInKeysDoNotMultiplyEither() {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...40 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    text += "? [*a40, *a40]\n: 1\n? *a40\n: 2\n"
    #expect(!messages(text).isEmpty)
  }

  @Test func anAliasOfItselfIsNone() {
    #expect(messages("views: &a\n  - *a\n").contains("'*a' refers to an anchor that is not defined before it"))
  }

  @Test(arguments: ["[", "{", "- ", "? ", "{a: ", "[{a: ", "!x ", "- - ? "])
  func deepNestingIsRefused(_ opening: String) {
    #expect(!messages("views: " + String(repeating: opening, count: 20_000)).isEmpty)
    #expect(!messages(String(repeating: opening, count: 20_000)).isEmpty)
  }

  @Test func deepIndentationIsRefused() {
    let text = (0..<1500).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(!messages(text).isEmpty)
  }

  @Test func viewsNestTooDeeplyInOneSentence() {
    let open = String(repeating: "{view: a, subviews: [", count: 200)
    let close = String(repeating: "]}", count: 200)
    #expect(messages("{views: [\(open)\(close)]}").contains { $0.contains("levels deep") })
  }

  @Test func aDocumentOfHundredMegabytesIsRefusedBeforeItIsRead() {
    let text = "title: " + String(repeating: "x", count: 100 << 20)
    var diagnostics = Diagnostics()
    let time = processorTime {
      diagnostics = Figure.decode(SourceFile(name: "large.yaml", text: text), name: "large").diagnostics
    }
    #expect(time < .seconds(2))
    #expect(diagnostics.all.map(\.message) == [DocumentLimit.documentBytes.sentence(limit: 2 << 20)])
  }

  @Test func aLongTextIsRefused() {
    #expect(
      messages("title: " + String(repeating: "x", count: 1 << 20)) == [DocumentLimit.textLength.sentence(limit: 65_536)]
    )
    let equation = "a.width == " + String(repeating: "1", count: 60_000)
    #expect(messages("views:\n  - view: a\nconstraints:\n  - \(equation)").count == 1)
    #expect(messages("views:\n  - view: \(String(repeating: "a", count: 60_000))-").count == 1)
  }

  @Test func manyThousandMistakesAreCutShort() {
    let keys = (0..<20_000).map { "k\($0): 1\n" }.joined()
    #expect(messages(keys).count == 201)
    let views = (0..<4_000).map { "  - view: v\($0)\n" }.joined()
    let constraints = (0..<4_000).map { "  - w\($0).width == x\($0).width\n" }.joined()
    #expect(messages("views:\n\(views)constraints:\n\(constraints)").count == 201)
  }

  @Test func manyDuplicateKeysAreReported() {
    let text = "size: [1, 1]\n" + String(repeating: "title: a\n", count: 50)
    #expect(!messages(text).isEmpty)
    #expect(messages("{title: a, title: b, title: c}").count == 2)
    #expect(!messages(String(repeating: "{[a]: 1, ", count: 300)).isEmpty)
  }

  @Test func repetitionsCannotMultiplyADocument() {
    let items = Array(repeating: "x", count: 10_000).joined(separator: ", ")
    #expect(messages("views:\n  - label: a{n}\n    repeat: 1000\n    items: [\(items)]").count == 1)
    let views = (0..<13).map { "  - label: a\($0)_{n}\n    repeat: 1000\n" }.joined()
    let nested = "repeat: 1000, subviews: [{view: 'b{n}_{m}', repeat: 1000}]"
    #expect(messages("views: [{view: 'a{n}', \(nested)}]") == [DocumentLimit.views.sentence(limit: 12_000)])
    #expect(messages("panels: [{views: [{view: 'a{n}', \(nested)}]}]").count == 1)
    #expect(messages("views:\n" + views) == [DocumentLimit.views.sentence(limit: 12_000)])
  }

  @Test func callsByTheHundredThousandDoNotCopyTheDocumentEach() {
    let calls = Array(repeating: "rgb(1,2)", count: 7_000).joined(separator: " ")
    let text = "callouts:\n" + String(repeating: "  - \(calls)\n", count: 30)
    #expect(messages(text).count == 30)
  }

  @Test func keysThatAreMappingsAreNotHashedForever() {
    // Each key holds the one before.
    let nested = String(repeating: "{", count: 900) + "a: 1" + String(repeating: "}: 1", count: 899) + "}"
    #expect(!messages(nested).isEmpty)
    #expect(!messages("{\(Array(repeating: nested, count: 30).joined(separator: ","))}").isEmpty)
  }

  @Test func privateUseCharactersAreTextLikeAnyOther() throws {
    let text = "title: \"\u{E000}\u{E001}\u{F8FF} *a rgb(1, 2) {n}\"\ncaption: \u{E000}\n"
    let figure = try #require(Figure.decode(SourceFile(name: "a", text: text), name: "a").figure)
    #expect(figure.title == "\u{E000}\u{E001}\u{F8FF} *a rgb(1, 2) {n}")
    #expect(figure.caption == "\u{E000}")
  }

  /// Accepted documents with a few characters changed, from a fixed seed: whatever comes of them, it comes.
  @Test(arguments: DocumentFixture.all(in: "accepted") + DocumentFixture.all(in: "broken"))
  func mutationsOfDocumentsAreAnswered(_ fixture: DocumentFixture) {
    var generator = SeededGenerator(seed: fixture.source.text.utf8.count)
    let original = Array(fixture.source.text.unicodeScalars)
    let pieces: [[Unicode.Scalar]] = [
      "[", "]", "{", "}", ":", "-", "*", "&a ", "#", "|", "\"", "'", "\n", "\t", "  ", ",", "(", ")", "1e308", "nan",
      "{n}", "{n-1}", "\u{0}", "\u{2028}", "é", "\u{1F600}", "repeat: 3", "*a", "@", "%", "!", "?", "<<", "root", ".",
    ].map { Array($0.unicodeScalars) }
    for _ in 0..<25 {
      var scalars = original
      for _ in 0...Int(generator.next() % 4) {
        let place = scalars.isEmpty ? 0 : Int(generator.next() % UInt64(scalars.count + 1))
        switch generator.next() % 3 {
        case 0: scalars.insert(contentsOf: pieces[Int(generator.next() % UInt64(pieces.count))], at: place)
        case 1: scalars.removeSubrange(place..<min(scalars.count, place + Int(generator.next() % 12)))
        default:
          let end = min(scalars.count, place + Int(generator.next() % 20))
          scalars.insert(contentsOf: scalars[place..<end], at: min(scalars.count, end))
        }
      }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      let source = SourceFile(name: "mutated.yaml", text: String(view))
      let (figure, diagnostics) = Figure.decode(source, name: "mutated", resources: fixture.resources)
      #expect((figure == nil) == diagnostics.hasErrors)
      _ = DiagnosticFormatter(file: source).format(diagnostics)
    }
  }
}
