import Diagnostics

/// Finds and repairs syntax issues line by line: missing spaces and dashes, and wrong indentation.
///
/// YAML itself reports such an issue lines later and stops at the first. Here all are reported at their source and
/// repaired, so that the rest of the document can be read.
struct LineRepairer {
  private(set) var text: RepairedText
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether all issues could be repaired.
  private(set) var isRepaired = true
  /// Whether each repair was unambiguous.
  private(set) var isCertain = true
  /// The items and keys that the next line may belong to.
  private var outline = Outline()

  /// The largest number of issues that are reported.
  private static let most = 20

  init(_ source: SourceText) {
    text = RepairedText(source)
    var blockIndent: Int?
    var brackets = 0
    var start = 0
    while start < text.scalars.count, diagnostics.count < Self.most {
      let line = line(at: start)
      defer { start = 1 + (text.scalars[start...].firstIndex(of: "\n") ?? text.scalars.count) }
      // Lines of a block of text, and of brackets that were opened above, are let be.
      if let indent = blockIndent, line.indent > indent || line.isEmpty { continue }
      if line.isEmpty { continue }
      guard brackets == 0 else {
        brackets = max(0, brackets + line.content.bracketBalance)
        continue
      }
      let repaired = repair(line)
      blockIndent = repaired.opensBlock ? repaired.indent : nil
      brackets = repaired.openBrackets
      outline.open(repaired)
    }
  }

  private func line(at start: Int) -> DocumentLine { DocumentLine(text.scalars[start...].prefix { $0 != "\n" }) }

  /// Reports and repairs the issues that the rules find.
  private mutating func repair(_ line: DocumentLine) -> DocumentLine {
    var repaired = line
    for rule in LineRule.allCases {
      guard let issue = rule.issue(of: repaired, below: outline) else { continue }
      // The width of a tab is a guess, so the position that it gives the line is not reported.
      if rule != .place || line.blanks.allSatisfy({ $0 == " " }) { diagnostics.append(text.diagnostic(of: issue)) }
      isRepaired = isRepaired && issue.repair != nil
      isCertain = isCertain && issue.repair?.certainty == .certain
      text.apply(issue.repair?.edits ?? [])
      repaired = self.line(at: line.start)
      if repaired.isEmpty { break }
    }
    return repaired
  }
}

extension DocumentLine {
  fileprivate var isEmpty: Bool { content.isEmpty && !hasDash }
}
