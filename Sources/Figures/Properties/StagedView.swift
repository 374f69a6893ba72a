public import Geometry
public import Typography
public import ViewLayout

/// A view on the stage: its geometry and look, and what the author said of it besides.
///
/// It is what a property is set on and read from. Most are those of the view itself.
public final class StagedView {
  /// The view as the layout knows it.
  public let view: View
  /// What the author wrote.
  public let description: ViewDescription
  /// The font that was set last, as it was written; `nil` if none was set. Text styles follow the reader's text size.
  public var font: FontDescription?
  /// The image that was set last, as it was written; `nil` if none was set. Symbols of buttons follow the reader's
  /// text size.
  public var image: ImageSource?
  /// The texts of runs that were set last, as they were written.
  public var runs: [ViewProperty: AttributedText] = [:]
  /// Where an editor's canvas has it, in its superview's coordinates.
  public var designFrame: Rect?

  /// Of a scroll view: whether its author says how its content is drawn outside of it, from the beginning or in a
  /// step. On the screen of a device, it is hidden otherwise.
  public lazy var saysContentOutside = description.properties.contains(.contentOutside)

  /// Whether a stack view that it is put into arranges it.
  public var isArranged = true
  /// Of a stack view: the spacing behind views that it arranges or may come to arrange, by name.
  public var customSpacing: [String: Double] = [:] {
    didSet { view.arrangedSubviews.forEach(applyCustomSpacing) }
  }

  /// Creates a staged view without a frame on a canvas.
  public init(_ view: View, _ description: ViewDescription) {
    self.view = view
    self.description = description
  }

  /// Gives a view in the stack view's row the spacing behind it that the author says.
  public func applyCustomSpacing(behind arranged: View) {
    view.setCustomSpacing(customSpacing[arranged.name] ?? View.spacingUseDefault, after: arranged)
  }
}

/// What the setting and the reading of properties depend on besides the view.
public struct StagingContext {
  /// The view that fills the screen.
  public let root: View
  /// The reader's text size, which text styles follow.
  public let contentSize: ContentSizeCategory
  /// Measures texts.
  public let measurer: any TextMeasurer
  /// Pixels a point, to which text is measured.
  public let scale: Double

  /// Creates a context; `scale` is in pixels per point.
  public init(root: View, contentSize: ContentSizeCategory, measurer: any TextMeasurer, scale: Double) {
    self.root = root
    self.contentSize = contentSize
    self.measurer = measurer
    self.scale = scale
  }
}
