package import Diagnostics
package import Figures

extension Background {
  /// Reads what the key `background` takes, where it does not stand in a document: in an option of a command.
  ///
  ///     Background.decode("grid(10)").background                // .grid(spacing: 10)
  ///     Background.decode("systemBlu").diagnostics.all[0].message
  ///     // 'systemBlu' is not a colour; did you mean 'systemBlue'?
  ///
  /// - Returns: The background, which is `nil` if and only if there are errors among the diagnostics. Their places are
  ///   in the text.
  package static func decode(_ text: String) -> (background: Background?, diagnostics: Diagnostics) {
    let source = SourceText(text)
    let unreadable = source.unreadableCharacters
    guard unreadable.isEmpty else { return (nil, unreadable) }
    let reporter = MistakeReporter(source: source, limits: FigureLimits(), diagnostics: Diagnostics())
    let values = ValueReader(reporter: reporter, images: ImageReader(nil, reporter: reporter), metrics: Metrics())
    let scalar = Scalar(
      text: text, isPlain: false, range: source.range(at: 0, length: text.length), placement: .contiguous(from: 0))
    return (values.background(Node(scalar)), reporter.finishedDiagnostics())
  }
}
