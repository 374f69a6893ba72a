import Geometry
import Graphics
import ViewLayout
public import Foundation

/// A view's corners and border, as its layer has them.
open class CALayer: NSObject {
  private let core: View

  init(_ core: View) { self.core = core }

  /// In points.
  open var cornerRadius: CGFloat {
    get { core.look.cornerRadius }
    set { core.look.cornerRadius = newValue }
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
    get { core.backgroundColor.map(CGColor.init(core:)) }
    set { core.backgroundColor = newValue?.core }
  }
  /// Whether content is cut off at the bounds.
  open var masksToBounds: Bool {
    get { core.clipsToBounds }
    set { core.clipsToBounds = newValue }
  }
  /// From 0 to 1.
  open var opacity: Float {
    get { Float(core.alpha) }
    set { core.alpha = Double(newValue) }
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

  /// The bounds of the view.
  open var bounds: CGRect { CGRect(core.bounds) }
  /// The frame of the view.
  open var frame: CGRect { CGRect(core.frame) }
}

/// The form of rounded corners.
public enum CALayerCornerCurve: Sendable { case circular, continuous }

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  // The engine's have the same bits.
  public static let layerMinXMinYCorner = Self(rawValue: 1), layerMaxXMinYCorner = Self(rawValue: 2)
  public static let layerMinXMaxYCorner = Self(rawValue: 4), layerMaxXMaxYCorner = Self(rawValue: 8)
}
