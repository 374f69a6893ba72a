import Figures
import ImageComparison
import Pixels
import Serialization
import Staging

extension PictureComparison {
  /// One JSON object, as `docs/image-comparison.md` has it.
  ///
  /// - Parameter picture: The path of the picture of what differs, where one was written.
  func json(picture: String?) -> String {
    var text = ""
    JSONText.write(
      .object(
        [
          ("result", .text(result.name)),
          ("expected", file(expectedPath, expectedSize)),
          ("actual", file(actualPath, actualSize)),
        ] + result.counts(of: expectedSize) + [("rule", rule.json), ("picture", picture.map { .text($0) } ?? .null)]),
      to: &text)
    return text
  }

  private func file(_ path: String, _ size: PictureSize) -> JSONText.Value {
    .object([("file", .text(path)), ("width", .integer(size.width)), ("height", .integer(size.height))])
  }
}

extension PictureProblems {
  /// The object of pictures that cannot be compared.
  var json: String {
    var text = ""
    let problems = all.map { problem in
      JSONText.Value.object([("file", .text(problem.path)), ("message", .text(problem.message))])
    }
    JSONText.write(.object([("result", .text("error")), ("problems", .array(problems))]), to: &text)
    return text
  }
}

extension ComparisonResult {
  fileprivate var name: String {
    switch self {
    case .equal: "equal"
    case .similar: "similar"
    case .different: "different"
    case .sizesDiffer: "sizesDiffer"
    }
  }

  /// What was counted; null where pictures of two sizes were not.
  fileprivate func counts(of size: PictureSize) -> [(String, JSONText.Value)] {
    switch self {
    case .equal: DifferenceReport(pixelCount: size.width * size.height).json
    case .similar(let report), .different(let report): report.json
    case .sizesDiffer: DifferenceReport(pixelCount: 0).json.map { ($0.0, .null) }
    }
  }
}

extension DifferenceReport {
  fileprivate var json: [(String, JSONText.Value)] {
    [
      ("pixels", .integer(pixelCount)),
      ("differentPixels", .integer(differentPixels)),
      ("differentPercent", .number(share * 100)),
      ("similarPixels", .integer(similarPixels)),
      ("greatestDifference", .integer(greatestDifference)),
      ("excused", excused?.json ?? .null),
      ("regions", .array(regions.map(\.json))),
    ]
  }
}

extension ExcusedPixels {
  fileprivate var json: JSONText.Value {
    .object([("belowThreshold", .integer(belowThreshold)), ("antialiased", .integer(antialiased))])
  }
}

extension DifferenceRegion {
  fileprivate var json: JSONText.Value {
    .object([
      ("x", .integer(x)), ("y", .integer(y)), ("width", .integer(width)), ("height", .integer(height)),
      ("differentPixels", .integer(differentPixels)),
    ])
  }
}

extension ComparisonRule {
  fileprivate var json: JSONText.Value {
    let metric: [(String, JSONText.Value)] =
      switch metric {
      case .channels: [("metric", .text("channels"))]
      case .pixelmatch(let threshold, let includingAntialiasing):
        [
          ("metric", .text("pixelmatch")), ("threshold", .number(threshold)),
          ("includesAntialiasing", .boolean(includingAntialiasing)),
        ]
      }
    return .object(
      metric + [
        ("channelTolerance", .integer(channelTolerance)), ("maxDifferentPixels", .integer(maxDifferentPixels)),
        ("maxDifferentRatio", maxDifferentRatio.map { .number($0) } ?? .null),
      ])
  }
}
