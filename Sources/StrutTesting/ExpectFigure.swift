import Foundation
public import GoldenTesting
public import ImageComparison
import Motion
import PNGCoding
public import Pixels
public import Strut
public import ViewLayout

// Every `expectFigure` compares with goldens in `__Goldens__/<TestFile>/` beside the test's file: the picture with
// `<test>.<name>.png`, the solved geometry with `<test>.<name>.txt`. A figure of several pictures has one for each,
// named as `strut render` names its files.
//
// A golden that is missing is recorded, and the test fails this once. `record:` here, `.goldens(record:)` on the test or
// its suite, and `STRUT_RECORD` in the environment say what else is recorded, the first of them that says something.
// Recording never passes.

/// Compares the pictures and the geometry of a figure document with its goldens.
///
///     @Test func form() {
///       expectFigure("""
///         size: [200, 100]
///         views:
///           - label: greeting
///             frame: [20, 20, 160, 30]
///             text: Hello
///         """)
///     }
///
/// Paths of images in `document` are relative to the folder of the test's file. If a test has several expectations, each
/// needs a `name` for its goldens. `record` says which goldens are written; it defaults to the trait's mode and then to
/// `STRUT_RECORD`. `rule` compares pictures. `options` overrides the document's settings and says how text is drawn.
///
/// - Returns: Whether everything is equal. A difference is also reported as a failure of the test.
@discardableResult
public func expectFigure(
  _ document: String, named name: String? = nil, record: RecordMode? = nil, rule: ComparisonRule? = nil,
  options: RenderOptions = RenderOptions(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: Int = #line, column: Int = #column
) -> Bool {
  let place = ExpectationPlace(fileID, filePath, function, line, column)
  let expectation = FigureExpectation(name: name, record: record, rule: rule, place: place)
  let folder = URL(fileURLWithPath: place.filePath).deletingLastPathComponent().path
  let source = SourceFile(name: name ?? "figure", text: document)
  return expectation.check { settings, golden in
    let rendering = render(source, name: golden, imagesIn: folder, options: settings.applied(to: options))
    return Drawing(rendering, of: source, as: golden)
  }
}

/// Compares the pictures and the geometry of the figure document in a file with its goldens.
///
///     expectFigure(contentsOf: "Figures/form.yaml")
///
/// `path` is absolute, or relative to the folder of the test's file.
///
/// - Returns: Whether everything is equal.
@discardableResult
public func expectFigure(
  contentsOf path: String, named name: String? = nil, record: RecordMode? = nil, rule: ComparisonRule? = nil,
  options: RenderOptions = RenderOptions(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: Int = #line, column: Int = #column
) -> Bool {
  let place = ExpectationPlace(fileID, filePath, function, line, column)
  let expectation = FigureExpectation(name: name, record: record, rule: rule, place: place)
  let folder = URL(fileURLWithPath: place.filePath).deletingLastPathComponent()
  let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
  return expectation.check { settings, golden in
    guard let data = try? Data(contentsOf: url) else {
      return .failed("\(url.path): error: \(MissingFile.problem(reading: url.path))")
    }
    let (source, diagnostics) = SourceFile.reading(Array(data), name: url.path)
    guard !diagnostics.hasErrors else { return .failed(DiagnosticFormatter(file: source).format(diagnostics)) }
    let images = url.deletingLastPathComponent().path
    let rendering = render(source, name: golden, imagesIn: images, options: settings.applied(to: options))
    return Drawing(rendering, of: source, as: golden)
  }
}

/// Compares the pictures and the geometry of a figure with its goldens.
///
/// - Returns: Whether everything is equal.
@discardableResult
public func expectFigure(
  _ figure: Figure, named name: String? = nil, record: RecordMode? = nil, rule: ComparisonRule? = nil,
  options: RenderOptions = RenderOptions(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: Int = #line, column: Int = #column
) -> Bool {
  let place = ExpectationPlace(fileID, filePath, function, line, column)
  let expectation = FigureExpectation(name: name, record: record, rule: rule, place: place)
  return expectation.check { settings, golden in
    var figure = figure
    figure.name = golden
    let rendering = render(figure, options: settings.applied(to: options))
    return Drawing(rendering, of: SourceFile(name: "figure", text: ""), as: golden)
  }
}

/// Compares the picture and the geometry of a tree of views with its goldens.
///
///     let card = View(.view, "card", frame: Rect(x: 0, y: 0, width: 200, height: 80))
///     card.addSubview(heading)
///     expectFigure(card)
///
/// A `UIView` of `StrutUIKit` is a tree too.
///
/// The tree is laid out first, as by `render(_:as:options:)`. `figure` has the scales, themes and annotations; the
/// default is two pixels per point without annotations.
///
/// - Returns: Whether everything is equal.
@discardableResult
public func expectFigure(
  _ root: some ViewTree, as figure: Figure? = nil, named name: String? = nil, record: RecordMode? = nil,
  rule: ComparisonRule? = nil, options: RenderOptions = RenderOptions(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: Int = #line, column: Int = #column
) -> Bool {
  let place = ExpectationPlace(fileID, filePath, function, line, column)
  let expectation = FigureExpectation(name: name, record: record, rule: rule, place: place)
  return expectation.check { settings, golden in
    var figure = figure ?? Figure(name: golden)
    figure.name = golden
    let root = root.strutView
    let rendering = render(root, as: figure, options: settings.applied(to: options))
    return Drawing(rendering, of: SourceFile(name: root.name, text: ""), as: golden)
  }
}

/// Compares what is on the screen of a tree of views at some times of its animations with its goldens.
///
///     AnimationClock().run {
///       UIView.animate(withDuration: 0.25) { menu.center.x += 100 }
///       expectFigure(screen, at: [0, 0.1, 0.25])   // card.at-0s.png, card.at-0.1s.png, …; card.txt
///     }
///
/// The goldens of the geometry have a section for each time, with the frames that are seen then.
///
/// - Parameters:
///   - root: A tree of views, such as a `UIView`.
///   - times: In seconds from now, at least one, each later than the one before. The clock is moved to the last of them.
/// - Returns: Whether everything is equal.
@discardableResult
public func expectFigure(
  _ root: some ViewTree, at times: [Double], as figure: Figure? = nil, named name: String? = nil,
  record: RecordMode? = nil, rule: ComparisonRule? = nil, options: RenderOptions = RenderOptions(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: Int = #line, column: Int = #column
) -> Bool {
  let place = ExpectationPlace(fileID, filePath, function, line, column)
  let expectation = FigureExpectation(name: name, record: record, rule: rule, place: place)
  return expectation.check { settings, golden in
    guard let clock = AnimationClock.current else {
      return .failed("error: views move under a clock alone: expect them within AnimationClock().run { … }")
    }
    guard let first = times.first, first >= 0, zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }) else {
      return .failed("error: the times \(times) are not one after another, from 0 on")
    }
    let (root, start) = (root.strutView, clock.time)
    var subject = GoldenSubject(name: golden, pictures: [])
    for time in times {
      clock.advance(by: max(0, start + time - clock.time))
      var figure = figure ?? Figure(name: golden)
      figure.name = "\(golden).at-\(time.decimalText())s"
      let rendering = render(root, as: figure, options: settings.applied(to: options))
      guard !rendering.diagnostics.hasErrors else {
        return Drawing(rendering, of: SourceFile(name: root.name, text: ""), as: golden)
      }
      subject.add(rendering, at: time)
    }
    return .drawn(subject)
  }
}

/// Compares a picture with its golden. A picture has no geometry.
///
/// - Returns: Whether the pictures are equal.
@discardableResult
public func expectFigure(
  _ picture: PixelBuffer, named name: String? = nil, record: RecordMode? = nil, rule: ComparisonRule? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: Int = #line, column: Int = #column
) -> Bool {
  let place = ExpectationPlace(fileID, filePath, function, line, column)
  let expectation = FigureExpectation(name: name, record: record, rule: rule, place: place)
  return expectation.check { _, golden in
    guard picture.pixelCount > 0 else { return .failed("error: a picture without pixels") }
    let file = GoldenPicture(name: golden + ".png", png: encodePNG(picture))
    return .drawn(GoldenSubject(name: golden, pictures: [file]))
  }
}

/// Compares the picture in a PNG file with its golden. A picture has no geometry.
///
/// - Returns: Whether the pictures are equal.
@discardableResult
public func expectFigure(
  png: [UInt8], named name: String? = nil, record: RecordMode? = nil, rule: ComparisonRule? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: Int = #line, column: Int = #column
) -> Bool {
  let place = ExpectationPlace(fileID, filePath, function, line, column)
  let expectation = FigureExpectation(name: name, record: record, rule: rule, place: place)
  return expectation.check { _, golden in
    do throws(PNGError) {
      // A damaged file must not become a golden.
      _ = try decodePNG(png)
    } catch {
      return .failed("error: the picture \(error)")
    }
    return .drawn(GoldenSubject(name: golden, pictures: [GoldenPicture(name: golden + ".png", png: png)]))
  }
}

extension GoldenSettings {
  /// The options with PNG as the only format and the text form of the trait.
  fileprivate func applied(to options: RenderOptions) -> RenderOptions {
    var options = options
    options.formats = [.png]
    options.text = text ?? options.text
    options.locatesViews = true
    return options
  }
}
