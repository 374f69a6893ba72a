import Figures
import Geometry
import Graphics
import ViewLayout

/// Draws the image of an image view in the frame that the content mode gives it, or a placeholder.
struct ImageViewPainter: ControlPainter {
  let subject: PaintedView

  static func symbol(of kind: ViewKind) -> KindSymbol {
    KindSymbol { canvas in
      let corners = canvas.box.corners
      return [canvas.line(from: corners[0], to: corners[2]), canvas.line(from: corners[1], to: corners[3])]
    }
  }

  func paint() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    let image = content.stillImage
    if case .missing(let size)? = image, let place = view.missingImagePlace(of: size) {
      return PicturePainter(subject: subject).paint(.missing(size), in: place)
    }
    let size = image?.size ?? view.bounds.size
    let frame = look.contentMode.frame(of: size, in: view.bounds)
    let painter = PicturePainter(subject: subject)
    guard let image else { return painter.placeholder(in: frame) }
    // A symbol keeps its shape within a frame; an image that is stretched does not.
    let (across, down) = (frame.width / size.width, frame.height / size.height)
    guard case .symbol = image, size.width > 0, size.height > 0, abs(across - down) > 1e-6 else {
      return painter.paint(image, in: frame)
    }
    let stretch = Transform.scale(x: across, y: down).concatenating(.translation(x: frame.minX, y: frame.minY))
    let whole = Rect(origin: .zero, size: size)
    return [.group(Group(transform: stretch, items: painter.paint(image, in: whole)))]
  }
}

extension ContentMode {
  /// The frame of content in a view's bounds; it can be larger than they are.
  ///
  ///     ContentMode.scaleAspectFit.frame(of: Size(40, 20), in: Rect(x: 0, y: 0, width: 100, height: 100))
  ///     // (0, 25, 100, 50)
  func frame(of size: Size, in bounds: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let (widthRatio, heightRatio) = (bounds.width / size.width, bounds.height / size.height)
    func scaled(_ factor: Double) -> Rect {
      Rect(center: bounds.center, size: Size(size.width * factor, size.height * factor))
    }
    func aligned(_ x: Double, _ y: Double) -> Rect {
      Rect(
        x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
        width: size.width, height: size.height)
    }
    return switch self {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: scaled(min(widthRatio, heightRatio))
    case .scaleAspectFill: scaled(max(widthRatio, heightRatio))
    case .center: aligned(0.5, 0.5)
    case .top: aligned(0.5, 0)
    case .bottom: aligned(0.5, 1)
    case .left: aligned(0, 0.5)
    case .right: aligned(1, 0.5)
    case .topLeft: aligned(0, 0)
    case .topRight: aligned(1, 0)
    case .bottomLeft: aligned(0, 1)
    case .bottomRight: aligned(1, 1)
    }
  }
}
