import CPango

/// A shaped segment in HarfBuzz's own memory.
struct HarfBuzzShape {
  private let infos: UnsafeBufferPointer<hb_glyph_info_t>
  private let positions: UnsafeBufferPointer<hb_glyph_position_t>

  /// - Parameter buffer: Its glyphs are read as long as it is not changed.
  init?(_ buffer: OpaquePointer) {
    var count: UInt32 = 0
    var positionCount: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &positionCount)
    else { return nil }
    self.infos = UnsafeBufferPointer(start: infos, count: Int(min(count, positionCount)))
    self.positions = UnsafeBufferPointer(start: positions, count: Int(min(count, positionCount)))
  }

  /// - Parameter segment: What was shaped.
  func glyphs(of segment: TextSegment) -> [ShapedGlyph] {
    let unit = 1 / segment.face.unitsPerEm
    return infos.indices.map { index in
      let position = positions[index]
      let cluster = infos[index].cluster
      return ShapedGlyph(
        face: segment.face, glyph: infos[index].codepoint,
        xOffset: Double(position.x_offset) * unit, yOffset: -Double(position.y_offset) * unit,
        advance: Double(position.x_advance) * unit, cluster: Int(cluster),
        endsCluster: index == infos.count - 1 || infos[index + 1].cluster != cluster, isTracked: segment.isTracked)
    }
  }

  /// Whether what is before a byte of the text and what is after it are shaped without a look at each other, whatever
  /// they are: HarfBuzz was asked for `HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT`.
  func isIndependent(at offset: Int) -> Bool {
    guard let info = infos.first(where: { Int($0.cluster) == offset }) else { return false }
    return withUnsafePointer(to: info) { hb_glyph_info_get_glyph_flags($0).rawValue }
      & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue == 0
  }
}
