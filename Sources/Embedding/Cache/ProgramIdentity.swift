#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

import Strut

/// What tells this program, with its libraries and its fonts, from every other that draws.
///
/// A version of Strut does not: whoever develops it builds many programs of one version. So the program's file and every
/// font count with their places, their sizes, their numbers in the file system and the times of their last changes,
/// to the nanosecond. Libraries that draw are replaced beside an unchanged program: their versions count.
enum ProgramIdentity {
  /// Empty where the system does not say which file a process runs.
  static let bytes: [UInt8] = {
    var writer = ByteWriter()
    for version in rendererVersions() { writer.add("\(version.name) \(version.version)") }
    for path in ["/proc/self/exe"] + fontPaths() {
      var status = stat()
      guard stat(path, &status) == 0 else { return [] }
      writer.add("\(path) \(status.st_size) \(status.st_ino) \(status.changeTimes)")
    }
    return ContentSum(of: writer.bytes[...]).bytes
  }()
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
