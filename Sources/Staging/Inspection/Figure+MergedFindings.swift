public import Diagnostics
public import Figures

extension Figure {
  /// The conflicts of all pictures as warnings, those of several pictures said once.
  public func conflictWarnings(of pictures: [Picture]) -> Diagnostics {
    merging(pictures.map(\.conflictWarnings), of: pictures)
  }

  /// What was found in several pictures, said once with the names of those that it holds for.
  ///
  ///     'photo' is lost: its frame (0 700; 320 44) lies below the root … (in portrait; much the same in landscape)
  ///
  /// Two findings are one if they are of the same place and differ in nothing but numbers: a view that lies outside of
  /// both lies outside by another length in each. What holds in every picture, word by word, needs no names.
  ///
  /// - Parameter findings: A list a picture.
  func merging(_ findings: [Diagnostics], of pictures: [Picture]) -> Diagnostics {
    guard pictures.count > 1 else { return findings.reduce(Diagnostics()) { $0.adding($1) } }
    var merged: [MergedFinding] = []
    var places: [MergedFinding.Key: Int] = [:]
    for (picture, found) in zip(pictures, findings) {
      let label = label(of: picture.variant)
      var counts: [MergedFinding.Key: Int] = [:]
      for diagnostic in found.all {
        // Panels of one picture may differ in numbers too; the first of one picture is the first of another.
        var key = MergedFinding.Key(diagnostic)
        let count = counts[key, default: 0] + 1
        counts[key] = count
        key.number = count
        if let place = places[key] {
          merged[place].add(diagnostic, label)
        } else {
          places[key] = merged.count
          merged.append(MergedFinding(diagnostic, label))
        }
      }
    }
    return Diagnostics(merged.map { $0.diagnostic(among: pictures.count) })
  }

  /// What tells a picture from the figure's others: `iphone-5 landscape`.
  private func label(of variant: PictureVariant) -> String {
    var parts: [String] = []
    if devices.count > 1, let device = variant.device { parts.append(device.identifier) }
    if orientations.count > 1 { parts.append(variant.orientation.rawValue) }
    if directions.count > 1 { parts.append(variant.direction.rawValue) }
    if contentSizes.count > 1 { parts.append(variant.contentSize.rawValue) }
    return parts.joined(separator: " ")
  }
}

/// One finding, and the pictures that it was found in.
private struct MergedFinding {
  struct Key: Hashable {
    var severity: Diagnostic.Severity
    var range: SourceRange?
    var words: String
    var number = 1

    /// Numbers in quotes are part of names and constraints, and tell them apart.
    init(_ diagnostic: Diagnostic) {
      (severity, range) = (diagnostic.severity, diagnostic.range)
      var isQuoted = false
      words = String(
        diagnostic.message.filter { character in
          if character == "'" { isQuoted.toggle() }
          return isQuoted || !(character.isWholeNumber || character == "." || character == "-")
        })
    }
  }

  /// As the first picture has it.
  private let first: Diagnostic
  /// Of the pictures where it is the same, and of those where numbers differ.
  private var labels: [String]
  private var otherLabels: [String] = []

  init(_ diagnostic: Diagnostic, _ label: String) {
    (first, labels) = (diagnostic, [label])
  }

  mutating func add(_ diagnostic: Diagnostic, _ label: String) {
    guard !labels.contains(label), !otherLabels.contains(label) else { return }
    if diagnostic.message == first.message { labels.append(label) } else { otherLabels.append(label) }
  }

  func diagnostic(among count: Int) -> Diagnostic {
    guard labels.count < count, !labels.contains("") else { return first }
    let others = otherLabels.isEmpty ? "" : "; much the same in \(otherLabels.joinedByAnd)"
    return Diagnostic(
      first.severity, "\(first.message) (in \(labels.joinedByAnd)\(others))", at: first.range, notes: first.notes)
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`
  fileprivate var joinedByAnd: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
