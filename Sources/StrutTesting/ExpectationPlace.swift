import Foundation
import Synchronization

/// The source location of an expectation, which determines where its goldens are.
struct ExpectationPlace: Sendable {
  var fileID: String
  var filePath: String
  /// The path of the test's file, in the form that XCTest requires.
  var file: StaticString
  /// The name of the test function, as `#function` gives it.
  var function: String
  var line: Int
  var column: Int

  init(_ fileID: StaticString, _ filePath: StaticString, _ function: String, _ line: Int, _ column: Int) {
    self.fileID = "\(fileID)"
    self.filePath = "\(filePath)"
    file = filePath
    (self.function, self.line, self.column) = (function, line, column)
  }

  /// The folder of the goldens: `__Goldens__/<TestFile>` next to the test's file.
  var folder: String {
    let url = URL(fileURLWithPath: filePath)
    let file = url.deletingPathExtension().lastPathComponent
    return url.deletingLastPathComponent().appendingPathComponent("__Goldens__").appendingPathComponent(file).path
  }

  /// The name of a golden: `<test>` or `<test>.<name>`, in characters that every file system accepts.
  func goldenName(_ name: String?) -> String {
    let test = String(function.prefix { $0 != "(" })
    return ([test] + [name].compactMap { $0 }).map(Self.cleaned).joined(separator: ".")
  }

  private static func cleaned(_ text: String) -> String {
    let cleaned = text.map { character -> Character in
      character.isLetter || character.isNumber || "-_.".contains(character) ? character : "-"
    }
    let name = String(cleaned)
    return name.hasPrefix(".") ? "-" + name.dropFirst() : name
  }
}

/// Which expectation owns which goldens. Two expectations with one name would overwrite each other's goldens.
enum Claims {
  private static let owners = Mutex<[String: ExpectationPlace]>([:])

  /// - Returns: The line of another expectation that already owns the golden, or `nil`.
  static func claim(golden: String, by place: ExpectationPlace) -> Int? {
    owners.withLock { owners in
      if let owner = owners[golden], (owner.line, owner.column) != (place.line, place.column) { return owner.line }
      owners[golden] = place
      return nil
    }
  }
}
