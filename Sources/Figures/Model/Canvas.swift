public import Geometry
package import Typography

/// The canvas of the editor in which a figure was designed, such as the device of an Interface Builder document.
///
/// Frames are stored for a root view of the canvas's size and adapt if the figure is drawn at another size. Insets and
/// scale are those of the editor's version; another device has its own.
public struct Canvas: Hashable, Sendable {
  /// The size of the root view, in points.
  public var size: Size
  /// The device; `nil` if the root view has a custom size.
  public var device: Device?
  /// The insets that bars and cutouts cover of the root view.
  public var safeAreaInsets: EdgeInsets
  /// The root view's margins without the safe area; `nil` for the default margins of views.
  public var layoutMargins: EdgeInsets?
  /// The screen in the root view's coordinates, if the root view ends at bars; `nil` if it fills the screen.
  public var screen: Rect?
  /// The pixels per point, to which solved edges are rounded.
  public var scale: Double
  /// Whether the root view is no screen but a part of one, such as a cell or a view of a size of its own: on a device it
  /// does not fill the screen, and nothing covers it.
  public var isPartOfScreen: Bool
  /// Whether the root view is that of a controller on a card, as one controller presents another since iOS 13: on an
  /// upright phone it ends short of the screen's top, and nothing covers its own.
  public var isCard: Bool
  /// Whether the editor's canvas leaves out the status bar that a device has over the root view.
  public var omitsStatusBar: Bool
  /// Whether the rows of tables were stored from the top of the screen on, below the bars that cover it. On a device
  /// a table counts them from its own content, which begins there.
  public var rowsBeginBelowBars: Bool

  /// How far the notches of the phones up to 2019 reach into the screen on the editor's other canvases, as up to iOS
  /// 13, in points; `nil` where each phone has its own.
  public var notchHeight: Double?
  /// The major version of the iOS whose measures the editor's canvas has; `nil` where nothing tells.
  public var system: Int?
  /// The system whose controls the canvas has, where the figure runs on a later one; `nil` for the figure's own.
  package var platform: Platform?

  /// Whether the canvas itself is laid out as the app would lay it out, and not as the editor stored it.
  ///
  /// Who names a device, an orientation, a direction or a text size asks for that, even if these are the canvas's own. A
  /// text whose stored size is clearly out of date then has the size that it asks for now, and a view that shows nothing
  /// loses the size that the editor stored for it.
  public var asksForRunTime = false

  /// Creates a canvas. Lengths are in points.
  public init(
    size: Size, device: Device? = nil, safeAreaInsets: EdgeInsets = .zero, layoutMargins: EdgeInsets? = nil,
    screen: Rect? = nil, scale: Double = 2, isPartOfScreen: Bool = false,
    isCard: Bool = false, omitsStatusBar: Bool = false, rowsBeginBelowBars: Bool = false,
    notchHeight: Double? = nil, system: Int? = nil
  ) {
    self.size = size
    self.device = device
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.screen = screen
    self.scale = scale
    self.isPartOfScreen = isPartOfScreen
    self.isCard = isCard
    self.omitsStatusBar = omitsStatusBar
    self.rowsBeginBelowBars = rowsBeginBelowBars
    self.notchHeight = notchHeight
    self.system = system
  }

  /// Whether a picture has the canvas's size and device.
  public func isShown(by variant: PictureVariant) -> Bool { variant.size == size && variant.device == device }

  /// The major versions of iOS whose measures the canvas and a picture on another device have, if that is a later one
  /// for certain, as it is on a screen that came with it.
  package func laterSystem(in variant: PictureVariant) -> (before: Int, after: Int)? {
    guard let system, let device = variant.device, !isShown(by: variant), system < device.firstSystemOfScreen else {
      return nil
    }
    return (system, device.firstSystemOfScreen)
  }

  /// A picture on another device, which is as the editor shows it.
  public func adapted(_ variant: PictureVariant) -> PictureVariant {
    guard let notchHeight, !isShown(by: variant) else { return variant }
    var adapted = variant
    adapted.device = variant.device?.withNotch(ofHeight: notchHeight)
    return adapted
  }
}

extension Figure {
  /// The figure as a picture shows it: of what an editor's canvas showed as its own time did, a later device shows
  /// what its first system does.
  package func running(in variant: PictureVariant) -> Figure {
    guard let canvas, let device = variant.device, !canvas.isShown(by: variant), platform < device.firstPlatform else {
      return self
    }
    var figure = self
    figure.canvas?.platform = platform
    figure.platform = device.firstPlatform
    return figure
  }

  /// Whether a picture has a status bar: with the chrome for it, or on a device where only the canvas leaves it out.
  public func showsStatusBar(in variant: PictureVariant) -> Bool {
    guard chrome == .none else { return true }
    guard let canvas, variant.device != nil else { return false }
    return canvas.omitsStatusBar && !canvas.isShown(by: variant)
  }
}
