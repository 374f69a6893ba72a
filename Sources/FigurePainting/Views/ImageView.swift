import Figures
import Geometry
import Graphics
import Typography
import ViewLayout

extension ViewPainter {
  /// An image view's picture where its content mode puts it, or the drawing that stands for one.
  func imageView() -> [Item] {
    guard !view.bounds.isEmpty else { return [] }
    let size = content.image?.size ?? view.bounds.size
    let frame = look.contentMode.frame(of: size, in: view.bounds)
    return content.image.map { picture($0, in: frame) } ?? placeholder(in: frame, size: nil)
  }

  /// An image, or the drawing that stands for it.
  func picture(_ source: ImageSource, in frame: Rect) -> [Item] {
    switch source {
    case .file(let image): [.image(PlacedImage(image, frame: frame))]
    case .placeholder(let size): placeholder(in: frame, size: size)
    }
  }

  /// Where a placeholder's caption stands, in the view's coordinates; empty for a picture, and for one that is drawn
  /// without.
  var captionPlace: Rect {
    guard case .placeholder(let size)? = content.image else { return .zero }
    let frame = look.contentMode.frame(of: size, in: view.bounds)
    return fitsCaption(size, in: frame) ? captionPlace(for: size, in: frame) : .zero
  }

  /// Whether there is room for a placeholder's size, and what is seen has it: on a picture that is drawn larger or
  /// smaller than it is the number would be taken for what it measures there.
  private func fitsCaption(_ size: Size, in frame: Rect) -> Bool {
    let place = captionPlace(for: size, in: frame)
    return place.width + 4 <= frame.width && place.height + 4 <= frame.height
      && abs(frame.width - size.width) < 0.5 && abs(frame.height - size.height) < 0.5
  }

  private func captionPlace(for size: Size, in frame: Rect) -> Rect {
    Rect(center: frame.center, size: Size(context.line(caption(of: size), font: captionFont).width + 8, 16))
  }

  private var captionFont: Font { context.annotationFont(10, weight: .medium) }

  private func caption(of size: Size) -> String { "\(formatted(size.width)) × \(formatted(size.height))" }

  /// A box with its diagonals, and the picture's size where it is drawn in that and there is room for it.
  private func placeholder(in frame: Rect, size: Size?) -> [Item] {
    guard !frame.isEmpty else { return [] }
    let width = hairline(1)
    let inner = strokeInside(frame, width: width)
    let line = Stroke(color: theme[.systemGray], width: hairline(0.5))
    let corners = inner.corners
    var items: [Item] = [
      .shape(Shape(.rect(inner), fill: .color(theme[.fill]))),
      .shape(Shape(.line(from: corners[0], to: corners[2]), stroke: line)),
      .shape(Shape(.line(from: corners[1], to: corners[3]), stroke: line)),
      .shape(Shape(.rect(inner), stroke: Stroke(color: theme[.systemGray], width: width))),
    ]
    guard let size, hasCaption, fitsCaption(size, in: frame) else { return items }
    let caption = caption(of: size)
    let plate = crisp(captionPlace(for: size, in: frame))
    items.append(.shape(Shape(.roundedRect(plate, radius: 3), fill: .color(theme[.fill]))))
    return items + text(caption, in: plate, font: captionFont, color: theme[.secondaryLabel], alignment: .center)
  }
}

extension ContentMode {
  /// Where content of a size is drawn in a view's bounds; it may be larger than they are.
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
