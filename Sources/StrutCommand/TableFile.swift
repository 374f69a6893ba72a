import ArgumentParser
import Files
import FoundationEssentials

/// A table of tab-separated values; the first row names the columns.
struct TableFile {
  let path: String

  /// A row, by the columns' names; the column `repo` is empty where the table has none.
  struct Row {
    fileprivate var values: [String: String]

    subscript(column: String) -> String { values[column] ?? "" }
  }

  /// The folder that the table is in.
  var folder: String { path.folderOfFile }

  /// - Parameters:
  ///   - columns: Those that the table must have.
  ///   - half: What the column `half` must say; `nil` for all rows.
  func rows(with columns: [String], half: String?) throws -> [Row] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw ValidationError("'\(path)' cannot be read")
    }
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let names = lines.first ?? []
    guard Set(columns + (half == nil ? [] : ["half"])).isSubset(of: names) else {
      throw ValidationError("'\(path)' does not have all of the columns \(columns.joined(separator: ", "))")
    }
    return lines.dropFirst().map { line in
      Row(values: Dictionary(zip(names, line)) { first, _ in first })
    }.filter { half == nil || $0["half"] == half }
  }
}
