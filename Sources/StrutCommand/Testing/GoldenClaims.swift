import Files
import Foundation
import GoldenTesting

/// Which goldens belong to the documents of a run, so that two documents do not share one, and orphans are known.
struct GoldenClaims {
  /// By a hash of the name: a run of many thousand documents has to remember little.
  private var owners: [Int: Int] = [:]
  /// Names of documents that could not be drawn, whose goldens are not known.
  private(set) var unknown: [String] = []
  private(set) var shared: [(golden: String, first: Int, second: Int)] = []

  mutating func claim(_ goldens: [String], document: Int) {
    for golden in goldens {
      if let owner = owners.updateValue(document, forKey: golden.hashValue), owner != document {
        shared.append((golden, min(owner, document), max(owner, document)))
      }
    }
  }

  mutating func protect(_ name: String) { unknown.append(name) }

  /// Files in the goldens' folder that no document of the run makes, in the order of their names.
  ///
  /// - Parameter scopes: Which part of the folder the run was about.
  func orphans(in folder: String, scopes: [String]) -> [String] {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    var orphans: [String] = []
    for case let file as String in files {
      guard scopes.contains(where: { file.hasPrefix($0) }), isGolden(file), owners[file.hashValue] == nil,
        !unknown.contains(where: { file.isGolden(of: $0) })
      else { continue }
      orphans.append(file)
    }
    return orphans.sorted()
  }

  /// Pictures, geometry, and what a killed recording left.
  private func isGolden(_ file: String) -> Bool {
    let name = file.pathName
    if TemporaryName.matches(name) { return true }
    return !name.hasPrefix(".") && ["png", "txt"].contains(name.pathExtension)
  }
}

extension String {
  /// Whether it could be a golden of the document of that name: `form.txt`, `form-landscape@2x.png`.
  fileprivate func isGolden(of document: String) -> Bool {
    guard hasPrefix(document) else { return false }
    return dropFirst(document.count).first.map { ".-~@".contains($0) } ?? false
  }
}
