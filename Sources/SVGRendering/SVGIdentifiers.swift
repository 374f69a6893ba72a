/// Gives every id once, each with the picture's name before it, so that pictures can share a page.
struct SVGIdentifiers {
  /// The root's id.
  let prefix: String
  /// What every other id begins with.
  private let beginning: String
  private var taken: Set<String>
  /// The numbers that definitions have come to, by their letter.
  private var counts: [String: Int] = [:]

  init(figure name: String) {
    let cleaned = Self.cleaned(name.isEmpty ? "figure" : name)
    let first = cleaned.unicodeScalars.first
    prefix = first.map { $0.isASCIILetter || $0 == "_" } == true ? cleaned : "_" + cleaned
    beginning = prefix + "-"
    taken = []
    // Most pictures have fewer ids.
    taken.reserveCapacity(64)
    taken.formUnion([prefix, prefixed("title"), prefixed("desc")])
  }

  func prefixed(_ id: String) -> String { beginning + Self.cleaned(id) }

  /// The id for a group; one that is taken already gets a number.
  mutating func take(_ id: String) -> String {
    let wanted = prefixed(id)
    var candidate = wanted
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(wanted)-\(number)"
      number += 1
    }
    return candidate
  }

  /// The next id for something that is only referred to: `figure-p1`, `figure-p2`.
  mutating func next(_ letter: String) -> String {
    while true {
      counts[letter, default: 0] += 1
      let candidate = "\(prefix)-\(letter)\(counts[letter, default: 0])"
      if taken.insert(candidate).inserted { return candidate }
    }
  }

  /// A name that XML takes for an id and CSS for an identifier: what is not ASCII becomes its number.
  ///
  ///     cleaned("14.13 図")   // "14-13-u56f3"
  static func cleaned(_ name: String) -> String {
    // Nearly every name is one already.
    var name = name
    guard !name.withUTF8({ $0.allSatisfy(\.isIdentifierCharacter) }) else { return name }
    var result = ""
    for scalar in name.unicodeScalars {
      if scalar.isASCII, UInt8(ascii: scalar).isIdentifierCharacter {
        result.unicodeScalars.append(scalar)
      } else if scalar.isASCII {
        result += "-"
      } else {
        result += "u" + String(scalar.value, radix: 16)
      }
    }
    return result
  }
}

extension UInt8 {
  fileprivate var isIdentifierCharacter: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
