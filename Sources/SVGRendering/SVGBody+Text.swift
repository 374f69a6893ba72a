import Geometry
import Graphics
import Serialization
import Typography

extension SVGBody {
  mutating func write(_ run: TextRun) {
    guard !run.text.isEmpty, run.color.alpha > 0, run.font.size > 0 else { return }
    switch text {
    case .live(let outliner?) where run.font.family == .materialIcons: writeOutlines(run, of: outliner.outline(run))
    case .live: writeLive(run)
    case .outlines(let outliner): writeOutlines(run, of: outliner.outline(run))
    }
  }

  private mutating func writeLive(_ run: TextRun) {
    var element = SVGElement("text", memory: &memory)
    // A right-to-left run starts at its right end, so that its beginning stays in place in viewers without textLength.
    let start = run.origin.x + (run.isRightToLeft ? run.width : 0)
    element.setUnlessZero("x", start + offset.x, decimals: decimals)
    element.setUnlessZero("y", run.origin.y + offset.y, decimals: decimals)
    // No letter of ASCII joins another.
    let isASCII = run.text.isASCII
    let hasJoinedLetters = !isASCII && run.text.hasJoinedLetters
    if run.width > 0, run.width.isFinite {
      element.set("textLength", run.width, decimals: decimals)
      // What differs goes between the letters; where they join, they are stretched with it.
      if hasJoinedLetters { element.set("lengthAdjust", "spacingAndGlyphs") }
    }
    let isTracked = !hasJoinedLetters && (isASCII || !run.text.isMostlyHebrew)
    element.setFont(run.font, inheriting: commonFont, isTracked: isTracked)
    palette.set(run.color, as: .fill, on: &element)
    if run.isRightToLeft { element.set("direction", "rtl") }
    if run.text.hasBlanksToKeep { element.set("xml:space", "preserve") }
    element.write(text: run.text, to: &output)
    element.leaveMemory(to: &memory)
    output.append("\n")
  }

  /// Neighbours that are stretched alike share a group, in which a unit is a font unit.
  private mutating func writeOutlines(_ run: TextRun, of glyphs: [PlacedGlyph]) {
    var element = SVGElement("g")
    element.set("aria-label", run.text)
    palette.set(run.color, as: .fill, on: &element)
    element.open(in: &output)
    var start = glyphs.startIndex
    while start < glyphs.endIndex {
      let first = glyphs[start].transform.concatenating(.translation(x: offset.x, y: offset.y))
      let end = glyphs[start...].firstIndex { !$0.transform.hasLinearPart(of: first) } ?? glyphs.endIndex
      writeGlyphs(glyphs[start..<end], from: first)
      start = end
    }
    element.close(in: &output)
    output.append("\n")
  }

  private mutating func writeGlyphs(_ glyphs: ArraySlice<PlacedGlyph>, from first: Transform) {
    guard let toUnits = glyphs.first?.transform.inverted else { return }
    let unitDecimals = SVGNumber.decimals(stretchedBy: stretch * first.largestStretch)
    var uses = MarkupText()
    for glyph in glyphs where !glyph.outline.isEmpty {
      let id = definitions.id("g", for: glyph.key) { id in
        var path = SVGElement("path")
        path.set("id", plain: id)
        // Other sizes will use the shape too. Most fonts have whole units.
        path.set("d", plain: SVGPathData.string(glyph.outline, decimals: 2))
        return path.emptyTag
      }
      let place = toUnits.apply(to: Point(glyph.transform.tx, glyph.transform.ty))
      var use = SVGElement("use")
      use.set("href", plain: "#\(id)")
      use.setUnlessZero("x", place.x, decimals: unitDecimals)
      use.setUnlessZero("y", place.y, decimals: unitDecimals)
      use.writeEmpty(to: &uses)
    }
    guard !uses.isEmpty else { return }
    var element = SVGElement("g")
    element.set(first, decimals: decimals)
    element.open(in: &output)
    output += uses
    element.close(in: &output)
  }
}

extension SVGElement {
  /// Sets what of a font is not inherited.
  ///
  /// - Parameter isTracked: Whether letters are set apart, or closer, as the font's metrics say.
  mutating func setFont(_ font: Font, inheriting inherited: Font?, isTracked: Bool = true) {
    guard font != inherited || !isTracked else { return }
    if font.family != inherited?.family { set("font-family", plain: font.family.stack) }
    if font.size != inherited?.size { set("font-size", font.size) }
    if font.weight != inherited?.weight, inherited != nil || font.weight != .regular {
      set("font-weight", plain: String(font.weight.rawValue))
    }
    let tracking = isTracked ? SVGNumber.string(FontMetrics(of: font).tracking) : "0"
    let inheritedTracking = inherited.map { SVGNumber.string(FontMetrics(of: $0).tracking) } ?? "0"
    if tracking != inheritedTracking { set("letter-spacing", plain: tracking) }
  }
}

extension FontFamily {
  /// The family, and what stands in for it on the reader's machine.
  fileprivate var stack: String {
    switch self {
    case .inter: "Inter,-apple-system,Helvetica,Arial,sans-serif"
    case .liberationSans: "Liberation Sans,Helvetica Neue,Helvetica,Arial,sans-serif"
    case .dejaVuSans: "DejaVu Sans,Verdana,sans-serif"
    case .dejaVuSansMono: "DejaVu Sans Mono,Menlo,Consolas,monospace"
    case .materialIcons: "Material Icons"
    }
  }
}

extension String {
  /// Whether it has letters that join their neighbours, and come apart where gaps between them grow.
  fileprivate var hasJoinedLetters: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      // Arabic, Syriac and their neighbours; Arabic's presentation forms.
      case 0x600...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: true
      default: false
      }
    }
  }

  /// Whether most of its letters are Hebrew: another font's than Inter's, one without tracking.
  fileprivate var isMostlyHebrew: Bool {
    let hebrew = unicodeScalars.count { (0x590...0x5FF).contains($0.value) }
    return hebrew > unicodeScalars.count / 2
  }

  /// Whether a viewer would drop or fold blanks if it was not told.
  fileprivate var hasBlanksToKeep: Bool {
    let blank = UInt8(ascii: " ")
    var previous = blank
    let isFolded = hasByte { byte in
      switch Unicode.Scalar(byte) {
      case "\t", "\n", "\r": return true
      case " " where previous == blank: return true
      default:
        previous = byte
        return false
      }
    }
    return isFolded || previous == blank
  }
}
