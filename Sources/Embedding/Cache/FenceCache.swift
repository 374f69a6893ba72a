#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

import Files

/// What was made before, in a folder of the user, found by everything that it was made of.
///
/// Nothing is promised of an entry: it may be of another program, cut off, or written by somebody who wants harm. An
/// entry is taken only if it is whole and holds the very key that is asked for; anything else is made again. Nothing
/// is locked: entries take their places whole, and processes that make the same thing at once write the same bytes.
package final class FenceCache {
  private let folder: String
  private let mostBytes: Int
  private var hasStored = false

  /// More than this many bytes are neither stored nor read.
  private static let largestEntry = 8 << 20
  /// An entry that is used gets a new date at most so often, in seconds.
  private static let ageOfDate = 86_400

  /// The cache of the user: `strut` in `XDG_CACHE_HOME`, or in `.cache` in the home folder.
  ///
  /// - Returns: `nil` if there is neither, if `STRUT_NO_CACHE` is set, or if the program cannot be told from another.
  package static func ofUser(_ environment: [String: String]) -> FenceCache? {
    guard (environment["STRUT_NO_CACHE"] ?? "").isEmpty, !ProgramIdentity.bytes.isEmpty else { return nil }
    // A path that is relative is ignored, as the specification of XDG_CACHE_HOME has it.
    if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
      return FenceCache(folder: "\(caches)/strut")
    }
    guard let home = environment["HOME"], home.hasPrefix("/"), home != "/", FilePlace.realPath(home) != nil else {
      return nil
    }
    return FenceCache(folder: "\(home)/.cache/strut")
  }

  /// - Parameters:
  ///   - folder: Holds nothing else. It is made when something is stored.
  ///   - mostBytes: Of all entries together; the oldest are removed.
  package init(folder: String, mostBytes: Int = 128 << 20) {
    (self.folder, self.mostBytes) = (folder, mostBytes)
  }

  /// What was stored for a key.
  func value(for key: ByteWriter) -> ByteReader? {
    guard isOwn else { return nil }
    let path = path(for: key)
    guard let bytes = try? RegularFile.readIfPresent(path, limit: Self.largestEntry) else { return nil }
    var reader = ByteReader(bytes)
    let length = bytes.count - ContentSum.byteCount
    guard length >= 0, ContentSum(of: bytes[..<length]).bytes.elementsEqual(bytes[length...]),
      reader.bytes().map({ $0.elementsEqual(key.bytes) }) == true
    else { return nil }
    keep(path)
    return reader
  }

  /// Stores what was made. What cannot be stored is made again the next time.
  func store(_ value: ByteWriter, for key: ByteWriter) {
    var entry = ByteWriter()
    entry.add(key.bytes[...])
    entry.bytes += value.bytes
    entry.bytes += ContentSum(of: entry.bytes[...]).bytes
    guard entry.bytes.count <= Self.largestEntry, makeFolder() else { return }
    hasStored = true
    try? WholeFile.write(entry.bytes, to: path(for: key))
  }

  /// Removes the entries that were not used for the longest time, if there are too many. To be called last.
  package func prune() {
    guard hasStored, let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    var entries: [(name: String, size: Int, date: Int)] = []
    while let entry = readdir(stream) {
      let name = entry.name
      var status = stat()
      guard name.hasSuffix(Self.suffix), fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
        continue
      }
      entries.append((name, Int(status.st_size), status.modificationTime))
    }
    var size = entries.reduce(0) { $0 + $1.size }
    guard size > mostBytes else { return }
    // Somewhat more than necessary, so that this is seldom done.
    for entry in entries.sorted(by: { ($0.date, $0.name) < ($1.date, $1.name) }) where size > mostBytes / 4 * 3 {
      unlinkat(dirfd(stream), entry.name, 0)
      size -= entry.size
    }
  }

  private static let suffix = ".entry"

  private func path(for key: ByteWriter) -> String { "\(folder)/\(ContentSum(of: key.bytes[...]).text)\(Self.suffix)" }

  /// Whether nobody else can have written what is in the folder.
  private lazy var isOwn: Bool = {
    var status = stat()
    return lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
      && status.st_mode & 0o022 == 0
  }()

  private func makeFolder() -> Bool {
    if isOwn { return true }
    // A folder that is there and not one's own stays as it is.
    guard (try? Folder.make(folder.folderOfFile)) != nil, mkdir(folder, 0o700) == 0 else { return false }
    isOwn = true
    return true
  }

  private func keep(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, time(nil) - status.modificationTime > Self.ageOfDate else { return }
    utimensat(AT_FDCWD, path, nil, 0)
  }
}
