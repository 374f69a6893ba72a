import Testing

@testable import SVGRendering

@Suite struct SVGNumberTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, ".001"), (0.25, ".25"), (-0.5, "-.5"), (12.3456, "12.346"),
    (100, "100"), (1e-300, "0"), (.nan, "0"), (.infinity, "0"), (1e9, "1000000000"), (1e300, "1000000000000"),
    (-1e300, "-1000000000000"), (639.9996, "640"),
  ])
  func numbersAreShortAndPlain(_ value: Double, _ text: String) {
    #expect(SVGNumber.string(value) == text)
  }

  @Test(arguments: [(1.0, 3), (2.0, 4), (10.0, 4), (20.0, 5), (0.5, 3), (0.1, 2), (0.008, 1), (.nan, 3), (0.0, 3)])
  func stretchedLengthsKeepAThousandthOfAPoint(_ stretch: Double, _ decimals: Int) {
    #expect(SVGNumber.decimals(stretchedBy: stretch) == decimals)
  }
}
