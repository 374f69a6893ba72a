import Graphics
import Testing

@Suite struct ColorTests {
  @Test func hexadecimalFormsHoldRedGreenAndBlue() {
    let color = Color(hex: 0x0060DF, alpha: 0.5, token: "ok")
    #expect(color.red == 0)
    #expect(color.green == 96.0 / 255)
    #expect(color.blue == 223.0 / 255)
    #expect(color.alpha == 0.5)
    #expect(color.token == "ok")
  }

  @Test func opacityMultipliesAndKeepsTheToken() {
    let color = Color(hex: 0x123456, alpha: 0.5, token: "ok").opacity(0.5)
    #expect(color == Color(hex: 0x123456, alpha: 0.25, token: "ok"))
  }

  /// WCAG's own figures.
  @Test(
    arguments: [
      (0x000000, 0), (0xFFFFFF, 1), (0xFF0000, 0.2126), (0x00FF00, 0.7152), (0x0000FF, 0.0722), (0x777777, 0.1845),
    ] as [(UInt32, Double)])
  func luminanceIsWCAGs(_ hex: UInt32, _ luminance: Double) {
    #expect(abs(Color(hex: hex).luminance - luminance) < 0.0001)
  }

  // MARK: Colours of two looks

  @Test(arguments: SystemColor.all) func aSystemColourIsFoundByItsNameAndByItsToken(_ color: SystemColor) {
    #expect(SystemColor.named(color.name.uppercased()) == color)
    #expect(SystemColor(of: color.color) == color)
    #expect(color.color.variants?.dark == color.dark)
  }

  @Test func systemColoursHaveApplesValues() {
    #expect(SystemColor.named("systemRed")?.light == Color(hex: 0xFF3B30))
    #expect(SystemColor.named("systemRed")?.dark == Color(hex: 0xFF453A))
    #expect(SystemColor.named("systemPlaid") == nil)
    #expect(Set(SystemColor.all.map(\.name)).count == SystemColor.all.count)
  }

  @Test func anAdaptiveColourIsFoundByItsToken() throws {
    let pair = AdaptiveColor(light: Color(hex: 0x112233), dark: Color(hex: 0xCCDDEE, alpha: 0.2, token: "x"))
    #expect(pair.token == "any-112233ff-ccddee33")
    #expect(pair.dark.token == nil)
    let found = try #require(AdaptiveColor(of: pair.color))
    #expect(found == pair)
    #expect(pair.color.variants?.light == pair.light)
  }

  @Test(arguments: ["any-", "any-112233ff", "any-112233ff-ccddee", "any-112233ff-ccddeezz", "ios-label", "label"])
  func otherTokensAreNoPair(_ token: String) {
    #expect(AdaptiveColor(of: Color(hex: 0, token: token)) == nil)
  }

  @Test func anAuthorsColourIsTheSameInAnyInterface() {
    #expect(Color(hex: 0xFF3B30).variants == nil)
    #expect(Color(hex: 0xFF3B30, token: "ok").variants == nil)
  }
}
