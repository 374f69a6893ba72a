import Diagnostics

extension DeviceCatalogue {
  /// The hint that ends a message about an unknown device: the closest names, or the models of the family.
  ///
  ///     DeviceCatalogue.hint(for: "iPhone 15")   // ; did you mean 'iphone-15'?
  ///     DeviceCatalogue.hint(for: "iphone-51")   // ; did you mean 'iphone-15', 'iphone-11' or 'iphone-5'?
  ///     DeviceCatalogue.hint(for: "iphone-se")   // ; there are 'iphone-se-1st-generation', …
  public static func hint(for name: String) -> String {
    let wanted = DeviceWords(name)
    guard !wanted.all.isEmpty else { return listing }
    let known = all.map { (name: $0.identifier, words: DeviceWords($0.identifier)) }
    // 1. The same but for hyphens, blanks and capitals.
    if let same = known.first(where: { $0.words.all == wanted.all }) { return "; did you mean '\(same.name)'?" }
    // 2. A model without its family.
    if let phone = known.first(where: { ["iphone" + wanted.all, "ipad" + wanted.all].contains($0.words.all) }) {
      return "; did you mean '\(phone.name)'?"
    }
    // 3. A family, of which it is the beginning.
    let family = known.filter { $0.words.all.hasPrefix(wanted.all) }.map(\.name)
    if family.count == 1 { return "; did you mean '\(family[0])'?" }
    if !family.isEmpty, wanted.numbers.isEmpty {
      let names = family.map { "'\($0)'" }
      return names.count <= 8
        ? "; there are \(names.listed(with: "and"))" : "; name the model too, such as \(names.last ?? "")"
    }
    // 4. Slips in letters, then in numbers.
    let near = known.compactMap { device in
      DeviceNameDistance(from: wanted, to: device.words).map { (name: device.name, distance: $0) }
    }
    guard let nearest = near.map(\.distance).min() else { return listing }
    if nearest.hasSameNumbers { return "; did you mean '\(near.first { $0.distance == nearest }?.name ?? "")'?" }
    let names = near.filter { $0.distance.letters == nearest.letters }.sorted { $0.distance < $1.distance }.prefix(3)
      .map(\.name)
    return "; did you mean \(names.map { "'\($0)'" }.listed(with: "or"))?"
  }

  private static let listing = "; 'strut devices' lists the known devices"
}

/// A device's name as letters and numbers, without hyphens, spaces and case.
private struct DeviceWords {
  let all: String
  let letters: String
  let numbers: [String]

  init(_ name: String) {
    let name = name.prefix(64).lowercased()
    all = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    letters = all.filter(\.isLetter)
    numbers = name.split { !$0.isNumber }.map(String.init)
  }
}

/// The distance between a written name and a device's name.
private struct DeviceNameDistance: Comparable {
  /// The number of letters that are inserted, deleted or exchanged.
  let letters: Int
  /// 0 for the same numbers, 1 for the same digits in another order, 2 for one different digit.
  let digits: Int
  /// The difference of the first numbers.
  let distance: Int

  var hasSameNumbers: Bool { digits == 0 }

  /// Returns `nil` for unrelated names.
  init?(from written: DeviceWords, to known: DeviceWords) {
    letters = NearMisses.distance(written.letters, known.letters)
    guard letters <= max(1, written.letters.count / 4) else { return nil }
    let (here, there) = (written.numbers.joined(), known.numbers.joined())
    if here == there {
      digits = 0
    } else if here.sorted() == there.sorted() {
      digits = 1
    } else if NearMisses.distance(here, there) == 1 {
      digits = 2
    } else {
      return nil
    }
    distance = abs((Int(written.numbers.first ?? "") ?? 0) - (Int(known.numbers.first ?? "") ?? 0))
  }

  static func < (one: DeviceNameDistance, other: DeviceNameDistance) -> Bool {
    (one.letters, one.digits, one.distance) < (other.letters, other.digits, other.distance)
  }
}
