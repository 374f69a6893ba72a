import Geometry
import Graphics
import TestSupport
import Testing

@testable import FigurePainting

/// What a reader of a book would complain of, looked for in every picture of every sample.
@Suite struct SampleLegibilityTests {
  /// No sample needs a badge, a line or a caption. Where none at all is found, the rules hold of nothing: the classes and
  /// the ids that they look for have other names.
  @Test func theRulesFindWhatTheyAreAbout() throws {
    let samples = try Samples.names.flatMap(PaintedSample.all(of:))
    func total(_ count: (PaintedSample) -> Int) -> Int { samples.reduce(0) { $0 + count($1) } }
    func elements(_ isMeant: (PaintedElement) -> Bool) -> Int { total { $0.elements.count(where: isMeant) } }
    // More than one a picture of what nearly all have.
    let totals = [
      "words of views": total(\.viewTexts.count), "words of annotations": total(\.annotationTexts.count),
      "badges": elements(\.isBadge), "lines": elements(\.isAnnotationLine), "grounds": elements(\.isGround),
    ]
    for (name, count) in totals { #expect(count > samples.count, "\(count) \(name) in \(samples.count) pictures") }
    // Some of what few have.
    let classes = ["console", "trace", "matrix", "row", "link", "footprint", "margins", "chrome"]
    for name in classes { #expect(elements { $0.classes.contains("strut-\(name)") } > 0, "no strut-\(name)") }
    #expect(elements(\.isBaseline) > 0 && elements(\.isOfScreen) > 0)
    #expect(total(\.captions.count) > 0 && total { $0.figure.arrangement.printWidth == nil ? 0 : 1 } > 0)
  }

  @Test(arguments: try Samples.names)
  func noWordsLieOverOthers(_ name: String) throws {
    for sample in try PaintedSample.all(of: name) {
      let own = sample.annotationTexts
      for (number, text) in own.enumerated() {
        let box = text.box.insetBy(dx: 0.5, dy: 0.5)
        for other in own.dropFirst(number + 1) + sample.viewTexts {
          #expect(!other.box.overlaps(box), "\(sample.name): '\(text.words)' lies over '\(other.words)'")
        }
      }
    }
  }

  @Test(arguments: try Samples.names)
  func noBadgeCoversWhatAViewSays(_ name: String) throws {
    for sample in try PaintedSample.all(of: name) {
      for badge in sample.elements where badge.isBadge {
        let box = badge.box.insetBy(dx: 0.75, dy: 0.75)
        for text in sample.viewTexts {
          #expect(!text.box.overlaps(box), "\(sample.name): a badge at \(box.center) covers '\(text.words)'")
        }
      }
    }
  }

  /// A stroke through a digit makes another digit of it. Dotted baselines run under letters, and are no strokes through.
  @Test(arguments: try Samples.names)
  func noLineStrikesWordsThrough(_ name: String) throws {
    for sample in try PaintedSample.all(of: name) {
      let lines = sample.elements.filter { $0.isAnnotationLine }.flatMap(\.strokedLines)
      // Numbers in badges have a ground of their own over all lines.
      let badges = sample.elements.filter(\.isGround).map(\.box)
      let words =
        sample.viewTexts + sample.annotationTexts.filter { text in !badges.contains { $0.contains(text.box) } }
      for text in words {
        let letters = text.box.insetBy(dx: 1, dy: 1)
        let struck = lines.first { letters.isCrossed(from: $0.start, to: $0.end) }
        #expect(struck == nil, "\(sample.name): a line strikes '\(text.words)' through")
      }
    }
  }

  @Test(arguments: try Samples.names)
  func nothingReachesBeyondThePage(_ name: String) throws {
    for sample in try PaintedSample.all(of: name) {
      let page = Rect(origin: .zero, size: sample.list.size).insetBy(dx: -0.51, dy: -0.51)
      for element in sample.elements where element.isText || element.isBadge {
        #expect(page.contains(element.box), "\(sample.name): '\(element.words)' is cut at the page's edge")
      }
    }
  }

  /// Pixels move lines by less than a point: a picture is as large at one scale as at another, up to a point on either
  /// side, and as much a panel, which begin at whole points.
  @Test(arguments: try Samples.names)
  func thePageIsTheSameAtEveryScale(_ name: String) throws {
    let samples = try PaintedSample.all(of: name)
    for (one, other) in zip(samples.prefix(samples.count / 2), samples.suffix(samples.count / 2)) {
      let (first, second) = (one.list.size, other.list.size)
      let rounding = Double(max(2, one.picture.panels.count))
      #expect(abs(first.width - second.width) <= rounding, "\(one.name): \(first) \(second)")
      #expect(abs(first.height - second.height) <= rounding, "\(one.name): \(first) \(second)")
    }
  }

  /// Captions are read along their row: those at almost the same height are at the same height.
  @Test(arguments: try Samples.names)
  func captionsOfARowStandOnOneLine(_ name: String) throws {
    for sample in try PaintedSample.all(of: name) {
      let lines = Set(sample.captions.map(\.box.midY)).count
      let count = sample.picture.panels.count
      let perRow = sample.figure.arrangement.rowLength(of: count)
      #expect(lines <= (count + perRow - 1) / perRow, "\(sample.name): captions on \(lines) lines")
    }
  }

  @Test(arguments: try Samples.names)
  func noPictureIsWiderThanItsPage(_ name: String) throws {
    for sample in try PaintedSample.all(of: name) {
      guard let width = sample.figure.arrangement.printWidth?.value else { continue }
      #expect(sample.list.size.width <= width, "\(sample.name) is \(sample.list.size.width) points wide")
    }
  }

  /// Of the smallest text in a book some seven points are left, at the width that it is printed at.
  @Test(arguments: try Samples.names)
  func noWordsAreTooSmallToRead(_ name: String) throws {
    for sample in try PaintedSample.all(of: name) {
      // The status bar is of the screen, and scaled with it.
      for text in sample.annotationTexts where !text.isOfScreen {
        guard case .text(let run) = text.content else { continue }
        let size = run.font.size * text.transform.scale
        #expect(size >= 7 - 1e-9, "\(sample.name): '\(run.text)' is \(size) points high")
      }
    }
  }
}

extension Transform {
  /// How much larger a point is after the transform, which turns and scales both axes alike.
  fileprivate var scale: Double { (a * d - b * c).magnitude.squareRoot() }
}

extension PaintedSample {
  /// The titles of panels, where they have one line.
  fileprivate var captions: [PaintedElement] {
    let titles = Set(picture.panels.compactMap(\.title))
    return elements.filter { $0.isText && $0.classes.isEmpty && titles.contains($0.words) }
  }
}

extension PaintedElement {
  /// Words that a device shows, and not those beside it that say how large its screen is.
  fileprivate var isOfScreen: Bool { isText && classes.contains("strut-chrome") && !words.hasSuffix("pt") }

  /// The dots under letters.
  fileprivate var isBaseline: Bool {
    guard case .shape(let shape) = content, let stroke = shape.stroke else { return false }
    return stroke.dash.first == 1 && stroke.dash.last == 3
  }

  /// A line of an annotation: not of a view, not the edge of a badge, not a callout's own leader, not a baseline.
  fileprivate var isAnnotationLine: Bool {
    guard case .shape(let shape) = content, shape.stroke != nil, !isOfView, !isOfTable else { return false }
    return !isBaseline && !isBadge && !ids.contains { $0.hasSuffix("-values") }
      && classes.isDisjoint(with: ["strut-link", "strut-footprint", "strut-rulers", "strut-margins"])
      && classes.contains { $0.hasPrefix("strut-") }
  }

  /// Something filled that a number stands on.
  fileprivate var isGround: Bool {
    guard case .shape(let shape) = content, let fill = shape.fill, !isOfView else { return false }
    if case .hatch = fill { return false }
    return true
  }
}
