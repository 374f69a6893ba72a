import Geometry
import Graphics
import ViewLayout

/// A button of its type and time: up to iOS 6 the system's is a rounded box, later its title in the tint.
struct ButtonPainter: ControlPainter {
  let subject: PaintedView

  func paint() -> [Item] {
    switch content.buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: return symbolButton()
    // The round one is the system's on later systems.
    case .roundedRect, .system:
      return isClassic ? roundedRectButton() : buttonTitle(color: look.textColor ?? tint)
    case .custom:
      // UIKit's own default is white, which only a ground makes readable.
      let ground = look.backgroundColor.map { $0.alpha > 0 } ?? false
      return buttonTitle(color: look.textColor ?? (ground ? theme[.tintText] : theme[.label]))
    }
  }

  /// The title in the middle, the image before it if there is one.
  private func buttonTitle(color: Color) -> [Item] {
    let title = text(.main, in: view.buttonTitleRect, color: color, alignment: .center)
    guard let image = content.image else { return title }
    // Both together stand in the middle; an image that is too large is made smaller.
    let room = view.bounds.size
    let size = image.size.scaledDown(toFit: room)
    let width = view.texts[.main]?.naturalWidth ?? 0
    let start = view.bounds.minX + max(0, room.width - size.width - width) / 2
    let frame = mirrored(
      Rect(x: start, y: view.bounds.midY - size.height / 2, width: size.width, height: size.height), in: view.bounds)
    let place = Rect(
      x: start + size.width, y: view.buttonTitleRect.y,
      width: max(0, min(width + 1, view.bounds.maxX - start - size.width)), height: view.buttonTitleRect.height)
    return PicturePainter(subject: subject).paint(image, in: crisp(frame))
      + text(.main, in: mirrored(place, in: view.bounds), color: color, alignment: .center)
  }

  /// White with a grey edge and a bold dark blue title, as it was up to iOS 6.
  private func roundedRectButton() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    let ground = Paint.color(look.backgroundColor ?? .white)
    return [grid.box(view.bounds, radius: 9, fill: ground, edge: Color(hex: 0xA3A5A8))]
      + text(
        .main, in: view.bounds.insetBy(dx: min(8, view.bounds.width / 4), dy: 0),
        color: look.textColor ?? Color(hex: 0x385487), alignment: .center)
  }

  /// A white sign on a blue disc, as adding and disclosing had it up to iOS 6; `nil` for the other buttons.
  private func classicSymbolButton(in circle: Rect) -> [Item]? {
    let (center, arm) = (circle.center, circle.width * 0.22)
    let lines: [[Point]]
    switch content.buttonType {
    case .contactAdd:
      lines = [
        [Point(center.x - arm, center.y), Point(center.x + arm, center.y)],
        [Point(center.x, center.y - arm), Point(center.x, center.y + arm)],
      ]
    case .detailDisclosure:
      let tip = isRightToLeft ? -arm : arm
      lines = [
        [
          Point(center.x - tip * 0.45, center.y - arm), Point(center.x + tip * 0.6, center.y),
          Point(center.x - tip * 0.45, center.y + arm),
        ]
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
      + lines.map { .stroke(.polyline($0), sign) }
  }

  /// A sign in a circle: information, adding, closing.
  private func symbolButton() -> [Item] {
    let side = min(22, view.bounds.width, view.bounds.height)
    guard side > 0 else { return [] }
    let circle = Rect(center: view.bounds.center, size: Size(side, side))
    if isClassic, let classic = classicSymbolButton(in: circle) { return classic }
    let center = circle.center
    let stroke = Stroke(color: tint, width: side / 15, cap: .round)
    let ring = Item.stroke(.circle(center: center, radius: side / 2 - side / 30), tint, width: side / 15)
    let arm = side * 0.25
    switch content.buttonType {
    case .contactAdd:
      let plus = [
        Path.line(from: Point(center.x - arm, center.y), to: Point(center.x + arm, center.y)),
        Path.line(from: Point(center.x, center.y - arm), to: Point(center.x, center.y + arm)),
      ]
      return [ring] + plus.map { .stroke($0, stroke) }
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
      let dot = Shape(.circle(center: Point(center.x, center.y - side * 0.24), radius: side / 18), fill: .color(tint))
      let stem = Path.line(
        from: Point(center.x, center.y - side * 0.06), to: Point(center.x, center.y + side * 0.27))
      return [
        ring, .shape(dot), .stroke(stem, Stroke(color: tint, width: side / 12, cap: .round)),
      ]
    }
  }
}
