import Diagnostics
import Foundation
import Strut
import TestSupport
import Testing

@testable import Embedding

/// Figures of pages that were drawn before.
@Suite struct FenceCacheTests {
  /// A folder with documents, and one for the cache.
  private final class Place {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")
    var caches: URL { folder.appendingPathComponent("caches") }

    init() throws { try FileManager.default.createDirectory(at: caches, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    func cache(mostBytes: Int = 1 << 20) -> FenceCache {
      FenceCache(folder: caches.appendingPathComponent("strut").path, mostBytes: mostBytes)
    }

    var entries: [URL] {
      let folder = caches.appendingPathComponent("strut")
      return ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
        .sorted { $0.path < $1.path }
    }

    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    /// Draws one fence of a page.
    func draw(
      _ text: String, line: Int = 1, name: String? = nil, names: FigureNames = FigureNames(), from cache: FenceCache?
    ) throws -> FencedFigure.Drawing {
      let source = SourceFile(name: "page.md", text: String(repeating: "\n", count: line) + text)
      let fence = try FencedFigure(source, at: SourceRange(line: 1, column: 1), in: folder.path)
      var names = names
      let manner = FencedFigure.Manner(format: .svg, text: .outlines, hasThemes: true, name: name)
      return try fence.drawn(manner, names: &names, cache: cache)
    }
  }

  private static let figure = "title: One\nsize: [40, 40]\nviews: [{label: a, frame: [0, 0, 30, 20], text: Hi}]\n"

  /// What is in the cache is taken, wherever the fence is: here it was changed, to see that.
  @Test func whatWasDrawnIsTaken() throws {
    let place = try Place()
    let fresh = try place.draw(Self.figure, from: nil)
    #expect(try place.draw(Self.figure, from: place.cache()) == fresh && place.entries.count == 2)
    #expect(try place.draw(Self.figure, line: 7, from: place.cache()) == fresh && place.entries.count == 2)
    var marked = fresh
    marked.pictures[0].alternative = "from the cache"
    let source = SourceFile(name: "page.md", text: Self.figure)
    let fence = try FencedFigure(source, at: SourceRange(line: 1, column: 1), in: place.folder.path)
    let manner = FencedFigure.Manner(format: .svg, text: .outlines, hasThemes: true)
    place.cache().store(marked, of: fence, manner, titles: ["One"], names: ["one"], inputs: [])
    #expect(try place.draw(Self.figure, from: place.cache()) == marked)
    // Other texts, other ways to show them and other names are drawn.
    #expect(try place.draw(Self.figure + "# more\n", from: place.cache()) == fresh)
    #expect(
      try place.draw(Self.figure, name: "two", from: place.cache()) == place.draw(Self.figure, name: "two", from: nil))
    var names = FigureNames()
    _ = names.name(for: "One")
    let second = try place.draw(Self.figure, names: names, from: place.cache())
    #expect(second.pictures[0].files.map(\.name) == ["one-2.svg", "one-2~dark.svg"])
    #expect(try second == place.draw(Self.figure, names: names, from: nil))
  }

  @Test func whatIsIncludedCounts() throws {
    let place = try Place()
    let page = "size: [40, 40]\nviews: [{include: part.yaml}]\n"
    let drawings = try ["red", "blue", "red"].map { color in
      try place.write(
        "views: [{view: b, frame: [0, 0, 9, 9], backgroundColor: \(color)}]\n", to: "part.yaml")
      let drawing = try place.draw(page, from: place.cache())
      #expect(try drawing == place.draw(page, from: nil))
      return drawing
    }
    #expect(drawings[0] == drawings[2] && drawings[0] != drawings[1])
    #expect(place.entries.count == 3)
    try FileManager.default.removeItem(at: place.folder.appendingPathComponent("part.yaml"))
    #expect(throws: DocumentError.self) { try place.draw(page, from: place.cache()) }
  }

  @Test func aFileThatAFenceNamesCounts() throws {
    let place = try Place()
    for title in ["One", "Two", "Three"] {
      try place.write(Self.figure.replacingOccurrences(of: "One", with: title), to: "form.yaml")
      let drawing = try place.draw("file: form.yaml\n", from: place.cache())
      #expect(drawing.pictures[0].alternative == title && drawing.pictures[0].files[0].name == "form.svg")
    }
  }

  @Test func mistakesAndWarningsAreToldEveryTime() throws {
    let place = try Place()
    for _ in 0..<2 {
      #expect(throws: DocumentError.self) { try place.draw("vews: []\n", from: place.cache()) }
      let conflict = Self.figure + "constraints: [a.width == 5, a.width == 6]\n"
      #expect(try !place.draw(conflict, from: place.cache()).diagnostics.isEmpty)
    }
    #expect(place.entries.isEmpty)
  }

  /// Entries that are cut off, changed, of other keys, or no files do no harm.
  @Test func damagedEntriesAreDrawnAgain() throws {
    let place = try Place()
    let fresh = try place.draw(Self.figure, from: place.cache())
    let entries = try place.entries.map { ($0, try Data(contentsOf: $0)) }
    for (url, data) in entries {
      var damaged = [0, 1, 15, 16, data.count / 2, data.count - 1].map { data.prefix($0) } + [data + [0]]
      for index in stride(from: 0, to: data.count, by: max(1, data.count / 37)) {
        var changed = data
        changed[index] ^= 0x80
        damaged.append(changed)
      }
      damaged += entries.map(\.1).filter { $0 != data }
      for bytes in damaged {
        try bytes.write(to: url)
        #expect(try place.draw(Self.figure, from: place.cache()) == fresh)
        #expect(try Data(contentsOf: url) == data)
      }
      try FileManager.default.removeItem(at: url)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      #expect(try place.draw(Self.figure, from: place.cache()) == fresh)
      try FileManager.default.removeItem(at: url)
      try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: "/dev/zero")
      #expect(try place.draw(Self.figure, from: place.cache()) == fresh)
    }
  }

