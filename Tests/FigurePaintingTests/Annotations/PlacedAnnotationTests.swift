import Diagnostics
import Figures
import Geometry
import Graphics
import Staging
import Testing
import Typography
import ViewLayout

@testable import FigurePainting

/// Annotations as values: what is drawn and where, before a theme and a scale are known.
@Suite struct PlacedAnnotationTests {
  private func annotated(_ figure: Figure, with measurer: any TextMeasurer) -> AnnotatedPicture {
    var diagnostics = Diagnostics()
    return AnnotatedPicture(
      figure.pictures(measuringTextWith: measurer)[0], of: figure, measuringTextWith: measurer,
      diagnostics: &diagnostics)
  }

  private func placed(_ figure: Figure) throws -> PlacedAnnotations {
    let panel = try #require(annotated(figure, with: FixedWidthMeasurer()).panels.first)
    guard case .layout(let annotations) = panel.content else {
      Issue.record("not a layout")
      return PlacedAnnotations()
    }
    return annotations
  }

  @Test func aFrameIsADashedOutlineInTheGuidesInk() throws {
    let figure = Figure.sample(show: [.frames], [.box("v", Rect(x: 10, y: 20, width: 40, height: 30))])
    #expect(
      try placed(figure).description == """
        strut-frame
          outline (10, 20) (50, 20) (50, 50) (10, 50), inside(guide) 1 dashed
        """)
  }

  @Test func aDistanceIsABarWithItsBadgeOnIt() throws {
    let distance = ConstraintEquation(.view("v"), .left, .equal, to: .view("root"), .left, constant: 80)
    let figure = Figure.sample(
      show: [.constraints], constraints: [distance], [.box("v", Rect(x: 80, y: 100, width: 60, height: 40))])
    let text = try placed(figure).description
    #expect(text.contains("#c-0 strut-constraint\n  bar (0, 120) to (80, 120), adapted(ok)"), "\(text)")
    #expect(
      text.contains("#c-0-values strut-constraint\n  badge “80” at (33, 113) 14 × 14, adapted(ok)"), "\(text)")
  }

  @Test func anAuthorsColourIsAnInkOfItsOwn() throws {
    var figure = Figure.sample([.box("v", Rect(x: 10, y: 20, width: 40, height: 30))])
    figure.show = AnnotationSet([.bounds: .init(color: Color(hex: 0xFF9500))])
    #expect(try placed(figure).description.contains("color("))
  }

  @Test func aLostCalloutIsToldOnceForAllThemesAndScales() {
    var figure = Figure.sample([.box("v", Rect(x: 10, y: 20, width: 40, height: 30))])
    figure.callouts = [Callout(.circle(at: .view("nobody", .center)))]
    var diagnostics = Diagnostics()
    let measurer = FixedWidthMeasurer()
    _ = AnnotatedPicture(
      figure.pictures(measuringTextWith: measurer)[0], of: figure, measuringTextWith: measurer,
      diagnostics: &diagnostics)
    #expect(diagnostics.all.map(\.message) == ["a callout points at a view that is not in the picture"])
  }

  /// What the table has no row for would be asked for and never drawn.
  @Test func everyKindHasItsRow() {
    let drawn = AnnotationTable.rows.reduce(into: Set<AnnotationKind>()) { $0.formUnion($1.kinds) }
    #expect(drawn == Set(AnnotationKind.allCases))
  }

  /// A measurer that counts what it is asked.
  private final class CountingMeasurer: TextMeasurer {
    private let measurer = FixedWidthMeasurer()
    private(set) var count = 0

    func layOut(_ text: String, font: Font, fitting: TextFitting) -> TextBlock {
      count += 1
      return measurer.layOut(text, font: font, fitting: fitting)
    }

    func takeMissingCharacters() -> [Character] { measurer.takeMissingCharacters() }
  }

  /// Every kind of annotation and every kind of panel: once its words are set, painting asks for none.
  @Test(arguments: [PanelDescription.Kind.layout, .hierarchy, .dump, .trace, .console, .matrix, .exploded])
  func paintingAsksNoMeasurer(_ kind: PanelDescription.Kind) {
    let width = ConstraintEquation(.view("v"), .width, .equal, constant: 40)
    var figure = Figure.sample(
      show: AnnotationKind.allCases, constraints: [width], [.box("v", Rect(x: 10, y: 20, width: 40, height: 30))])
    figure.panels[0].kind = kind
    figure.panels[0].title = "One view"
    figure.panels[0].subject = Located("v")
    figure.callouts = [Callout(.label("A", at: .view("v", .center)))]
    let measurer = CountingMeasurer()
    let picture = annotated(figure, with: measurer)
    let set = measurer.count
    #expect(set > 0)
    for theme in ThemeName.allCases {
      for scale in [1.0, 2, 3] { _ = DisplayList(painting: picture, theme: theme, scale: scale) }
    }
    #expect(measurer.count == set)
  }
}
