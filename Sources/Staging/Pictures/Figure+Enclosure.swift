import Figures
import Geometry
import Graphics
import Typography
import ViewLayout

extension Figure {
  /// A combination with the size that the root view has in the view that encloses it, or in a column of a split view;
  /// the same where none does.
  ///
  /// The canvas keeps the size that it was stored with. Turned without a device, it is turned with the enclosing
  /// figure's.
  func placed(
    _ variant: PictureVariant, measuringTextWith measurer: any TextMeasurer, within budget: WorkBudget?
  ) -> PictureVariant {
    guard variant.place == nil else { return variant }
    guard let enclosure else { return inColumn(variant) }
    let outer = enclosure.outer.figure
    let screen = outer.screenOwner
    let isTurned =
      variant.orientation.isLandscape && screen.orientations.first?.isLandscape != true && size == canvas?.size
    // Without a device, a size that somebody asked for is the size.
    guard canvas?.isShown(by: variant) != true || isTurned,
      let device = variant.device ?? (isTurned ? screen.devices.first : nil)
    else { return variant }
    // 1. Lay out the enclosing figure, which can be enclosed itself.
    let combination = outer.variant(
      device: device, orientation: variant.orientation, direction: variant.direction, contentSize: variant.contentSize)
    let found = enclosure.outer.place(of: enclosure.view, in: combination) {
      outer.places(in: combination, measuringTextWith: measurer, within: budget)
    }
    // 2. The root fills the view there, and is covered by what covers it. One that is not there yet, or has no size, is
    // opened later: the canvas tells how large.
    let isOpen = found.map { $0.size.width > 0 && $0.size.height > 0 } ?? false
    let closed = EnclosedPlace(size: canvas?.size ?? Self.standardSize, safeAreaInsets: .zero)
    let place = isOpen ? found ?? closed : closed
    var placed = variant
    (placed.device, placed.size, placed.place) = (device, place.size, place)
    return placed
  }

  /// A combination with the root view in its column of a split view. What covers the screen above and below covers
  /// the column, too.
  private func inColumn(_ variant: PictureVariant) -> PictureVariant {
    guard let column, let device = variant.device, canvas?.isShown(by: variant) != true,
      let width = column.width(on: device, in: variant.orientation)
    else { return variant }
    var placed = variant
    placed.size.width = width
    var covered = device.insets(in: variant.orientation).safeArea
    (covered.left, covered.right) = (0, 0)
    placed.place = EnclosedPlace(size: placed.size, safeAreaInsets: covered)
    placed.ownHorizontalSizeClass = variant.ownHorizontalSizeClass ?? column.horizontalSizeClass
    return placed
  }

  /// Where all views are, by their names; `nil` where there was too much work for that.
  private func places(
    in variant: PictureVariant, measuringTextWith measurer: any TextMeasurer, within budget: WorkBudget?
  ) -> [String: EnclosedPlace]? {
    let picture = pictures(of: [variant], measuringTextWith: measurer, within: budget).first
    guard let panel = picture?.panels.first, budget?.isExhausted != true else { return nil }
    let places = panel.views.map {
      ($0.name, EnclosedPlace(size: $0.bounds.size, safeAreaInsets: $0.safeAreaInsets))
    }
    return Dictionary(places) { first, _ in first }
  }

  /// The figure itself, or the one around it that fills the screen.
  private var screenOwner: Figure { enclosure?.outer.figure.screenOwner ?? self }
}

extension PictureVariant {
  /// The least distance from a side of the root view to its readable guide, in points. Text is no wider in a part of the
  /// screen than in all of it.
  func readableInset(on device: Device) -> Double {
    let ofScreen = device.insets(in: orientation).readableInset
    guard place != nil, ofScreen > 0 else { return ofScreen }
    let widest = device.size(in: orientation).width - 2 * ofScreen
    return max(0, (size.width - widest) / 2)
  }
}
