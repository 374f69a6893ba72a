import Foundation
import Testing
import XCTest

/// Tells the test that runs, of Swift Testing or of XCTest, what differs, and gives it the pictures.
final class Reporter {
  private let place: ExpectationPlace
  /// Of this process's pictures.
  private static let folder = "\(NSTemporaryDirectory())strut-\(UUID().uuidString)"
  /// Where pictures went that the test framework cannot keep.
  private var files: [String] = []

  init(place: ExpectationPlace) {
    self.place = place
  }

  private var location: SourceLocation {
    SourceLocation(fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
  }

  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      XCTFail(message, file: place.file, line: UInt(place.line))
    }
  }

  func attach(_ png: [UInt8], named name: String) {
    if Test.current != nil {
      Attachment.record(png, named: name, sourceLocation: location)
      return
    }
    // XCTest keeps no attachments outside of Xcode: the pictures are left where they can be found.
    let path = "\(Self.folder)/\(name)"
    try? FileManager.default.createDirectory(atPath: Self.folder, withIntermediateDirectories: true)
    if FileManager.default.createFile(atPath: path, contents: Data(png)) { files.append(path) }
  }

  /// Where the pictures are, unless the test framework shows them.
  var attachmentLines: [String] { files.isEmpty ? [] : ["the pictures are here:"] + files.map { "  " + $0 } }
}
