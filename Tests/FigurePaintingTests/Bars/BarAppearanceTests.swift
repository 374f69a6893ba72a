@testable import FigurePainting
import Figures
import Geometry
import Graphics
import Testing
import ViewLayout

/// What of a bar is drawn while content is at its edge.
@Suite struct BarAppearanceTests {
  private static func shapes(_ properties: [ViewProperty: PropertyValue], _ kind: ViewKind) -> [Shape] {
    let bar = ViewDescription.box("bar", Rect(x: 0, y: 0, width: 320, height: 44), properties, kind)
    // Without items, that what is drawn is the bar's own.
    return Figure.sample([bar]).painted().list.group("bar")?.shapes.filter {
      Item.shape($0).bounds.map { abs($0.width - 320) < 2 } ?? false
    } ?? []
  }

  @Test(arguments: [ViewKind.navigationBar, .tabBar, .toolbar])
  func aBarAtTheEdgeHasNeitherGroundNorLine(_ kind: ViewKind) {
    let isAtEdge = PropertyValue.word(BarAppearance.scrollEdge)
    #expect(Self.shapes([:], kind).count == 2)
    #expect(Self.shapes([.barAppearance: isAtEdge], kind).isEmpty)
    // The author's ground is kept, and has no line.
    let ground = PropertyValue.color(Color(hex: 0xFFEE00))
    let shapes = Self.shapes([.barAppearance: isAtEdge, .backgroundColor: ground], kind)
    #expect(!shapes.isEmpty && shapes.allSatisfy { $0.stroke == nil })
  }

  /// A controller's own safe area is its view's and that of the views in it, and not that of its parent.
  @Test func aViewAddsToTheSafeArea() throws {
    let sample = try PaintedSample(
      """
      device: iphone-15
      views:
        - view: parent
          frame: {inset: 0}
          subviews:
            - view: child
              frame: [0, 0, 393, 852]
              additionalSafeAreaInsets: [0, 0, 72, 0]
              subviews: [{view: inner, frame: [0, 452, 393, 400]}]
      """)
    let bottoms = sample.picture.panels[0].views.map(\.safeAreaInsets.bottom)
    #expect(bottoms == [34, 34, 106, 106])
  }

  /// The status bar is seen on the navigation bar, whatever colour the root has below it; on a clear one, on the root's.
  @Test(arguments: [("{title: T}", true), ("{title: T, appearance: scrollEdge}", false)])
  func theStatusBarIsSeenOnTheNavigationBar(_ bar: String, _ isLight: Bool) throws {
    let sample = try PaintedSample(
      """
      device: iphone-8
      chrome: statusBar
      bars: {navigationBar: \(bar)}
      root: {backgroundColor: white}
      """)
    let elements = sample.figure.painted(theme: .dark).list.items.flatMap { $0.elements() }
    let signs = elements.filter { $0.box.maxY < 20 && $0.box.width < 30 }
    let colors = signs.compactMap { element -> Color? in
      guard case .shape(let shape) = element.content, case .color(let color)? = shape.fill else { return nil }
      return color
    }
    #expect(!colors.isEmpty && colors.allSatisfy { $0.isLight == isLight }, "\(colors)")
  }
}
