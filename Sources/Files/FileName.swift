/// Names of files that are made of names which anybody may have chosen.
package enum FileName {
  /// Most file systems limit names to so many bytes.
  private static let longest = 255

  /// Why a text should not begin the names of files; `nil` if it may.
  ///
  /// Such a name stands in addresses, in the arguments of commands and in TeX without any sign around it.
  package static func problem(of name: String) -> String? {
    if name.isEmpty { return "it is empty" }
    if name.utf8.count > 100 { return "it has more than 100 bytes" }
    if let first = name.unicodeScalars.first, first == "." || first == "-" { return "it begins with '\(first)'" }
    let wrong = name.unicodeScalars.first { !isPlain($0) }
    return wrong.map { _ in "write letters, digits, '-', '_' and '.' only" }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "-_.".unicodeScalars.contains(scalar)
  }

  /// A name of letters, digits, `-`, `_` and `.` only.
  ///
  ///     FileName.plain("Logo")        // "Logo"
  ///     FileName.plain("a logo (1)")  // "a-logo--1--" and a hash of the name, so that two names stay two
  package static func plain(_ name: String) -> String {
    guard problem(of: name) != nil else { return name }
    let letters = name.unicodeScalars.map { isPlain($0) ? Character($0) : "-" }
    return "\(String(letters.prefix(60)))-\(String(stableHash(name.utf8), radix: 36))".drop { "-.".contains($0) }
      .description
  }

  /// A file name with all of its end, in one folder and short enough for every file system.
  ///
  ///     FileName.fitting("../evil", ending: "@2x.png")   // "..-evil@2x.png"
  ///
  /// What is too long is cut, and a hash of all of it is added: two names stay two names, and the same in every run.
  package static func fitting(_ name: String, ending: String) -> String {
    let isPlain = !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    let whole =
      isPlain ? name : String(name.unicodeScalars.map { $0 == "/" || $0 == "\0" ? "-" : Character($0) })
    let room = longest - ending.utf8.count
    guard whole.utf8.count > room else { return whole + ending }
    let hash = String(stableHash(name.utf8), radix: 36)
    var start = whole[...]
    while start.utf8.count > max(0, room - hash.utf8.count - 1) { start.removeLast() }
    return "\(start)-\(hash)\(ending)"
  }
}
