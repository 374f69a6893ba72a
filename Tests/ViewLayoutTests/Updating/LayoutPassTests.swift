import Geometry
import Testing
import Typography

@testable import ViewLayout

/// What is called in a layout, in which order, and what each call sees.
@Suite struct LayoutPassTests {
  private let log = Log()

  /// root ⊃ outer ⊃ inner, and root ⊃ other; outer and inner fill their superviews by constraints.
  private func makeTree() -> (root: LoggingView, outer: LoggingView, inner: LoggingView, other: LoggingView) {
    let root = LoggingView("root", log)
    root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let (outer, inner, other) = (LoggingView("outer", log), LoggingView("inner", log), LoggingView("other", log))
    outer.addSubview(inner)
    root.addSubview(outer)
    root.addSubview(other)
    for view in [outer, inner] {
      view.translatesAutoresizingMaskIntoConstraints = false
      guard let superview = view.superview else { continue }
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: superview.leftAnchor),
        view.rightAnchor.constraint(equalTo: superview.rightAnchor),
        view.topAnchor.constraint(equalTo: superview.topAnchor),
        view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
      ])
    }
    return (root, outer, inner, other)
  }

  @Test func constraintsUpwardsThenLayoutDownwards() {
    let (root, _, _, _) = makeTree()
    root.layoutIfNeeded()
    #expect(
      log.lines == [
        "inner updateConstraints", "outer updateConstraints", "other updateConstraints", "root updateConstraints",
        "root layoutSubviews", "outer layoutSubviews", "inner layoutSubviews", "other layoutSubviews",
      ])
    log.lines = []
    root.layoutIfNeeded()
    #expect(log.lines.isEmpty)
  }

  @Test func onlyThoseThatWaitAreCalled() {
    let (root, outer, inner, other) = makeTree()
    root.layoutIfNeeded()
    log.lines = []
    other.setNeedsLayout()
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints)
    root.layoutIfNeeded()
    #expect(log.lines == ["inner updateConstraints", "other layoutSubviews"])
    log.lines = []
    // A view whose size changes lays out its subviews, as do those above subviews that changed.
    root.bounds.size = Size(200, 100)
    root.layoutIfNeeded()
    #expect(log.lines == ["root layoutSubviews", "outer layoutSubviews", "inner layoutSubviews"])
    #expect(inner.bounds.size == Size(200, 100))
    log.lines = []
    outer.updateConstraintsIfNeeded()
    #expect(log.lines.isEmpty)
  }

  @Test func framesComeWithSuper() {
    let (root, outer, inner, _) = makeTree()
    outer.showsSubviews = true
    root.layoutIfNeeded()
    #expect(
      log.lines.filter { $0.hasPrefix("inner {") } == ["inner {{0, 0}, {0, 0}}", "inner {{0, 0}, {100, 100}}"])
    #expect(outer.frame == inner.frame)
  }

  @Test func whoDoesNotCallSuperPlacesTheSubviewsAlone() {
    let (root, outer, inner, _) = makeTree()
    outer.keepsSubviews = true
    root.layoutIfNeeded()
    #expect(outer.frame.size == Size(100, 100))
    #expect(inner.frame.size == .zero)
  }

  @Test func framesCanBeChangedAfterSuper() {
    let (root, outer, _, _) = makeTree()
    let badge = View(.view, "badge", frame: Rect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(badge)
    outer.afterLayout = { badge.right = $0.bounds.maxX }
    root.layoutIfNeeded()
    #expect(badge.frame == Rect(x: 90, y: 0, width: 10, height: 10))
    root.bounds.size.width = 300
    root.layoutIfNeeded()
    #expect(badge.frame.minX == 290)
  }

  @Test func constraintsCanBeMadeInUpdateConstraints() {
    let (root, outer, _, other) = makeTree()
    other.translatesAutoresizingMaskIntoConstraints = false
    var made = false
    root.beforeConstraints = { root in
      guard !made else { return }
      made = true
      LayoutConstraint.activate([
        other.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
        other.heightAnchor.constraint(equalToConstant: 10),
        other.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        other.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      ])
    }
    root.layoutIfNeeded()
    #expect(other.frame == Rect(x: 25, y: 5, width: 50, height: 10))
  }

  /// A constant that is set before `super` counts in the same layout.
  @Test func constantsCanBeChangedInLayoutSubviews() {
    let (root, outer, inner, _) = makeTree()
    let width = inner.widthAnchor.constraint(equalToConstant: 30)
    outer.constraints.filter { $0.firstAttribute == .right }.forEach { $0.isActive = false }
    width.isActive = true
    outer.beforeLayout = { width.constant = $0.bounds.width / 4 }
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 0, y: 0, width: 25, height: 100))
  }

  @Test func changesAreNoticed() {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 100))
    let label = View(.label, "label")
    root.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let left = label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    LayoutConstraint.activate([left, label.topAnchor.constraint(equalTo: root.topAnchor)])
    root.layoutIfNeeded()
    #expect(label.frame.origin == Point(10, 0))
    left.constant = 20
    root.layoutIfNeeded()
    #expect(label.frame.minX == 20)
    let width = label.frame.width
    label.content.text = "A longer text"
    root.layoutIfNeeded()
    #expect(label.frame.width > width + 10)
    left.isActive = false
    label.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.maxX == 320)
    root.layoutEnvironment.options.direction = .rightToLeft
    let leading = label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7)
    label.constraintsAffectingLayout(for: .horizontal).forEach {
      if case .constraint(let constraint) = $0 { constraint.isActive = false }
    }
    leading.isActive = true
    root.layoutIfNeeded()
    #expect(label.frame.maxX == 313)
  }

  @Test func anOverriddenIntrinsicSizeIsAsked() {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 100))
    let view = GrowingView()
    root.addSubview(view)
    root.constraining {
      view.leftAnchor.constraint(equalTo: root.leftAnchor)
      view.topAnchor.constraint(equalTo: root.topAnchor)
      view.heightAnchor.constraint(equalToConstant: 12)
    }
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 40, height: 12))
    view.length = 60
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
    // What super knows comes through, measured as the layout does.
    let label = PaddedLabel()
    label.content.text = "On"
    let plain = View(.label, "plain")
    plain.content.text = "On"
    #expect(label.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
    let measured = label.intrinsicContentSize(measuringTextWith: FixedWidthMeasurer(), scale: 2)
    #expect(measured.horizontal == label.intrinsicContentSize.width)
    #expect(View(.view, "view").intrinsicContentSize == Size(View.noIntrinsicMetric, View.noIntrinsicMetric))
  }

  @Test func aSubtreeIsLaidOutFromItsOutermostWaitingAncestor() {
    let (root, outer, inner, _) = makeTree()
    root.layoutIfNeeded()
    log.lines = []
    outer.setNeedsLayout()
    root.subviews[1].setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(log.lines == ["outer layoutSubviews"])
    log.lines = []
    root.layoutIfNeeded()
    #expect(log.lines == ["other layoutSubviews"])
  }

  @Test func aLayoutThatNeverEndsIsEnded() {
    let (root, outer, _, _) = makeTree()
    outer.afterLayout = { $0.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(log.lines.filter { $0 == "outer layoutSubviews" }.count == 10)
  }
}

