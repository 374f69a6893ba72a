/// What items refer to: clips, filters, patterns, gradients, pictures and glyphs, each written once.
struct SVGDefinitions {
  private var ids: SVGIdentifiers
  private var known: [String: String] = [:]
  private var written = ""

  init(ids: SVGIdentifiers) {
    self.ids = ids
  }

  /// The `<defs>` element, or nothing.
  var text: String { written.isEmpty ? "" : "<defs>\n\(written)</defs>\n" }

  /// The id of a definition.
  ///
  /// - Parameters:
  ///   - letter: What its id begins with after the figure's name.
  ///   - key: What it is; equal keys are one definition.
  ///   - make: Writes the element under its id.
  mutating func id(_ letter: String, for key: String, make: (_ id: String) -> String) -> String {
    if let id = known[letter + key] { return id }
    let id = ids.next(letter)
    known[letter + key] = id
    written += make(id) + "\n"
    return id
  }
}
