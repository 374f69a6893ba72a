import Geometry
import Typography
import ViewLayout
public import Foundation

/// An image: a symbol, or a place of a size.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// What `#imageLiteral(resourceName:)` makes: a square of 40 points keeps the place.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(core: .placeholder(Size(40, 40)))
  }
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

  /// An image of the asset catalogue, of which a rectangle of a size in points keeps the place.
  ///
  /// UIKit has it not: code for both says the size where there is no catalogue.
  public convenience init?(named name: String, size: CGSize) { self.init(core: .placeholder(size.core)) }

  /// None: no bytes are read.
  public convenience init?(data: Data) { return nil }
  /// None: no bytes are written.
  open func pngData() -> Data? { nil }
  /// None: no bytes are written.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// In points.
  open var size: CGSize { CGSize(core.size) }

  /// From the edges to what counts for alignment, in points.
  open private(set) var alignmentRectInsets = UIEdgeInsets.zero

  /// The image as it is.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  /// The image as it is.
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The image as it is.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// The image as it is.
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
  /// The image with insets of what counts for alignment: a view of it has them.
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    let image = UIImage(core: core)
    image.alignmentRectInsets = insets
    return image
  }
  /// The image as it is.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// The image in a configuration's size.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  /// Pixels per point.
  open var scale: CGFloat { 2 }
  /// An image of a file's bytes in pixels per point: a square of 40 points keeps the place.
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
  /// An image of the asset catalogue, of which a square of 40 points keeps the place.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name)
  }
  /// An image of the asset catalogue, of which a square of 40 points keeps the place.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }
  /// One of SF Symbols' images, in the traits' size, which is the standard one.
  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name)
  }
  /// Draws nothing: pictures are drawn of views.
  open func draw(in rect: CGRect) {}
  /// Draws nothing: pictures are drawn of views.
  open func draw(at point: CGPoint) {}
  /// Whether it is one of SF Symbols' images.
  open var isSymbolImage: Bool { if case .symbol = core { true } else { false } }
  /// Kept: symbols have their view's tint.
  open var renderingMode: RenderingMode { .automatic }
  /// None: corners are not stretched.
  open var capInsets: UIEdgeInsets { .zero }
  /// The image as it is: what is between the insets is not repeated.
  open func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
  /// The image as it is: it stands on its lower edge.
  open func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage { self }
  /// How the middle of an image is stretched.
  public enum ResizingMode: Int, Sendable {
    /// Repeated, and made larger.
    case tile, stretch
  }
  /// An image without content and without a size.
  public convenience override init() { self.init(core: .placeholder(Size(0, 0))) }

  /// The image in a configuration's size.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let symbol) = core, let configuration = configuration as? SymbolConfiguration else {
      return self
    }
    return UIImage(core: .symbol(Symbol(name: symbol.name, pointSize: configuration.pointSize)))
  }

  /// How an image takes a colour.
  public enum RenderingMode: Int, Sendable {
    /// The modes of UIKit; symbols have their view's tint.
    case automatic, alwaysOriginal, alwaysTemplate
  }

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
    /// A configuration of a weight: the standard size.
    public init(weight: SymbolWeight) { pointSize = Symbol.standardPointSize }
    /// A configuration of a text style.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) { pointSize = textStyle.core.size(at: .large) }
    /// A configuration of a font.
    public init(font: UIFont, scale: SymbolScale) { pointSize = font.pointSize }
    /// A configuration of a colour: the standard size.
    public init(hierarchicalColor: UIColor) { pointSize = Symbol.standardPointSize }
    /// A configuration of colours: the standard size.
    public init(paletteColors: [UIColor]) { pointSize = Symbol.standardPointSize }
    /// The other configuration.
    open func applying(_ other: SymbolConfiguration) -> SymbolConfiguration { other }
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    /// The weights of UIKit; symbols have one.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// The size of a symbol beside its text.
  public enum SymbolScale: Int, Sendable {
    /// The scales of UIKit; symbols have one.
    case `default` = -1, unspecified, small, medium, large
  }
}

/// What an image literal makes.
public typealias _ImageLiteralType = UIImage
