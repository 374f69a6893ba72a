public import Diagnostics
public import Figures

extension Figure {
  /// Reads a document of the figure language.
  ///
  ///     let source = SourceFile(name: "bar.yaml", text: "size: [100, 50]\nviews:\n  - label: greeting\n    text: Hello")
  ///     let (figure, diagnostics) = Figure.decode(source, name: "bar")
  ///     figure?.root.subviews.map(\.name.value)   // ["greeting"]
  ///
  /// All mistakes of the document are reported at once, each with its place. What is only not drawn yet is a warning.
  ///
  /// - Parameters:
  ///   - source: YAML, or JSON, which is read alike.
  ///   - name: The figure's name, which output files and the ids of an SVG begin with.
  ///   - resources: Reads the images beside the document; without it there are none.
  ///   - limits: What the document may ask for at most.
  ///   - metrics: Numbers in place of those that the document gives its metrics of these names.
  /// - Returns: The figure, which is `nil` if and only if there are errors among the diagnostics.
  public static func decode(
    _ source: SourceFile, name: String, resources: (any FigureResources)? = nil, limits: FigureLimits = FigureLimits(),
    metrics: [String: Double] = [:]
  ) -> (figure: Figure?, diagnostics: Diagnostics) {
    // 1. Text to nodes, each with its place.
    let document = NodeReader.read(source, limits: limits)
    guard document.failure == nil else {
      let merge = unfinishedMerge(in: source, limits).map { Diagnostics([$0]) }
      return (nil, merge ?? mistakes(in: source, document, resources, limits))
    }
    // 2. Nodes to values, each of the type that its key asks for.
    let (figure, diagnostics) = decode(document, source.name, name: name, resources, limits, metrics)
    // 3. A figure with a mistake in it is none. Of two sides of a merge, all mistakes are one.
    if diagnostics.hasErrors, let merge = unfinishedMerge(in: source, limits) { return (nil, Diagnostics([merge])) }
    return (diagnostics.hasErrors ? nil : figure, diagnostics)
  }

  /// - Returns: `nil` also for a document that is too large to be looked at.
  private static func unfinishedMerge(in source: SourceFile, _ limits: FigureLimits) -> Diagnostic? {
    source.text.utf8.count <= limits[.documentBytes] ? source.unfinishedMerge : nil
  }

  private static func decode(
    _ document: NodeReader.Result, _ path: String, name: String, _ resources: (any FigureResources)?,
    _ limits: FigureLimits, _ metrics: [String: Double] = [:]
  ) -> (Figure?, Diagnostics) {
    guard let root = document.root else { return (nil, document.diagnostics) }
    let decoder = FigureDecoder(
      source: document.source, name: path, resources: resources, limits: limits, diagnostics: document.diagnostics,
      givenMetrics: metrics)
    let figure = decoder.figure(root, name: name)
    guard decoder.names.mistakes.excusedTooMany else { return (figure, decoder.reporter.finishedDiagnostics()) }
    // It is unknown which of the unknown names belong to the views without a name, so all are reported.
    let strict = FigureDecoder(
      source: document.source, name: path, resources: resources, limits: limits, diagnostics: document.diagnostics,
      givenMetrics: metrics, nameMistakes: NameMistakes(excusingNamelessViews: false))
    return (strict.figure(root, name: name), strict.reporter.finishedDiagnostics())
  }

  /// The mistakes of a document with YAML syntax errors, including those found after repairing it.
  private static func mistakes(
    in source: SourceFile, _ document: NodeReader.Result, _ resources: (any FigureResources)?, _ limits: FigureLimits
  ) -> Diagnostics {
    var repaired = RepairedDocument(source, document, limits: limits)
    guard let reading = repaired.reading else { return repaired.mistakes }
    repaired.addMistakes(of: decode(reading, source.name, name: "", resources, limits).1)
    return repaired.mistakes
  }
}
