import Figures
import Graphics
import Staging

/// What the legend of a picture explains, in its order.
struct LegendContents {
  /// A disc of a callout.
  struct Label {
    var sign: String
    var text: String
    /// The author's colour; `nil` for that which discs have.
    var color: Color?
  }

  /// A line of the author's.
  struct Entry {
    /// The callout before its words; `nil` for a square, and for words alone.
    var sample: CalloutSample?
    /// The square before its words; `nil` for none.
    var swatch: LegendSwatch?
    var text: String
  }

  /// A sign of annotations.
  struct Sign {
    var meaning: SignMeaning
    /// The ink of all that the picture shows of it; `nil` for a sign of several colours, which has its own.
    var ink: Ink.Source?
    var text: String
  }

  let labels: [Label]
  let entries: [Entry]
  let signs: [Sign]

  var isEmpty: Bool { labels.isEmpty && entries.isEmpty && signs.isEmpty }

  /// - Parameters:
  ///   - letters: Those of the callouts that the panels show, each with its words.
  ///   - signs: What the annotations of each panel are signs of, and in which inks.
  init(of legend: Legend, for panels: [PanelLayout], letters: Set<[String]>, signs: [SignInks]) {
    labels = Self.labels(of: panels, letters: letters)
    entries = legend.entries.map { entry in
      Entry(
        sample: CalloutSample(of: entry), swatch: entry.color.map { LegendSwatch($0, in: panels) }, text: entry.text)
    }
    let all: SignInks = signs.reduce(into: [:]) { $0.merge($1) { $0.union($1) } }
    let hasPlainDimensions = panels.lazy.flatMap(\.callouts).contains(where: \.isPlainDimension)
    self.signs = Self.meanings(in: legend, of: signs).map { meaning in
      let inks = all[meaning] ?? []
      let isBesideDimensions = hasPlainDimensions && inks.isSubset(of: [.token(.measure)])
      return Sign(
        meaning: meaning, ink: inks.count == 1 ? inks.first : nil,
        text: legend.wordsOfSigns[meaning] ?? meaning.words(besideDimensions: isBesideDimensions))
    }
  }

  // MARK: Labels

  /// One for each letter and its words, however many callouts have them.
  private static func labels(of panels: [PanelLayout], letters: Set<[String]>) -> [Label] {
    var known: Set<[String]> = []
    let callouts = panels.filter(\.kind.showsScreen).flatMap(\.callouts)
    return inOrderOfSigns(
      callouts.compactMap { callout in
        guard case .label(let sign, _) = callout.mark, let text = callout.text, letters.contains([sign, text]),
          known.insert([sign, text]).inserted
        else { return nil }
        return Label(sign: sign, text: text, color: callout.look.color)
      })
  }

  /// Labels in the order of their numbers or letters, as a reader looks them up; as they are where one has something else on it,
  /// or two have the same, which are of two panels.
  private static func inOrderOfSigns(_ labels: [Label]) -> [Label] {
    let keys = labels.map(\.sign).map { Int($0) ?? letter($0) }
    let areOfOneKind = labels.allSatisfy { Int($0.sign) != nil } || labels.allSatisfy { Int($0.sign) == nil }
    guard areOfOneKind, keys.allSatisfy({ $0 != nil }), Set(keys).count == keys.count else { return labels }
    return zip(keys.map { $0 ?? 0 }, labels).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The place of a letter in the alphabet, the capital one before the small one; `nil` for what is no letter of English.
  private static func letter(_ sign: String) -> Int? {
    guard let letter = sign.unicodeScalars.first, sign.unicodeScalars.count == 1, letter.isASCII,
      letter.properties.isAlphabetic
    else { return nil }
    let isSmall = letter.value >= 97
    return Int(letter.value - (isSmall ? 97 : 65)) * 2 + (isSmall ? 1 : 0)
  }

  // MARK: Signs

  /// As the author lists them, or as the panels show them, what is drawn before the aids of drawing.
  private static func meanings(in legend: Legend, of panels: [SignInks]) -> [SignMeaning] {
    guard legend.explainsSigns else { return [] }
    let listed = SignMeaning.allCases.filter(legend.lists)
    let inPanels = panels.reduce(into: [SignMeaning]()) { explained, signs in
      explained += listed.filter { signs[$0] != nil && !explained.contains($0) }
    }
    return (inPanels.filter { !$0.isOfDrawing } + inPanels.filter(\.isOfDrawing)).sorted { one, other in
      guard let first = legend.rangesOfSigns[one], let second = legend.rangesOfSigns[other] else { return false }
      return first.start < second.start
    }
  }
}

extension Callout {
  /// Whether it is a length that the author measures, in the colour of lengths.
  fileprivate var isPlainDimension: Bool {
    guard case .dimension = mark else { return false }
    return look.color == nil
  }
}
