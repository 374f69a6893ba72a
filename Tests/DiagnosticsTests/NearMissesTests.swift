import Diagnostics
import Testing

/// What an author probably meant, and what nobody can have meant.
@Suite struct NearMissesTests {
  @Test(arguments: [
    ("leadng", ["trailing", "leading"], "leading"), ("Width", ["width"], "width"),
    ("widht", ["height", "width"], "width"),
    ("hugging", ["contentHuggingPriority"], "contentHuggingPriority"), ("ab", ["ac", "ad"], "ac"),
  ])
  func slipsAreFound(_ name: String, _ candidates: [String], _ meant: String) {
    #expect(NearMisses.closest(to: name, among: candidates) == meant)
    #expect(NearMisses.hint(for: name, among: candidates) == "; did you mean '\(meant)'?")
  }

  @Test(arguments: [
    ("colour", ["width"]), ("width", ["borderWidth"]), ("width", ["width"]), ("bar2", ["bar1"]), ("a", ["b"]),
    ("12", ["13"]), ("", ["a"]),
  ])
  func othersAreNot(_ name: String, _ candidates: [String]) {
    #expect(NearMisses.closest(to: name, among: candidates) == nil)
    #expect(NearMisses.hint(for: name, among: candidates) == "")
  }

  @Test func neighboursExchangedAreOneSlip() {
    #expect(NearMisses.distance("widht", "width") == 1)
    #expect(NearMisses.distance("", "abc") == 3)
    #expect(NearMisses.distance("same", "same") == 0)
  }
}