private final class Log {
  var lines: [String] = []
}

private final class LoggingView: View {
  private let log: Log
  var showsSubviews = false
  var keepsSubviews = false
  var beforeConstraints: ((LoggingView) -> Void)?
  var beforeLayout: ((LoggingView) -> Void)?
  var afterLayout: ((LoggingView) -> Void)?

  init(_ name: String, _ log: Log) {
    self.log = log
    super.init(.view, name)
  }

  override func updateConstraints() {
    log.lines.append("\(name) updateConstraints")
    beforeConstraints?(self)
    super.updateConstraints()
  }

  override func layoutSubviews() {
    log.lines.append("\(name) layoutSubviews")
    beforeLayout?(self)
    showSubviews()
    if !keepsSubviews { super.layoutSubviews() }
    showSubviews()
    afterLayout?(self)
  }

  private func showSubviews() {
    guard showsSubviews else { return }
    for subview in subviews { log.lines.append("\(subview.name) \(subview.frame.text())") }
  }
}

private final class GrowingView: View {
  var length = 40.0 { didSet { invalidateIntrinsicContentSize() } }

  init() { super.init(.view, "growing") }

  override var intrinsicContentSize: Size { Size(length, View.noIntrinsicMetric) }
}

private final class PaddedLabel: View {
  init() { super.init(.label, "padded") }

  override var intrinsicContentSize: Size {
    let size = super.intrinsicContentSize
    return Size(size.width + 20, size.height)
  }
}
