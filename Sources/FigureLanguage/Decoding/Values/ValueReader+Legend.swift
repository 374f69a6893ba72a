import Figures

extension ValueReader {
  /// A side, or `{side: bottom, columns: 2, title: Parts, signs: true}`.
  func legend(_ node: Node) -> Legend {
    var legend = Legend()
    if node.scalar != nil {
      legend.side = word(node, "legend") ?? .right
      return legend
    }
    guard let fields = fields(of: node, of: "a legend", LegendKey.self) else { return legend }
    if let node = fields.node(.side) { legend.side = word(node, "side") ?? .right }
    if let node = fields.node(.columns) { legend.columns = integer(node, "columns", in: 1...12) }
    if let node = fields.node(.signs) { legend.explainsSigns = boolean(node, "signs") ?? false }
    legend.title = fields.node(.title).flatMap { sentences($0, "title") }
    return legend
  }
}
