/// Names of files for figures, each different from those before.
package struct FigureNames {
  private var taken: Set<String> = []

  package init() {}

  /// A name of small letters, digits and hyphens.
  ///
  ///     name(for: "A search row")   // "a-search-row"
  ///     name(for: "A search row!")  // "a-search-row-2"
  package mutating func name(for title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    var base = ""
    for word in words where base.isEmpty || base.count + word.count < 60 { base += (base.isEmpty ? "" : "-") + word }
    if base.isEmpty { base = "figure" }
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }

  /// Gives a name back that no figure took after all.
  mutating func release(_ name: String) { taken.remove(name) }
}
