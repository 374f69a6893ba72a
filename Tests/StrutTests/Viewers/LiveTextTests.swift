import Foundation
import ImageComparison
import Pixels
import Strut
import TestSupport
import Testing

/// Live text keeps the advance that layout reckoned with, whatever font a reader has.
@Suite struct LiveTextTests {
  /// Serif letters, and some 15 % wider than Inter's: as unlike the figure's fonts as a reader's could be.
  private static let otherFont = "DejaVu Serif"

  @Test(.enabled(if: Program.chromium != nil, "chromium is not installed"))
  func runsKeepTheirAdvanceInAnotherFont() throws {
    let browser = try Browser(#require(Program.chromium), scale: 1)
    let runs = try Samples.names.flatMap(LiveRun.all(in:)).uniqued()
    try #require(runs.count > 100)
    let sheet = LiveRunSheet(runs: runs, font: Self.otherFont)
    var drawn: PixelBuffer?
    try browser.draw([sheet.picture]) { drawn = $1 }
    let picture = try #require(drawn)
    var (worst, worstText) = (0.0, "")
    for (number, run) in runs.enumerated() {
      let ink = try #require(picture.ink(inRows: sheet.rows(of: number)), "nothing is drawn of '\(run.text)'")
      // An advance has a little room on either side of its ink, and strokes may lean out of it.
      let room = run.fontSize * 0.25 + 1
      let (left, right) = (ink.lowerBound - sheet.start, sheet.start + run.advance - ink.upperBound)
      #expect(
        abs(left) <= room && abs(right) <= room,
        "ink of '\(run.text)' is \(left) from the beginning and \(right) from the end of its advance \(run.advance)")
      let distance = max(abs(left), abs(right)) / run.fontSize
      if distance > worst { (worst, worstText) = (distance, run.text) }
    }
    let distance = String(format: "%.2f", worst)
    print("\(runs.count) runs in \(Self.otherFont): ink within \(distance) em of its advance (worst: '\(worstText)')")
  }
}

/// A `<text>` element of an SVG.
private struct LiveRun: Hashable {
  /// As it is written, without its place.
  var attributes: String
  /// With references for signs, as in the SVG.
  var text: String
  var fontSize: Double
  /// What `textLength` says.
  var advance: Double

  var isRightToLeft: Bool { attributes.contains("direction=\"rtl\"") }

  /// The runs of a sample that begin and end in letters, whose ink fills their advance.
  static func all(in sample: String) throws -> [LiveRun] {
    let source = try Samples.source(sample)
    let rendering = render(
      source, name: sample, imagesIn: Samples.folder.path, options: RenderOptions(formats: [.svg], text: .live))
    return rendering.files.flatMap { file -> [LiveRun] in
      let svg = String(decoding: file.bytes, as: UTF8.self)
      let root = svg.prefix { $0 != ">" }
      let inherited = root.matches(of: /(font-size|font-weight|letter-spacing)="[^"]*"/).map { String($0.output.0) }
      return svg.matches(of: /<text ([^>]*)>([^<]*)<\/text>/).compactMap { match in
        LiveRun(attributes: String(match.output.1), text: String(match.output.2), inherited: inherited)
      }
    }
  }

  private init?(attributes: String, text: String, inherited: [String]) {
    guard text.first?.isLetter == true, text.last?.isLetter == true else { return nil }
    let own = attributes.matches(of: /([a-z:A-Z-]+)="([^"]*)"/)
    let names = own.map { String($0.output.1) }
    let all =
      own.map { String($0.output.0) } + inherited.filter { attribute in !names.contains { attribute.hasPrefix($0) } }
    func number(_ name: String) -> Double? {
      all.first { $0.hasPrefix(name + "=") }.flatMap { Double($0.dropFirst(name.count + 2).dropLast()) }
    }
    guard let fontSize = number("font-size"), let advance = number("textLength") else { return nil }
    self.text = text
    self.fontSize = fontSize
    self.advance = advance
    let dropped = ["x=", "y=", "fill=", "fill-opacity=", "font-family="]
    self.attributes = all.filter { attribute in !dropped.contains { attribute.hasPrefix($0) } }.joined(separator: " ")
  }
}

/// Runs below each other in one picture, black, in a font that is not theirs.
private struct LiveRunSheet {
  let runs: [LiveRun]
  let font: String
  /// Where every run begins, in points from the left.
  let start = 40.0
  /// Where every run's row begins, and the last one ends: large letters must not reach into the row above.
  private let tops: [Int]

  init(runs: [LiveRun], font: String) {
    (self.runs, self.font) = (runs, font)
    tops = runs.reduce(into: [0]) { tops, run in
      tops.append((tops.last ?? 0) + Int((run.fontSize * 1.6).rounded(.up)) + 8)
    }
  }

  func rows(of number: Int) -> Range<Int> { tops[number]..<tops[number + 1] }

  var picture: BrowserPicture {
    let width = Int((runs.map(\.advance).max() ?? 0) + start * 2)
    let height = tops.last ?? 0
    let lines = runs.enumerated().map { number, run in
      let x = start + (run.isRightToLeft ? run.advance : 0)
      let y = Double(tops[number]) + 4 + run.fontSize * 1.2
      return "<text x=\"\(x)\" y=\"\(y)\" \(run.attributes)>\(run.text)</text>\n"
    }
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" font-family="\(font)" direction="ltr">
      <rect width="100%" height="100%" fill="#fff"/>
      \(lines.joined())</svg>
      """
    return BrowserPicture(svg: Array(svg.utf8), size: PictureSize(width: width, height: height))
  }
}

extension PixelBuffer {
  /// From the first to the last column that is not white within some rows.
  fileprivate func ink(inRows rows: Range<Int>) -> ClosedRange<Double>? {
    var columns: ClosedRange<Int>?
    for row in rows {
      for column in 0..<width where pixels[(row * width + column) * 4] < 128 {
        columns = columns.map { min($0.lowerBound, column)...max($0.upperBound, column) } ?? column...column
      }
    }
    return columns.map { Double($0.lowerBound)...Double($0.upperBound + 1) }
  }
}

extension Sequence where Element: Hashable {
  /// The elements in their order, each once.
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
