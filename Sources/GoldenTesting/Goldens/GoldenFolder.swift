import Files
package import ImageComparison
import PNGCoding

/// A folder of goldens and the settings for comparing with them.
///
///     let goldens = GoldenFolder(path: "Tests/Goldens", record: .missing)
///     let checks = goldens.check(GoldenSubject(name: "form", rendering: rendering))
///     checks.allSatisfy { $0.status == .passed }
package struct GoldenFolder: Sendable {
  package var path: String
  package var record: RecordMode
  package var rule: ComparisonRule
  /// The size in bytes above which pictures get no golden and only their geometry is compared. An existing golden is used
  /// until all goldens are recorded again. `nil` for no limit.
  package var largestPicture: Int?

  package init(
    path: String, record: RecordMode = .missing, rule: ComparisonRule = ComparisonRule(), largestPicture: Int? = nil
  ) {
    self.path = path
    self.record = record
    self.rule = rule
    self.largestPicture = largestPicture
  }

  /// Whether geometry was recorded for a document, by its name in the folder.
  package func hasGeometry(ofDocument name: String) -> Bool {
    FileKind(at: geometryPath(ofDocument: name)) == .file
  }

  /// Where the geometry of a document is, or would be: `Goldens/figures/one.txt`.
  package func geometryPath(ofDocument name: String) -> String { file(name + GoldenSubject.geometryExtension) }

  /// Compares the geometry and the pictures, and records goldens according to the mode.
  package func check(_ subject: GoldenSubject) -> [GoldenCheck] {
    var checks: [GoldenCheck] = []
    if let geometry = subject.geometry {
      checks.append(check(geometry, name: subject.name + GoldenSubject.geometryExtension))
    }
    for picture in subject.pictures {
      if let check = check(picture) { checks.append(check) }
    }
    if checks.contains(where: \.isRecorded) { checks += recordStamp() }
    return checks
  }

  private func check(_ geometry: SolvedGeometry, name: String) -> GoldenCheck {
    let text = Array(geometry.text.utf8)
    let finding: GoldenCheck.Finding
    do throws(GoldenError) {
      if let golden = try GoldenFile.read(file(name)) {
        if golden == text { return GoldenCheck(name: name, finding: .equal) }
        let changes = geometry.changes(since: try SolvedGeometry(bytes: golden))
        finding = changes.isEmpty ? .equal : .moved(changes)
      } else {
        finding = .missing
      }
    } catch {
      finding = .unusable(error.description)
    }
    return recording(text, GoldenCheck(name: name, finding: finding))
  }

  /// - Returns: `nil` for a picture without a golden because of its size.
  private func check(_ picture: GoldenPicture) -> GoldenCheck? {
    let golden: [UInt8]?
    do throws(GoldenError) {
      golden = try GoldenFile.read(file(picture.name))
    } catch {
      return recording(picture.png, GoldenCheck(name: picture.name, finding: .unusable(error.description)))
    }
    if let largestPicture, picture.png.count > largestPicture, golden == nil || record == .all { return nil }
    // 1. The same bytes are the same picture: nothing is decoded.
    if golden == picture.png { return GoldenCheck(name: picture.name, finding: .equal) }
    guard let golden else {
      let evidence = GoldenCheck.Evidence(expected: nil, actual: picture.png)
      return recording(picture.png, GoldenCheck(name: picture.name, finding: .missing, evidence: evidence))
    }
    // 2. Others are compared by their pixels.
    var check = GoldenCheck(name: picture.name, finding: finding(golden, picture.png))
    if case .different(let report) = check.finding {
      check.views = report.regions.map(picture.areas.name(around:))
    }
    if check.status == .failed { check.evidence = .init(expected: golden, actual: picture.png) }
    return recording(picture.png, check)
  }

  private func finding(_ golden: [UInt8], _ png: [UInt8]) -> GoldenCheck.Finding {
    do throws(PNGError) {
      let expected = try decodePNG(golden)
      let actual = try decodePNG(png)
      switch compareImages(expected: expected, actual: actual, rule: rule) {
      case .equal: return .equal
      case .similar(let report): return .similar(report)
      case .different(let report): return .different(report)
      case .sizesDiffer(let expected, let actual): return .sizesDiffer(expected: expected, actual: actual)
      }
    } catch {
      return .unusable(error.description)
    }
  }

  /// Writes the golden if the mode requires it.
  private func recording(_ bytes: [UInt8], _ check: GoldenCheck) -> GoldenCheck {
    let isWanted =
      switch record {
      case .all: true
      case .failed: check.status != .passed
      case .missing: check.finding == .missing
      case .never: false
      }
    guard isWanted else { return check }
    var check = check
    do throws(GoldenError) {
      try GoldenFile.write(bytes, to: file(check.name))
      check.isRecorded = true
    } catch {
      check.finding = .unusable(error.description)
    }
    return check
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }
}

extension [GoldenCheck] {
  /// The worst status of all checks.
  package var status: GoldenCheck.Status { map(\.status).max() ?? .passed }

  /// The status after recording in a mode that accepts differences: recorded goldens pass.
  package func status(accepting record: RecordMode) -> GoldenCheck.Status {
    guard record == .all || record == .failed else { return status }
    return filter { !$0.isRecorded }.status
  }
}
