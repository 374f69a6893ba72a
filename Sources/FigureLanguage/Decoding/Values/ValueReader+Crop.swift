import Diagnostics
import Figures

extension ValueReader {
  /// `{top: 200}`: the length that is kept from one edge of an axis or of both; `none` for all of the root.
  ///
  /// - Parameter views: Reads the names of views.
  func crop(_ node: Node, views: (Node) -> [String]) -> Crop? {
    if node.scalar?.text == "none" { return Crop() }
    guard let fields = fields(of: node, of: "a crop", CropKey.self) else { return nil }
    guard node.mapping?.isEmpty != true else { return reporter.refuse(.emptyCrop, at: node.range) }
    if let margin = fields.keyRange(.margin), fields.node(.around) == nil {
      return reporter.refuse(.cropMarginWithoutViews, at: margin)
    }
    if let around = fields.node(.around) {
      if let edge = fields.order.last(where: CropKey.edges.contains) {
        return reporter.refuse(.cropAroundAndFrom(edge.rawValue), at: fields.keyRange(edge))
      }
      let margin = fields.node(.margin).flatMap { number($0, "margin", in: 0...FigureLimits.magnitude) }
      let names = views(around)
      return names.isEmpty ? nil : Crop(around: Crop.Surroundings(of: names, margin: margin ?? 12))
    }
    return Crop(
      horizontal: part(of: fields, near: .left, far: .right), vertical: part(of: fields, near: .top, far: .bottom))
  }

  private func part(of fields: Fields<CropKey>, near: CropKey, far: CropKey) -> Crop.Part? {
    func length(_ key: CropKey) -> Double? {
      fields.node(key).flatMap { number($0, key.rawValue, in: 1...FigureLimits.magnitude) }
    }
    let (nearLength, farLength) = (length(near), length(far))
    guard fields.node(near) == nil || fields.node(far) == nil else {
      return reporter.refuse(
        .cropFromBothEdges(near.rawValue, far.rawValue),
        at: fields.keyRange(fields.order.last { $0 == near || $0 == far } ?? far))
    }
    return nearLength.map(Crop.Part.near) ?? farLength.map(Crop.Part.far)
  }
}
