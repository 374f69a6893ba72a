import Diagnostics
import FigureLanguage
import Figures
import Foundation
import Staging
import Testing
import Typography
import ViewLayout

/// `docs/figure-language.md`, the README and the tables that documents are decoded by cannot drift apart.
@Suite struct LanguageDocumentationTests {
  private static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
  private static let page = text(of: "docs/figure-language.md")
  private static let readme = text(of: "README.md")

  private static func text(of path: String) -> String {
    (try? Data(contentsOf: root.appendingPathComponent(path))).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Pages whose examples in YAML and JSON are documents of the language; others show what other programs read.
  private static let pages = ["README.md", "docs/figure-language.md", "docs/from-uikit.md"]

  /// What stands between backquotes outside of examples.
  private static let quoted: Set<String> = {
    let prose = page.split(separator: "\n", omittingEmptySubsequences: false).split { $0.hasPrefix("```") }
    let outside = prose.enumerated().filter { $0.offset.isMultiple(of: 2) }.flatMap(\.element)
    var words: Set<String> = []
    for line in outside {
      for (index, part) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      where !index.isMultiple(of: 2) { words.insert(String(part)) }
    }
    return words
  }()

  private static let examples = pages.flatMap { examples(on: text(of: $0)) }

  private static func examples(on page: String) -> [String] {
    var examples: [String] = []
    var current: [Substring]?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```yaml" || line == "```json" {
        current = []
      } else if line == "```", let lines = current {
        examples.append(lines.joined(separator: "\n") + "\n")
        current = nil
      } else {
        current?.append(line)
      }
    }
    return examples
  }

  @Test(arguments: LanguageWords.topics)
  func everyWordIsExplained(_ topic: LanguageWords.Topic) {
    let missing = topic.words.filter { !Self.quoted.contains($0) }
    #expect(missing == [], "\(topic.name) that docs/figure-language.md does not mention")
  }

  /// Whoever saves an example has no other file beside it.
  @Test(arguments: examples)
  func everyExampleIsInOrder(_ example: String) {
    let source = SourceFile(name: "example.yaml", text: example)
    let (figure, diagnostics) = Figure.decode(source, name: "example")
    #expect(DiagnosticFormatter(file: source).format(diagnostics) == "")
    #expect(figure != nil)
  }

  @Test(arguments: examples)
  func everyExampleCanBeLaidOut(_ example: String) throws {
    let source = SourceFile(name: "example.yaml", text: example)
    let figure = try #require(Figure.decode(source, name: "example").figure)
    let errors = figure.pictures(measuringTextWith: FixedWidthMeasurer()).flatMap(\.diagnostics.all)
      .filter { $0.severity == .error }
    #expect(errors.map(\.message) == [])
  }

  /// An example is copied, and what is copied has to be in order: nothing is ambiguous, in conflict or lost but where the
  /// figure says that it means it.
  @Test(arguments: examples + signs)
  func everyExampleShowsWhatItExpects(_ example: String) throws {
    let source = SourceFile(name: "example.yaml", text: example)
    let figure = try #require(Figure.decode(source, name: "example").figure)
    let pictures = figure.pictures(
      measuringTextWith: FixedWidthMeasurer(), explaining: .all(determinationOf: nil))
    #expect(DiagnosticFormatter(file: source).format(figure.findings(in: pictures).diagnostics) == "")
  }

  private static let signs = ["constraints", "states", "views"].map { text(of: "docs/signs/signs-\($0).yaml") }

  /// What the tables say a property is of, is what it does something for.
  @Test(arguments: ViewProperty.allCases.filter { $0.kinds != nil })
  func kindsOfAPropertyAreThoseThatUseIt(_ property: ViewProperty) throws {
    let rows = Self.page.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
    // The property, its kinds, its value; other tables have rows of its name with other words in them.
    let kinds = rows.filter { $0.count == 3 && $0[0].contains("`\(property.rawValue)`") }.map { row in
      row[1].split(separator: "`").filter { ViewKind(rawValue: String($0)) != nil }.map(String.init)
    }
    #expect(kinds.filter { !$0.isEmpty } == [try #require(property.kinds).map(\.rawValue)])
  }

  /// The page's tables of keys and properties are made of the rows. With the environment variable
  /// `UPDATE_EXPECTATIONS` they are written anew.
  @Test func tablesAreMadeOfTheRows() throws {
    var lines = Self.page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let limits = ["| limit | what is counted |", "|---|---|"] + DocumentLimit.allCases.map(\.documentation)
    // What autoresizing masks do is told in sentences.
    let topics = ViewProperty.topics.filter { $0.title != "Springs and struts" }
    let all =
      topics.map { ("### \($0.title)", $0.table) } + KeyTable.all.map { ($0.title, $0.lines) } + [("## Limits", limits)]
    for (title, table) in all {
      let heading = try #require(lines.firstIndex(of: title), "\(title)")
      let section = lines[(heading + 1)...].prefix { !$0.hasPrefix("#") }
      // Of several tables with the same head, the one with the same first row.
      let name = try #require(table[2].dropFirst().split(separator: "|").first)
      let start = try #require(
        section.indices.first { section[$0] == table[0] && lines[$0 + 2].hasPrefix("|\(name)|") }, "\(title): \(name)")
      let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
      lines.replaceSubrange(start..<end, with: table)
    }
    let page = lines.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["UPDATE_EXPECTATIONS"] != nil {
      try Data(page.utf8).write(to: Self.root.appendingPathComponent("docs/figure-language.md"))
    } else {
      #expect(page == Self.page)
    }
  }

  /// Every annotation's sign is shown on the page of signs.
  @Test(arguments: AnnotationKind.allCases)
  func everySignIsShown(_ kind: AnnotationKind) {
    let shown = Self.signs.joined().split(separator: "\n").filter { $0.contains("show:") }.joined()
    #expect(shown.matches(of: #/[a-zA-Z]+/#).contains { $0.output == kind.rawValue })
  }

  @Test func thereAreExamples() {
    #expect(Self.examples.count > 20)
    #expect(Self.examples(on: Self.readme).count == 1)
  }

  /// The README's mistake is made in its own document, and what it prints is what the command prints.
  @Test func theReadmesMistakeIsAnsweredAsItSays() throws {
    let document = try #require(Self.examples(on: Self.readme).first)
    let text = document.replacingOccurrences(of: "== superview.safeArea.top", with: "== superview.saveArea.top")
    let source = SourceFile(name: "first.yaml", text: text)
    let printed = DiagnosticFormatter(file: source).format(Figure.decode(source, name: "first").diagnostics)
    #expect(!printed.isEmpty)
    #expect(Self.readme.contains("```\n\(printed)```\n"))
  }
}

extension DocumentLimit {
  /// The limit's row in Markdown: `| 12,000 | views of a document |`.
  fileprivate var documentation: String {
    let digits = text(of: standard)
    let number =
      digits.allSatisfy(\.isNumber) ? standard.formatted(.number.locale(Locale(identifier: "en_US"))) : digits
    return "| \(number)\(isFixed ? ", never raised" : "") | \(counted) |"
  }
}

extension ViewProperty.Topic {
  /// The table in Markdown, a row a property.
  fileprivate var table: [String] {
    let hasKinds = properties.contains { $0.kinds != nil }
    let head = hasKinds ? ["| property | kinds | value |", "|---|---|---|"] : ["| property | value |", "|---|---|"]
    return head
      + properties.map { property in
        let kinds = (property.kinds ?? []).map { "`\($0.rawValue)`" }.joined(separator: ", ")
        return "| `\(property.name)` |\(hasKinds ? " \(kinds) |" : "") \(property.documentation) |"
      }
  }
}
