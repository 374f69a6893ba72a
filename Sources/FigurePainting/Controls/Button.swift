import Figures
import Geometry
import Graphics
import ViewLayout

/// Draws a button of its type and platform. Up to iOS 6, a system button is a rounded box; later it is its title in the
/// tint.
struct ButtonPainter: ControlPainter {
  let subject: PaintedView

  static func symbol(of kind: ViewKind) -> KindSymbol { KindSymbol(letter: "B", cornerRadius: 6) }

  func paint() -> [Item] {
    if let configuration = content.configuration { return configured(configuration) }
    switch content.buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: return symbolButton()
    // A rounded rectangle button is a system button on later systems.
    case .roundedRect, .system:
      return isClassic ? roundedRectButton() : buttonTitle(color: look.textColor ?? ink)
    case .custom:
      // UIKit's default is white, which is legible on a background only.
      let ground = look.backgroundImage != nil || look.backgroundColor.map { $0.alpha > 0 } ?? false
      let usual = ground ? theme[.tintText] : theme[.label]
      return buttonTitle(color: look.textColor ?? (look.isEnabled ? usual : disabledColor))
    }
  }

  /// The background of the style, the image and the titles.
  private func configured(_ configuration: ButtonConfiguration) -> [Item] {
    guard let places = view.configuredButtonParts else { return [] }
    let ground: Color? =
      switch configuration.style.ground {
      case .none: nil
      case .paleTint where !look.isEnabled, .tint where !look.isEnabled: theme[.fill]
      case .gray: theme[.fill]
      case .paleTint: tint.opacity(0.18)
      case .tint: tint
      }
    let isOnTint = configuration.style.ground == .tint
    let color = look.isEnabled ? look.textColor ?? (isOnTint ? theme[.tintText] : ink) : ink
    let radius = configuration.cornerStyle.radius(in: bounds.size)
    let back = ground.map { [Item.fill(.roundedRect(bounds, radius: radius), $0)] } ?? []
    let image = content.image.map {
      PicturePainter(subject: subject).paint($0, in: crisp(places.image), color: color, ground: ground)
    }
    return back + (image ?? [])
      + text(.main, in: places.title, color: color, alignment: .center)
      + text(.detail, in: places.subtitle, color: color, alignment: .center)
  }

  /// Of what a button says that cannot be used.
  private var disabledColor: Color { theme.resolved(BarItem.disabledTint ?? theme[.secondaryLabel]) }

  /// Of what a button says by itself: its tint, as long as it can be used.
  private var ink: Color { look.isEnabled ? tint : disabledColor }

  /// The centred title, with the image before it if there is one.
  private func buttonTitle(color: Color) -> [Item] {
    let share = view.buttonContentShare
    let alignment: TextAlignment = share < 0.5 ? .left : share > 0.5 ? .right : .center
    let title = text(.main, in: view.buttonTitleRect, color: color, alignment: alignment)
    guard let image = content.image else { return title }
    let parts = view.buttonParts(with: image)
    return PicturePainter(subject: subject)
      .paint(image, in: crisp(parts.image), color: look.isEnabled ? nil : disabledColor)
      + text(.main, in: parts.title, color: color, alignment: .center)
  }

  /// White with a grey edge and a bold dark blue title, as up to iOS 6.
  private func roundedRectButton() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    let ground = Paint.color(look.backgroundColor ?? .white)
    return [grid.box(view.bounds, radius: 9, fill: ground, edge: Color(hex: 0xA3A5A8))]
      + text(
        .main, in: view.classicButtonTitleRect,
        color: look.textColor ?? (look.isEnabled ? Color(hex: 0x385487) : disabledColor), alignment: .center)
  }

  /// A white symbol on a blue disc, as the add and the disclosure button of iOS 6; `nil` for other buttons.
  private func classicSymbolButton(in circle: Rect) -> [Item]? {
    let (center, arm) = (circle.center, circle.width * 0.22)
    let lines: [Path]
    switch content.buttonType {
    case .contactAdd: lines = Path.plus(at: center, arm: arm)
    case .detailDisclosure:
      let tip = isRightToLeft ? -arm : arm
      let (back, front) = (center.x - tip * 0.45, center.x + tip * 0.6)
      lines = [
        .polyline([Point(back, center.y - arm), Point(front, center.y), Point(back, center.y + arm)])
      ]
    default: return nil
    }
    let ring = Stroke(color: .white, width: circle.width / 11)
    let disc = Shape(
      .circle(center: center, radius: circle.width / 2 - ring.width / 2),
      fill: ClassicLook.gradient(ClassicLook.blue, over: circle), stroke: ring)
    let sign = Stroke(color: .white, width: circle.width / 7)
    let shadow = Shadow(offset: Point(0, 1), radius: 1, color: Color(hex: 0, alpha: 0.45))
    return [.group(Group(shadow: shadow, items: [.shape(disc)]))]
      + lines.map { .stroke($0, sign) }
  }

  /// A symbol in a circle: information, add, close.
  private func symbolButton() -> [Item] {
    let side = min(ControlMetrics.symbolButtonSide, view.bounds.width, view.bounds.height)
    guard side > 0 else { return [] }
    let circle = Rect(center: view.bounds.center, size: Size(side, side))
    if isClassic, let classic = classicSymbolButton(in: circle) { return classic }
    let center = circle.center
    let stroke = Stroke(color: ink, width: side / 15, cap: .round)
    let ring = Item.stroke(.circle(center: center, radius: side / 2 - side / 30), ink, width: side / 15)
    let arm = side * 0.25
    switch content.buttonType {
    case .contactAdd:
      return [ring] + Path.plus(at: center, arm: arm).map { .stroke($0, stroke) }
    case .close:
      let reach = arm * 0.7
      let cross = [
        Path.line(
          from: Point(center.x - reach, center.y - reach), to: Point(center.x + reach, center.y + reach)),
        Path.line(
          from: Point(center.x - reach, center.y + reach), to: Point(center.x + reach, center.y - reach)),
      ]
      let disc = Item.fill(.circle(center: center, radius: side / 2), theme[.fill])
      let gray = Stroke(color: theme[.secondaryLabel], width: side / 11, cap: .round)
      return [disc] + cross.map { .stroke($0, gray) }
    default:
      let dot = Shape(.circle(center: Point(center.x, center.y - side * 0.24), radius: side / 18), fill: .color(ink))
      let stem = Path.line(
        from: Point(center.x, center.y - side * 0.06), to: Point(center.x, center.y + side * 0.27))
      return [
        ring, .shape(dot), .stroke(stem, Stroke(color: ink, width: side / 12, cap: .round)),
      ]
    }
  }
}

extension Path {
  /// A horizontal and a vertical line through a point, `arm` points to each side.
  static func plus(at center: Point, arm: Double) -> [Path] {
    [
      .line(from: Point(center.x - arm, center.y), to: Point(center.x + arm, center.y)),
      .line(from: Point(center.x, center.y - arm), to: Point(center.x, center.y + arm)),
    ]
  }
}
