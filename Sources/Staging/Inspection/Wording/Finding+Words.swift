public import Diagnostics
import Figures
import Geometry
import ViewLayout

extension MisplacedView {
  /// Both frames, in the words of the editor that they come from.
  public var message: String {
    switch source {
    // Interface Builder's own words have the quotation marks that it has, so that who looks for them finds them.
    case .canvas:
      "'\(view)' is misplaced: it is \(designed.consoleText) on the canvas and \(laidOut.consoleText) when laid out"
    case .interfaceBuilder:
      "Frame for \"\(view)\" will be different at run time: stored (\(designed.listed)), solved (\(laidOut.listed))"
    case .interfaceBuilderMark:
      "Frame for \"\(view)\" will be different at run time, says Interface Builder: stored (\(designed.listed))"
    case .interfaceBuilderRoot:
      "Frames in \"\(view)\" are those of a root of \(designed.size.listed) points, and it has \(laidOut.size.listed)"
    case .interfaceBuilderContent:
      "'\(view)' is stored \(formatted(designed.width)) points wide, and nothing holds that: its content asks for about "
        + formatted(laidOut.width, maximumFractionDigits: 0)
    case .interfaceBuilderContentOfOthers:
      "'\(view)' is stored \(formatted(designed.width)) points wide, and nothing holds that: what other contents ask for "
        + "makes it about \(formatted(laidOut.width, maximumFractionDigits: 0)) wide"
    }
  }
}

extension MisplacedView {
  /// Which constraints do not hold in the editor's frames: one of them, or a frame, is not what the author meant.
  public var notes: [Diagnostic.Note] {
    requirements.map { Diagnostic.Note("'\($0.text)' does not hold in the stored frames", at: $0.range) }
  }
}

extension ClippedText {
  /// What the text asks for, and what it has.
  public var message: String {
    let start = "the text of '\(view)' is cut off"
    switch shortage {
    case .length(let axis, let needed, let available):
      return "\(start): it asks for a \(axis.sizeName) of \(formatted(needed)) points and has \(formatted(available))"
    case .room(let lines, let needed, let available):
      let (subject, has) = lines == 1 ? ("its line needs", "has") : ("its \(lines) lines need", "have")
      return "\(start): \(subject) a height of \(formatted(needed)) points and \(has) \(formatted(available))"
    case .lines(let lines): return "\(start): it ends with dots after \(lines == 1 ? "one line" : "\(lines) lines")"
    }
  }
}

extension MissingGlyphs {
  /// Up to four of the characters with their code points, and what each format shows instead.
  public var message: String {
    // More than four are counted and not named.
    let named = characters.prefix(4).map { character in
      let code = character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      return "'\(character)' (\(code.joined(separator: " ")))"
    }
    let rest = characters.count - named.count
    let all = named.joined(separator: ", ") + (rest == 0 ? "" : " and \(rest) more")
    return "\(all) \(characters.count == 1 ? "has" : "have") no glyph in any font of the figure:"
      + " PNG and PDF show '\u{FFFD}', and an SVG uses the reader's fonts"
  }
}

extension UnmetExpectation {
  /// Names the expected finding.
  public var message: String { "'\(expectation.rawValue)' is expected, but the layout has none" }
}

extension Rect {
  fileprivate var listed: String { [x, y, width, height].map { $0.decimalText(places: 2) }.joined(separator: ", ") }
}

extension Size {
  fileprivate var listed: String { [width, height].map { $0.decimalText(places: 2) }.joined(separator: " × ") }
}
