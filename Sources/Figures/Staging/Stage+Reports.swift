import Diagnostics
import ViewLayout

extension Stage {
  /// An unsatisfiable layout is a warning: one constraint gave way, and the others are named.
  func reportConflicts() {
    for conflict in outcome.conflicts {
      let others = conflict.members.filter { $0.text != conflict.broken.text }
      let count = others.count == 1 ? "one other constraint" : "\(others.count) other constraints"
      conflictWarnings.add(
        .warning(
          "'\(conflict.broken.text)' cannot hold together with \(count) and is broken", at: range(of: conflict.broken),
          notes: others.map { Diagnostic.Note("'\($0.text)' is required too", at: range(of: $0)) }))
    }
  }

  /// A character that no font has would be an empty box: the text that holds it is named.
  func reportMissingCharacters() {
    for character in measurer.takeMissingCharacters() {
      let code = character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      diagnostics.add(
        .warning(
          "'\(character)' (\(code.joined(separator: " "))) has no glyph in any font of the figure and is left out",
          at: placeOfText(with: character)))
    }
  }

  private func range(of requirement: LayoutRequirement) -> SourceRange? {
    staged(for: requirement)?.element.description.text.range
  }

  private func placeOfText(with character: Character) -> SourceRange? {
    for view in figure.allViews {
      for property in ViewProperty.allCases {
        guard let value = view.properties[property] else { continue }
        if value.value.texts.contains(where: { $0.contains(character) }) { return value.range }
      }
    }
    return nil
  }
}

extension PropertyValue {
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .texts(let texts): texts
    default: []
    }
  }
}
