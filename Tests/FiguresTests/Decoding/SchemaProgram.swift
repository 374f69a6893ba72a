import Foundation
import Testing

/// `check-jsonschema`, which checks YAML by schemas as editors do.
enum SchemaProgram {
  private static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// Where it is: `make test` installs it beside the build.
  static let path: String? =
    ([root.appendingPathComponent(".build/python/bin").path]
    + (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init))
    .map { $0 + "/check-jsonschema" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  static let missing: Testing.Comment = "skipped: check-jsonschema is not installed; 'make test' installs it"

  /// The documents of a folder of the project.
  static func folder(_ path: String) -> [String] {
    let url = root.appendingPathComponent(path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted().map {
      url.appendingPathComponent($0).path
    }
  }

  struct Result {
    /// By file, the first mistake.
    var errors: [String: String] = [:]
    /// The files that are no YAML to the program.
    var unreadable: Set<String> = []
  }

  private struct Output: Decodable {
    struct Entry: Decodable {
      var filename: String
      var path: String?
      var message: String?
    }
    var errors: [Entry]
    var parse_errors: [Entry]
  }

  static func check(_ files: [String], by schema: String) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strut-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (schemaFile, outputFile) = (folder.appendingPathComponent("schema.json"), folder.appendingPathComponent("out"))
    for (text, file) in [(schema, schemaFile), ("", outputFile)] { try Data(text.utf8).write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = ["--schemafile", schemaFile.path, "-o", "json", "--no-cache"] + files
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    try process.run()
    process.waitUntilExit()
    let output = try JSONDecoder().decode(Output.self, from: Data(contentsOf: outputFile))
    var result = Result(unreadable: Set(output.parse_errors.map(\.filename)))
    for entry in output.errors where result.errors[entry.filename] == nil {
      result.errors[entry.filename] = "\(entry.path ?? ""): \(entry.message ?? "")"
    }
    return result
  }
}
