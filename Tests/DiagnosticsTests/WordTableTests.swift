import Testing

@testable import Diagnostics

@Suite struct WordTableTests {
  @Test func everyWordIsFoundAtItsPlace() {
    let words = ["width", "height", "centerX", "centerY", "", "e", "ä", "firstBaseline", "leading", "lastBaseline"]
    let table = WordTable(words)
    for (index, word) in words.enumerated() { #expect(table.index(of: word) == index) }
  }

  @Test(arguments: ["widht", "Width", "center", "centerZ", "trailing", "x", "\u{308}a", " width"])
  func aWordOfAnotherSpellingIsNone(word: String) {
    #expect(WordTable(["width", "height", "centerX", "centerY", "ä"]).index(of: word) == nil)
  }

  @Test func hundredsOfWordsThatBeginAndEndAlikeAreToldApart() {
    let words = (0..<500).map { "view\($0)name" }
    let table = WordTable(words)
    #expect(words.indices.allSatisfy { table.index(of: words[$0]) == $0 })
    #expect(!table.contains("view500name"))
  }
}
