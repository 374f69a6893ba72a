import Diagnostics
import Figures

/// Reads values by the type that their key requires: texts, numbers, words, colours, geometry.
///
/// Each kind of value is an extension in a file of its own. A value that is wrong is reported, and `nil`.
struct ValueReader {
  let reporter: MistakeReporter
  let images: ImageReader
  let metrics: Metrics

  /// The items of a list; a single value is a list of one.
  func items(_ node: Node) -> [Node] { node.sequence ?? [node] }

  /// The node's text, or `nil` with a report when it is a list or a mapping or missing.
  func scalar(_ node: Node, _ key: String, takes expectation: @autoclosure () -> String) -> Scalar? {
    guard let scalar = node.scalar else {
      mismatch(node, key, takes: expectation())
      return nil
    }
    guard !scalar.isMissing else {
      return reporter.refuse(.missingValue(key: key, takes: expectation()), at: node.range)
    }
    return scalar
  }
}
