import Geometry
package import ImageComparison
package import Pixels

/// The result of comparing with one golden.
package struct GoldenCheck: Sendable {
  /// The path of the golden in the goldens' folder.
  package var name: String
  package var finding: Finding
  /// The views in which the regions are that differ, as far as each is in one; empty if no views are known.
  package var views: [String?] = []
  /// Whether the drawn picture or geometry was recorded as the golden.
  package var isRecorded = false
  /// Both pictures if they differ, for reports.
  package var evidence: Evidence?

  package enum Finding: Hashable, Sendable {
    case equal
    /// Pixels differ, but not more than the rule allows.
    case similar(DifferenceReport)
    case missing
    /// The geometry changed. Describes each change; never empty.
    case moved([String])
    case different(DifferenceReport)
    case sizesDiffer(expected: PictureSize, actual: PictureSize)
    /// The golden cannot be compared or written. The text continues after its name.
    case unusable(String)
  }

  package struct Evidence: Sendable {
    /// The golden's file; `nil` if it is missing or cannot be read.
    package var expected: [UInt8]?
    package var actual: [UInt8]
  }

  package init(name: String, finding: Finding, isRecorded: Bool = false, evidence: Evidence? = nil) {
    self.name = name
    self.finding = finding
    self.isRecorded = isRecorded
    self.evidence = evidence
  }

  package var status: Status {
    switch finding {
    case .equal, .similar: .passed
    case .unusable: .unusable
    case .missing, .moved, .different, .sizesDiffer: .failed
    }
  }

  package enum Status: Int, Comparable, Sendable {
    case passed, failed, unusable

    package static func < (lhs: Status, rhs: Status) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The messages, one per line, the first with the golden's name; empty if everything is equal.
  package var messages: [String] {
    switch finding {
    case .equal: []
    case .similar(let report): ["'\(name)' is similar: \(report.words)"]
    case .missing: ["'\(name)' is missing" + (isRecorded ? " and is now recorded; review it" : "")]
    case .moved(let changes): changes
    case .different(let report): ["'\(name)' differs: \(report.words(naming: viewWords))"]
    case .sizesDiffer(let expected, let actual): ["'\(name)' has another size: \(expected) → \(actual)"]
    case .unusable(let reason): ["'\(name)' \(reason)"]
    }
  }

  /// More views than these are not listed in one line.
  private static let mostViews = 5

  /// `, in 'title'`, or of several regions `; views: 'title', 'icon'`; empty where no view is known.
  private var viewWords: String {
    var names: [String] = []
    for case .some(let name) in views where !names.contains(name) { names.append(name) }
    guard let first = names.first else { return "" }
    if views.count == 1 { return ", in '\(first)'" }
    let rest = names.count > Self.mostViews ? ", …" : ""
    return "; in \(names.prefix(Self.mostViews).map { "'\($0)'" }.joined(separator: ", "))\(rest)"
  }
}

extension DifferenceReport {
  /// `206 of 727040 pixels (0.0283 %), by up to 31 of 255, in 2 places, the first 12 × 4 at (20, 31)`
  package var words: String { words(naming: "") }

  /// - Parameter views: The words that name the views of the places, which follow them.
  fileprivate func words(naming views: String) -> String {
    let counted = differentPixels > 0 ? differentPixels : similarPixels
    let percent = (pixelCount == 0 ? 0 : Double(counted) / Double(pixelCount) * 100).decimalText(places: 4)
    var words = "\(counted) of \(pixelCount) pixels (\(percent) %), by up to \(greatestDifference) of 255"
    if let first = regions.first {
      words += regions.count == 1 ? ", in one place:" : ", in \(regions.count) places, the first"
      words += " \(first.width) × \(first.height) at (\(first.x), \(first.y))"
    }
    words += views
    if differentPixels > 0, similarPixels > 0 { words += "; \(similarPixels) more are similar" }
    if let excused, excused.belowThreshold + excused.antialiased > 0 {
      words += "; excused: \(excused.belowThreshold) similar in colour,"
      words += " \(excused.antialiased) on antialiased edges"
    }
    return words
  }
}
