import CCairo
import Geometry
import Graphics

extension Painter {
  /// Draws the items' coverage, blurs it, and fills the shadow's colour through it.
  func paint(_ shadow: Shadow, of items: [Item]) {
    guard shadow.color.alpha > 0, shadow.radius.isFinite, shadow.offset.isFinite,
      let content = items.reach, content.isDrawable
    else { return }
    // 1. The mask's place on the surface: where shadow and clip both are.
    let toSurface = canvas.transform
    let radius = max(0, shadow.radius) * abs(toSurface.determinant).squareRoot() * rasterScale
    let margin = (radius * 3).rounded(.up) + 1
    let visible = toSurface.apply(to: canvas.clipBounds.offsetBy(dx: -shadow.offset.x, dy: -shadow.offset.y))
    guard let cast = toSurface.apply(to: content).intersection(visible.insetBy(dx: -margin, dy: -margin)),
      cast.isDrawable
    else { return }
    let scale = rasterScale
    let left = (cast.minX * scale).rounded(.down) - margin
    let top = (cast.minY * scale).rounded(.down) - margin
    let width = (cast.maxX * scale).rounded(.up) + margin - left
    let height = (cast.maxY * scale).rounded(.up) + margin - top
    guard width <= Double(PixelSize.longestSide), height <= Double(PixelSize.longestSide),
      width * height <= Double(PixelSize.largestArea)
    else { return }
    meter.withLayer(of: Size(width, height), unitsPerPixel: WorkBudget.unitsPerShadowPixel, .shadows) {
      paintMask(shadow, of: items, radius: radius, in: Rect(x: left, y: top, width: width, height: height))
    }
  }

  /// - Parameters:
  ///   - radius: In pixels of the mask.
  ///   - place: Where the mask is on the surface, in whole pixels of the mask.
  private func paintMask(_ shadow: Shadow, of items: [Item], radius: Double, in place: Rect) {
    let (toSurface, scale) = (canvas.transform, rasterScale)
    let (left, top, width, height) = (place.x, place.y, place.width, place.height)
    // 2. The items' coverage.
    let mask = Canvas(coverageWidth: Int(width), height: Int(height))
    let toMask = toSurface.concatenating(.scale(x: scale, y: scale)).concatenating(.translation(x: -left, y: -top))
    guard mask.concatenate(toMask) else { return }
    Painter(canvas: mask, text: text.outlines, images: images, meter: meter).paint(items)
    // 3. Blurred.
    mask.blur(radius: radius, width: Int(width), height: Int(height))
    // 4. Under the items; the offset is in the group's coordinates.
    let offset = toSurface.apply(to: shadow.offset) - toSurface.apply(to: .zero)
    canvas.saving {
      canvas.setSource(shadow.color)
      cairo_identity_matrix(canvas.context)
      cairo_scale(canvas.context, 1 / scale, 1 / scale)
      mask.mask(onto: canvas, x: left + offset.x * scale, y: top + offset.y * scale)
    }
  }
}
