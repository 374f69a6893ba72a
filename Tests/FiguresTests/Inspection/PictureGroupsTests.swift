import Figures
import Testing

import Staging

/// Which pictures have a finding is said by what they have in common.
@Suite struct PictureGroupsTests {
  /// Two devices, each in two orientations, at two text sizes.
  private static let pictures: [PictureGroups.Words] = ["phone", "tablet"].flatMap { device in
    ["portrait", "landscape"].flatMap { orientation in
      ["large", "huge"].map { size in [.device: device, .orientation: orientation, .contentSize: size] }
    }
  }

  @Test(arguments: [
    ([0], [], "in phone portrait large"),
    ([0, 1], [], "in phone portrait"),
    ([0, 1, 2, 3], [], "in phone"),
    // One of them is enough, wherever it is listed.
    ([1, 3, 5, 7], [], "at huge"),
    ([0, 1, 2, 3, 5, 7], [], "in phone and huge"),
    ([0, 7], [], "in phone portrait large and tablet landscape huge"),
    ([0, 1, 2, 3, 4, 5, 6, 7], [], ""),
    // Other numbers elsewhere.
    ([0, 1, 2, 3], [4, 5, 6, 7], "in phone; much the same in tablet"),
    ([1], [3, 5, 7], "at huge; these numbers in phone portrait"),
    ([1, 3], [5, 7], "at huge; these numbers in phone"),
    ([0], [1, 2, 3, 4, 5, 6, 7], "in phone portrait large; much the same in all others"),
    ([0], [1, 2, 3, 5, 7], "in phone portrait large; much the same in huge and phone landscape"),
    ([0], [7], "in phone portrait large; much the same in tablet landscape huge"),
  ])
  func wordsAreFew(_ same: [Int], _ similar: [Int], _ words: String) {
    #expect(PictureGroups(Self.pictures).words(of: same, similarIn: similar) == words)
  }

  /// Of one property, as of two orientations.
  @Test func onePropertyIsNamedByItsValues() {
    let groups = PictureGroups([[.orientation: "portrait"], [.orientation: "landscape"]])
    #expect(groups.words(of: [0], similarIn: []) == "in portrait")
    #expect(groups.words(of: [0], similarIn: [1]) == "in portrait; much the same in landscape")
  }
}
