import Figures
import Geometry
import Graphics
import Typography
import ViewLayout

extension Figure {
  /// A combination with the size that the root view has in the view that encloses it; the same where none does, or where
  /// that one has no size there.
  ///
  /// The canvas keeps the size that it was stored with. Without a device, the enclosing figure's own counts.
  func placed(
    _ variant: PictureVariant, measuringTextWith measurer: any TextMeasurer, within budget: WorkBudget?
  ) -> PictureVariant {
    guard let enclosure, variant.place == nil else { return variant }
    let outer = enclosure.figure.value
    let screen = outer.screenOwner
    let isTurned = variant.orientation.isLandscape && screen.orientations.first?.isLandscape != true
    guard canvas?.isShown(by: variant) != true || isTurned, let device = variant.device ?? screen.devices.first
    else { return variant }
    // 1. Lay out the enclosing figure, which can be enclosed itself.
    let combination = outer.variant(
      device: device, orientation: variant.orientation, direction: variant.direction, contentSize: variant.contentSize)
    let picture = outer.pictures(of: [combination], measuringTextWith: measurer, within: budget).first
    // 2. The root fills the view there, and is covered by what covers it.
    guard let view = picture?.panels.first?.views.first(where: { $0.name == enclosure.view }),
      view.bounds.width > 0, view.bounds.height > 0
    else { return variant }
    var placed = variant
    placed.device = device
    placed.size = view.bounds.size
    placed.place = EnclosedPlace(safeAreaInsets: view.safeAreaInsets)
    return placed
  }

  /// The figure itself, or the one around it that fills the screen.
  private var screenOwner: Figure { enclosure?.figure.value.screenOwner ?? self }
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
