import Figures

extension ValueReader {
  /// A side, or `{side: bottom, columns: 2, title: Parts, signs: true, entries: [{color: gold, text: fixed}]}`.
  func legend(_ node: Node) -> Legend {
    var legend = Legend()
    if node.scalar != nil {
      legend.side = word(node, "legend") ?? .right
      return legend
    }
    guard let fields = fields(of: node, of: "a legend", LegendKey.self) else { return legend }
    if let node = fields.node(.side) { legend.side = word(node, "side") ?? .right }
    if let node = fields.node(.columns) { legend.columns = integer(node, "columns", in: 1...12) }
    if let node = fields.node(.signs) { decodeSigns(node, of: &legend) }
    legend.title = fields.node(.title).flatMap { sentences($0, "title") }
    if let node = fields.node(.entries) {
      if items(node).isEmpty { reporter.error(.noValues(key: "entries"), at: node.range) }
      legend.entries = items(node).compactMap(legendEntry)
    }
    return legend
  }

  /// Whether signs are listed, or the names of those that are.
  private func decodeSigns(_ node: Node, of legend: inout Legend) {
    if let text = node.scalar?.text, ["true", "false", "yes", "no", "on", "off"].contains(text.lowercased()) {
      legend.explainsSigns = boolean(node, "signs") ?? false
      return
    }
    legend.explainsSigns = true
    if let entries = node.mapping {
      legend.wordsOfSigns = wordsOfSigns(entries)
      note(entries.map { Node($0.key) }, in: &legend)
      legend.chosenSigns = Set(legend.wordsOfSigns.keys)
      if entries.isEmpty { reporter.error(.noValues(key: "signs"), at: node.range) }
      return
    }
    if items(node).isEmpty { reporter.error(.noValues(key: "signs"), at: node.range) }
    legend.chosenSigns = Set(items(node).compactMap { word($0, "signs", Legend.Sign.self, page: Self.pageOfSigns) })
    note(items(node), in: &legend)
  }

  /// Notes where the signs are chosen.
  private func note(_ names: [Node], in legend: inout Legend) {
    for name in names {
      if let sign = name.scalar.flatMap({ Legend.Sign(rawValue: $0.text) }) { legend.rangesOfSigns[sign] = name.range }
    }
  }

  /// There are too many signs for a message: what it left out would be the one that is looked for.
  private static let pageOfSigns = "docs/signs.md, 'In a legend'"

  /// `{frame: Rahmen, baseline: Grundlinie}`.
  private func wordsOfSigns(_ entries: [Node.Entry]) -> [Legend.Sign: String] {
    entries.indices.reduce(into: [:]) { words, index in
      let entry = entries[index]
      let known = Legend.Sign.allCases.map(\.rawValue)
      if reportCutText(endingAt: index, of: "the signs of a legend", among: entries, known: known) { return }
      guard let sign = word(Node(entry.key), "signs", Legend.Sign.self, page: Self.pageOfSigns), !reportMissing(entry)
      else { return }
      words[sign] = sentences(entry.value, entry.key.text)
    }
  }

  /// Words, or `{color: gold, text: fixed}`, or `{sign: dimension, line: dashed, text: solved}`.
  private func legendEntry(_ node: Node) -> Legend.Entry? {
    if node.scalar != nil { return sentences(node, "entries").map { Legend.Entry(text: $0) } }
    guard let fields = fields(of: node, of: "an entry of a legend", LegendEntryKey.self) else { return nil }
    guard let text = fields.node(.text) else { return reporter.refuse(.entryWithoutText, at: node.range) }
    let line: CalloutLook.Line? = fields.node(.line).flatMap { word($0, "line") }
    let mark: Legend.Entry.Mark? = fields.node(.sign).flatMap { word($0, "sign") } ?? line.map { _ in .rule }
    if let node = fields.node(.line), mark == .square { reporter.error(.strokeOfSquare, at: node.range) }
    if let node = fields.node(.sign), mark == .square, fields.node(.color) == nil {
      reporter.error(.squareWithoutColor, at: node.range)
    }
    return sentences(text, "text").map { words in
      Legend.Entry(color: fields.node(.color).flatMap { color($0, "color") }, mark: mark, line: line, text: words)
    }
  }
}
