import Geometry
import Graphics

/// The look of controls up to iOS 6: raised and glossy, with edges.
enum ClassicLook {
  static let edge = Color(hex: 0x9A9CA2)
  static let ink = Color(hex: 0x4F5663)
  static let blue: [UInt32] = [0x77ADF0, 0x2163C4]

  /// A vertical gradient over a rectangle, with evenly spaced colours.
  static func gradient(_ colors: [UInt32], over rect: Rect) -> Paint {
    let stops = colors.enumerated().map { number, color in
      LinearGradient.Stop(offset: Double(number) / Double(max(1, colors.count - 1)), color: Color(hex: color))
    }
    return .linearGradient(
      LinearGradient(start: Point(rect.minX, rect.minY), end: Point(rect.minX, rect.maxY), stops: stops))
  }

  /// The raised background of a control.
  static func plate(_ rect: Rect, radius: Double, grid: LocalGrid) -> Item {
    let inner = grid.strokeInside(rect, width: grid.width(1))
    return grid.box(rect, radius: radius, fill: gradient([0xFDFDFD, 0xDADADC], over: inner), edge: edge)
  }

  /// A recessed track, filled up to a part of it.
  static func track(_ track: Rect, filled: Rect, grid: LocalGrid) -> [Item] {
    let radius = track.height / 2
    return [
      .fill(.roundedRect(track, radius: radius), gradient([0xB4B4B8, 0xF7F7F9], over: track)),
      .fill(.roundedRect(filled, radius: radius), gradient([0x1B58AE, 0x5E97E0, 0x8DBBF2], over: track)),
      grid.box(track, radius: radius, edge: Color(hex: 0x8B8D93), width: 0.5),
    ]
  }

  /// A button of a bar: a box in a darker shade of the bar.
  static func barButton(_ box: Rect, grid: LocalGrid) -> Item {
    grid.box(box, radius: 5, fill: gradient([0x8EA4C1, 0x48699A], over: box), edge: Color(hex: 0x375073))
  }
}
