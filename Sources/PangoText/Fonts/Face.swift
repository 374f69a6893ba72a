import CPango
import Graphics

/// One font file, opened: its glyphs, their advances and their outlines, all in the file's own units.
///
/// The file is mapped and read where it is needed; a damaged one yields empty glyphs.
final class Face {
  /// What identifies the face in outline keys: the file's name without its extension.
  let name: String
  let path: String
  let unitsPerEm: Double
  let font: OpaquePointer
  /// Of OpenType, beside those that are always on.
  let features: [hb_feature_t]
  private var outlines: [UInt32: GlyphOutline] = [:]
  /// The ASCII characters that are known to have a glyph, a bit each: every character of every text is asked for.
  private var knownASCII: (low: UInt64, high: UInt64) = (0, 0)

  init(path: String, fileName: String, isKerned: Bool) {
    self.path = path
    features = isKerned ? [] : [hb_feature_t(tag: Self.kerning, value: 0, start: 0, end: .max)]
    name = fileName.firstIndex(of: ".").map { String(fileName[..<$0]) } ?? fileName
    let blob = hb_blob_create_from_file(path)
    let face = hb_face_create(blob, 0)
    font = hb_font_create(face)
    unitsPerEm = Double(max(1, hb_face_get_upem(face)))
    // The font keeps the face, and the face the file.
    hb_face_destroy(face)
    hb_blob_destroy(blob)
    hb_font_make_immutable(font)
  }

  deinit {
    hb_font_destroy(font)
  }

  /// `kern`.
  private static let kerning: hb_tag_t = 0x6B65_726E

  func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    let bit = 1 as UInt64 &<< UInt64(scalar.value & 63)
    switch scalar.value {
    case 0..<64 where knownASCII.low & bit != 0, 64..<128 where knownASCII.high & bit != 0: return true
    default: break
    }
    guard glyph(for: scalar) != nil else { return false }
    switch scalar.value {
    case 0..<64: knownASCII.low |= bit
    case 64..<128: knownASCII.high |= bit
    default: break
    }
    return true
  }

  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    withExtendedLifetime(self) {
      var glyph: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
    }
  }

  /// In font units.
  func advance(of glyph: UInt32) -> Double {
    withExtendedLifetime(self) { Double(hb_font_get_glyph_h_advance(font, glyph)) }
  }

  func outline(of glyph: UInt32) -> GlyphOutline {
    if let outline = outlines[glyph] { return outline }
    let path = withExtendedLifetime(self) { OutlineReader.shared.outline(of: glyph, in: font) }
    let outline = GlyphOutline(key: "\(name)-\(glyph)", path: path)
    outlines[glyph] = outline
    return outline
  }
}

/// A glyph's shape, and what tells it from all others.
struct GlyphOutline {
  var key: String
  /// In font units with y downwards.
  var path: Path
}
