import Foundation
import Geometry

/// The results of a run as JUnit XML, one test case per document, for continuous integration.
///
///     <testcase classname="samples" name="form" file="samples/form.yaml" time="0.021">
///       <failure type="different" message="field.frame.width: 199 → 207 (landscape)">…</failure>
///     </testcase>
public struct JUnitReport {
  private let results: [DocumentResult]

  public init(_ results: [DocumentResult]) {
    self.results = results
  }

  /// - Throws: An error if the file cannot be written.
  public func write(to path: String) throws(GoldenError) {
    try AtomicFile.write(Array(text.utf8), to: path)
  }

  public var text: String {
    let failures = results.count { $0.status == .failed }
    let errors = results.count { $0.status == .unusable }
    let time = results.reduce(0) { $0 + $1.seconds }.decimalText(places: 3)
    let counts = "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(time)\""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"strut\" \(counts)>\n<testsuite name=\"strut test\" skipped=\"0\" \(counts)>\n"
    for result in results { text += element(for: result) }
    return text + "</testsuite>\n</testsuites>\n"
  }

  private func element(for result: DocumentResult) -> String {
    let folder = result.name.pathFolder
    let name = result.name.pathName
    let attributes = [
      ("classname", folder.isEmpty ? "." : folder), ("name", name), ("file", result.path),
      ("time", result.seconds.decimalText(places: 3)),
    ].map { " \($0)=\"\($1.escapedForXML)\"" }.joined()
    let text = result.messages.joined(separator: "\n").escapedForXML
    let message = (result.messages.first ?? "").onOneLine.escapedForXML
    switch result.status {
    case .passed where result.messages.isEmpty: return "<testcase\(attributes)/>\n"
    case .passed: return "<testcase\(attributes)><system-out>\(text)</system-out></testcase>\n"
    case .failed:
      return "<testcase\(attributes)><failure type=\"different\" message=\"\(message)\">\(text)</failure></testcase>\n"
    case .unusable:
      return "<testcase\(attributes)><error type=\"error\" message=\"\(message)\">\(text)</error></testcase>\n"
    }
  }
}

extension String {
  /// The text escaped for XML and HTML, as text or as an attribute in double quotes. Characters that XML does not allow
  /// become a replacement character.
  var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
