import Diagnostics
import Figures

/// The values that stand in the `{…}` of an included document.
struct Placeholders {
  private var values: [(wanted: String, replacement: String)] = []

  mutating func set(_ name: String, _ text: String) {
    let repeated = RepeatedNumber(rawValue: name)
    values.removeAll { $0.wanted == "{\(name)}" || $0.wanted == repeated?.predecessor }
    values.append(("{\(name)}", text))
    if let repeated, let number = Int(text) { values.append((repeated.predecessor, "\(number - 1)")) }
  }

  /// A node with the values in it, in a file that is included at a place of its own.
  ///
  /// Inside a repeated view, `{n}` is the number of that view.
  ///
  /// - Parameter depth: In how many repeated views of its document the node is.
  func filled(_ node: Node, in file: IncludedFile, reporter: MistakeReporter, depth: Int = 0) -> Node {
    let repeats = node.mapping?.contains { $0.key.text == ViewKey.repeat.rawValue } ?? false
    let depth = repeats ? depth + 1 : depth
    switch node.content {
    case .scalar(let scalar):
      return Node(filled(scalar, in: file, reporter, depth: depth))
    case .sequence(let items, let range):
      return Node(
        sequence: items.map { filled($0, in: file, reporter: reporter, depth: depth) }, at: range.moved(to: file)
      )
    case .mapping(let entries, let range):
      let entries = entries.map { entry in
        Node.Entry(
          key: filled(entry.key, in: file, reporter, depth: depth),
          value: filled(entry.value, in: file, reporter: reporter, depth: depth))
      }
      return Node(mapping: entries, at: range.moved(to: file))
    }
  }

  private func filled(
    _ scalar: Scalar, in file: IncludedFile, _ reporter: MistakeReporter, depth: Int
  ) -> Scalar {
    var scalar = scalar
    scalar.range.file = file
    guard scalar.text.utf8.contains(UInt8(ascii: "{")) else { return scalar }
    let numbers = RepeatedNumber.allCases.prefix(depth).flatMap { [$0.placeholder, $0.predecessor] }
    let known = values.filter { !numbers.contains($0.wanted) }
    if let missing = Self.names(in: scalar.text).first(where: { name in
      !known.contains { $0.wanted == name } && !numbers.contains(name)
    }) {
      let offset = scalar.text.range(of: missing).map { scalar.text[..<$0.lowerBound].unicodeScalars.count } ?? 0
      reporter.report(TextMistake(.placeholderWithoutValue(missing), at: offset..<offset + missing.length), in: scalar)
    }
    let length = scalar.text.length + growth(of: scalar.text, by: known)
    guard length <= reporter.limits[.textLength] else {
      reporter.error(.exceeded(.textLength, of: reporter.limits), at: scalar.range)
      return scalar
    }
    return scalar.replacing(known)
  }

  /// How many characters a text gains at most by the values in it.
  private func growth(of text: String, by values: [(wanted: String, replacement: String)]) -> Int {
    values.reduce(0) { sum, value in
      let gain = value.replacement.utf8.count - value.wanted.utf8.count
      return gain > 0 ? sum + gain * text.ranges(of: value.wanted).count : sum
    }
  }

  /// `{title}` and the like.
  static func names(in text: String) -> [String] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      guard let end = part.firstIndex(of: "}") else { return nil }
      let name = String(part[..<end])
      let placeholder = "{\(name)}"
      return NameScope.isName(name) || RepeatedNumber.placeholders.contains(placeholder) ? placeholder : nil
    }
  }
}
