import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// Lines on which letters stand. They run just below the feet of the letters, and leave the tails of letters free:
/// dots on them would be read as a part of them.
extension AnnotationSite {
  /// How far below a baseline the middle of its dots is, in points of an annotation.
  static let belowBaseline = 1.25

  /// What tails of letters take of a level line along a baseline.
  func tails(at line: Segment) -> [ClosedRange<Double>] {
    guard line.start.y == line.end.y else { return [] }
    let reach = Rect(between: line.start, line.end).insetBy(dx: 0, dy: -length(Self.belowBaseline) - 1)
    return scene.visibleViews(near: reach).filter { scene.toPanel[$0].isTranslation }.flatMap { index in
      let (view, toPanel) = (scene.panel.views[index], scene.toPanel[index])
      return view.standingLines(on: figure.platform).flatMap { standing -> [ClosedRange<Double>] in
        let start = toPanel.apply(to: Point(standing.start, view.bounds.minY + standing.offset))
        guard abs(start.y - line.start.y) < length(Self.belowBaseline) + 1, standing.isOfOneFont else { return [] }
        return tails(of: standing.line, font: standing.font).map { start.x + $0.lowerBound...start.x + $0.upperBound }
      }
    }
  }

  /// The tails of a line of text, from its left.
  private func tails(of line: TextLine, font: Font) -> [ClosedRange<Double>] {
    let letters = Array(line.text)
    func place(before count: Int) -> Double {
      let width = setter.line(String(letters.prefix(count)), font: font).naturalWidth
      return line.isRightToLeft ? line.width - width : width
    }
    return letters.indices.filter { !letters[$0].standsOnBaseline }.map { index in
      let ends = [place(before: index), place(before: index + 1)]
      return min(ends[0], ends[1])...max(ends[0], ends[1])
    }
  }
}

/// A line of a view's text, in the view's coordinates.
struct StandingLine {
  var line: TextLine
  var font: Font
  /// Whether all of the text has that font.
  var isOfOneFont: Bool
  /// The distance from the top of the view to where its letters stand.
  var offset: Double
  /// Its left end.
  var start: Double
}

extension SolvedView {
  /// The first line of the view's text, and the last one if that is another.
  ///
  /// Of a label that is higher than its text, layout measures the baselines from its edges, and the text is drawn in the
  /// middle.
  func standingLines(on platform: Platform) -> [StandingLine] {
    guard let text = texts[.main], let first = text.lines.first, let last = text.lines.last else { return [] }
    func standing(_ line: TextLine, at offset: Double, from start: Double) -> StandingLine {
      StandingLine(line: line, font: text.font, isOfOneFont: text.runs == nil, offset: offset, start: start)
    }
    guard kind == .label else {
      guard let offset = firstBaseline, let frame = textFrames(on: platform).first?.rect else { return [] }
      return [standing(first, at: offset, from: frame.minX)]
    }
    return (first.baseline == last.baseline ? [first] : [first, last]).map { line in
      let start = start(of: line, in: text)
      return standing(line, at: start.y - bounds.minY, from: start.x)
    }
  }

  /// The lines of a label's text, each from the height of its capitals to its baseline, in the view's coordinates;
  /// none for other views.
  var capitalLines: [Rect] {
    guard kind == .label, let text = texts[.main] else { return [] }
    let height = text.font.capHeight
    return text.lines.map { line in
      let start = start(of: line, in: text)
      return Rect(x: start.x, y: start.y - height, width: line.width, height: height)
    }
  }

  /// Where a line of a label begins on its baseline.
  private func start(of line: TextLine, in text: SetText) -> Point {
    Point(
      bounds.minX + (bounds.width - line.width) * contentShare,
      bounds.minY + (bounds.height - text.height) / 2 + line.baseline)
  }
}

extension Character {
  /// Whether nothing of it is below the baseline. Letters that nobody has looked at may have tails.
  var standsOnBaseline: Bool { Self.standing.contains(self) || isWhitespace || isStandingLetter }

  private static let standing = Set(
    "ABCDEFGHIJKLMNOPRSTUVWXYZabcdefhiklmnorstuvwxz0123456789.:!?'\"“”‘’«»‹›+-–—=*%#&<>^~°…•·×")

  /// Latin letters with accents above, Greek and Cyrillic ones.
  private var isStandingLetter: Bool {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
    switch scalar.value {
    case 0xC0...0xFF: return !"Çç÷ýþÿ".contains(self)
    case 0x391...0x3CE: return !"βγζημξρςφχψ".contains(self)
    case 0x410...0x44F: return !"ДЦЩдруфцщ".contains(self)
    default: return false
    }
  }
}

extension Segment {
  /// The pieces of a level or an upright line that are off intervals of it, in ascending order.
  func pieces(beside taken: [ClosedRange<Double>], distance: Double) -> [Segment] {
    guard !isDiagonal, !taken.isEmpty else { return [self] }
    let axis: Axis = start.y == end.y ? .horizontal : .vertical
    let extent = Rect(between: start, end).extent(axis)
    var (pieces, low) = ([Segment](), extent.lowerBound)
    func add(upTo high: Double) {
      guard high > low else { return }
      let across = start[axis.other]
      pieces.append(Segment(Point(along: axis, low, across: across), Point(along: axis, high, across: across)))
    }
    for range in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      add(upTo: min(extent.upperBound, range.lowerBound - distance))
      low = max(low, range.upperBound + distance)
    }
    add(upTo: extent.upperBound)
    return pieces
  }
}
