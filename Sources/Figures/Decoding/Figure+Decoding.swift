public import Diagnostics

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
  /// - Returns: The figure, which is `nil` if and only if there are errors among the diagnostics.
  public static func decode(
    _ source: SourceFile, name: String, resources: (any FigureResources)? = nil
  ) -> (figure: Figure?, diagnostics: Diagnostics) {
    // 1. Text to nodes, each with its place.
    let (root, text, readingDiagnostics) = NodeReader.read(source)
    guard let root else { return (nil, readingDiagnostics) }
    // 2. Nodes to values, each of the type that its key asks for.
    let decoder = FigureDecoder(source: text, resources: resources, diagnostics: readingDiagnostics)
    let figure = decoder.figure(root, name: name)
    // 3. A figure with a mistake in it is none.
    let diagnostics = decoder.finishedDiagnostics()
    return (diagnostics.hasErrors ? nil : figure, diagnostics)
  }
}
