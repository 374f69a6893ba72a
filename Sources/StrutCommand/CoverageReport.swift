import Figures
import Serialization
import Strut

/// The coverage of documents as a text for people, and as JSON.
struct CoverageReport {
  /// What is reported: a document, or all of them.
  let name: String
  let coverage: DocumentCoverage

  /// The sums, and below them what is not drawn as it is, the most frequent first.
  ///
  ///     Main.storyboard: 40 of 44 elements, 1 in part, 3 as placeholders; 310 of 318 properties
  ///       elements as placeholders:
  ///            2  imageView (image not there)
  var text: String {
    let (elements, properties) = (coverage.elements.values, coverage.properties.values)
    let others = [(DocumentCoverage.Drawing.partial, "in part"), (.placeholder, "as placeholders")].compactMap {
      drawing, words in
      elements.sum(of: drawing) > 0 ? ", \(elements.sum(of: drawing)) \(words)" : nil
    }
    var lines = [
      "\(name): \(elements.sum(of: .faithful)) of \(elements.total) elements\(others.joined())"
        + "; \(properties.sum(of: .faithful)) of \(properties.total) properties"
    ]
    for (title, counts, drawing) in [
      ("elements as placeholders:", coverage.elements, DocumentCoverage.Drawing.placeholder),
      ("elements drawn in part:", coverage.elements, .partial),
      ("elements not drawn as they are:", coverage.elements, .missing),
      ("properties not drawn:", coverage.properties, .missing),
    ] {
      let rows = counts.filter { $0.value[drawing] > 0 }.sorted {
        ($1.value[drawing], $0.key) < ($0.value[drawing], $1.key)
      }
      guard !rows.isEmpty else { continue }
      lines.append("  \(title)")
      for (name, counts) in rows {
        let number = String(counts[drawing])
        lines.append("    " + String(repeating: " ", count: max(0, 5 - number.count)) + "\(number)  \(name)")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// One object: `{"name": …, "elements": {"label": {"faithful": 3, …}}, "properties": {…}}`.
  var json: String {
    func object(_ counts: [String: DocumentCoverage.Counts]) -> JSONText.Value {
      .object(
        counts.sorted { $0.key < $1.key }.map { name, counts in
          (name, .object(DocumentCoverage.Drawing.allCases.map { ($0.rawValue, .integer(counts[$0])) }))
        })
    }
    var text = ""
    let members = [
      ("name", JSONText.Value.text(name)), ("elements", object(coverage.elements)),
      ("properties", object(coverage.properties)),
    ]
    JSONText.write(.object(members), to: &text)
    return text + "\n"
  }
}

extension Collection<DocumentCoverage.Counts> {
  fileprivate func sum(of drawing: DocumentCoverage.Drawing) -> Int { reduce(0) { $0 + $1[drawing] } }
  fileprivate var total: Int { reduce(0) { $0 + $1.total } }
}
