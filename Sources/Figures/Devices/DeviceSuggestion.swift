import Diagnostics

/// The devices that are probably meant by an unknown name.
///
///     DeviceSuggestion(for: "iPhone 15").hint   // ; did you mean 'iphone-15'?
///     DeviceSuggestion(for: "iphone-51").hint   // ; did you mean 'iphone-15', 'iphone-11' or 'iphone-5'?
///     DeviceSuggestion(for: "iphone-se").hint   // ; there are 'iphone-se-1st-generation', …
public enum DeviceSuggestion: Hashable, Sendable {
  /// The devices with the closest names, the closest first.
  case closest([String])
  /// The models of a family.
  case family([String])
  /// No known name is similar.
  case none

  /// The device that is meant; `nil` if it could be several.
  public var device: String? {
    guard case .closest(let names) = self, names.count == 1 else { return nil }
    return names[0]
  }

  /// The end of a message about the unknown name.
  public var hint: String {
    switch self {
    case .closest(let names): "; did you mean \(names.map { "'\($0)'" }.listed(with: "or"))?"
    case .family(let names) where names.count <= 8: "; there are \(names.map { "'\($0)'" }.listed(with: "and"))"
    case .family(let names): "; name the model too, such as '\(names.last ?? "")'"
    case .none: "; 'strut devices' lists the known devices"
    }
  }

  /// Compares an unknown name with those of the catalogue.
  public init(for name: String) {
    self = Self.closest(to: DeviceWords(name))
  }

  private static func closest(to wanted: DeviceWords) -> DeviceSuggestion {
    guard !wanted.all.isEmpty else { return .none }
    let known = DeviceCatalogue.all.map { (name: $0.identifier, words: DeviceWords($0.identifier)) }
    // 1. The same except for hyphens, spaces and case.
    if let same = known.first(where: { $0.words.all == wanted.all }) { return .closest([same.name]) }
    // 2. A model without its family.
    if let model = known.first(where: { ["iphone" + wanted.all, "ipad" + wanted.all].contains($0.words.all) }) {
      return .closest([model.name])
    }
    // 3. The start of the names of a family.
    let family = known.filter { $0.words.all.hasPrefix(wanted.all) }.map(\.name)
    if family.count == 1 { return .closest(family) }
    if !family.isEmpty, wanted.numbers.isEmpty { return .family(family) }
    if let series = series(wanted.parts, among: known.map(\.name)) { return series }
    // 4. Misspelt letters, then numbers.
    let near = known.compactMap { device in
      DeviceNameDistance(from: wanted, to: device.words).map { (name: device.name, distance: $0) }
    }
    guard let nearest = near.min(by: { $0.distance < $1.distance }) else {
      // 5. The start of a name, with other words behind it: `ipad-pro-11-inch`.
      return (2..<max(2, wanted.parts.count)).reversed().lazy
        .compactMap { series(Array(wanted.parts.prefix($0)), among: known.map(\.name)) }.first ?? .none
    }
    if nearest.distance.hasSameNumbers { return .closest([nearest.name]) }
    let names = near.filter { $0.distance.letters == nearest.distance.letters }.sorted { $0.distance < $1.distance }
    return .closest(names.prefix(3).map(\.name))
  }

  /// The devices whose names begin with all the words: `ipad-pro-11` stands for two generations.
  private static func series(_ words: [String], among names: [String]) -> DeviceSuggestion? {
    let start = words.joined(separator: "-") + "-"
    let series = names.filter { ($0 + "-").hasPrefix(start) }
    return series.isEmpty ? nil : series.count == 1 ? .closest(series) : .family(series)
  }
}

/// A device's name as letters and numbers, without hyphens, spaces and case.
private struct DeviceWords {
  /// Its words, in small letters.
  let parts: [String]
  let all: String
  let letters: String
  let numbers: [String]

  init(_ name: String) {
    let name = name.prefix(64).lowercased()
    parts = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
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
