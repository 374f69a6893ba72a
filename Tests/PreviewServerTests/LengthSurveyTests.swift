import Testing

@testable import PreviewServer

@Suite struct LengthSurveyTests {
  private static func survey(around length: Double, _ troubles: (Int) -> [String]) -> (LengthSurvey, tries: Int) {
    var survey = LengthSurvey(around: length)
    var tries = 0
    while let next = survey.next {
      survey.record(Dictionary(troubles(next).map { ($0, "\($0) at \(next)") }) { $1 }, at: next)
      tries += 1
    }
    return (survey, tries)
  }

  @Test(arguments: [81, 119, 213, 320, 321, 700, 959])
  func theEndIsFoundToThePoint(_ end: Int) {
    let (survey, tries) = Self.survey(around: 320) { $0 < end ? ["conflict"] : [] }
    #expect(survey.lengths == 80...960)
    #expect(survey.stretches.map(\.kind) == ["conflict"])
    #expect(survey.stretches[0].from == 80 && survey.stretches[0].to == end - 1)
    #expect(tries < 80)
  }

  /// The example is the one that is nearest to what is on the screen.
  @Test func eachKindHasItsOwnStretches() {
    let (survey, _) = Self.survey(around: 400) { length in
      (length < 250 ? ["clipped"] : []) + (300...600 ~= length || length > 900 ? ["ambiguity"] : [])
    }
    #expect(
      survey.stretches == [
        .init(kind: "ambiguity", from: 300, to: 600, text: "ambiguity at 400"),
        .init(kind: "ambiguity", from: 901, to: 1200, text: "ambiguity at 901"),
        .init(kind: "clipped", from: 100, to: 249, text: "clipped at 249"),
      ])
  }

  @Test(arguments: [0.4, 1, 3, 4096, 1e9]) func everyLengthHasASurvey(_ length: Double) {
    let (survey, _) = Self.survey(around: length) { _ in [] }
    #expect(survey.stretches == [])
    #expect(survey.lengths.lowerBound >= 1 && survey.lengths.upperBound <= 4096)
  }
}
