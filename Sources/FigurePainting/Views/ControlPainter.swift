import Geometry
import Graphics
import Staging
import ViewLayout

/// Draws what one kind of view shows of itself, between its ground and its subviews, in the view's own coordinates.
///
/// A new kind is a type that conforms to this, and a line in `ViewKind.painter`.
protocol ControlPainter {
  init(subject: PaintedView)
  var subject: PaintedView { get }

  func paint() -> [Item]
}

extension ViewKind {
  /// What draws the kind's own content; `nil` for one that shows its ground and its subviews alone.
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

/// The words that painters speak of their view in.
extension ControlPainter {
  var view: SolvedView { subject.view }
  var context: PaintingContext { subject.context }
  var grid: LocalGrid { subject.grid }
  var theme: Theme { subject.context.theme }
  var look: ViewLook { subject.view.look }
  var content: ViewContent { subject.view.content }
  var tint: Color { subject.tint }
  var isRightToLeft: Bool { subject.view.direction == .rightToLeft }
  /// Whether controls look as they did up to iOS 6.
  var isClassic: Bool { subject.context.platform == .ios6 }
  /// Whether controls are drawn with lines and not with plates, as up to iOS 12.
  var isOutlined: Bool { subject.context.platform != .ios }

  /// The bounds with their edges on pixels.
  var bounds: Rect { subject.bounds }

  /// A rectangle of the view with its edges on the picture's pixels.
  func crisp(_ rect: Rect) -> Rect { grid.rect(rect) }

  func hairline(_ width: Double) -> Double { grid.width(width) }

  /// The path for a stroke that lies just inside a rectangle of the view.
  func strokeInside(_ rect: Rect, width: Double) -> Rect { grid.strokeInside(rect, width: width) }

  /// A rectangle as it lies in the direction of the interface.
  func mirrored(_ rect: Rect, in container: Rect) -> Rect { view.mirrored(rect, in: container) }

  /// Where a control of fixed size is drawn: UIKit's switches and the like ignore a larger frame.
  func controlRect(_ size: Size) -> Rect {
    crisp(
      Rect(
        x: isRightToLeft ? view.bounds.maxX - size.width : view.bounds.minX, y: view.bounds.minY,
        width: size.width, height: size.height))
  }

  /// The lines of one of the view's texts in a rectangle.
  func text(
    _ role: ViewTexts.Role, in rect: Rect, color: Color, alignment: TextAlignment = .natural,
    vertical: VerticalPlacement = .center
  ) -> [Item] {
    guard let text = view.texts[role], rect.width > 0, rect.isFinite else { return [] }
    let anchor: Double =
      switch alignment {
      case .left: 0
      case .right: 1
      case .center: 0.5
      case .natural, .justified: isRightToLeft ? 1 : 0
      }
    return text.items(in: rect, color: color, anchor: anchor, vertical: vertical, grid: grid)
  }
}
