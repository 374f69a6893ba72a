import Geometry
import Graphics
import Typography
import ViewLayout

/// The looks that controls had up to iOS 6: raised and glossy, with edges.
extension ViewPainter {
  /// A gradient from the top to the bottom of a rectangle, its colours evenly spread.
  func classicGradient(_ colors: [UInt32], over rect: Rect) -> Paint {
    let stops = colors.enumerated().map { number, color in
      LinearGradient.Stop(offset: Double(number) / Double(max(1, colors.count - 1)), color: Color(hex: color))
    }
    return .linearGradient(
      LinearGradient(start: Point(rect.minX, rect.minY), end: Point(rect.minX, rect.maxY), stops: stops))
  }

  /// The ground of a control that can be pressed.
  func classicPlate(_ rect: Rect, radius: Double) -> [Item] {
    let width = hairline(1)
    let inner = strokeInside(rect, width: width)
    return [
      .shape(
        Shape(
          .roundedRect(inner, radius: radius), fill: classicGradient([0xFDFDFD, 0xDADADC], over: inner),
          stroke: Stroke(color: Self.classicEdge, width: width)))
    ]
  }

  static var classicEdge: Color { Color(hex: 0x9A9CA2) }
  static var classicInk: Color { Color(hex: 0x4F5663) }
  static var classicBlue: [UInt32] { [0x77ADF0, 0x2163C4] }

  /// A track that lies sunk in its ground, filled up to a part of it.
  func classicTrack(_ track: Rect, filled: Rect) -> [Item] {
    let radius = track.height / 2
    let width = hairline(0.5)
    return [
      .shape(Shape(.roundedRect(track, radius: radius), fill: classicGradient([0xB4B4B8, 0xF7F7F9], over: track))),
      .shape(
        Shape(.roundedRect(filled, radius: radius), fill: classicGradient([0x1B58AE, 0x5E97E0, 0x8DBBF2], over: track))),
      .shape(
        Shape(
          .roundedRect(strokeInside(track, width: width), radius: radius),
          stroke: Stroke(color: Color(hex: 0x8B8D93), width: width))),
    ]
  }

  /// A bar's button: a darker box of the bar's own colour with a white title.
  ///
  /// - Parameter place: Whose left, middle or right it stands at, by the alignment.
  func classicBarButton(_ title: String, in place: Rect, alignment: TextAlignment) -> [Item] {
    let font = systemFont(12, weight: .bold)
    let size = Size(min(place.width, context.line(title, font: font).width + 20), min(30, place.height))
    let x: Double =
      switch alignment {
      case .right: place.maxX - size.width
      case .center: place.midX - size.width / 2
      default: place.minX
      }
    let box = crisp(Rect(x: x, y: place.midY - size.height / 2, width: size.width, height: size.height))
    guard !box.isEmpty else { return [] }
    let width = hairline(1)
    let plate = Shape(
      .roundedRect(strokeInside(box, width: width), radius: 5), fill: classicGradient([0x8EA4C1, 0x48699A], over: box),
      stroke: Stroke(color: Color(hex: 0x375073), width: width))
    return [.shape(plate)]
      + text(title, in: box.insetBy(dx: 4, dy: 0), font: font, color: .white, alignment: .center)
  }
}
