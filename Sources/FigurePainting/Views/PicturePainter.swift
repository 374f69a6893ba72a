import Figures
import Geometry
import Graphics
import Staging
import Typography
import ViewLayout

/// Draws an image, or the placeholder of a missing one: a box with its diagonals and the image's size.
struct PicturePainter: ViewDrawing {
  let subject: PaintedView

  /// - Parameters:
  ///   - color: The colour of a symbol; `nil` for the tint.
  ///   - ground: What is behind it; `nil` for the view's background.
  func paint(_ source: ImageSource, in frame: Rect, color: Color? = nil, ground: Color? = nil) -> [Item] {
    switch source {
    case .file(let image): [.image(PlacedImage(image, frame: frame))]
    case .placeholder(let size): placeholder(in: frame, size: size)
    case .missing: missing(in: frame)
    case .symbol(let symbol):
      view.texts[symbol]?.items(
        in: frame, color: color ?? subject.tint, ground: ground ?? look.backgroundColor ?? theme[.page], grid: grid)
        ?? placeholder(in: frame)
    }
  }

  /// An image in all of the view, behind its title.
  ///
  /// A missing one is a box without a sign: as pale as others, or grey under a title that is not seen on those, such as a
  /// white one on a page.
  func paint(background source: ImageSource, under title: Color) -> [Item] {
    guard case .missing = source else { return paint(source, in: view.bounds) }
    guard !view.bounds.isEmpty else { return [] }
    let box = grid.rect(view.bounds)
    let behind = look.backgroundColor ?? subject.groundBehind ?? theme[.page]
    let ground = theme[title.isLight == behind.isLight ? .systemGray : .missingImage]
    return [.fill(.roundedRect(box, radius: min(4, box.height / 4)), ground)]
  }

  /// A pale box with the sign of an image, if there is room.
  private func missing(in frame: Rect) -> [Item] {
    guard !frame.isEmpty else { return [] }
    let box = grid.rect(frame)
    // An image that its view cuts off is as square as that.
    let radius = view.clipsToBounds && frame == view.bounds ? 0 : min(4, box.height / 4)
    let ground = Item.fill(.roundedRect(box, radius: radius), theme[.missingImage])
    guard subject.hasCaption, let place = Self.signPlace(in: box), let sign = view.texts[.missingImage] else {
      return [ground]
    }
    return [ground] + sign.items(in: place, color: theme[.systemGray].opacity(0.6), ground: theme[.page], grid: grid)
  }

  /// Where the sign of a missing image is in its frame; `nil` without room for it.
  fileprivate static func signPlace(in frame: Rect) -> Rect? {
    let side = min(40, min(frame.width, frame.height) * 0.6)
    return side >= 9 ? Rect(center: frame.center, size: Size(side, side)) : nil
  }

  /// A box with its diagonals, and the size of the image if it is drawn at that size and the caption fits.
  ///
  /// - Parameter size: The size of the image; `nil` if it is unknown.
  func placeholder(in frame: Rect, size: Size? = nil) -> [Item] {
    guard !frame.isEmpty else { return [] }
    let width = grid.width(1)
    let inner = grid.strokeInside(frame, width: width)
    let line = Stroke(color: theme[.systemGray], width: grid.width(0.5))
    let corners = inner.corners
    // An image view without an image shows its background.
    let ground = look.backgroundColor == nil || size != nil ? [Item.fill(.rect(inner), theme[.fill])] : []
    let items: [Item] =
      ground + [
        .stroke(.line(from: corners[0], to: corners[2]), line),
        .stroke(.line(from: corners[1], to: corners[3]), line),
        .stroke(.rect(inner), theme[.systemGray], width: width),
      ]
    guard subject.hasCaption, let size, let caption = view.texts[.caption(size)],
      let place = view.captionPlace(of: size, in: frame)
    else { return items }
    let plate = grid.rect(place)
    return items + [.fill(.roundedRect(plate, radius: 3), theme[.fill])]
      + caption.items(in: plate, color: theme[.secondaryLabel], grid: grid)
  }
}

extension SolvedView {
  /// The size of the type of an image view's caption, in points; 0 if it has none.
  var captionSize: Double {
    guard case .placeholder(let size)? = content.image else { return 0 }
    return texts[.caption(size)]?.font.size ?? 0
  }

  /// The rectangle of the sign of an image view's missing image, in the view's coordinates; `nil` if it has none.
  var missingSignPlace: Rect? {
    guard kind == .imageView, case .missing(let size)? = content.image else { return nil }
    return missingImagePlace(of: size).flatMap(PicturePainter.signPlace)
  }

  /// The box of an image view's missing image: where its content mode puts an image of that size. Of a larger one it is
  /// what lies in the view, since a box that stands for an image should cover nothing else.
  func missingImagePlace(of size: Size) -> Rect? {
    // Nobody knows how large an image is that a document only names.
    guard size.width > 0, size.height > 0 else { return bounds }
    return look.contentMode.frame(of: size, in: bounds).intersection(bounds)
  }

  /// The rectangle of an image view's caption, in the view's coordinates; `nil` if it has none.
  var captionPlace: Rect? {
    guard case .placeholder(let size)? = content.image else { return nil }
    return captionPlace(of: size, in: look.contentMode.frame(of: size, in: bounds))
  }

  /// The rectangle of a placeholder's caption; `nil` if it does not fit, or if the image is drawn at another size,
  /// which the numbers would seem to mean.
  fileprivate func captionPlace(of size: Size, in frame: Rect) -> Rect? {
    guard let caption = texts[.caption(size)] else { return nil }
    // In the middle of what is seen of the image.
    guard let seen = clipsToBounds ? frame.intersection(bounds) : frame else { return nil }
    let place = Rect(center: seen.center, size: Size(caption.naturalWidth + 8, 16))
    let fits =
      place.width + 4 <= seen.width && place.height + 4 <= seen.height
      && abs(frame.width - size.width) < 0.5 && abs(frame.height - size.height) < 0.5
    return fits ? place : nil
  }
}
