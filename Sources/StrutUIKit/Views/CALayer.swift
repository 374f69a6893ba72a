import Geometry
import Graphics
import ViewLayout
public import Foundation

/// A view's corners and border, as its layer has them.
open class CALayer: NSObject {
  private let core: View

  init(_ core: View) { self.core = core }
  /// Before what is animated changes.
  private func note() { if let view = core.face { AnimationBlock.note(view) } }

  /// What is on the screen now, under an `AnimationClock`: a layer of its own, with the values between.
  open func presentation() -> CALayer? {
    guard let shown = core.face?.onScreen else { return self }
    let view = View(core.kind, "presentation")
    view.look = core.look
    view.anchorPoint = core.anchorPoint
    view.bounds = shown.bounds
    view.center = shown.position
    view.transform = shown.transform
    view.alpha = shown.alpha
    view.backgroundColor = shown.backgroundColor
    view.look.cornerRadius = shown.cornerRadius
    view.isHidden = shown.isHidden
    return CALayer(view)
  }
  /// What the program has set: the layer itself.
  open func model() -> CALayer { self }
  /// The transform of the view.
  open func affineTransform() -> CGAffineTransform { CGAffineTransform(core.transform) }
  /// Transforms the view.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    note()
    core.transform = transform.core
  }

  /// A layer of no view, which is not drawn.
  public override init() { core = View(.view, "layer") }

  /// In points.
  open var cornerRadius: CGFloat {
    get { core.look.cornerRadius }
    set {
      note()
      core.look.cornerRadius = newValue
    }
  }
  /// In points, inside the bounds.
  open var borderWidth: CGFloat {
    get { core.look.borderWidth }
    set { core.look.borderWidth = newValue }
  }
  /// Of the border.
  open var borderColor: CGColor? {
    get { core.look.borderColor.map(CGColor.init(core:)) }
    set { core.look.borderColor = newValue?.core }
  }
  /// Behind the content.
  open var backgroundColor: CGColor? {
    get { (core.face?.backgroundColor?.core ?? core.backgroundColor).map(CGColor.init(core:)) }
    set {
      if let view = core.face {
        view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        core.backgroundColor = newValue?.core
      }
    }
  }
  /// Whether content is cut off at the bounds.
  open var masksToBounds: Bool {
    get { core.clipsToBounds }
    set { core.clipsToBounds = newValue }
  }
  /// From 0 to 1.
  open var opacity: Float {
    get { Float(core.alpha) }
    set {
      note()
      core.alpha = Double(newValue)
    }
  }
  /// The form of rounded corners; without meaning here.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// Black unless it is set.
  open var shadowColor: CGColor? { didSet { castShadow() } }
  /// From 0, for no shadow, to 1.
  open var shadowOpacity: Float = 0 { didSet { castShadow() } }
  /// Of the blur, in points.
  open var shadowRadius: CGFloat = 3 { didSet { castShadow() } }
  /// In points.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { castShadow() } }
  /// Which corners are rounded.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(core.look.maskedCorners.rawValue)) }
    set { core.look.maskedCorners = CornerMask(rawValue: Int(newValue.rawValue)) }
  }

  private func castShadow() {
    let color = (shadowColor?.core ?? .black).opacity(Double(shadowOpacity))
    let offset = Point(shadowOffset.width, shadowOffset.height)
    core.look.shadow = shadowOpacity > 0 ? Shadow(offset: offset, radius: shadowRadius, color: color) : nil
  }

  /// Kept: layers are drawn in their order.
  open var zPosition: CGFloat = 0
  /// Kept: the shadow is that of the view's rectangle.
  open var shadowPath: CGPath?
  /// Kept; changes no picture.
  open var shouldRasterize = false
  /// Kept; in pixels per point.
  open var rasterizationScale: CGFloat = 1
  /// Kept; in pixels per point.
  open var contentsScale: CGFloat = 1
  /// Kept; changes no picture.
  open var allowsEdgeAntialiasing = false
  /// Kept; changes no picture.
  open var name: String?
  /// The layers that were added, which are not drawn.
  open private(set) var sublayers: [CALayer]?
  /// Keeps a layer, which is not drawn.
  open func addSublayer(_ layer: CALayer) {
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }
  /// Keeps a layer, which is not drawn.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    addSublayer(layer)
  }
  /// Keeps a layer, which is not drawn.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { addSublayer(layer) }
  /// Keeps a layer, which is not drawn.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }
  /// Kept: layers are not transformed on their own.
  open var transform = CATransform3D()
  /// Kept; changes no picture.
  open var speed: Float = 1
  /// Forgets the layer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// The layer that this one was added to.
  open private(set) weak var superlayer: CALayer?
  /// Kept: the layer whose opaque parts would show.
  open var mask: CALayer?
  /// Kept nowhere: blocks of `UIView` move views, and animations of layers do not.
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  /// Ends what moves, at once.
  open func removeAllAnimations() { core.face?.removeAnimations() }
  /// Nothing moves.
  open func removeAnimation(forKey key: String) {}
  /// Does nothing: it would change no picture.
  open func setNeedsDisplay() {}
  /// Does nothing: it would change no picture.
  open func setNeedsLayout() {}
  /// Does nothing: it would change no picture.
  open func layoutIfNeeded() {}
  /// Whether the layer is not drawn.
  open var isHidden: Bool {
    get { core.isHidden }
    set {
      note()
      core.isHidden = newValue
    }
  }
  /// The bounds of the view.
  open var bounds: CGRect {
    get { CGRect(core.bounds) }
    set {
      note()
      core.bounds = newValue.core
    }
  }
  /// The frame of the view.
  open var frame: CGRect {
    get { CGRect(core.frame) }
    set {
      note()
      core.frame = newValue.core
    }
  }
  /// The centre of the view, where its anchor point is.
  open var position: CGPoint {
    get { CGPoint(core.center) }
    set {
      note()
      core.center = newValue.core
    }
  }
  /// The point of the bounds that is at the position.
  open var anchorPoint: CGPoint {
    get { CGPoint(core.anchorPoint) }
    set { core.anchorPoint = newValue.core }
  }
}

/// A transform in space: it is kept nowhere, because layers are not transformed on their own.
public struct CATransform3D: Hashable, Sendable {
  /// Nothing moves.
  public init() {}
}

/// The form of rounded corners.
public enum CALayerCornerCurve: Sendable {
  /// The curves of Core Animation.
  case circular, continuous
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  // The engine's have the same bits.
  /// The upper two.
  public static let layerMinXMinYCorner = Self(rawValue: 1), layerMaxXMinYCorner = Self(rawValue: 2)
  /// The lower two.
  public static let layerMinXMaxYCorner = Self(rawValue: 4), layerMaxXMaxYCorner = Self(rawValue: 8)
}
