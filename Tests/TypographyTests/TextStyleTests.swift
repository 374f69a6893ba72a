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

  /// Heights of labels that Interface Builder stored for canvases of two pixels a point.
  @Test(arguments: [
    (TextStyle.body, 1, 20.5), (.body, 2, 42.5), (.body, 4, 86.5), (.body, 6, 130.5), (.callout, 5, 103.5),
    (.headline, 2, 42.5), (.title1, 2, 67.5), (.title1, 3, 101.5), (.title2, 8, 222.5), (.footnote, 4, 70),
    (.caption1, 3, 46.5),
  ])
  func linesHaveALeading(_ style: TextStyle, _ lines: Int, _ height: Double) {
    let metrics = FontMetrics(of: font(of: style, on: .ios))
    #expect((metrics.height(ofLines: lines) * 2 - 1e-6).rounded(.up) / 2 == height)
    #expect(metrics.baseline(ofLine: lines - 1) + metrics.descent == metrics.height(ofLines: lines))
  }

  /// The Human Interface Guidelines give the distance of lines for the reader's text sizes too.
  @Test(arguments: [
    (ContentSizeCategory.extraSmall, 19), (.medium, 21), (.large, 22), (.extraExtraLarge, 26),
    (.extraExtraExtraLarge, 29), (.accessibilityMedium, 34), (.accessibilityExtraLarge, 48),
  ])
  func bodyTextHasTheDistanceOfTheGuidelines(_ category: ContentSizeCategory, _ distance: Double) {
    let metrics = FontMetrics(of: font(of: .body, on: .ios, at: category))
    #expect((metrics.lineHeight + metrics.leading - distance).magnitude < 1e-9)
  }

  @Test func onlyTextStylesOfSanFranciscoHaveALeading() {
    #expect(font(of: .body, on: .ios7).leading == 0)
    #expect(Platform.ios.systemFont(ofSize: 17).leading == 0)
    let larger = FontDescription(size: 20, style: .body)
    #expect(larger.settled(over: Platform.ios.systemFont(ofSize: 17), platform: .ios, at: .large).leading == 0)
  }

  private func font(of style: TextStyle, on platform: Platform, at category: ContentSizeCategory = .large) -> Font {
    FontDescription(style: style).settled(over: platform.systemFont(ofSize: 17), platform: platform, at: category)
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
