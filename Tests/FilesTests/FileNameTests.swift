import Foundation
import TestSupport
import Testing

@testable import Files

/// Names that anybody may have chosen, as names of files.
@Suite struct FileNameTests {
  @Test(arguments: [
    ("form", "form@2x.png"), ("../../evil", "..-..-evil@2x.png"), ("/etc/passwd", "-etc-passwd@2x.png"),
    ("a\0b", "a-b@2x.png"), ("", "@2x.png"), ("é ü", "é ü@2x.png"),
  ])
  func aNameStaysInItsFolder(_ name: String, _ file: String) {
    #expect(FileName.fitting(name, ending: "@2x.png") == file)
  }

  @Test func whatIsTooLongIsCutAndStaysUnique() {
    let long = String(repeating: "é", count: 150)
    let names = ["1", "2"].map { FileName.fitting(long + $0, ending: "@2x.png") }
    #expect(Set(names).count == 2)
    for name in names { #expect((200...255).contains(name.utf8.count) && name.hasSuffix("@2x.png")) }
    #expect(names[0] == FileName.fitting(long + "1", ending: "@2x.png"))
    let fits = String(repeating: "a", count: 248)
    #expect(FileName.fitting(fits, ending: "@2x.png") == fits + "@2x.png")
  }
}

/// The hash of "a" is in the FNV authors' test vectors, before its upper half is mixed in.
@Suite struct StableHashTests {
  @Test func hashesAreOfAllTimes() {
    let vector: UInt64 = 0xAF63_DC4C_8601_EC8C
    #expect(stableHash("a".utf8) == vector ^ vector >> 32)
  }
}

/// Two paths to one place.
@Suite struct FilePlaceTests {
  private let place: TemporaryFolder
  private var folder: String { place.path }

  init() throws {
    place = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: "\(folder)/a/b", withIntermediateDirectories: true)
    symlink("a/b", "\(folder)/link")
  }

  @Test(arguments: [
    ("a/x", "./a/../a/x"), ("a/b/x", "link/x"), ("a/x", "link/../x"), ("new/x", "a/../new/x"),
    ("a/e\u{301}", "a/\u{e9}"), ("a/x", "a//x"), ("a/x", "a/X"),
  ])
  func pathsToOnePlaceAreEqual(_ first: String, _ second: String) {
    #expect(FilePlace("\(folder)/\(first)") == FilePlace("\(folder)/\(second)"))
  }

  @Test func placesOfTwoFilesDiffer() {
    #expect(FilePlace("\(folder)/a/x") != FilePlace("\(folder)/a/y"))
    #expect(FilePlace("\(folder)/a/x") != FilePlace("\(folder)/x"))
    #expect(FilePlace("x") == FilePlace("./x"))
    #expect(FilePlace("/x") == FilePlace("//x"))
  }

  @Test func aLinkIsAnotherPlaceThanItsTarget() throws {
    try Data().write(to: URL(filePath: "\(folder)/file"))
    symlink("file", "\(folder)/alias")
    #expect(FilePlace("\(folder)/alias") != FilePlace("\(folder)/file"))
    #expect(FilePlace(target: "\(folder)/alias") == FilePlace("\(folder)/file"))
    #expect(!FilePlace.isNoLink("\(folder)/alias"))
    #expect(FilePlace.isNoLink("\(folder)/file"))
    #expect(!FilePlace.isNoLink("\(folder)/none"))
    #expect(FilePlace(target: "\(folder)/none") == nil)
  }
}
