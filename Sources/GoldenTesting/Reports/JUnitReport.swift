import Geometry
import Serialization

/// The results of a run as JUnit XML, one test case per document, for continuous integration.
///
///     <testcase classname="samples" name="form" file="samples/form.yaml" time="0.021">
///       <failure type="different" message="field.frame.width: 199 → 207 (landscape)">…</failure>
///     </testcase>
package struct JUnitReport {
  private let results: [DocumentResult]

  package init(_ results: [DocumentResult]) {
    self.results = results
  }

  /// - Throws: An error if the file cannot be written.
  package func write(to path: String) throws(GoldenError) {
    try GoldenFile.write(Array(text.utf8), to: path, isFlushed: false)
  }

  package var text: String {
    let time = results.reduce(0) { $0 + $1.seconds }.decimalText(places: 3)
    let (failures, errors) = (results.count { $0.status == .failed }, results.count { $0.status == .unusable })
    let counts = ["\(results.count)", "\(failures)", "\(errors)"]
    var page = MarkupWriter(.xml)
    page.write(raw: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    page.block(
      "testsuites", ["name": "strut", "tests": counts[0], "failures": counts[1], "errors": counts[2], "time": time]
    ) {
      $0.block(
        "testsuite",
        [
          "name": "strut test", "skipped": "0", "tests": counts[0], "failures": counts[1], "errors": counts[2],
          "time": time,
        ]
      ) { for result in results { result.write(to: &$0) } }
    }
    return page.text
  }
}

extension DocumentResult {
  fileprivate func write(to page: inout MarkupWriter) {
    let folder = name.pathFolder
    let attributes: MarkupWriter.Attributes = [
      "classname": folder.isEmpty ? "." : folder, "name": name.pathName, "file": path,
      "time": seconds.decimalText(places: 3),
    ]
    guard status != .passed || !messages.isEmpty else { return page.emptyLine("testcase", attributes) }
    let text = messages.joined(separator: "\n")
    let message = (messages.first ?? "").onOneLine
    page.line("testcase", attributes) {
      switch status {
      case .passed: $0.inline("system-out", text: text)
      case .failed: $0.inline("failure", ["type": "different", "message": message], text: text)
      case .unusable: $0.inline("error", ["type": "error", "message": message], text: text)
      }
    }
  }
}
