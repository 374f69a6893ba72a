import Figures
import Geometry
import Staging
import Strut
import ViewLayout

/// At which sizes of the root a document has conflicts, ambiguous views or clipped text: first at which widths, then at
/// which heights. It is made in short steps, so that pictures can be drawn in between. Of one thread.
final class SizeSurvey {
  /// What a page is told of it.
  struct Report: Encodable {
    struct Scale: Encodable {
      var from: Int
      var to: Int
      var stretches: [LengthSurvey.Stretch]
    }

    /// That of the wish.
    var number: Int
    var width: Scale
    var height: Scale
    var isComplete: Bool
  }

  private struct Envelope: Encodable {
    var survey: Report
  }

  private let wish: Wish
  private let reading: FigureReading
  private let size: Size
  private var surveys: AxisPair<LengthSurvey>

  /// - Returns: `nil` for a document with errors.
  init?(_ wish: Wish, of path: String, reader: DocumentReader) {
    guard case .success(let document) = reader.read(path, metrics: wish.metrics ?? [:]) else { return nil }
    reading = document.reading(for: wish)
    self.wish = wish
    let figure = reading.figures.first?.applying(wish.overrides)
    guard let size = figure?.variants.first?.size else { return nil }
    self.size = size
    surveys = AxisPair(
      horizontal: LengthSurvey(around: size.width), vertical: LengthSurvey(around: size.height))
  }

  /// Tries one more size.
  ///
  /// - Returns: Whether there are more.
  func step() -> Bool {
    guard let axis = Axis.allCases.first(where: { surveys[$0].next != nil }), let length = surveys[axis].next else {
      return false
    }
    var tried = size
    tried[axis] = Double(length)
    surveys[axis].record(troubles(at: tried), at: length)
    return true
  }

  private func troubles(at size: Size) -> LengthSurvey.Troubles {
    var wish = wish
    (wish.width, wish.height) = (size.width, size.height)
    let figures = reading.figures.map { figure in
      var figure = figure
      wish.apply(to: &figure)
      return figure
    }
    var overrides = wish.overrides
    // Looking for the other places of ambiguous views takes long, and they are not shown.
    overrides.show = AnnotationSet()
    let (solved, problems) = solve(figures, reading.diagnostics, overrides: overrides, explaining: .nothing)
    guard !problems.hasErrors else { return [:] }
    return solved.flatMap(\.pictures).flatMap(\.panels).reduce(into: [:]) { $1.addTroubles(to: &$0) }
  }

  var report: String {
    func scale(_ survey: LengthSurvey) -> Report.Scale {
      Report.Scale(from: survey.lengths.lowerBound, to: survey.lengths.upperBound, stretches: survey.stretches)
    }
    let isComplete = Axis.allCases.allSatisfy { surveys[$0].next == nil }
    let report = Report(
      number: wish.number, width: scale(surveys.horizontal), height: scale(surveys.vertical), isComplete: isComplete)
    return Envelope(survey: report).json
  }
}

extension PanelLayout {
  /// The first conflict, the first ambiguous view and the first clipped text.
  fileprivate func addTroubles(to troubles: inout LengthSurvey.Troubles) {
    if let conflict = conflicts.first, troubles["conflict"] == nil {
      troubles["conflict"] = "\(conflict.broken) breaks"
    }
    if troubles["ambiguity"] == nil, let view = views.first(where: \.hasAmbiguousLayout) {
      troubles["ambiguity"] = "\(view.name) is ambiguous"
    }
    if troubles["clipped"] == nil, let view = views.first(where: \.hasClippedText) {
      troubles["clipped"] = "the text of \(view.name) is clipped"
    }
  }
}
