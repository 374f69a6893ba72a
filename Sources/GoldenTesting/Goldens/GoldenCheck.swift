import Geometry
public import ImageComparison
public import Pixels

/// What came of one golden.
public struct GoldenCheck: Sendable {
  /// The golden, as a path in the goldens' folder.
  public var name: String
  public var finding: Finding
  /// Whether what was drawn is the golden now.
  public var isRecorded = false
  /// Both pictures where they differ, for whoever shows them.
  public var evidence: Evidence?

  public enum Finding: Hashable, Sendable {
    case equal
    /// Pixels differ, and by no more than the rule allows.
    case similar(DifferenceReport)
    case missing
    /// The geometry changed: what moved, in words, never empty.
    case moved([String])
    case different(DifferenceReport)
    case sizesDiffer(expected: PictureSize, actual: PictureSize)
    /// The golden cannot be compared, or not be written: a sentence that goes on after its name.
    case unusable(String)
  }

  public struct Evidence: Sendable {
    /// The files; `nil` where there is no golden, or none that can be read.
    public var expected: [UInt8]?
    public var actual: [UInt8]
  }

  public init(name: String, finding: Finding, isRecorded: Bool = false, evidence: Evidence? = nil) {
    self.name = name
    self.finding = finding
    self.isRecorded = isRecorded
    self.evidence = evidence
  }

  public var status: Status {
    switch finding {
    case .equal, .similar: .passed
    case .unusable: .unusable
    case .missing, .moved, .different, .sizesDiffer: .failed
    }
  }

  public enum Status: Int, Comparable, Sendable {
    case passed, failed, unusable

    public static func < (lhs: Status, rhs: Status) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// What there is to say of it, a line each, the golden's name in the first; empty where it is equal.
  public var messages: [String] {
    switch finding {
    case .equal: []
    case .similar(let report): ["'\(name)' is similar: \(report.words)"]
    case .missing: ["'\(name)' is missing" + (isRecorded ? "; it is recorded now, look at it" : "")]
    case .moved(let changes): changes
    case .different(let report): ["'\(name)' differs: \(report.words)"]
    case .sizesDiffer(let expected, let actual): ["'\(name)' has another size: \(expected) → \(actual)"]
    case .unusable(let reason): ["'\(name)' \(reason)"]
    }
  }
}

extension DifferenceReport {
  /// `206 of 727040 pixels (0.0283 %), by up to 31 of 255, in 2 places, the first 12 × 4 at (20, 31)`
  public var words: String {
    let counted = differentPixels > 0 ? differentPixels : similarPixels
    let percent = (pixelCount == 0 ? 0 : Double(counted) / Double(pixelCount) * 100).decimalText(places: 4)
    var words = "\(counted) of \(pixelCount) pixels (\(percent) %), by up to \(greatestDifference) of 255"
    if let first = regions.first {
      words += regions.count == 1 ? ", in one place:" : ", in \(regions.count) places, the first"
      words += " \(first.width) × \(first.height) at (\(first.x), \(first.y))"
    }
    if differentPixels > 0, similarPixels > 0 { words += "; \(similarPixels) more are similar" }
    if let excused, excused.belowThreshold + excused.antialiased > 0 {
      words += "; excused: \(excused.belowThreshold) of nearly the same colour,"
      words += " \(excused.antialiased) on smoothed edges"
    }
    return words
  }
}
