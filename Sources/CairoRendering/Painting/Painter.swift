import CCairo
import Geometry
import Graphics

/// Draws a display list's items on a canvas.
final class Painter {
  let canvas: Canvas
  let text: any TextPainting
  let images: ImageStore
  let meter: PaintingMeter
  /// Pixels of a shadow or a placeholder a unit of the surface: 1 where the surface has pixels of its own.
  let rasterScale: Double

  init(canvas: Canvas, text: any TextPainting, images: ImageStore, meter: PaintingMeter, rasterScale: Double = 1) {
    self.canvas = canvas
    self.text = text
    self.images = images
    self.meter = meter
    self.rasterScale = rasterScale
  }

  func paint(_ list: DisplayList) {
    if let background = list.background {
      fill(.rect(Rect(origin: .zero, size: list.size)), with: background)
    }
    paint(list.items)
  }

  func paint(_ items: [Item], opacity: Double = 1) {
    for item in items {
      switch item {
      case .group(let group): paint(group)
      case .shape(let shape): paint(shape, opacity: opacity)
      case .text(let run):
        meter.text(run)
        text.paint(run, color: run.color.opacity(opacity), on: canvas)
      case .image(let image): paint(image, opacity: opacity)
      }
    }
  }

  /// The group's transform and clip, then its shadow and its items with its opacity.
  func paint(_ group: Group) {
    let opacity = group.opacity.component
    guard opacity > 0, !group.items.isEmpty, !meter.isStopped else { return }
    if group.transform.isIdentity, group.clip == nil, group.shadow == nil, opacity == 1 { return paint(group.items) }
    canvas.saving {
      guard canvas.concatenate(group.transform) else { return }
      if let clip = group.clip {
        guard canvas.clip(to: clip) else { return }
      }
      if opacity == 1 {
        paintShadowed(group)
      } else if group.shadow == nil, let item = group.items.first, group.items.count == 1, item.hasOneLayer {
        // One layer is as transparent by its own colour, without a picture of its own.
        paint(group.items, opacity: opacity)
      } else {
        clipToContent(of: group)
        let clip = canvas.transform.apply(to: canvas.clipBounds).size
        meter.withLayer(of: clip, unitsPerPixel: WorkBudget.unitsPerLayerPixel, .layers) {
          canvas.grouping(opacity: opacity) { paintShadowed(group) }
        }
      }
    }
  }

  private func paintShadowed(_ group: Group) {
    if let shadow = group.shadow { paint(shadow, of: group.items) }
    paint(group.items)
  }

  /// Keeps the picture that a transparent group needs as small as the group.
  private func clipToContent(of group: Group) {
    guard let bounds = group.reach, bounds.isDrawable, canvas.setPath(.rect(bounds)) else { return }
    // Grown to whole pixels, so that the clip has no soft edge of its own.
    let device = canvas.transform.apply(to: bounds).insetBy(dx: -2, dy: -2)
    canvas.saving {
      cairo_identity_matrix(canvas.context)
      _ = canvas.setPath(
        .rect(
          Rect(
            x: device.minX.rounded(.down), y: device.minY.rounded(.down),
            width: device.width.rounded(.up) + 1, height: device.height.rounded(.up) + 1)))
    }
    cairo_clip(canvas.context)
  }

  private func paint(_ shape: Shape, opacity: Double) {
    if shape.fill != nil { meter.fill(shape.path.box, under: canvas.transform) }
    if let paint = shape.fill { fill(shape.path, with: paint, opacity: opacity) }
    if let stroke = shape.stroke {
      meter.stroke(shape.path, width: stroke.width, under: canvas.transform)
      self.stroke(shape.path, with: stroke, opacity: opacity)
    }
  }
}

extension Item {
  /// Whether nothing in it lies over anything else of it.
  fileprivate var hasOneLayer: Bool {
    switch self {
    case .group: false
    case .shape(let shape): shape.fill == nil || shape.stroke == nil
    case .text: true
    case .image: true
    }
  }
}
