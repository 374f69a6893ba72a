import Diagnostics

/// Mends what is seen of a document line by line: a blank or a dash that is missing, an indentation that is not what was
/// meant.
///
/// YAML itself finds such a slip lines later, and stops at the first. Here all are told, each where it was made, and
/// mended, so that the rest of the document can be read as well.
struct LineMender {
  private(set) var text: MendedText
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether all that was found could be mended.
  private(set) var isMended = true
  /// Whether there was but one way to mend each.
  private(set) var isCertain = true
  /// What the next line may belong to.
  private var outline = Outline()

  /// More than these are hardly read.
  private static let most = 20

  init(_ source: SourceText) {
    text = MendedText(source)
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
      let mended = mend(line)
      blockIndent = mended.opensBlock ? mended.indent : nil
      brackets = mended.openBrackets
      outline.open(mended)
    }
  }

  private func line(at start: Int) -> DocumentLine { DocumentLine(text.scalars[start...].prefix { $0 != "\n" }) }

  /// Tells and mends what the rules find, one after the other.
  private mutating func mend(_ line: DocumentLine) -> DocumentLine {
    var mended = line
    for rule in LineRule.allCases {
      guard let slip = rule.slip(of: mended, below: outline) else { continue }
      // What a tab was taken for is a guess: of the place that it gives the line nothing is told.
      if rule != .place || line.blanks.allSatisfy({ $0 == " " }) { diagnostics.append(text.diagnostic(of: slip)) }
      isMended = isMended && slip.mend != nil
      isCertain = isCertain && slip.mend?.certainty == .certain
      text.apply(slip.mend?.edits ?? [])
      mended = self.line(at: line.start)
      if mended.isEmpty { break }
    }
    return mended
  }
}

extension DocumentLine {
  fileprivate var isEmpty: Bool { content.isEmpty && !hasDash }
}
