/// Which goldens belong to the documents of a run, so that orphans are known.
package struct GoldenClaims: Sendable {
  /// By a hash of the name: a run of many thousand documents has to remember little.
  private var claimed: Set<Int> = []
  /// Names of documents that could not be drawn, whose goldens are not known.
  private var unknown: [String] = []

  package init() {}

  /// Notes goldens of a document of the run, by their paths in the folder.
  package mutating func claim(_ goldens: [String]) {
    for golden in goldens { claimed.insert(golden.hashValue) }
  }

  /// Notes a document of which it is not known which goldens it makes.
  package mutating func protect(_ name: String) { unknown.append(name) }

  /// Goldens that no document of the run makes, in the order of their names.
  ///
  /// - Parameter scopes: Which part of the folder the run was about.
  package func orphans(in folder: GoldenFolder, scopes: [String]) -> [String] {
    var goldens = RecordedGoldens(folder: folder.path)
    return goldens.unclaimed { file in
      !scopes.contains { file.hasPrefix($0) } || claimed.contains(file.hashValue)
        || unknown.contains { file.isGolden(of: $0) }
    }
  }
}

extension String {
  /// Whether it could be a golden of the document of that name: `form.txt`, `form-landscape@2x.png`.
  fileprivate func isGolden(of document: String) -> Bool {
    guard hasPrefix(document) else { return false }
    return dropFirst(document.count).first.map { ".-~@".contains($0) } ?? false
  }
}
