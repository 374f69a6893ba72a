import Testing
import Typography

/// The sizes of the Human Interface Guidelines.
@Suite struct TextStyleTests {
  @Test(arguments: [
    (TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
    (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
  ])
  func stylesHaveTheirStandardSize(_ style: TextStyle, _ size: Double) {
    #expect(style.size(at: .large) == size)
  }

  @Test(arguments: TextStyle.allCases)
  func sizesGrowWithTheCategory(_ style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.map { style.size(at: $0) }
    #expect(sizes == sizes.sorted())
    #expect(sizes.first! >= 11 && sizes.first! < sizes.last!)
  }

  @Test func theLargestBodyIsThreeTimesTheStandardOne() {
    #expect(TextStyle.body.size(at: .extraSmall) == 14)
    #expect(TextStyle.body.size(at: .extraExtraExtraLarge) == 23)
    #expect(TextStyle.body.size(at: .accessibilityExtraExtraExtraLarge) == 53)
  }

  @Test func onlyHeadlinesAreBolder() {
    #expect(TextStyle.allCases.filter { $0.weight != .regular } == [.headline])
    #expect(TextStyle.headline.weight == .semibold)
  }
}

@Suite struct PlatformFontTests {
  /// San Francisco has been the system font since iOS 9.
  @Test(arguments: [
    (Platform.ios6, FontFamily.liberationSans), (.ios7, .liberationSans), (.ios11, .inter), (.ios, .inter),
  ])
  func thePlatformHasItsSystemFont(_ platform: Platform, _ family: FontFamily) {
    #expect(platform.systemFontFamily == family)
    #expect(platform.systemFont(ofSize: 17) == Font(family: family, size: 17, weight: .regular))
  }

  @Test func onlyTheSizeChanges() {
    let font = Platform.ios.systemFont(ofSize: 17, weight: .bold)
    #expect(font.withSize(20) == Font(family: .inter, size: 20, weight: .bold))
  }
}
