import Foundation
import TestSupport
import Testing

/// Articles of DocC, converted by the real program.
@Suite struct DocCTests {
  private static let program = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(fileURLWithPath: String($0)).appendingPathComponent("docc") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  /// The line that `--snippet docc` prints shows the light and the dark picture, with the document beside them in the
  /// catalogue. DocC follows the order of hash tables, which differs in each run.
  @Test(.enabled(if: program != nil, "skipped: docc is not installed"))
  func anArticleShowsBothThemes() throws {
    let command = try Command()
    try command.write("alt: A box.\nsize: [40, 30]\nviews: [{view: a, frame: [0, 0, 10, 10]}]\n", to: "a.docc/box.yaml")
    let drawn = try command.run(
      "render", "a.docc/box.yaml", "--theme", "light,dark", "--scale", "2", "-o", "a.docc/Resources", "--snippet",
      "docc")
    try command.write("# Boxes\n\n@Metadata {\n  @TechnologyRoot\n}\n\n\(drawn.output)", to: "a.docc/Boxes.md")
    for _ in 0..<5 {
      let converted = try command.run(
        try #require(Self.program),
        ["convert", "a.docc", "--output-path", "archive", "--fallback-bundle-identifier", "a"], input: "")
      #expect(converted.status == 0 && !converted.errors.contains("warning:"), "\(converted.errors)")
      struct Page: Decodable {
        struct Reference: Decodable {
          struct Variant: Decodable {
            var url: String
            var traits: [String]
          }
          var alt: String
          var variants: [Variant]
        }
        var references: [String: Reference]?
      }
      let page = try JSONDecoder().decode(Page.self, from: Data(command.read("archive/data/documentation/boxes.json")))
      let picture = try #require(page.references?["box.png"])
      #expect(picture.alt == "A box.")
      #expect(picture.variants.map { $0.url.split(separator: "/").last } == ["box@2x.png", "box~dark@2x.png"])
      #expect(picture.variants.map(\.traits) == [["2x", "light"], ["2x", "dark"]])
    }
  }
}
