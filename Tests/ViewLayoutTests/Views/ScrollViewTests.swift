import Geometry
import TestSupport
import Testing
import ViewLayout

@Suite struct ScrollViewTests {
  /// Scrolling moves nothing in the content's coordinates, whatever holds the content, and what floats keeps its place in
  /// the frame.
  @Test(arguments: 0..<20)
  func anOffsetMovesNothingInTheContent(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let scroll = View(.scrollView, "scroll", frame: Rect(x: 20, y: 30, width: 200, height: 100))
    root.addSubview(scroll)
    var last: View?
    let cells = (0..<Int.random(in: 1...6, using: &random)).map { View(.view, "cell\($0)") }
    for cell in cells {
      scroll.addSubview(cell)
      let gap = Double(Int.random(in: 0...20, using: &random))
      root.constraining {
        cell.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: gap)
        cell.widthAnchor.constraint(equalTo: scroll.widthAnchor)
        cell.heightAnchor.constraint(equalToConstant: gap + 10)
        cell.topAnchor.constraint(equalTo: last?.bottomAnchor ?? scroll.topAnchor, constant: gap)
      }
      last = cell
    }
    let badge = View(.view, "badge")
    scroll.addSubview(badge)
    root.constraining {
      cells[cells.count - 1].bottomAnchor.constraint(equalTo: scroll.bottomAnchor)
      cells[cells.count - 1].trailingAnchor.constraint(equalTo: scroll.trailingAnchor)
      badge.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50)
      badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 50)
      badge.widthAnchor.constraint(equalToConstant: 10)
      badge.heightAnchor.constraint(equalToConstant: 10)
    }
    root.layoutIfNeeded()
    let (before, size) = (cells.map(\.frame), scroll.solvedContentSize)
    #expect(size.height == before[before.count - 1].maxY && badge.frame.origin == Point(30, 20))
    let offset = Point(
      Double(Int.random(in: -50...50, using: &random)), Double(Int.random(in: -50...150, using: &random)))
    scroll.contentOffset = offset
    root.layoutIfNeeded()
    #expect(cells.map(\.frame) == before && scroll.solvedContentSize == size)
    #expect(badge.frame.origin == Point(30, 20) + offset && badge.convert(Point.zero, to: root) == Point(50, 50))
  }

  /// Leading margins are where the interface's direction has them, in whatever order it is set.
  @Test func marginsFollowTheDirectionOfTheEnvironment() {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = View(.view, "view")
    root.adding { view }.constraining {
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor)
      view.topAnchor.constraint(equalTo: root.topAnchor)
      view.heightAnchor.constraint(equalToConstant: 10)
    }
    root.directionalLayoutMargins = EdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10 && view.frame.maxX == 70)
    root.layoutEnvironment.options.direction = .rightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == 30 && view.frame.maxX == 90 && root.directionalLayoutMargins.left == 10)
    root.customLayoutMargins = EdgeInsets(all: 5)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 5 && view.frame.maxX == 95)
  }

  @Test func theInsetIsInViewUntilSomeoneScrolls() {
    let scroll = View(.scrollView, "scroll", frame: Rect(x: 0, y: 0, width: 200, height: 100))
    scroll.scroll.contentSize = AxisPair(horizontal: 200, vertical: 500)
    scroll.scroll.contentInset = EdgeInsets(top: 20, left: 5, bottom: 0, right: 0)
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset == Point(-5, -20) && scroll.solvedContentSize == Size(200, 500))
    scroll.contentOffset = .zero
    scroll.scroll.contentInset.top = 40
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset == .zero && scroll.adjustedContentInset.top == 40)
  }
}
