import Foundation
import Testing

/// The example of `docs/golden-tests.md` is the test beside this file, letter for letter.
@Suite struct GoldenPageTests {
  @Test func thePageHoldsTheExample() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/golden-tests.md")
    let example = try String(contentsOf: folder.appendingPathComponent("CardTests.swift"), encoding: .utf8)
    #expect(try String(contentsOf: page, encoding: .utf8).contains("```swift\n\(example)```"))
  }
}
