import Files
import Serialization

/// Messages of programs that a converter runs.
package enum StandardError {
  /// Names and texts of documents cannot control a terminal: their control characters are shown as numbers.
  package static func write(_ text: String) {
    let bytes = Array(text.showingControls(keepingLines: true).utf8)
    _ = bytes.withUnsafeBytes { OpenFile.write($0, to: OpenFile.standardError) }
  }
}
