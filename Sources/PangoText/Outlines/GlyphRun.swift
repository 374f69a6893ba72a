package import Geometry

/// Glyphs of one font file and one direction, and the text that they stand for.
package struct GlyphRun {
  package struct Glyph {
    package var number: UInt32
    /// Of the glyph's origin, in the coordinates of the text run's group.
    package var position: Point
  }

  /// A stretch of text that cannot be parted, and its glyphs: a letter with its marks, a ligature.
  package struct Cluster {
    package var byteCount: Int
    package var glyphCount: Int
  }

  package let fontFile: String
  package let size: Double
  package let text: String
  /// From left to right.
  package let glyphs: [Glyph]
  /// In the order of the text; glyphs are counted from the right where the text runs to the left.
  package let clusters: [Cluster]
  package let isRightToLeft: Bool

  /// `nil` for a segment without glyphs.
  init?(segment: ShapedSegment, of set: SetRun) {
    guard let first = set.glyphs[segment.glyphs].first else { return nil }
    fontFile = first.face.path
    size = set.size
    isRightToLeft = segment.isRightToLeft
    glyphs = set.glyphs[segment.glyphs].map { Glyph(number: $0.glyph, position: $0.position) }
    let utf8 = set.text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: segment.text.lowerBound)
    let end = utf8.index(start, offsetBy: segment.text.count)
    let text = set.text[start..<end]
    if text.unicodeScalars.contains(where: \.isNoncharacter) {
      // Cairo takes such text for damaged.
      self.text = "\u{FFFD}"
      clusters = [Cluster(byteCount: self.text.utf8.count, glyphCount: glyphs.count)]
    } else {
      self.text = String(text)
      clusters = Self.clusters(of: set.glyphs[segment.glyphs], in: segment)
    }
  }

  private static func clusters(of glyphs: ArraySlice<SetRun.Glyph>, in segment: ShapedSegment) -> [Cluster] {
    // Glyphs by cluster in the order of the text; HarfBuzz keeps those of one cluster together.
    let ordered = segment.isRightToLeft ? glyphs.reversed() : Array(glyphs)
    var starts: [Int] = []
    var counts: [Int] = []
    for glyph in ordered {
      if starts.last == glyph.cluster {
        counts[counts.count - 1] += 1
      } else {
        starts.append(glyph.cluster)
        counts.append(1)
      }
    }
    // What was left out before the first glyph, or after a cluster, belongs to the cluster.
    var ends = Array(starts.dropFirst()) + [segment.text.upperBound]
    if !starts.isEmpty { starts[0] = segment.text.lowerBound }
    for index in ends.indices { ends[index] = max(ends[index], starts[index]) }
    return zip(zip(starts, ends), counts).map { Cluster(byteCount: $0.1 - $0.0, glyphCount: $1) }
  }
}

extension Unicode.Scalar {
  /// Whether Unicode will never give it a meaning.
  fileprivate var isNoncharacter: Bool {
    value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
  }
}
