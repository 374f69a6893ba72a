extension SourceFile {
  /// An error for the first place where a merge left both of its sides; `nil` if there is none.
  ///
  /// A document that can be read is none, whatever its lines look like, so this is asked of what cannot.
  package var unfinishedMerge: Diagnostic? {
    var marks: [(line: Int, text: String)] = []
    // In a row of a document, of which the middle one has nothing behind its mark.
    let wanted = ["<<<<<<<", "=======", ">>>>>>>"]
    // Of characters, "\r\n" is one, and no line ends there.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let mark = wanted[marks.count]
      guard line.starts(with: mark.unicodeScalars) else { continue }
      let rest = line.dropFirst(mark.count).first
      guard rest == nil || rest == "\r" || rest == " " else { continue }
      marks.append((index + 1, mark))
      guard marks.count == wanted.count else { continue }
      let ranges = marks.map { SourceRange(line: $0.line, column: 1, length: $0.text.count) }
      return .error(
        .unfinishedMerge,
        "a merge left both of its sides here: keep one, and delete the lines that begin with '<<<<<<<', '=======' and "
          + "'>>>>>>>'", at: ranges[0],
        notes: [.init("the other side begins here", at: ranges[1]), .init("and it ends here", at: ranges[2])])
    }
    return nil
  }
}
