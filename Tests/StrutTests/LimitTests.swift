import Strut
import Testing

/// Each limit of a document has an error of its own, with a rule and what can be done about it.
@Suite struct LimitTests {
  /// A document that goes beyond a limit which is set to `value`.
  struct Case: CustomTestStringConvertible {
    var limit: DocumentLimit
    var value: Int
    var document: String
    var formats: [PictureFormat] = [.png]

    var testDescription: String { limit.rawValue }
  }

  private static let views = "views: [{view: a, frame: [0, 0, 9, 9]}, {view: b, frame: [0, 0, 9, 9]}]\n"
  private static func nested(_ depth: Int) -> String {
    (0..<depth).reduce("[]") { "[{view: v\($1), frame: [0, 0, 9, 9], subviews: \($0)}]" }
  }
  private static let layers = """
    size: [30, 30]
    views:
      - view: a
        alpha: 0.5
        clipsToBounds: true
        backgroundColor: white
        frame: [0, 0, 30, 30]
        shadow: {radius: 2, opacity: 1, color: black}
        subviews: [{view: b, frame: [1, 1, 9, 9], backgroundColor: red}]

    """

  static let cases = [
    Case(limit: .documentBytes, value: 100, document: "size: [9, 9]\n" + String(repeating: "#", count: 100)),
    Case(limit: .nodes, value: 10, document: "size: [9, 9]\n" + views),
    Case(limit: .repeatedNodes, value: 10, document: "views: [{view: 'v{n}', repeat: 20}]"),
    Case(
      limit: .repeatedNodes, value: 60,
      document: "views: [{label: 'v{n}', repeat: 2, text: '\(String(repeating: "{n} ", count: 200))'}]"),
    Case(limit: .textLength, value: 10, document: "title: '12345678901'"),
    Case(limit: .sentenceLength, value: 10, document: views + "constraints: [a.left == b.left + 100]"),
    Case(limit: .nesting, value: 4, document: "views: \(nested(3))"),
    Case(limit: .viewNesting, value: 2, document: "size: [9, 9]\nviews: \(nested(3))"),
    Case(limit: .views, value: 1, document: "size: [9, 9]\n" + views),
    Case(limit: .constraints, value: 1, document: views + "constraints: [a.left == 1, b.left == 1]"),
    Case(limit: .panels, value: 1, document: "panels: [{title: a}, {title: b}]\n" + views),
    Case(limit: .steps, value: 1, document: "panels: [{do: [layout, layout]}]\n" + views),
    Case(
      limit: .stages, value: 1, document: views + "panels: [{animation: [{pause: 1}, {pause: 1}]}]"),
    Case(limit: .poses, value: 2, document: views + "panels: [{animation: {pause: 1}, times: [0, 0.5, 1]}]"),
    Case(
      limit: .frames, value: 5,
      document: views + "panels: [{animation: {duration: 0.2, do: [a.frame.origin.x = 20]}}]", formats: [.apng]),
    Case(limit: .annotations, value: 2, document: "show: [frames]\n" + views),
    Case(limit: .annotations, value: 5, document: "panels: [{kind: exploded}]\n" + views),
    Case(limit: .pictures, value: 3, document: "theme: [light, dark]\nscale: [1, 2]\n" + views),
    Case(limit: .solvedViews, value: 5, document: "direction: [leftToRight, rightToLeft]\n" + views),
    Case(limit: .pixels, value: 1_000, document: "size: [30, 30]\n" + views),
    Case(limit: .pixelsAtOnce, value: 1_000, document: "size: [30, 30]\n" + views),
    // The picture fits, but not with the layer of a transparent view.
    Case(limit: .pixelsAtOnce, value: 4_000, document: layers),
    Case(limit: .fileBytes, value: 100, document: "size: [30, 30]\n" + views, formats: [.svg]),
    Case(limit: .work, value: 1_000, document: "views: [{view: a}, {view: b}]\nconstraints: [a.left == b.left]"),
    Case(limit: .work, value: 20_000, document: layers),
  ]

  @Test(arguments: cases)
  func whatGoesBeyondALimitIsRefusedByIt(_ example: Case) throws {
    let source = SourceFile(name: "a.yaml", text: example.document)
    var options = RenderOptions(formats: example.formats)
    #expect(!render(source, name: "a", imagesIn: ".", options: options).diagnostics.hasErrors)
    options.overrides.limits = FigureLimits(lowering: [example.limit: example.value])
    let rendering = render(source, name: "a", imagesIn: ".", options: options)
    let error = try #require(rendering.diagnostics.all.first { $0.severity == .error })
    #expect(rendering.diagnostics.all.filter { $0.severity == .error }.count == 1)
    #expect(error.identifier == example.limit.identifier)
    #expect(example.limit == .nesting || error.message.hasPrefix(example.rule))
    #expect(rendering.files.isEmpty)
  }

