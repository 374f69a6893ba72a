import Figures
import Geometry
import Graphics
import Staging
import ViewLayout

/// Draws an image, or what stands for one that is not there: a box with its diagonals and the image's size.
struct PicturePainter {
  let subject: PaintedView

  private var view: SolvedView { subject.view }
  private var theme: Theme { subject.context.theme }
  private var grid: LocalGrid { subject.grid }

  func paint(_ source: ImageSource, in frame: Rect) -> [Item] {
    switch source {
    case .file(let image): [.image(PlacedImage(image, frame: frame))]
    case .placeholder(let size): placeholder(in: frame, size: size)
    }
  }

  /// A box with its diagonals, and the picture's size where it is drawn in that and there is room for it.
  ///
  /// - Parameter size: `nil` where nobody says how large the picture is.
  func placeholder(in frame: Rect, size: Size? = nil) -> [Item] {
    guard !frame.isEmpty else { return [] }
    let width = grid.width(1)
    let inner = grid.strokeInside(frame, width: width)
    let line = Stroke(color: theme[.systemGray], width: grid.width(0.5))
    let corners = inner.corners
    let items: [Item] = [
      .fill(.rect(inner), theme[.fill]),
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
  /// Where the caption of an image view stands, in the view's coordinates; `nil` for a picture, and for one that is drawn
  /// without.
  var captionPlace: Rect? {
    guard case .placeholder(let size)? = content.image else { return nil }
    return captionPlace(of: size, in: look.contentMode.frame(of: size, in: bounds))
  }

  /// Where a placeholder's size stands if there is room for it and what is seen has it: on a picture that is drawn larger
  /// or smaller than it is, the number would be taken for what it measures there.
  fileprivate func captionPlace(of size: Size, in frame: Rect) -> Rect? {
    guard let caption = texts[.caption(size)] else { return nil }
    let place = Rect(center: frame.center, size: Size(caption.naturalWidth + 8, 16))
    let fits =
      place.width + 4 <= frame.width && place.height + 4 <= frame.height
      && abs(frame.width - size.width) < 0.5 && abs(frame.height - size.height) < 0.5
    return fits ? place : nil
  }
}
