#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

import Files
import Strut

/// What tells this program, with its libraries and its fonts, from every other that draws.
///
/// A version does not: whoever develops Strut builds many programs of one version, and Cairo, Pango and the fonts are
/// replaced beside an unchanged program. So every file that the process runs, and every font, counts with its place, its
/// size, its number in the file system and the time of its last change, to the nanosecond.
enum ProgramIdentity {
  /// Empty where the system does not say which files a process runs.
  static let bytes: [UInt8] = {
    let running = executableMappings()
    guard !running.isEmpty else { return [] }
    var writer = ByteWriter()
    writer.add(strutVersion)
    for path in running + fontPaths() {
      var status = stat()
      guard stat(path, &status) == 0 else { return [] }
      writer.add("\(path) \(status.st_size) \(status.st_ino) \(status.changeTimes)")
    }
    return ContentSum(of: writer.bytes[...]).bytes
  }()

  /// The program and its libraries, as Linux lists them: `55d0…-55d1… r-xp 00002000 08:01 131 /usr/bin/strut`.
  private static func executableMappings() -> [String] {
    guard let data = OpenFile.read("/proc/self/maps", limit: 1 << 24) else { return [] }
    let paths = data.split(separator: UInt8(ascii: "\n")).compactMap { line -> String? in
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
      guard words.count == 6, words[1].contains(UInt8(ascii: "x")) else { return nil }
      let path = String(decoding: words[5].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
      return path.hasPrefix("/") ? path : nil
    }
    return Set(paths).sorted()
  }
}

extension stat {
  fileprivate var changeTimes: String {
    #if canImport(Darwin)
      "\(st_mtimespec) \(st_ctimespec)"
    #else
      "\(st_mtim.tv_sec).\(st_mtim.tv_nsec) \(st_ctim.tv_sec).\(st_ctim.tv_nsec)"
    #endif
  }
}