  /// Documents whose work is of one kind, with what they may do of it.
  static let works: [(purpose: String, value: Int, document: String)] = [
    // Names that all want one place.
    (
      "annotations", 1_000_000,
      "size: [300, 300]\nshow: [names]\nviews: [{view: 'v{n}', repeat: 100, frame: [9, 9, 9, 9]}]\n"
    ),
    // Bars that all want one place.
    (
      "annotations", 1_000_000,
      "size: [300, 300]\nshow: [constraints]\nviews:\n- {view: v, frame: [9, 9, 9, 9]}\nconstraints:\n"
        + (1..<30).map { "- v.left >= root.left - \($0)\n" }.joined()
    ),
    (
      "areas of colour", 300_000,
      "size: [300, 300]\nviews:\n- {view: v, frame: [9, 9, 200, 200], borderWidth: 90, borderColor: red}\n"
    ),
    // A text is set in layout, and painted.
    (
      "texts", 10_000_000,
      "size: [99, 99]\nviews:\n- {label: v, frame: [0, 0, 90, 90], numberOfLines: 0, text: '"
        + String(repeating: "hello ", count: 1_000) + "'}\n"
    ),
    // The same views are asked again and again whether they are ambiguous.
    (
      "constraints", 2_000_000,
      "size: [99, 99]\nviews: [{label: a}, {label: b}]\npanels:\n- do:\n"
        + String(repeating: "  - exerciseAmbiguity a\n  - layout\n", count: 100)
    ),
  ]

  @Test(arguments: works) func theErrorSaysWhatTheWorkIsFor(purpose: String, value: Int, document: String) throws {
    let source = SourceFile(name: "a.yaml", text: document)
    var options = RenderOptions()
    #expect(!render(source, name: "a", imagesIn: ".", options: options).diagnostics.hasErrors)
    options.overrides.limits = FigureLimits(lowering: [.work: value])
    let errors = render(source, name: "a", imagesIn: ".", options: options).diagnostics.all.filter {
      $0.severity == .error
    }
    #expect(errors.map(\.identifier) == [DocumentLimit.work.identifier])
    #expect(errors.first?.message.contains("of which most is for \(purpose)") == true)
  }

  /// What came after would take time, and be thrown away.
  @Test func stepsEndWhereTheWorkDoes() {
    let text =
      "size: [99, 99]\nviews: [{label: a}, {label: b}]\nconstraints: [{equation: a.width >= 9, identifier: c}]\npanels:\n- do:\n"
      + String(repeating: "  - exerciseAmbiguity a\n  - layout\n", count: 100) + "  - remove c\n  - remove c\n"
    let source = SourceFile(name: "a.yaml", text: text)
    func errors(_ options: RenderOptions) -> [Diagnostic.Identifier] {
      render(source, name: "a", imagesIn: ".", options: options).diagnostics.all.filter { $0.severity == .error }
        .map(\.identifier)
    }
    var options = RenderOptions()
    #expect(errors(options) == [.impossibleStep])
    options.overrides.limits = FigureLimits(lowering: [.work: 2_000_000])
    #expect(errors(options) == [DocumentLimit.work.identifier])
  }

  @Test func anImageThatIsDrawnSmallCountsByItsOwnPixels() throws {
    let size = Size(400, 400)
    let big = try render(Figure(name: "big", size: size)).get()[0]
    let image = Image(png: big.bytes, pixelWidth: 800, pixelHeight: 800, scale: 2)
    let views = (0..<20).map { number in
      ViewDescription(
        .imageView, "i\(number)", [.frame: .rect(Rect(x: 0, y: 0, width: 3, height: 3)), .image: .image(.file(image))])
    }
    var options = RenderOptions()
    let figure = Figure(name: "small", size: Size(9, 9), views: views)
    #expect(!render(figure, options: options).diagnostics.hasErrors)
    options.overrides.limits = FigureLimits(lowering: [.work: 100_000_000])
    let message = render(figure, options: options).diagnostics.all.first?.message ?? ""
    #expect(message.contains("of which most is for images"))
  }

  @Test func everyLimitOfADocumentsTextHasAnExample() {
    // Those of images need files.
    let images: Set<DocumentLimit> = [.imageBytes, .imagePixels, .allImageBytes, .allImagePixels]
    #expect(Set(Self.cases.map(\.limit)).union(images) == Set(DocumentLimit.allCases))
  }

  @Test func limitsAreRaisedTogetherButForDepth() {
    let raised = FigureLimits(factor: 4)
    for limit in DocumentLimit.allCases {
      #expect(raised[limit] == limit.standard * (limit.isFixed ? 1 : 4))
    }
  }

  @Test func picturesAreHandedOverOneByOne() {
    let source = SourceFile(name: "a.yaml", text: "theme: [light, dark]\n" + Self.views)
    var names: [String] = []
    let rendering = render(source, name: "a", imagesIn: ".", options: RenderOptions()) { names.append($0.name) }
    #expect(names == ["a@2x.png", "a~dark@2x.png"])
    #expect(rendering.files.isEmpty)
    // Drawing stops at the first error.
    names = []
    var options = RenderOptions()
    options.overrides.limits = FigureLimits(lowering: [.fileBytes: 10])
    let refused = render(source, name: "a", imagesIn: ".", options: options) { names.append($0.name) }
    #expect(names.count == 1)
    #expect(refused.diagnostics.hasErrors)
  }
}

extension LimitTests.Case {
  /// How the error's sentence begins: up to what it says of this document.
  fileprivate var rule: String { String(limit.sentence(limit: value).prefix { $0 != ":" }) }
}
