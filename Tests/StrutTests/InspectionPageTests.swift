import Diagnostics
import Foundation
import Strut
import TestSupport
import Testing

/// `docs/inspect.md` says what programs get.
@Suite struct InspectionPageTests {
  private static let page: String = {
    let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    return (try? String(contentsOf: root.appendingPathComponent("docs/inspect.md"), encoding: .utf8)) ?? ""
  }()

  /// The keys of all objects in a JSON text.
  private func keys(of text: String) throws -> Set<String> {
    func keys(_ value: Any) -> Set<String> {
      switch value {
      case let object as [String: Any]: object.reduce(into: []) { $0.formUnion(keys($1.value).union([$1.key])) }
      case let list as [Any]: list.reduce(into: []) { $0.formUnion(keys($1)) }
      default: []
      }
    }
    return keys(try JSONSerialization.jsonObject(with: Data(text.utf8)))
  }

  @Test(arguments: try Samples.names) func everyKeyOfASolvedFigureIsExplained(_ sample: String) throws {
    let source = try Samples.source(sample)
    let (figures, _) = solveFigures(source, name: sample, imagesIn: Samples.folder.path)
    for figure in figures {
      for text in [figure.inspection, figure.inspection(at: 0.1)] {
        for key in try keys(of: text) { #expect(Self.page.contains("`\(key)`"), "\(key)") }
      }
    }
  }

  @Test(arguments: try InterfaceFixture.all(in: "interface"))
  func everyKeyOfWhatIsWrongIsExplained(_ fixture: InterfaceFixture) throws {
    let checked = check(fixture.source, name: "Main", imagesIn: ".")
    let text = checked.diagnostics.json(of: fixture.source, with: checked.findings)
    for key in try keys(of: text) { #expect(Self.page.contains("`\(key)`"), "\(key)") }
    let (figures, _) = solveFigures(fixture.source, name: "Main", imagesIn: ".")
    for figure in figures {
      for key in try keys(of: figure.inspection) { #expect(Self.page.contains("`\(key)`"), "\(key)") }
    }
  }

  /// Of a label that is too narrow and of one that is too low for its lines; the one that is large enough, and the hidden one,
  /// are not named.
  @Test func textsThatAreCutOffAreNamed() {
    let document = """
      size: [200, 200]
      views:
        - {label: narrow, text: Settings and more, frame: [0, 0, 40, 21]}
        - {label: low, text: Settings and more than a line, numberOfLines: 0, frame: [0, 40, 60, 21]}
        - {label: whole, text: Settings and more, frame: [0, 80, 200, 21]}
        - {label: unseen, text: Settings and more, hidden: true, frame: [0, 120, 40, 21]}
      """
    let (figures, _) = solveFigures(SourceFile(name: "texts.yaml", text: document), name: "texts", imagesIn: ".")
    let views = figures.first?.inspection.components(separatedBy: #"{"name": "#).dropFirst() ?? []
    let clipped = views.filter { $0.contains(#""clippedText": true"#) }.map { $0.prefix { $0 != "," } }
    #expect(clipped == [#""narrow""#, #""low""#])
  }
}
