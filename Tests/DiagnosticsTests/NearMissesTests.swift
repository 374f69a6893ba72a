import Diagnostics
import Testing

/// What an author probably meant, and what nobody can have meant.
@Suite struct NearMissesTests {
  @Test(arguments: [
    ("leadng", ["trailing", "leading"], "leading"), ("Width", ["width"], "width"),
    ("widht", ["height", "width"], "width"),
    ("hugging", ["contentHuggingPriority"], "contentHuggingPriority"), ("ab", ["ac", "ad"], "ac"),
    ("systemMnit", ["systemRed", "systemMint"], "systemMint"), ("dateTime", ["date", "dateAndTime"], "dateAndTime"),
  ])
  func slipsAreFound(_ name: String, _ candidates: [String], _ meant: String) {
    #expect(NearMisses.closest(to: name, among: candidates) == meant)
    #expect(NearMisses.hint(for: name, among: candidates) == "; did you mean '\(meant)'?")
  }

  @Test(arguments: [
    ("colour", ["width"]), ("width", ["borderWidth"]), ("width", ["width"]), ("bar2", ["bar1"]), ("a", ["b"]),
    ("12", ["13"]), ("", ["a"]), ("systemViolet", ["systemMint", "systemTeal"]),
  ])
  func othersAreNot(_ name: String, _ candidates: [String]) {
    #expect(NearMisses.closest(to: name, among: candidates) == nil)
    #expect(NearMisses.hint(for: name, among: candidates) == "")
  }

  /// A candidate is given up as soon as it is too far away, which must not change the answer.
  @Test func whatIsGivenUpIsFarAway() {
    let letters = ["a", "b", "c"]
    let words = letters.flatMap { a in
      letters.flatMap { b in letters.flatMap { c in letters.map { a + b + c + $0 + "xy" } } }
    }
    for word in words.enumerated().filter({ $0.offset % 7 == 0 }).map(\.element) {
      let others = words.filter { $0 != word }
      let least = others.map { NearMisses.distance(word, $0) }.min()
      let closest = NearMisses.closest(to: word, among: others)
      #expect(closest.map { NearMisses.distance(word, $0) } == least)
    }
  }

  @Test func neighboursExchangedAreOneSlip() {
    #expect(NearMisses.distance("widht", "width") == 1)
    #expect(NearMisses.distance("", "abc") == 3)
    #expect(NearMisses.distance("same", "same") == 0)
  }
}
