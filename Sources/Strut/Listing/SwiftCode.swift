/// Lines of Swift, indented by two spaces for each block they are in.
struct SwiftCode {
  private(set) var lines: [String] = []
  private var depth = 0

  var text: String { lines.map { $0 + "\n" }.joined() }
  var isEmpty: Bool { lines.isEmpty }

  mutating func line(_ text: String = "") {
    lines.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text)
  }

  mutating func add(_ texts: [String]) { for text in texts { line(text) } }

  mutating func add(_ code: SwiftCode) { add(code.lines) }

  /// A line that opens a block, what is in it, and the line that closes it.
  mutating func block(_ opening: String, closing: String = "}", _ body: (inout SwiftCode) -> Void) {
    line(opening)
    depth += 1
    body(&self)
    depth -= 1
    line(closing)
  }

  /// An empty line, unless there is one already or a block has just begun.
  mutating func gap() {
    if let last = lines.last, !last.isEmpty, !last.hasSuffix("{") { lines.append("") }
  }

  /// `// …`, each line of a text behind its own slashes.
  mutating func comment(_ text: String, slashes: String = "//") {
    for part in text.split(separator: "\n") { line("\(slashes) \(SwiftLiteral.visible(part))") }
  }
}

/// Names that the code may use: none twice, and none that Swift or the listing itself has.
struct SwiftNames {
  private var used: Set<String>

  init(reserved: [String]) { used = Self.keywords.union(reserved) }

  /// The name, if it is free, or else the name with the suffix and, if need be, a number behind it.
  ///
  ///     names.take("switch", suffix: "View")   // "switchView"
  mutating func take(_ name: String, suffix: String) -> String {
    var free = name
    var number = 2
    if used.contains(free) || Self.isOfTheListing(free) { free += suffix }
    while used.contains(free) {
      free = "\(name)\(suffix)\(number)"
      number += 1
    }
    used.insert(free)
    return free
  }

  /// Whether a name is that of a type, as Apple's frameworks write them, or one that listings count: `constraint1`.
  private static func isOfTheListing(_ name: String) -> Bool {
    let rest = name.dropFirst(2)
    if ["UI", "NS", "CG", "CA"].contains(name.prefix(2)), rest.first?.isUppercase == true, !rest.contains("_") {
      return true
    }
    return name.hasPrefix("constraint") && name.dropFirst(10).allSatisfy(\.isNumber)
  }

  /// The words of a text as a name: `A label and a field` becomes `ALabelAndAField`.
  ///
  /// - Parameter prefix: What stands before a name that would begin with a digit, or be empty.
  static func camelCase(_ text: String, prefix: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true ? name : prefix + name
  }

  private static let keywords: Set<String> = [
    "Any", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
