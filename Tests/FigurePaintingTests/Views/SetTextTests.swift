import Diagnostics
import Figures
import Geometry
import Graphics
import Staging
import Testing
import Typography
import ViewLayout

@testable import FigurePainting

/// Texts are set before views are painted: painting measures nothing.
@Suite struct SetTextTests {
  /// Refuses to measure anything.
  private final class TrappingMeasurer: TextMeasurer {
    func layOut(_ text: String, font: Font, fitting: TextFitting) -> TextBlock {
      preconditionFailure("'\(text)' is set while painting")
    }

    func takeMissingCharacters() -> [Character] { [] }
  }

  /// Views of every kind with something to say, on a device with bars around.
  private static func figure(platform: Platform) -> Figure {
    let views = ViewKind.allCases.enumerated().map { number, kind in
      ViewDescription.box(
        kind.rawValue, Rect(x: 20, y: 10 + Double(number) * 30, width: 240, height: 44),
        [
          .text: .text("says \(kind.rawValue)"), .title: .text("title of \(kind.rawValue)"),
          .items: .texts(["one \(kind.rawValue)", "two"]), .badge: .text("\(number)"),
          .image: .image(.placeholder(Size(80, 30))),
        ], kind)
    }
    var figure = Figure(name: "everything", size: Size(320, 900), views: views)
    figure.platform = platform
    figure.chrome = .statusBar
    var item = NavigationItem()
    item.title = "Around"
    item.leadingItems = [BarItem(.title("Edit"))]
    figure.surroundingBars.navigationBar = .navigationBar(item, BarLook())
    figure.additionalSafeAreaInsets = EdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
    return figure
  }

  private func paint(_ picture: Picture, of figure: Figure, with measurer: any TextMeasurer) -> DisplayList {
    var diagnostics = Diagnostics()
    let annotated = AnnotatedPicture(picture, of: figure, measuringTextWith: measurer, diagnostics: &diagnostics)
    return DisplayList(painting: annotated, theme: .light, scale: 2)
  }

  @Test(arguments: Platform.allCases)
  func paintingViewsAsksNoMeasurer(_ platform: Platform) {
    let figure = Self.figure(platform: platform)
    let picture = figure.pictures(measuringTextWith: FixedWidthMeasurer())[0]
    let list = paint(picture, of: figure, with: TrappingMeasurer())
    #expect(list.texts.contains("says label"))
    #expect(list.texts.contains("9:41"))
  }

  @Test func paintingTwiceGivesTheSame() {
    let figure = Self.figure(platform: .ios)
    let picture = figure.pictures(measuringTextWith: FixedWidthMeasurer())[0]
    let first = paint(picture, of: figure, with: TrappingMeasurer())
    #expect(paint(picture, of: figure, with: TrappingMeasurer()) == first)
  }

  /// Answers as another measurer does, and notes what it was asked.
  private final class CountingMeasurer: TextMeasurer {
    struct Request: Hashable {
      var text: String
      var font: Font
      var fitting: TextFitting
    }

    private let measurer = FixedWidthMeasurer()
    private(set) var requests: [Request] = []

    func layOut(_ text: String, font: Font, fitting: TextFitting) -> TextBlock {
      requests.append(Request(text: text, font: font, fitting: fitting))
      return measurer.layOut(text, font: font, fitting: fitting)
    }

    func takeMissingCharacters() -> [Character] { [] }
  }

  /// Layout measures a text, and what is drawn has the lines that it found: nobody sets it in another room.
  @Test func textThatHasItsRoomIsSetOnce() {
    let labels = (1...20).map { number in
      ViewDescription(.label, "label\(number)", [.text: .text("Text number \(number)")])
    }
    let constraints = (1...20).flatMap { number in
      [
        ConstraintEquation(.view("label\(number)"), .leading, to: .superview, constant: 20),
        ConstraintEquation(.view("label\(number)"), .top, to: .superview, constant: Double(number) * 30),
      ]
    }
    let figure = Figure.sample(size: Size(320, 900), constraints: constraints, labels)
    let measurer = CountingMeasurer()
    let picture = figure.pictures(measuringTextWith: measurer)[0]
    // Beside the labels' texts, the time and the size that bars and bodies of devices show.
    #expect(Set(measurer.requests.filter { $0.text.hasPrefix("Text number") }).count == 20)
    let views = picture.panels[0].views.dropFirst()
    #expect(views.count == 20 && views.allSatisfy { $0.texts[.main]?.lines.count == 1 })
  }
}
