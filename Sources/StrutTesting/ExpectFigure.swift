import Foundation
public import GoldenTesting
public import ImageComparison
import PNGCoding
public import Pixels
public import Strut

// Every `expectFigure` compares with goldens in `__Goldens__/<TestFile>/` beside the test's file: the picture with
// `<test>.<name>.png`, the solved geometry with `<test>.<name>.txt`. A figure of several pictures has one for each,
// named as `strut render` names its files.
//
// A golden that is missing is recorded, and the test fails this once. `record:` here, `.goldens(record:)` on the test or
// its suite, and `STRUT_RECORD` in the environment say what else is recorded, the first of them that says something.
// Recording never passes.

/// Expects a figure document to look as its golden does, and to be laid out as it was.
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
/// - Parameters:
///   - document: The document's text. Its images are looked for beside the test's file.
///   - name: Tells several expectations of one test apart.
///   - record: Which goldens are written; by default what the trait or the environment says.
///   - rule: What counts as different.
///   - options: What of the document is overruled, and how text is drawn.
/// - Returns: Whether it does.
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

/// Expects the figure document in a file to look as its golden does, and to be laid out as it was.
///
///     expectFigure(contentsOf: "Figures/form.yaml")
///
/// - Parameter path: From the folder of the test's file, or absolute.
/// - Returns: Whether it does.
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
    guard let data = try? Data(contentsOf: url) else { return .failed("\(url.path): error: cannot be read") }
    let (source, diagnostics) = SourceFile.reading(Array(data), name: url.path)
    guard !diagnostics.hasErrors else { return .failed(DiagnosticFormatter(file: source).format(diagnostics)) }
    let images = url.deletingLastPathComponent().path
    let rendering = render(source, name: golden, imagesIn: images, options: settings.applied(to: options))
    return Drawing(rendering, of: source, as: golden)
  }
}

/// Expects a figure that a program made to look as its golden does, and to be laid out as it was.
///
/// - Returns: Whether it does.
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

/// Expects a tree of views to look as its golden does, and to be laid out as it was.
///
///     let card = View(.view, "card", frame: Rect(x: 0, y: 0, width: 200, height: 80))
///     card.addSubview(heading)
///     expectFigure(card)
///
/// - Parameters:
///   - root: It is laid out first, as `render(_:as:options:)` does.
///   - figure: Scales, themes and annotations; by default two pixels a point, no annotations.
/// - Returns: Whether it does.
@discardableResult
public func expectFigure(
  _ root: View, as figure: Figure? = nil, named name: String? = nil, record: RecordMode? = nil,
  rule: ComparisonRule? = nil, options: RenderOptions = RenderOptions(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: Int = #line, column: Int = #column
) -> Bool {
  let place = ExpectationPlace(fileID, filePath, function, line, column)
  let expectation = FigureExpectation(name: name, record: record, rule: rule, place: place)
  return expectation.check { settings, golden in
    var figure = figure ?? Figure(name: golden)
    figure.name = golden
    let rendering = render(root, as: figure, options: settings.applied(to: options))
    return Drawing(rendering, of: SourceFile(name: root.name, text: ""), as: golden)
  }
}

/// Expects a picture, wherever it comes from, to be its golden's. There is no geometry to it.
///
/// - Returns: Whether it is.
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

/// Expects a PNG file to hold its golden's picture. There is no geometry to it.
///
/// - Returns: Whether it does.
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
      // What is no picture must not become a golden.
      _ = try decodePNG(png)
    } catch {
      return .failed("error: what was given \(error)")
    }
    return .drawn(GoldenSubject(name: golden, pictures: [GoldenPicture(name: golden + ".png", png: png)]))
  }
}

extension GoldenSettings {
  /// Goldens are PNG pictures, with text as the trait says.
  fileprivate func applied(to options: RenderOptions) -> RenderOptions {
    var options = options
    options.formats = [.png]
    options.text = text ?? options.text
    return options
  }
}
