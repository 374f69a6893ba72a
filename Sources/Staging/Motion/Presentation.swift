public import Geometry
public import Graphics
import Motion
public import ViewLayout

/// What is on the screen of a view while it is animated: its presentation layer (`CALayer.presentation()`).
public struct Presentation: Hashable, Sendable {
  /// Where the anchor point is, in the superview's coordinates.
  public var position: Point
  /// In the view's own coordinates.
  public var bounds: Rect
  /// Around the position.
  public var transform: Transform
  /// From 0 to 1.
  public var alpha: Double
  /// `nil` for none.
  public var backgroundColor: Color?
  /// In points.
  public var cornerRadius: Double
  /// Whether nothing of it is seen. A view that leaves a stack view's row is seen until it has collapsed.
  public var isHidden: Bool

  /// The number of the image that an image view plays; `nil` for its own.
  public var cel: Int?

  /// The presentation of a view at rest.
  public init(of view: SolvedView) {
    position = view.center
    bounds = view.bounds
    transform = view.transform
    alpha = view.look.alpha
    backgroundColor = view.look.backgroundColor
    cornerRadius = view.look.cornerRadius
    isHidden = view.isHidden
  }

  /// What a view of a program's tree has set.
  public init(of view: View) {
    position = view.center
    bounds = view.bounds
    transform = view.transform
    alpha = view.alpha
    backgroundColor = view.backgroundColor
    cornerRadius = view.look.cornerRadius
    isHidden = view.isHidden
  }

  /// Shows the image that an image view plays at a time in seconds since it began.
  package mutating func play(_ images: AnimationImages, at time: Double) {
    guard !images.images.isEmpty else { return }
    cel = Cels(count: images.images.count, duration: images.duration, repeatCount: images.repeatCount).index(at: time)
  }

  /// The presentation between this one and that of the new model, as `UIView.animate` has it.
  ///
  /// Each property runs by itself: the position, the bounds, the transform, the components of colours.
  func animated(to model: Presentation, at progress: Double) -> Presentation {
    var shown = model
    shown.position = position.interpolated(to: model.position, at: progress)
    shown.bounds = bounds.interpolated(to: model.bounds, at: progress)
    shown.transform = transform.animated(to: model.transform, at: progress)
    shown.alpha = alpha.interpolated(to: model.alpha, at: progress)
    shown.cornerRadius = cornerRadius.interpolated(to: model.cornerRadius, at: progress)
    if backgroundColor != model.backgroundColor {
      let (old, new) = (
        backgroundColor.components(or: model.backgroundColor), model.backgroundColor.components(or: backgroundColor)
      )
      shown.backgroundColor = Color(components: old.interpolated(to: new, at: progress))
    }
    return shown
  }
}

/// A view of a program's tree that can be animated.
public protocol MovingView: View {
  /// What is on the screen of it; `nil` while it is at rest.
  var presentation: Presentation? { get }
}

extension Color? {
  /// Red, green, blue and alpha; without a colour, those of another one, transparent.
  package func components(or other: Color?) -> SIMD4<Double> {
    if let self { return SIMD4(self.red, self.green, self.blue, self.alpha) }
    let other = other ?? .clear
    return SIMD4(other.red, other.green, other.blue, 0)
  }
}

extension [Color?] {
  /// The components of each; without a colour, those of the first one, transparent.
  package var components: [SIMD4<Double>] {
    let first = lazy.compactMap(\.self).first
    return map { $0.components(or: first) }
  }
}

extension Color {
  /// Springs and curves go beyond their ends, and components do not.
  package init(components: SIMD4<Double>) {
    let inside = components.clamped(lowerBound: .zero, upperBound: .one)
    self.init(red: inside[0], green: inside[1], blue: inside[2], alpha: inside[3])
  }
}

extension SolvedView {
  /// The view as it is on the screen at a moment. Its texts keep the lines that they have in the model, as on a device.
  mutating func present(_ presentation: Presentation) {
    let drop = (presentation.bounds.height - bounds.height) / 2
    firstBaseline = firstBaseline.map { $0 + drop }
    lastBaseline = lastBaseline.map { $0 + drop }
    center = presentation.position
    bounds = presentation.bounds
    // A spring that overshoots below nothing would turn a view inside out.
    bounds.size = Size(max(0, bounds.width), max(0, bounds.height))
    transform = presentation.transform
    look.alpha = min(1, max(0, presentation.alpha))
    look.backgroundColor = presentation.backgroundColor
    look.cornerRadius = max(0, presentation.cornerRadius)
    isHidden = presentation.isHidden
    if let cel = presentation.cel { content.image = content.animationImages.images[cel] }
    frame = transform.isIdentity ? originalFrame : toSuperview.apply(to: bounds)
    let plain = originalFrame
    alignmentRect = Rect(
      x: plain.x + alignmentInsets.left, y: plain.y + alignmentInsets.top,
      width: plain.width - alignmentInsets.left - alignmentInsets.right,
      height: plain.height - alignmentInsets.top - alignmentInsets.bottom)
  }
}
