import Foundation
import Serialization

/// Messages of programs that a converter runs.
package enum StandardError {
  /// Names and texts of documents cannot control a terminal: their control characters are shown as numbers.
  package static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.showingControls(keepingLines: true).utf8))
  }
}
