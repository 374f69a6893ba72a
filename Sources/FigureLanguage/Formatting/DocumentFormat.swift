public import Diagnostics
public import Figures

/// The one way in which a document is written down.
///
/// What a document says stays as it is: only blanks, line ends and quotation marks change.
public enum DocumentFormat {
  /// A document in the one way.
  ///
  ///     let source = SourceFile(name: "bar.yaml", text: "size:   [100,50]\nviews:\n- label:   'greeting'")
  ///     DocumentFormat.text(of: source).text
  ///     // size: [100, 50]
  ///     // views:
  ///     //   - label: greeting
  ///
  /// - Returns: The text, which is `nil` if the document is no YAML; the diagnostics say why.
  public static func text(
    of source: SourceFile, limits: FigureLimits = FigureLimits()
  ) -> (text: String?, diagnostics: Diagnostics) {
    let unix = SourceFile(name: source.name, text: source.text.replacingLineEnds)
    // 1. Read it, as a figure or as what figures include, where braces stand for texts.
    var reading = NodeReader.read(unix, limits: limits)
    var isIncluded = false
    if reading.failure != nil {
      let other = NodeReader.read(unix, limits: limits, masksPlaceholders: true)
      if other.failure == nil { (reading, isIncluded) = (other, true) }
    }
    guard reading.failure == nil, reading.root != nil else {
      let mistakes = Figure.decode(source, name: "", limits: limits).diagnostics
      return (nil, mistakes.hasErrors ? mistakes : reading.diagnostics)
    }
    // 2. Write its pieces with the blanks that they get.
    guard let tokens = tokens(of: reading.source, masksPlaceholders: isIncluded),
      let text = FormatWriter.text(of: reading.source, tokens.tokens)
    else { return (nil, Diagnostics([cannotBeSet])) }
    // 3. See that it says the same.
    guard let again = self.tokens(of: SourceText(text), masksPlaceholders: isIncluded), again.content == tokens.content
    else { return (nil, Diagnostics([cannotBeSet])) }
    return (text, Diagnostics())
  }

  private static func tokens(of source: SourceText, masksPlaceholders: Bool) -> FormatTokenReader? {
    guard let masked = MaskedText(source, masksPlaceholders: masksPlaceholders) else { return nil }
    return try? FormatTokenReader.read(source, masked)
  }

  private static let cannotBeSet = Diagnostic.error(
    .unformattableDocument, "the document is written in a form of YAML that cannot be formatted")
}

extension String {
  /// With line ends of Unix, as lines are read.
  fileprivate var replacingLineEnds: String {
    guard utf8.contains(UInt8(ascii: "\r")) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\n", scalars.last == "\r" { scalars.removeLast() }
      scalars.append(scalar)
    }
    return String(scalars)
  }
}
