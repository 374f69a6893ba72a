import Geometry
import Typography
import ViewLayout
public import Foundation

/// An image: a symbol, or a place of a size.
open class UIImage: NSObject, @unchecked Sendable {
  let core: ImageSource

  init(core: ImageSource) { self.core = core }

  /// One of SF Symbols' images.
  public convenience init?(systemName name: String) { self.init(core: .symbol(Symbol(name: name))) }

  /// One of SF Symbols' images, in a configuration's size.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let pointSize = (configuration as? SymbolConfiguration).map { Double($0.pointSize) } ?? Symbol.standardPointSize
    self.init(core: .symbol(Symbol(name: name, pointSize: pointSize)))
  }

  /// An image of the asset catalogue, of which a square of 40 points keeps the place: give its view constraints for its
  /// size.
  public convenience init?(named name: String) { self.init(core: .placeholder(Size(40, 40))) }

  /// In points.
  open var size: CGSize { CGSize(core.size) }

  /// The image as it is.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  /// The image as it is.
  open func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The image in a configuration's size.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let symbol) = core, let configuration = configuration as? SymbolConfiguration else {
      return self
    }
    return UIImage(core: .symbol(Symbol(name: symbol.name, pointSize: configuration.pointSize)))
  }

  /// How an image takes a colour.
  public enum RenderingMode: Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// How an image is made.
  open class Configuration: NSObject {}

  /// How a symbol is made: the size counts.
  open class SymbolConfiguration: Configuration {
    let pointSize: CGFloat

    /// A configuration of a text size in points.
    public init(pointSize: CGFloat) { self.pointSize = pointSize }
    /// A configuration of a text size in points.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: SymbolScale = .default) {
      self.pointSize = pointSize
    }
    /// A configuration of a text style.
    public init(textStyle: UIFont.TextStyle) { pointSize = textStyle.core.size(at: .large) }
    /// A configuration of a font.
    public init(font: UIFont) { pointSize = font.pointSize }
    /// A configuration of a scale.
    public init(scale: SymbolScale) { pointSize = Symbol.standardPointSize }
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Sendable { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  /// The size of a symbol beside its text.
  public enum SymbolScale: Sendable { case `default`, small, medium, large }
}
