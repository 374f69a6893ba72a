#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

import Testing

@testable import Files

/// Files that wait for their places.
@Suite final class PendingFileTests {
  private let folder: String

  init() throws {
    var template = Array("/tmp/strut-pending-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in Folder.entries(of: folder) ?? [] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  private var path: String { folder + "/a.svg" }

  private func status() -> stat {
    var status = stat()
    lstat(path, &status)
    return status
  }

  private func write(_ text: String) throws { try PendingFile(Array(text.utf8), for: path).takePlace() }

  private func contents() throws -> String {
    String(decoding: try RegularFile.read(path, limit: 1 << 20), as: UTF8.self)
  }

  @Test func aFileWithOtherBytesIsReplaced() throws {
    try write("one")
    for text in ["two", "three", String(repeating: "long", count: 10_000)] {
      // A file system gives the number of a file that is gone to one of the next.
      let before = status()
      try write(text)
      #expect(try contents() == text)
      #expect(status().st_ino != before.st_ino)
    }
    #expect(Folder.entries(of: folder) == ["a.svg"])
  }

  @Test(arguments: [0, 3, 1 << 14, 40_000])
  func aFileWithTheSameBytesStaysAndIsNew(count: Int) throws {
    let text = String(repeating: "a", count: count)
    try write(text)
    let before = status()
    var old = [timespec(tv_sec: 1000, tv_nsec: 0), timespec(tv_sec: 1000, tv_nsec: 0)]
    utimensat(AT_FDCWD, path, &old, 0)
    try write(text)
    #expect(status().st_ino == before.st_ino)
    #expect(status().modificationTime >= before.modificationTime)
    #expect(try contents() == text)
  }

  @Test func aLinkIsReplacedWhateverItLeadsTo() throws {
    let target = folder + "/b.svg"
    try PendingFile(Array("one".utf8), for: target).takePlace()
    symlink(target, path)
    try write("one")
    #expect(status().st_mode & S_IFMT == S_IFREG)
    unlink(path)
    link(target, path)
    try write("one")
    #expect(status().st_nlink == 1)
  }
}
