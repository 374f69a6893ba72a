import Foundation
import Synchronization

/// Where an expectation stands in the sources, and its goldens with it.
struct ExpectationPlace: Sendable {
  var fileID: String
  var filePath: String
  /// The same as XCTest wants it.
  var file: StaticString
  /// The function, as the compiler calls it.
  var function: String
  var line: Int
  var column: Int

  init(_ fileID: StaticString, _ filePath: StaticString, _ function: String, _ line: Int, _ column: Int) {
    self.fileID = "\(fileID)"
    self.filePath = "\(filePath)"
    file = filePath
    (self.function, self.line, self.column) = (function, line, column)
  }

  /// `__Goldens__/<TestFile>` beside the test's file.
  var folder: String {
    let url = URL(fileURLWithPath: filePath)
    let file = url.deletingPathExtension().lastPathComponent
    return url.deletingLastPathComponent().appendingPathComponent("__Goldens__").appendingPathComponent(file).path
  }

  /// `<test>`, or `<test>.<name>`, in letters that every file system takes.
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

/// Which expectation has which goldens: two of one name would take turns in spoiling each other's.
enum Claims {
  private static let owners = Mutex<[String: ExpectationPlace]>([:])

  /// - Returns: The line of the other expectation that has them, or `nil`.
  static func claim(golden: String, by place: ExpectationPlace) -> Int? {
    owners.withLock { owners in
      if let owner = owners[golden], (owner.line, owner.column) != (place.line, place.column) { return owner.line }
      owners[golden] = place
      return nil
    }
  }
}
