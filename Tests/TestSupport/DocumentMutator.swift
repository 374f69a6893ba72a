/// Writes documents in other ways: with other blanks, comments and quotation marks, and now and then with damage.
public struct DocumentMutator {
  private var generator: SeededGenerator
  private var comments = 0

  public init(seed: Int) { generator = SeededGenerator(seed: seed) }

  /// A document with a few changes.
  ///
  /// - Parameter damages: Whether characters and lines may get lost, so that it may be no document any more.
  public mutating func changed(_ text: String, damages: Bool) -> String {
    var text = text
    for _ in 0..<Int.random(in: 2...8, using: &generator) {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard !lines.isEmpty else { return text }
      let place = Int.random(in: 0..<lines.count, using: &generator)
      lines[place...place] = change(lines[place], isDamage: damages && Int.random(in: 0..<4, using: &generator) == 0)
      text = lines.joined(separator: "\n")
      if Int.random(in: 0..<12, using: &generator) == 0 { text = indented(text) }
    }
    return Int.random(in: 0..<10, using: &generator) == 0
      ? text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n") : text
  }

  private mutating func blanks(_ range: ClosedRange<Int>) -> String {
    String(repeating: " ", count: Int.random(in: range, using: &generator))
  }

  private mutating func comment() -> String {
    comments += 1
    return "# comment \(comments)"
  }

  /// The lines that stand in the place of a line.
  private mutating func change(_ line: String, isDamage: Bool) -> ArraySlice<String> {
    guard !isDamage else { return damage(line) }
    let signs = [":", ",", "[", "]", "{", "}", "- "]
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: return [line] + Array(repeating: blanks(0...3), count: Int.random(in: 1...3, using: &generator))
    case 1: return [blanks(0...9) + comment(), line]
    case 2: return [line + blanks(1...4) + comment()]
    case 3: return [line + blanks(1...4)]
    case 4, 5:
      // More blanks behind a sign.
      let sign = signs.randomElement(using: &generator) ?? ":"
      return [line.parts(by: sign).joined(separator: sign + blanks(sign == ":" ? 1...3 : 0...3))]
    case 6:
      // A line end behind a comma.
      let parts = line.parts(by: ", ")
      guard parts.count > 1 else { return [line] }
      return [parts[0] + ",", blanks(0...12) + parts.dropFirst().joined(separator: ", ")]
    case 7:
      // The value on a line of its own; a step's braces are letters of its text.
      let parts = line.parts(by: ": ")
      guard parts.count == 2, !parts[0].contains(" = ") else { return [line] }
      return [parts[0] + ":", String(line.prefix { $0 == " " }) + "      " + parts[1]]
    default:
      // Marks around a value, or other ones.
      let parts = line.parts(by: ": ")
      guard parts.count == 2, !parts[1].contains("'"), !parts[1].contains("[") else { return [line] }
      let value = parts[1].hasPrefix("\"") ? String(parts[1].dropFirst().dropLast()) : parts[1]
      return ["\(parts[0]): '\(value)'"]
    }
  }

  private mutating func damage(_ line: String) -> ArraySlice<String> {
    var characters = Array(line)
    let place = Int.random(in: 0...characters.count, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return []
    case 1: return [line, line]
    case 2 where place < characters.count: characters.remove(at: place)
    case 3: return [String(characters[..<place]), String(characters[place...])]
    default: characters.insert("-:[]{}\"'#&*|>,? \t".randomElement(using: &generator) ?? " ", at: place)
    }
    return [String(characters)]
  }

  /// With deeper indentation.
  private mutating func indented(_ text: String) -> String {
    let times = Int.random(in: 2...4, using: &generator)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let rest = line.drop { $0 == " " }
      let more = String(repeating: " ", count: (times - 1) * (line.count - rest.count))
      // What is behind a dash stands as far behind it.
      return rest.hasPrefix("- ")
        ? more + line.prefix { $0 == " " } + "-" + String(repeating: " ", count: 2 * times - 1) + rest.dropFirst(2)
        : more + line
    }.joined(separator: "\n")
  }
}

extension String {
  /// What stands between the places of a sign.
  fileprivate func parts(by sign: String) -> [String] {
    var parts = [""]
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(sign) {
        parts.append("")
        rest = rest.dropFirst(sign.count)
      } else {
        parts[parts.count - 1].append(first)
        rest = rest.dropFirst()
      }
    }
    return parts
  }
}
