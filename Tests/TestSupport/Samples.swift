public import Foundation

/// The documents of `samples/`.
public enum Samples {
  public static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("samples")

  /// In the order of the alphabet, without the ending.
  public static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "yaml" }.map { $0.deletingPathExtension().lastPathComponent }.sorted()
    }
  }

  public static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent("\(name).yaml"), encoding: .utf8)
  }
}
