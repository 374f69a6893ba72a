import Diagnostics
import FigureLanguage
import Figures
import Testing

/// What mends a mistake, as data.
@Suite struct FixTests {
  /// A document without the mistake that a fix is for; others may show once it is gone.
  @Test(arguments: DocumentFixture.all(in: "broken"))
  func whatIsFixedIsNotTold(_ fixture: DocumentFixture) {
    for diagnostic in fixture.decode().diagnostics.all where !diagnostic.fix.isEmpty {
      let fixed = SourceFile(name: fixture.source.name, text: fixture.source.text.applying(diagnostic.fix))
      #expect(fixed.text != fixture.source.text, "\(diagnostic)")
      let (_, left) = Figure.decode(fixed, name: fixture.name, resources: fixture.resources)
      let remains = left.all.contains {
        ($0.identifier, $0.range, $0.message) == (diagnostic.identifier, diagnostic.range, diagnostic.message)
      }
      #expect(!remains, "\(diagnostic)\n\(fixed.text)")
    }
  }

  @Test(arguments: [
    ("titel: a", "title: a"), ("\"titel\": a", "\"title\": a"), ("scale: 2x", "scale: 2"),
    ("size: 320x480", "size: [320, 480]"), ("size: \"320x480\"", "size: [320, 480]"),
    ("title: a\nsize:[320, 480]", "title: a\nsize: [320, 480]"), ("title: a\nviews", "title: a\nviews:"),
    ("background: #fff", "background: '#fff'"), ("title: 'It's'", "title: 'It''s'"),
    ("views:\n  -view: a\n  - view: b", "views:\n  - view: a\n  - view: b"),
    ("views:\n  - view: a\n   alpha: 1", "views:\n  - view: a\n    alpha: 1"),
    ("views:\n  view: a\n  - view: b", "views:\n  - view: a\n  - view: b"),
    ("title: a: b", "title: 'a: b'"), ("title: @home", "title: '@home'"),
    ("device: iPhone 15", "device: iphone-15"), ("device: '15 Pro'", "device: 'iphone-15-pro'"),
  ])
  func fixesAreWhatAnAuthorWouldWrite(_ written: String, _ meant: String) {
    let (_, diagnostics) = Figure.decode(SourceFile(name: "a.yaml", text: written), name: "a")
    #expect(diagnostics.all.first.map { written.applying($0.fix) } == meant, "\(diagnostics.all)")
  }

  /// The digits of a repetition stand nowhere in the document.
  @Test func whatRepeatMadeIsNotReplaced() {
    let repeated = "views:\n  - view: a{n}\n    repeat: 1\n    constraints: [\"a{n}.widht == 1\", \"b{n}.width == 1\"]"
    let (_, others) = Figure.decode(SourceFile(name: "a.yaml", text: repeated), name: "a")
    #expect(others.all.map { $0.fix.map(\.text) } == [["width"], []])
  }
}

extension String {
  /// The text with replacements made, places in scalars.
  fileprivate func applying(_ fix: [Diagnostic.Replacement]) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.unicodeScalars) }
    for replacement in fix.sorted(by: { $0.start > $1.start }) {
      let start = replacement.start.column - 1
      lines[replacement.start.line - 1].replaceSubrange(
        start..<start + replacement.length, with: Array(replacement.text.unicodeScalars))
    }
    return lines.map { line in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: line)
      return String(text)
    }.joined(separator: "\n")
  }
}
