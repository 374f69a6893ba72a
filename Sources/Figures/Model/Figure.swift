public import Diagnostics
public import Geometry
import Graphics
public import Typography
public import ViewLayout

/// What an author asks for: views, constraints, panels, annotations, and the devices and looks to show them in.
///
/// It is the first of the two narrow waists: documents are decoded to it, importers and programs build it, and
/// all that follows knows nothing else. A value that came from a file says where.
///
///     let figure = Figure(
///       name: "hello", size: Size(200, 100),
///       views: [ViewDescription(.label, "greeting", [.frame: .rect(Rect(x: 20, y: 20, width: 160, height: 30))])])
public struct Figure: Hashable, Sendable {
  /// One screen of an Interface Builder document.
  public struct Scene: Hashable, Sendable {
    public var document: String
    public var name: String

    public init(document: String, name: String) {
      self.document = document
      self.name = name
    }
  }

  /// Begins the names of pictures, and so the ids in an SVG: a document's file name without its extension.
  public var name: String
  public var title: String?
  /// Where the figure is a scene of an Interface Builder document: the document's name without its extension, and the
  /// scene's.
  public var scene: Scene?
  /// The picture's accessible description.
  public var alt: String?
  public var caption: String?

  /// Empty when `size` says how large the root view is.
  public var devices: [Device] = []
  public var size: Size?
  public var orientations: [Orientation] = [.portrait]
  public var directions: [LayoutDirection] = [.leftToRight]
  public var contentSizes: [ContentSizeCategory] = [.large]
  public var scales: [Double] = [2]
  /// Empty when the author named none: the light look, whose SVG follows the reader's choice of dark mode.
  public var themes: [ThemeName] = []

  public var platform = Platform.ios
  public var chrome = Chrome.none
  public var palette = PaletteName.strut
  public var annotationScale = 1.0
  public var stance = Stance.upright
  public var background = Background.standard
  /// Whether the root's safe area and margins follow the device; `nil` for true with a device and false without.
  public var safeArea: Bool?
  /// What bars of the interface's own cover of the root, beyond what the device does.
  public var additionalSafeAreaInsets = EdgeInsets.zero
  /// The bars of the controllers around it, drawn over the root at its edges or outside of it; they move nothing.
  public var surroundingBars = SurroundingBars()
  /// Where the frames come from; `nil` where they were written for the size that is drawn.
  public var canvas: Canvas?
  /// Whether solved edges are rounded to whole pixels; `nil` for true on a device or a canvas and false elsewhere.
  public var roundsToPixels: Bool?
  /// The part of the root that panels show; `nil` for all of it.
  public var crop: Crop?
  public var expectations: Set<Expectation> = []
  /// Where the document says so.
  public var expectationRanges: [Expectation: SourceRange] = [:]
  public var metrics: [String: Double] = [:]

  /// The root view, which fills the device or `size`; its subviews are the document's views.
  public var root: ViewDescription
  /// Where the document lists its views, or where it begins if it lists none.
  public var viewsRange: SourceRange?
  public var constraints: [ConstraintDescription] = []
  /// What takes the place of root and constraints at other size classes than the canvas has; empty where nothing does.
  public var adaptations: [Adaptation] = []
  public var show = AnnotationSet()
  /// The view whose constraints alone are shown, as in Interface Builder.
  public var selected: Located<String>?
  /// Never empty: a document without panels has one that differs in nothing.
  public var panels: [PanelDescription] = [PanelDescription()]
  public var callouts: [Callout] = []

  public init(name: String, size: Size? = nil, devices: [Device] = [], views: [ViewDescription] = []) {
    self.name = name
    self.size = size
    self.devices = devices
    self.root = ViewDescription(.view, "root", subviews: views)
  }

  /// What is to be said of a document's figure in which nothing is to be seen, which was hardly meant; `nil` for any other.
  public var emptinessWarning: Diagnostic? {
    let isEmpty = root.subviews.isEmpty && root.properties.isEmpty && panels.allSatisfy { $0.views?.isEmpty ?? true }
    guard let viewsRange, isEmpty, callouts.isEmpty, chrome != .device else { return nil }
    return .warning("the document has no views: nothing is drawn but the root", at: viewsRange)
  }

  /// Every view of the document's tree, the root first, in drawing order.
  public var allViews: [ViewDescription] { root.withDescendants }
}
