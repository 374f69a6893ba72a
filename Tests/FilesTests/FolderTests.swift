import Foundation
import Testing

@testable import Files

@Suite struct PathTests {
  @Test(arguments: [
    ("form.yaml", ".", "form.yaml", "yaml", "form"), ("/form", "/", "form", "", "/form"),
    ("docs/a.b/.hidden", "docs/a.b", ".hidden", "", "docs/a.b/.hidden"),
    ("docs/form.tar.gz", "docs", "form.tar.gz", "gz", "docs/form.tar"), ("", ".", "", "", ""),
  ])
  func aPathHasParts(_ path: String, _ folder: String, _ name: String, _ ending: String, _ stem: String) {
    #expect(path.folderOfFile == folder)
    #expect(path.pathName == name)
    #expect(path.pathExtension == ending)
    #expect(path.withoutPathExtension == stem)
  }

  @Test func filesStandInAFolderOrBesideEachOther() {
    #expect("docs".appendingFile("form.yaml") == "docs/form.yaml")
    #expect("/".appendingFile("form.yaml") == "/form.yaml")
    #expect("".appendingFile("form.yaml") == "form.yaml")
    #expect("docs/layout.md".sibling("form.yaml") == "docs/form.yaml")
    #expect("layout.md".sibling("form.yaml") == "form.yaml")
  }
}

/// What is in a folder, and below it.
@Suite struct FolderTests {
  private static func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    try Folder.make(folder + "/b/c")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["a.png", "b/d.png", "b/c/e.png"] { try WholeFile.write([1], to: "\(folder)/\(name)") }
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: folder)
    try body(folder)
  }

  @Test func allPathsAreFoundAndNoLinkIsFollowed() throws {
    try Self.withFolder { folder in
      #expect(Folder.paths(below: folder) == ["a.png", "b", "b/c", "b/c/e.png", "b/d.png", "link"])
      #expect(Folder.paths(below: folder, most: 1).count == 3)
      #expect(Folder.entries(of: folder) == ["a.png", "b", "link"])
      #expect(Folder.entries(of: folder + "/missing") == nil)
    }
  }

  @Test func kindsAreTold() throws {
    try Self.withFolder { folder in
      #expect(FileKind(at: folder + "/a.png") == .file)
      #expect(FileKind(at: folder + "/b") == .folder)
      #expect(FileKind(at: folder + "/link") == .folder)
      #expect(FileKind(at: folder + "/link", followsLinks: false) == .symbolicLink)
      #expect(FileKind(at: folder + "/missing") == nil)
      #expect(FileKind(at: "/dev/null") == .other)
    }
  }

  @Test func aFileIsReadUpToALimitAndOneByteMore() throws {
    try Self.withFolder { folder in
      let path = folder + "/long"
      try WholeFile.write([UInt8](repeating: 7, count: 100_000), to: path)
      #expect(OpenFile.read(path, limit: 100_000)?.count == 100_000)
      #expect(OpenFile.read(path, limit: 99_999)?.count == 100_000)
      #expect(OpenFile.read(path, limit: 10)?.count == 11)
      #expect(OpenFile.read(folder + "/missing", limit: 10) == nil)
      #expect(OpenFile.read(folder, limit: 10) == nil)
    }
  }
}

/// Paths through folders that a run makes.
@Suite struct FuturePlaceTests {
  @Test(arguments: [
    ("made/../form.png", "form.png"), ("./made//form.png", "made/form.png"), ("made/deep/../../form.png", "form.png"),
    ("made/./form.png", "made/form.png"), ("FORM.png", "form.png"),
  ])
  func pathsThroughFoldersThatAreStillToBeMadeAreOnePlace(_ path: String, _ other: String) {
    let folder = NSTemporaryDirectory()
    #expect(FilePlace(folder + path) == FilePlace(folder + other))
  }
}
