import Foundation
import TestSupport
import Testing

@testable import Files

/// Files that are there whole or not at all.
@Suite struct WholeFileTests {
  private let place: TemporaryFolder
  private var folder: String { place.path }

  init() throws { place = try TemporaryFolder() }

  private func names(_ folder: String? = nil) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder ?? self.folder).sorted()
  }

  private func mode(_ name: String) throws -> Int {
    try #require(try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")[.posixPermissions] as? Int)
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
  }

  // MARK: What is written

  @Test(arguments: [0, 1, 300_000]) func aFileHasItsBytesAndNothingIsBesideIt(_ count: Int) throws {
    let content = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try WholeFile.write(content, to: "\(folder)/a.png", isFlushed: count == 1)
    #expect(try bytes("a.png") == content)
    #expect(try names() == ["a.png"])
  }

  @Test func foldersAreMadeWhereThatIsWanted() throws {
    try WholeFile.write([1], to: "\(folder)/a/b/c.txt", makesFolders: true)
    #expect(try bytes("a/b/c.txt") == [1])
    #expect(throws: WritingError(code: ENOENT)) { try WholeFile.write([1], to: "\(folder)/d/c.txt") }
    let error = #expect(throws: WritingError.self) {
      try WholeFile.write([1], to: "\(folder)/a/b/c.txt/d/e.txt", makesFolders: true)
    }
    #expect(error?.folderProblem == "'\(folder)/a/b/c.txt/d' is not a folder and cannot be created")
  }

  @Test func aNewFileHasThePermissionsOfNewFiles() throws {
    let descriptor = open("\(folder)/plain", O_CREAT | O_WRONLY, 0o666)
    close(descriptor)
    try WholeFile.write([1], to: "\(folder)/new")
    #expect(try mode("new") == mode("plain"))
  }

  @Test(arguments: [0o600, 0o664, 0o444, 0o755]) func aFileThatReplacesAnotherHasItsPermissions(_ wanted: Int) throws {
    try WholeFile.write([1], to: "\(folder)/old")
    chmod("\(folder)/old", mode_t(wanted))
    try WholeFile.write([2], to: "\(folder)/old")
    #expect(try mode("old") == wanted)
    #expect(try bytes("old") == [2])
  }

  @Test func aNameOfTheGreatestLengthCanBeWritten() throws {
    let name = String(repeating: "é", count: 127)
    try WholeFile.write([1], to: "\(folder)/\(name)")
    #expect(try names() == [name])
  }

  // MARK: Links

  @Test func aLinkInTheFilesPlaceIsReplacedAndNotFollowed() throws {
    try WholeFile.write([1], to: "\(folder)/victim")
    symlink("victim", "\(folder)/link")
    try WholeFile.write([2], to: "\(folder)/link")
    #expect(try bytes("victim") == [1])
    #expect(try bytes("link") == [2])
    #expect(throws: (any Error).self) {
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link")
    }
  }

  @Test func aDocumentThatIsRewrittenKeepsItsLinkAndItsPermissions() throws {
    try WholeFile.write([1], to: "\(folder)/document")
    chmod("\(folder)/document", 0o640)
    symlink("document", "\(folder)/link")
    try WholeFile.rewrite([2], at: "\(folder)/link")
    #expect(try bytes("document") == [2])
    #expect(try mode("document") == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link") == "document")
    try WholeFile.rewrite([3], at: "\(folder)/new")
    #expect(try names() == ["document", "link", "new"])
  }

  /// Whoever guesses the temporary name and puts a link there gets nothing written through it, and stops nothing.
  @Test func aLinkUnderTheTemporaryNameIsNotFollowed() throws {
    symlink("victim", "\(folder)/.a.guessed.strut-tmp")
    var candidates = ["\(folder)/.a.guessed.strut-tmp", "\(folder)/.a.other.strut-tmp"].makeIterator()
    let file = try TemporaryFile(for: "\(folder)/a") { _ in candidates.next() ?? "" }
    try file.write([7])
    try file.takePlace()
    #expect(try names() == [".a.guessed.strut-tmp", "a"])
    #expect(try bytes("a") == [7])
  }

  // MARK: What goes wrong

  @Test func aFailureLeavesNothing() throws {
    try FileManager.default.createDirectory(atPath: "\(folder)/a", withIntermediateDirectories: false)
    let error = #expect(throws: WritingError.self) { try WholeFile.write([1], to: "\(folder)/a") }
    #expect(error?.reason == "Is a directory")
    #expect(error?.description == "cannot be written: Is a directory")
    #expect(try names() == ["a"])
  }

  /// A disk that is full, as a limit on the size of files makes one.
  @Test func aFullDiskLeavesTheOldFile() async throws {
    let path = "\(folder)/a"
    try WholeFile.write([1], to: path)
    await #expect(processExitsWith: .success) { [path = path as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #expect(throws: WritingError(code: EFBIG)) { try WholeFile.write([UInt8](repeating: 2, count: 5000), to: path) }
    }
    #expect(try bytes("a") == [1])
    #expect(try names() == ["a"])
  }

  @Test func aFileThatIsGivenUpIsRemoved() throws {
    do {
      let file = try TemporaryFile(for: "\(folder)/a")
      try file.write([1])
      #expect(try names().allSatisfy { TemporaryName.matches($0) })
    }
    #expect(try names().isEmpty)
  }

  // MARK: Several at once

  @Test func ofTwoWritersEachWritesAWholeFile() throws {
    let path = "\(folder)/a"
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      for _ in 0..<30 {
        try? WholeFile.write([UInt8](repeating: UInt8(number), count: 50_000), to: path)
        let found = (try? Data(contentsOf: URL(filePath: path))) ?? Data()
        #expect(found.count == 50_000 && Set(found).count == 1)
      }
    }
    #expect(try names() == ["a"])
  }

  @Test func temporaryNamesDoNotRepeat() {
    let names = (0..<10_000).map { _ in TemporaryName.beside("out/form.png") }
    #expect(Set(names).count == names.count)
    #expect(names[0].wholeMatch(of: /out\/\.form\.png\.[0-9a-v]{8}\.strut-tmp/) != nil)
  }
}

