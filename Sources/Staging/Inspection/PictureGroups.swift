package import Figures

/// Tells some pictures of a figure from the others in few words: by what they have in common, such as a text size.
///
///     groups.words(of: [4, 5, 6, 7], similarIn: [])  // "at accessibilityLarge"
///     groups.words(of: [4], similarIn: [5, 6, 7])    // "at accessibilityLarge; these numbers in iphone-5 portrait"
package struct PictureGroups {
  /// The words of a picture by the properties in which the figure's pictures differ.
  package typealias Words = [PictureVariant.Property: String]

  private let pictures: [Words]

  package init(_ pictures: [Words]) { self.pictures = pictures }

  /// Where something is, and where it is much the same with other numbers; empty for what all pictures have alike.
  ///
  /// - Parameters:
  ///   - same: The pictures that have it, by their place.
  ///   - similar: Those that have it with other numbers.
  package func words(of same: [Int], similarIn similar: [Int]) -> String {
    guard same.count < pictures.count else { return "" }
    guard !similar.isEmpty else { return words(of: same) }
    let (others, all) = (groups(of: similar), groups(of: same + similar))
    // Where all have something in common, that is when it is so, and only the numbers are of some.
    if all.count == 1, let common = all.first, !common.isEmpty {
      let own = groups(of: same).map { group in group.filter { common[$0.key] == nil } }
      return "\(words(for: all)); these numbers \(words(for: own))"
    }
    // Where the others are many, they are told as the rest.
    guard others.count > Self.mostGroups, all.count < others.count else {
      return "\(words(of: same)); much the same \(words(for: others))"
    }
    return "\(words(of: same)); much the same in all others\(all == [[:]] ? "" : " \(words(for: all))")"
  }

  private static let mostGroups = 2

  private func words(of members: [Int]) -> String { words(for: groups(of: members)) }

  /// `in landscape`, `at accessibilityLarge`.
  private func words(for groups: [Words]) -> String {
    let isOfTextSizes = groups.allSatisfy { $0.keys.elementsEqual([.contentSize]) }
    let names = groups.map { group in
      PictureVariant.Property.allCases.compactMap { group[$0] }.joined(separator: " ")
    }
    return "\(isOfTextSizes ? "at" : "in") \(names.listed(with: "and"))"
  }

  /// What each of a few groups of pictures has in common, the largest first. A group has no other pictures than these.
  private func groups(of members: [Int]) -> [Words] {
    let properties = PictureVariant.Property.allCases.filter { property in pictures.contains { $0[property] != nil } }
    var rest = members
    var groups: [Words] = []
    let members = Set(members)
    // How many pictures share what, by which properties.
    let sizes = Self.choices(among: properties).map { choice in
      (choice, Dictionary(grouping: pictures.indices) { Self.part(of: pictures[$0], choice) })
    }
    while let first = rest.first {
      var best: (words: Words, own: [Int]) = (pictures[first], [first])
      for (choice, shares) in sizes {
        let words = Self.part(of: pictures[first], choice)
        guard let own = shares[words], own.count > best.own.count, members.isSuperset(of: own) else { continue }
        best = (words, own)
      }
      groups.append(best.words)
      let told = Set(best.own)
      rest.removeAll(where: told.contains)
    }
    return groups
  }

  private static func part(of words: Words, _ choice: [PictureVariant.Property]) -> Words {
    words.filter { choice.contains($0.key) }
  }

  /// All choices of some properties, those of fewer first.
  private static func choices(among properties: [PictureVariant.Property]) -> [[PictureVariant.Property]] {
    let all = properties.reduce([[]]) { choices, property in choices + choices.map { $0 + [property] } }
    return all.sorted { $0.count < $1.count }
  }
}
