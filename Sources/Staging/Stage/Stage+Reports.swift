import Diagnostics
import Figures
import Geometry
import Typography
import ViewLayout

extension Stage {
  /// Reports the characters that no font has, once per text that contains them. They are drawn as boxes.
  func reportMissingCharacters() {
    setTextThatLayoutDidNot()
    var order: [SourceRange?] = []
    var characters: [SourceRange?: [Character]] = [:]
    let missing = measurer.takeMissingCharacters()
    let places = places(of: Set(missing))
    for character in missing {
      let place = places[character]
      if characters[place] == nil { order.append(place) }
      characters[place, default: []].append(character)
    }
    missingGlyphs += order.map { Located(MissingGlyphs(characters: characters[$0] ?? []), at: $0) }
  }

  /// Measures the texts with non-ASCII characters, so that missing characters are found even if layout does not need
  /// the size of the text.
  private func setTextThatLayoutDidNot() {
    for view in root.withDescendants {
      guard !view.hasOnlyASCII else { continue }
      let content = view.content
      let texts =
        [content.text, content.title, content.placeholder].compactMap(\.self) + content.items
        + content.sections.flatMap(\.texts)
      for runs in [content.attributedText, content.attributedTitle, content.attributedPlaceholder] {
        guard let runs, !runs.string.isASCII else { continue }
        _ = measurer.layOut(runs.parts(in: view.font, platform: view.platform), fitting: TextFitting(scale: 1))
      }
      for text in texts where !text.isASCII {
        _ = measurer.layOut(text, font: view.font, fitting: TextFitting(scale: 1))
      }
    }
  }

  /// The first text with each of some characters, in one walk over all texts.
  private func places(of characters: Set<Character>) -> [Character: SourceRange] {
    guard !characters.isEmpty else { return [:] }
    var places: [Character: SourceRange] = [:]
    for view in figure.allViews {
      for property in ViewProperty.allCases {
        guard let value = view.properties[property], let range = value.range else { continue }
        for character in value.value.texts.joined()
        where characters.contains(character) && places[character] == nil {
          places[character] = range
        }
      }
    }
    return places
  }
}

extension PropertyValue {
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .runs(let text): [text.string]
    case .texts(let texts): texts
    case .sections(let sections): sections.flatMap(\.texts)
    default: []
    }
  }
}