  /// Somebody who may write entries can name neither files to read outside of the page's folder nor files to write.
  @Test(arguments: ["../secret.yaml", "/etc/passwd", "a/../../b.png", ""])
  func pathsOfEntriesAreNotBelieved(_ path: String) throws {
    let place = try Place()
    let fresh = try place.draw(Self.figure, from: nil)
    let source = SourceFile(name: "page.md", text: Self.figure)
    let fence = try FencedFigure(source, at: SourceRange(line: 1, column: 1), in: place.folder.path)
    let manner = FencedFigure.Manner(format: .svg, text: .outlines, hasThemes: true)
    place.cache().store(
      fresh, of: fence, manner, titles: ["One"], names: ["one"], inputs: ["\(place.folder.path)/\(path)"])
    #expect(place.entries.isEmpty)
    var hostile = fresh
    hostile.pictures[0].files[0].name = "\(path)/../x.svg"
    place.cache().store(hostile, of: fence, manner, titles: ["One"], names: ["one"], inputs: [])
    #expect(try place.draw(Self.figure, from: place.cache()) == fresh)
  }

  /// Lengths and counts that no entry has.
  @Test func numbersOfEntriesAreNotBelieved() {
    for bytes: [UInt8] in [[], [255], [255, 255, 255, 255], [255, 255, 255, 255, 1, 2], [2, 0, 0, 0, 1]] {
      var reader = ByteReader(bytes)
      #expect(reader.list { $0.list { $0.text() } } == nil)
      var other = ByteReader(bytes)
      #expect(other.bytes() == nil)
    }
  }

  @Test func theCacheStaysSmall() throws {
    let place = try Place()
    for number in 0..<12 {
      let cache = place.cache(mostBytes: 30_000)
      _ = try place.draw(Self.figure + "# \(number)\n", from: cache)
      cache.prune()
    }
    let size = try place.entries.reduce(0) { try $0 + Data(contentsOf: $1).count }
    #expect(size <= 30_000 && size > 0)
  }

  @Test func aFolderThatOthersCanWriteIsNotUsed() throws {
    let place = try Place()
    let folder = place.caches.appendingPathComponent("strut")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
    _ = try place.draw(Self.figure, from: place.cache())
    #expect(place.entries.isEmpty)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
    _ = try place.draw(Self.figure, from: place.cache())
    #expect(place.entries.count == 2)
  }

  @Test func onlyUsersHaveACache() throws {
    let place = try Place()
    let home = place.folder.path
    for environment in [
      [:], ["HOME": ""], ["HOME": "/"], ["HOME": "relative"], ["HOME": "\(home)/none"], ["XDG_CACHE_HOME": "relative"],
      ["HOME": home, "STRUT_NO_CACHE": "1"],
    ] {
      #expect(FenceCache.ofUser(environment) == nil)
    }
    let cache = try #require(FenceCache.ofUser(["HOME": home, "XDG_CACHE_HOME": "relative"]))
    _ = try place.draw(Self.figure, from: cache)
    let made = try FileManager.default.contentsOfDirectory(atPath: "\(home)/.cache/strut")
    #expect(made.count == 2)
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(home)/.cache/strut")
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  /// Another process finds what one stored, and the pictures are the same without it.
  @Test func processesShareTheCache() throws {
    let command = try Command()
    try command.write("# A page\n\n```strut\n\(Self.figure)```\n", to: "page.md")
    let environment = ["XDG_CACHE_HOME": command.folder.appendingPathComponent("caches").path, "STRUT_NO_CACHE": ""]
    for _ in 0..<3 {
      #expect(try command.run("embed", "page.md", environment: environment).status == 0)
      #expect(command.files("caches").count == 2)
    }
    let names = command.files("caches")
    #expect(try command.run("embed", "--check", "--no-cache", "page.md", environment: environment).status == 0)
    #expect(command.files("caches") == names)
  }

  @Test func sumsTellContentsApart() {
    let contents = (0..<40).flatMap { length in
      (0..<max(1, length)).map { index in
        (0..<length).map { $0 == index ? 1 as UInt8 : 0 }
      }
    }
    let sums = contents.map { ContentSum(of: $0[...]).bytes }
    for half in [0..<8, 8..<16] { #expect(Set(sums.map { Array($0[half]) }).count == Set(contents).count) }
  }

  /// What comes from the cache is what is drawn, with the place of the fence changed.
  @Test func samplesAreTheSameFromTheCache() throws {
    let place = try Place()
    for name in try Samples.names.enumerated().filter({ $0.offset % 9 == 0 }).map(\.element) {
      let text = try Samples.text(name)
      let draw = { (line: Int) in
        let source = SourceFile(name: "page.md", text: String(repeating: "\n", count: line) + text)
        let fence = try FencedFigure(source, at: SourceRange(line: 1, column: 1), in: Samples.folder.path)
        var figures = FigureNames()
        let manner = FencedFigure.Manner(format: .svg, text: .live)
        return try fence.drawn(manner, names: &figures, cache: line == 40 ? nil : place.cache(mostBytes: .max)).pictures
      }
      let first = try draw(0)
      #expect(try draw(9) == first && draw(40) == first, "\(name)")
    }
  }
}
