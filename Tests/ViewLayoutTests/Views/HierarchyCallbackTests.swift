import Geometry
import Testing
import ViewLayout

/// What views are told of changes to the tree, and in which order.
@Suite struct HierarchyCallbackTests {
  private let log = Log()
  private let window: LoggingWindow
  private let root: LoggingView
  private let view: LoggingView
  private let child: LoggingView

  init() {
    window = LoggingWindow(log)
    root = LoggingView("root", log)
    view = LoggingView("view", log)
    child = LoggingView("child", log)
    view.addSubview(child)
    log.lines = []
  }

  @Test func outsideAWindow() {
    root.addSubview(view)
    #expect(
      log.lines == ["view willMove toSuperview root", "view didMoveToSuperview root", "root didAddSubview view"])
    log.lines = []
    view.removeFromSuperview()
    #expect(
      log.lines == ["view willMove toSuperview nil", "root willRemoveSubview view", "view didMoveToSuperview nil"])
  }

  @Test func intoAWindowAndOut() {
    window.addSubview(view)
    #expect(
      log.lines == [
        "view willMove toWindow window", "child willMove toWindow window", "view willMove toSuperview window",
        "view didMoveToWindow window", "child didMoveToWindow window", "view didMoveToSuperview window",
        "window didAddSubview view",
      ])
    log.lines = []
    view.removeFromSuperview()
    #expect(
      log.lines == [
        "view willMove toSuperview nil", "view willMove toWindow nil", "child willMove toWindow nil",
        "window willRemoveSubview view", "view didMoveToWindow nil", "child didMoveToWindow nil",
        "view didMoveToSuperview nil",
      ])
  }

  /// A tree that is put together first and then shown is told of its superviews first and of its window afterwards.
  @Test func builtFirstAndShownThen() {
    root.addSubview(view)
    window.addSubview(root)
    #expect(
      log.lines == [
        "view willMove toSuperview root", "view didMoveToSuperview root", "root didAddSubview view",
        "root willMove toWindow window", "view willMove toWindow window", "child willMove toWindow window",
        "root willMove toSuperview window", "root didMoveToWindow window", "view didMoveToWindow window",
        "child didMoveToWindow window", "root didMoveToSuperview window", "window didAddSubview root",
      ])
  }

  @Test func fromOneSuperviewToAnotherInOneWindow() {
    window.addSubview(root)
    window.addSubview(view)
    log.lines = []
    root.addSubview(view)
    #expect(
      log.lines == [
        "window willRemoveSubview view", "view willMove toSuperview root", "view didMoveToSuperview root",
        "root didAddSubview view",
      ])
  }

  @Test func amongSiblingsNobodyIsTold() {
    root.addSubview(view)
    root.addSubview(View(.view, "sibling"))
    log.lines = []
    root.bringSubviewToFront(view)
    root.insertSubview(view, at: 0)
    root.addSubview(view)
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(log.lines.isEmpty)
  }

  /// Before the move a view still sees its old superview, and after it the new one.
  @Test func theTreeChangesBetweenWillAndDid() {
    root.addSubview(view)
    let other = LoggingView("other", log)
    view.showsSuperview = true
    log.lines = []
    other.addSubview(view)
    #expect(
      log.lines == [
        "root willRemoveSubview view", "view willMove toSuperview other", "in root", "view didMoveToSuperview other",
        "in other", "other didAddSubview view",
      ])
  }
}

private final class Log {
  var lines: [String] = []
}

private final class LoggingView: View {
  private let log: Log
  var showsSuperview = false

  init(_ name: String, _ log: Log) {
    self.log = log
    super.init(.view, name)
  }

  private func note(_ line: String) { log.lines.append("\(name) \(line)") }

  override func willMove(toSuperview newSuperview: View?) {
    note("willMove toSuperview \(newSuperview?.name ?? "nil")")
    if showsSuperview { log.lines.append("in \(superview?.name ?? "nil")") }
  }
  override func didMoveToSuperview() {
    note("didMoveToSuperview \(superview?.name ?? "nil")")
    if showsSuperview { log.lines.append("in \(superview?.name ?? "nil")") }
  }
  override func willMove(toWindow newWindow: Window?) { note("willMove toWindow \(newWindow?.name ?? "nil")") }
  override func didMoveToWindow() { note("didMoveToWindow \(window?.name ?? "nil")") }
  override func didAddSubview(_ subview: View) { note("didAddSubview \(subview.name)") }
  override func willRemoveSubview(_ subview: View) { note("willRemoveSubview \(subview.name)") }
}

private final class LoggingWindow: Window {
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  }

  override func didAddSubview(_ subview: View) { log.lines.append("window didAddSubview \(subview.name)") }
  override func willRemoveSubview(_ subview: View) { log.lines.append("window willRemoveSubview \(subview.name)") }
}
