import Diagnostics
import Figures
import Geometry
import Typography
import ViewLayout

extension Stage {
  /// An unsatisfiable layout is a warning: one constraint gave way, the others are named, and what would help.
  func reportConflicts() {
    for conflict in outcome.conflicts { conflictWarnings.add(conflict.warning(range)) }
  }

  /// Characters that no font has are drawn as boxes: each text that holds some is named once.
  func reportMissingCharacters() {
    setTextThatLayoutDidNot()
    var order: [SourceRange?] = []
    var characters: [SourceRange?: [Character]] = [:]
    for character in measurer.takeMissingCharacters() {
      let place = placeOfText(with: character)
      if characters[place] == nil { order.append(place) }
      characters[place, default: []].append(character)
    }
    for place in order {
      diagnostics.add(.missingCharacters(characters[place] ?? [], at: place))
    }
  }

  /// Has the texts measured that may have other letters than every font's, where layout has no use for their size.
  private func setTextThatLayoutDidNot() {
    for view in root.withDescendants {
      let content = view.content
      let texts = [content.text, content.title, content.placeholder].compactMap(\.self) + content.items
      for text in texts where !text.utf8.allSatisfy({ $0 < 0x80 }) {
        _ = measurer.layOut(text, font: view.font, fitting: TextFitting(scale: 1))
      }
    }
  }

  /// Why views are ambiguous, why some cannot be seen, and what determines one of them.
  func explanations(_ explaining: Explaining) -> [ViewExplanation] {
    guard case .all(let name) = explaining else { return [] }
    let explainer = LayoutExplainer(root, outcome)
    let ambiguities = explainer.ambiguities.map { ambiguity in
      ViewExplanation(
        subject: .ambiguity(ambiguity.axis), view: ambiguity.view.name, message: ambiguity.message,
        notes: notes(ambiguity.evidence))
    }
    let contents = explainer.ambiguousContents.map { content in
      ViewExplanation(subject: .contentAmbiguity, view: content.view.name, message: content.message, notes: [])
    }
    return ambiguities + contents
      + explainer.lostViews.map { lost in
        ViewExplanation(subject: .loss, view: lost.view.name, message: lost.message, notes: notes(lost.evidence))
      } + (name.flatMap { views[$0]?.view }.map { determination(of: $0, explainer) } ?? [])
  }

  private func determination(of view: View, _ explainer: LayoutExplainer) -> [ViewExplanation] {
    Axis.allCases.map { axis in
      let requirements = explainer.constraintsAffectingLayout(of: view, along: axis)
      return ViewExplanation(
        subject: .determination(axis), view: view.name,
        message: "'\(view.name)' is placed by \(requirements.count) constraints",
        notes: requirements.map { Diagnostic.Note($0.text, at: range(of: $0)) })
    }
  }

  private func notes(_ evidence: [LayoutEvidence]) -> [Diagnostic.Note] {
    evidence.map { Diagnostic.Note($0.words, at: range(of: $0.requirement)) }
  }

  /// Where a constraint was written, or the view that a requirement comes from.
  private func range(of requirement: LayoutRequirement) -> SourceRange? {
    switch requirement {
    case .constraint: staged(for: requirement)?.element.description.text.range
    case .mask(let view, _, _, _), .intrinsicSize(let view, _, _, _), .stack(let view, _),
      .nonNegativeSize(let view, _), .nonNegativeContentSize(let view, _),
      .rootSize(let view, _, _), .fittingSize(let view, _):
      views[view.name]?.description.name.range
    }
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

extension Diagnostic {
  /// More characters than these are counted and not named.
  private static let mostCharacters = 4

  /// - Parameter characters: Of one text; at least one.
  static func missingCharacters(_ characters: [Character], at range: SourceRange?) -> Diagnostic {
    let named = characters.prefix(mostCharacters).map { character in
      let code = character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      return "'\(character)' (\(code.joined(separator: " ")))"
    }
    let rest = characters.count - named.count
    let all = named.joined(separator: ", ") + (rest == 0 ? "" : " and \(rest) more")
    return .warning(
      "\(all) \(characters.count == 1 ? "has" : "have") no glyph in any font of the figure:"
        + " PNG and PDF show '\u{FFFD}' there, and an SVG what the reader's fonts have", at: range)
  }
}

extension LayoutConflict {
  /// - Parameter range: Where a requirement was written, if it was.
  func warning(_ range: (LayoutRequirement) -> SourceRange?) -> Diagnostic {
    let company =
      switch others.count {
      case 0: "by itself"
      case 1: "together with one other constraint"
      default: "together with \(others.count) other constraints"
      }
    let remedy = remedy
    let notes = others.map { Diagnostic.Note("'\($0.text)' is required too", at: range($0)) }
    return .warning(
      "'\(broken.text)' cannot hold \(company) and is broken", at: range(broken),
      notes: notes + [Diagnostic.Note(remedy.words, at: remedy.requirement.flatMap(range))])
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
