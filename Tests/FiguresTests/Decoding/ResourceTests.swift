import Diagnostics
import FigureLanguage
import Figures
import Files
import Foundation
import Graphics
import Testing

/// Images are read from the document's folder, and from nowhere else.
@Suite struct ResourceTests {
  private static let picture = DocumentFixture.all(in: "accepted").first { $0.name == "colours-and-fonts" }

  /// A folder with a picture in it, beside another that must not be reached.
  private func withFolder(_ body: (URL, FolderResources) throws -> Void) throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("strut-\(UUID().uuidString)")
    let folder = base.appendingPathComponent("documents")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("below"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: base) }
    let bytes = Data(try #require(Self.picture).resources.image(named: "dot.png"))
    for path in [
      "documents/dot.png", "documents/scaled@2x.png", "documents/below/dot.png", "secret.png", "documents-too.png",
    ] {
      try bytes.write(to: base.appendingPathComponent(path))
    }
    try body(folder, FolderResources(folder: folder.path))
  }

  private func message(_ path: String, _ resources: FolderResources) -> String? {
    do throws(ResourceError) {
      _ = try resources.image(named: path)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func filesInTheFolderAreRead() throws {
    try withFolder { _, resources in
      #expect(message("dot.png", resources) == nil)
      #expect(message("below/dot.png", resources) == nil)
      #expect(message("missing.png", resources) == "does not exist in the document's folder")
      #expect(message("dott.png", resources) == "does not exist in the document's folder; did you mean 'dot.png'?")
      #expect(
        message("below/dto.png", resources) == "does not exist in the document's folder; did you mean 'below/dot.png'?")
      #expect(
        message("scaled.png", resources) == "does not exist in the document's folder; did you mean 'scaled@2x.png'?")
    }
  }

  @Test(arguments: [
    "../secret.png", "below/../../secret.png", "/etc/passwd", "", "..", ".", "below//dot.png", "..\\secret.png",
    "dot.png\0", "/dot.png", "below", "dot.jpg",
  ])
  func namesThatAreNoFilesOfTheFolderAreRefused(_ path: String) throws {
    try withFolder { _, resources in
      #expect(message(path, resources) != nil)
    }
  }

  @Test func linksThatLeadOutAreRefused() throws {
    try withFolder { folder, resources in
      let files = FileManager.default
      try files.createSymbolicLink(
        at: folder.appendingPathComponent("link.png"),
        withDestinationURL: folder.appendingPathComponent("../secret.png"))
      try files.createSymbolicLink(
        at: folder.appendingPathComponent("up"), withDestinationURL: folder.appendingPathComponent(".."))
      try files.createSymbolicLink(
        at: folder.appendingPathComponent("inside.png"), withDestinationURL: folder.appendingPathComponent("dot.png"))
      try files.createSymbolicLink(
        at: folder.appendingPathComponent("too.png"),
        withDestinationURL: folder.appendingPathComponent("../documents-too.png"))
      #expect(message("link.png", resources) == "is outside the document's folder")
      #expect(message("up/secret.png", resources) == "is outside the document's folder")
      #expect(message("too.png", resources) == "is outside the document's folder")
      #expect(message("inside.png", resources) == nil)
    }
  }

  @Test func foldersPipesAndLargeFilesAreRefused() throws {
    try withFolder { folder, resources in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("folder.png"), withIntermediateDirectories: true)
      #expect(mkfifo(folder.appendingPathComponent("pipe.png").path, 0o600) == 0)
      // A sparse file takes no room on the disk.
      let large = folder.appendingPathComponent("large.png")
      #expect(FileManager.default.createFile(atPath: large.path, contents: nil))
      let handle = try FileHandle(forWritingTo: large)
      try handle.truncate(atOffset: 33 << 20)
      try handle.close()
      #expect(message("folder.png", resources) == "is not a file")
      #expect(message("pipe.png", resources) == "is not a file")
      #expect(message("large.png", resources) == "is larger than 32 MiB")
    }
  }

  // MARK: What a PNG says of itself

  private struct Bytes: FigureResources {
    var bytes: [UInt8]
    func image(named path: String) throws(ResourceError) -> [UInt8] { bytes }
  }

  private func messages(_ bytes: [UInt8]) -> [String] {
    let source = SourceFile(name: "a.yaml", text: "views:\n  - imageView: a\n    image: a.png")
    return Figure.decode(source, name: "a", resources: Bytes(bytes: bytes)).diagnostics.all.map(\.message)
  }

  @Test func imagesThatCannotBeWhatTheySayAreRefused() throws {
    let whole = try #require(Self.picture).resources.image(named: "dot.png")
    #expect(messages(whole) == [])
    for length in 0..<whole.count - 1 { #expect(messages(Array(whole.prefix(length))).count == 1) }
    // Every byte of the header may be anything.
    for offset in 8..<33 {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var bytes = whole
        bytes[offset] = value
        #expect(messages(bytes).count <= 1)
      }
    }
    var wide = whole
    wide.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
    #expect(messages(wide) == ["'a.png' declares 32767 × 32767 pixels, which is too many"])
  }

  @Test func theScaleIsInTheFileName() throws {
    let fixture = try #require(Self.picture)
    let source = SourceFile(name: "a.yaml", text: "views:\n  - imageView: a\n    image: dot@2x.png")
    let figure = try #require(Figure.decode(source, name: "a", resources: fixture.resources).figure)
    guard case .image(let image)? = figure.root.subviews[0][.image] else {
      Testing.Issue.record("not an image")
      return
    }
    #expect(image.size.width == 4)
  }
}
