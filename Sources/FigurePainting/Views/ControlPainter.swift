import Geometry
import Graphics
import Staging
import ViewLayout

/// Draws the content of a kind of view, between its background and its subviews, in the view's own coordinates.
///
/// A new kind is a type that conforms to this protocol, and a line in `ViewKind.painter`.
protocol ControlPainter: ViewDrawing {
  init(subject: PaintedView)

  func paint() -> [Item]

  /// The symbol of a kind that the type paints, for hierarchy panels. By default it is the initial of the kind.
  static func symbol(of kind: ViewKind) -> KindSymbol
}

extension ControlPainter {
  static func symbol(of kind: ViewKind) -> KindSymbol { KindSymbol(letter: kind.rawValue.prefix(1).uppercased()) }
}

extension ViewKind {
  /// The painter of the kind's content; `nil` for a kind that shows only its background and its subviews.
  var painter: (any ControlPainter.Type)? {
    switch self {
    case .view, .window, .stackView, .scrollView, .layoutGuide: nil
    case .label: LabelPainter.self
    case .button: ButtonPainter.self
    case .textField: TextFieldPainter.self
    case .textView: TextViewPainter.self
    case .imageView: ImageViewPainter.self
    case .switch: SwitchPainter.self
    case .slider: SliderPainter.self
    case .stepper: StepperPainter.self
    case .segmentedControl: SegmentedControlPainter.self
    case .progressView: ProgressViewPainter.self
    case .activityIndicator: ActivityIndicatorPainter.self
    case .pageControl: PageControlPainter.self
    case .datePicker, .pickerView: PickerPainter.self
    case .searchBar: SearchBarPainter.self
    case .navigationBar, .tabBar, .toolbar: BarViewPainter.self
    case .tableView: TableViewPainter.self
    case .tableViewCell: TableViewCellPainter.self
    }
  }
}

/// What draws a part of one view.
protocol ViewDrawing {
  var subject: PaintedView { get }
}

extension ViewDrawing {
  var view: SolvedView { subject.view }
  var context: PaintingContext { subject.context }
  var grid: LocalGrid { subject.grid }
  var theme: Theme { subject.context.theme }
  var look: ViewLook { subject.view.look }
}

extension ControlPainter {
  var content: ViewContent { subject.view.content }
  var tint: Color { subject.tint }
  var isRightToLeft: Bool { subject.view.direction == .rightToLeft }
  /// Whether controls look as they did up to iOS 6.
  var isClassic: Bool { subject.context.platform == .ios6 }
  /// Whether controls are drawn with outlines instead of filled shapes, as up to iOS 12.
  var isOutlined: Bool { subject.context.platform != .ios }

  /// The bounds with their edges on pixels.
  var bounds: Rect { subject.bounds }

  /// A thumb over its track, as since iOS 7: it has no edge, so its shadow alone tells white from white.
  func raised(_ thumb: Item) -> Item {
    .group(Group(shadow: Shadow(offset: Point(0, 2), radius: 3, color: Color(hex: 0, alpha: 0.25)), items: [thumb]))
  }

  /// The rectangle with its edges on pixels.
  func crisp(_ rect: Rect) -> Rect { grid.rect(rect) }

  func hairline(_ width: Double) -> Double { grid.width(width) }

  /// The path of a stroke that lies just inside a rectangle.
  func strokeInside(_ rect: Rect, width: Double) -> Rect { grid.strokeInside(rect, width: width) }

  /// The rectangle, mirrored in its container for right-to-left layout.
  func mirrored(_ rect: Rect, in container: Rect) -> Rect { view.mirrored(rect, in: container) }

  /// Where a control of fixed size is drawn, with its edges on pixels.
  var controlRect: Rect { crisp(view.fixedFrame(on: context.platform)) }

  /// The lines of one of the view's texts in a rectangle.
  func text(
    _ role: ViewTexts.Role, in rect: Rect, color: Color, alignment: TextAlignment = .natural,
    vertical: VerticalPlacement = .center
  ) -> [Item] {
    guard let text = view.texts[role], rect.width > 0, rect.isFinite else { return [] }
    var anchors: [Int: Double] = [:]
    for (index, run) in (text.runs?.runs ?? []).enumerated() { anchors[index] = run.alignment.map(anchor) }
    return text.items(
      in: rect, color: color, anchor: anchor(of: alignment), anchors: anchors, vertical: vertical, grid: grid)
  }

  /// Where the next letter of a field that is edited would stand: a bar behind its text, or before its placeholder.
  func insertionPoint(
    in rect: Rect, alignment: TextAlignment = .natural, vertical: VerticalPlacement = .center
  ) -> [Item] {
    guard look.isFirstResponder, let text = view.texts[.main], rect.width > 0, rect.isFinite else { return [] }
    let end = text.end(in: rect, anchor: anchor(of: alignment), vertical: vertical, isEmpty: view.showsPlaceholder)
    // It covers no letter: of a placeholder it stands before the first.
    let isBefore = view.showsPlaceholder ? !isRightToLeft : text.lines.last?.isRightToLeft == true
    let left = min(max(end.minX, rect.minX), rect.maxX) - (isBefore ? Self.insertionPointWidth : 0)
    let bar = Rect(x: left, y: end.minY, width: Self.insertionPointWidth, height: end.height)
    return [.fill(.rect(crisp(bar)), tint)]
  }

  private static var insertionPointWidth: Double { 2 }

  /// The share of the spare width that is left of a line.
  private func anchor(of alignment: TextAlignment) -> Double {
    switch alignment {
    case .left: 0
    case .right: 1
    case .center: 0.5
    case .natural, .justified: isRightToLeft ? 1 : 0
    }
  }
}
