import Diagnostics
import Testing

@Suite struct ListedTests {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
  ])
  func wordsAreListedAsInASentence(_ words: [String], _ text: String) {
    #expect(words.listed(with: "and") == text)
  }

  @Test func theConjunctionIsTheCallers() {
    #expect(["a", "b", "c"].prefix(2).listed(with: "or") == "a or b")
  }
}
