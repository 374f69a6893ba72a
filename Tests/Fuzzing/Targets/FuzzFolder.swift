import Foundation

/// The inputs of folders.
public enum FuzzFolder {
  /// The files of a folder, but not those in folders of it, by name; none if there is no such folder.
  public static func files(_ path: String) -> [(name: String, bytes: [UInt8])] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().compactMap { name in
      FileManager.default.contents(atPath: "\(path)/\(name)").map { (name, Array($0)) }
    }
  }

  /// The words of a dictionary in libFuzzer's form: lines of texts in quotes, with `\"`, `\\` and `\x09`.
  public static func words(_ path: String) -> [[UInt8]] {
    let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("\"") }.map { line in
      let parts = line.dropFirst().dropLast().components(separatedBy: "\\")
      return parts.dropFirst().reduce(into: Array(parts[0].utf8)) { word, part in
        guard part.hasPrefix("x"), let byte = UInt8(part.dropFirst().prefix(2), radix: 16) else {
          word += Array(part.utf8)
          return
        }
        word += [byte] + Array(part.dropFirst(3).utf8)
      }
    }
  }
}
