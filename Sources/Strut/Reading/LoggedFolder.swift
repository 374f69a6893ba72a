import Figures
import Files
import PNGCoding
import Synchronization

/// Which files were read besides the document.
final class InputLog: Sendable {
  private let log = Mutex<(paths: [String], memory: Int)>(([], 0))

  var entries: (paths: [String], memory: Int) { log.withLock { $0 } }

  func add(_ path: String, _ bytes: [UInt8]) {
    let pixels = (try? PNGHeader(bytes)).map { $0.width * $0.height } ?? 0
    log.withLock { log in
      log.paths.append(path)
      log.memory += bytes.count + 4 * pixels
    }
  }
}

/// A folder that notes which of its files are read.
struct LoggedFolder: FigureResources {
  let folder: String
  let limits: FigureLimits
  let log: InputLog

  func image(named path: String) throws(ResourceError) -> [UInt8] {
    let bytes = try FolderResources(folder: folder, limits: limits).image(named: path)
    log.add("\(folder.isEmpty ? "." : folder)/\(path)", bytes)
    return bytes
  }

  func document(named path: String) throws(ResourceError) -> [UInt8] {
    let bytes = try FolderResources(folder: folder, limits: limits).document(named: path)
    log.add("\(folder.isEmpty ? "." : folder)/\(path)", bytes)
    return bytes
  }
}
