import Files
import Foundation
import Testing
import XCTest

/// Reports differences to the current test, of Swift Testing or XCTest, with the pictures as attachments.
final class Reporter {
  private let place: ExpectationPlace
  /// The temporary folder of this process.
  private static let folder = "\(NSTemporaryDirectory())strut-\(UUID().uuidString)"
  /// The written pictures, if the test framework cannot attach them.
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
    if (try? WholeFile.write(png, to: path, makesFolders: true)) != nil { files.append(path) }
  }

  /// The paths of the pictures, unless they are attached.
  var attachmentLines: [String] { files.isEmpty ? [] : ["the pictures are here:"] + files.map { "  " + $0 } }
}