/// What is left of processes that end in the midst of writing.
@Suite struct UnfinishedFileTests {
  private let place: TemporaryFolder
  private var folder: String { place.path }

  init() throws { place = try TemporaryFolder() }

  private var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aSignalRemovesWhatIsUnderWay(_ number: Int32) async throws {
    await #expect(processExitsWith: .signal(number)) { [folder = folder as String, number = number as Int32] in
      TemporaryFileTable.removeOnTermination()
      try WholeFile.write([1], to: "\(folder)/done")
      let first = try TemporaryFile(for: "\(folder)/a")
      let second = try TemporaryFile(for: "\(folder)/b")
      try first.write([1])
      // To the process: threads of the test library block signals.
      kill(getpid(), number)
      sleep(30)
      try second.takePlace()
    }
    #expect(try names == ["done"])
  }

  /// A process that does nothing but write, ended at any moment.
  @Test(arguments: 1...6) func aProcessThatWritesLeavesNothing(_ moment: Int) async throws {
    await #expect(processExitsWith: .signal(SIGTERM)) { [folder = folder as String, moment = moment as Int] in
      TemporaryFileTable.removeOnTermination()
      Thread.detachNewThread {
        usleep(UInt32(3000 + moment * 1700))
        kill(getpid(), SIGTERM)
      }
      // Between the removal of its file and the end, a write fails.
      for round in 0... { try? WholeFile.write([UInt8](repeating: 1, count: 200_000), to: "\(folder)/\(round % 3)") }
    }
    #expect(try names.allSatisfy { !TemporaryName.matches($0) })
  }

  @Test func aSignalThatIsIgnoredStaysIgnored() async {
    await #expect(processExitsWith: .success) {
      signal(SIGHUP, SIG_IGN)
      TemporaryFileTable.removeOnTermination()
      kill(getpid(), SIGHUP)
      usleep(20_000)
    }
  }

  @Test func whatIsLeftIsRemovedAfterAnHourAndNotBefore() throws {
    let old = [
      ".a.png.00000000.strut-tmp", ".b.png.00000000.strut-tmp", ".notes", ".notes.strut-tmp", "a.strut-tmp",
    ]
    for name in old { try Data([1]).write(to: URL(filePath: "\(folder)/\(name)")) }
    for name in old where name != old[1] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -3700)], ofItemAtPath: "\(folder)/\(name)")
    }
    try WholeFile.write([1], to: "\(folder)/c.png")
    #expect(try names == [".b.png.00000000.strut-tmp", ".notes", ".notes.strut-tmp", "a.strut-tmp", "c.png"])
  }
}
