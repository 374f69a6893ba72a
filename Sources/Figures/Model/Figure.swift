public import Diagnostics
public import Geometry
import Graphics
public import Typography
public import ViewLayout

/// A figure as the author describes it: views, constraints, panels, annotations, devices and themes.
///
/// Documents are decoded to figures, and importers and programs build them. All later steps depend on the figure only.
/// Values that come from a file have a source location.
///
///     let figure = Figure(
///       name: "hello", size: Size(200, 100),
///       views: [ViewDescription(.label, "greeting", [.frame: .rect(Rect(x: 20, y: 20, width: 160, height: 30))])])
public struct Figure: Hashable, Sendable {
  /// One screen of an Interface Builder document.
  public struct Scene: Hashable, Sendable {
    /// The document's file name without its extension.
    public var document: String
    /// The scene's name.
    public var name: String

    /// Creates a scene's name.
    public init(document: String, name: String) {
      self.document = document
      self.name = name
    }
  }

  /// The prefix of pictures' names and of ids in SVG: what the document says, or its file name without its extension.
  public var name: String
  /// Whether the document itself says the name.
  public var hasOwnName = false
  /// The title of the page or section that shows the figure; it is not drawn.
  public var title: String?
  /// The scene, if the figure comes from an Interface Builder document: the document's name without its extension, and
  /// the scene's name.
  public var scene: Scene?
  /// The alternative text of the picture.
  public var alt: String?
  /// The text below the figure on a gallery's page; it is not drawn.
  public var caption: String?

  /// The devices; empty if `size` determines the size of the root view.
  public var devices: [Device] = []
  /// The size of the root view in points; `nil` if devices determine it.
  public var size: Size?
  /// The orientations; each gives a picture.
  public var orientations: [Orientation] = [.portrait]
  /// The directions of text and of leading and trailing edges; each gives a picture.
  public var directions: [LayoutDirection] = [.leftToRight]
  /// The text sizes that readers choose, which text styles follow; each gives a picture.
  public var contentSizes: [ContentSizeCategory] = [.large]
  /// The pixels per point of the PNG files, 1 to 3; each gives a file.
  public var scales: [Double] = [2]
  /// The themes. If empty, pictures are light, and SVG follows the reader's dark mode.
  public var themes: [ThemeName] = []
  /// Whether one SVG, which follows the reader's dark mode, stands for those of all themes.
  public var isAdaptive = false

  /// The system's version, which determines how controls look and what they measure.
  public var platform = Platform.ios
  /// What is drawn of the device around the root view.
  public var chrome = Chrome.none
  /// Whether a thin line is drawn along the edges of a screen without a device's body.
  public var hasBorder = true
  /// Whether the size of the screen, in points, is written below a device's body.
  public var showsScreenSize = true
  /// Whether the keyboard is on the screen to begin with.
  public var keyboard = Keyboard.hidden
  /// How hidden views are drawn.
  public var hiddenViews = HiddenViews.absent
  /// The colours of constraint states.
  public var palette = PaletteName.strut
  /// The scale of the annotations, from 0.1 to 10.
  public var annotationScale = 1.0
  /// How landscape content is drawn.
  public var stance = Stance.upright
  /// How the panels stand together.
  public var arrangement = PanelArrangement()
  /// What is drawn behind the panels.
  public var background = Background.standard
  /// Whether the root view's safe area and margins follow the device; `nil` for true with a device and false without.
  public var safeArea: Bool?
  /// The size class of the width, if it is not the device's.
  public var horizontalSizeClass: Device.SizeClass?
  /// The size class of the height, if it is not the device's.
  public var verticalSizeClass: Device.SizeClass?
  /// The insets that the interface's own bars add to the device's safe area; `nil` for those of `surroundingBars`.
  public var additionalSafeAreaInsets: EdgeInsets?
  /// The bars of the controllers around the root view, drawn at its edges. Layout knows of them by the insets alone.
  public var surroundingBars = SurroundingBars()
  /// Where a document says so.
  public var barsRange: SourceRange?
  /// The canvas for which frames were stored; `nil` if they were written for the drawn size.
  public var canvas: Canvas?
  /// The view of another figure that the root view fills on devices; `nil` for a screen of its own.
  public var enclosure: Enclosure?
  /// The column of a split view that the root view fills on tablets; `nil` for a screen of its own.
  public var column: SplitColumn?
  /// Whether solved edges are rounded to whole pixels; `nil` for true on a device or a canvas and false elsewhere.
  public var roundsToPixels: Bool?
  /// Whether only frames are asked for, so that texts are not broken into lines to be drawn.
  package var isForFramesAlone = false
  /// The identifiers of constraints that give way first in a conflict.
  public var breaking: Set<String> = []
  /// The part of the screen that panels show; `nil` for all of it.
  public var crop: Crop?
  /// The findings that the figure shows on purpose; `strut check` does not report them, and requires them.
  public var expectations: Set<Expectation> = []
  /// The source locations of the expectations.
  public var expectationRanges: [Expectation: SourceRange] = [:]
  /// The numbers that constraints and steps refer to by name.
  public var metrics: [String: Double] = [:]
  /// The source locations of the values of the document's own metrics.
  public var metricRanges: [String: SourceRange] = [:]

  /// The root view, which fills the device or `size`; its subviews are the document's views.
  public var root: ViewDescription
  /// The source location of the list of views, or the start of the document if there is none.
  public var viewsRange: SourceRange?
  /// The document's constraints. Those written with a view are in its description.
  public var constraints: [ConstraintDescription] = []
  /// The variations of root view and constraints for size classes other than the canvas's.
  public var adaptations: [Adaptation] = []
  /// The annotations of all panels that request none of their own.
  public var show = AnnotationSet()
  /// The selected view: only its constraints are shown, as in Interface Builder.
  public var selected: Located<String>?
  /// The panels. Never empty: a document without panels has one default panel.
  public var panels: [PanelDescription] = [PanelDescription()]
  /// What a picture that plays shows where nothing plays.
  public var poster = Poster.end
  /// How the meanings of labels are listed.
  public var legend = Legend()
  /// The callouts of all panels that have none of their own.
  public var callouts: [Callout] = []

  /// Creates a figure with one panel.
  ///
  /// - Parameters:
  ///   - name: The prefix of pictures' names.
  ///   - size: The size of the root view in points, if there are no devices.
  ///   - devices: The devices; each gives a picture.
  ///   - views: The subviews of the root view, back to front.
  public init(name: String, size: Size? = nil, devices: [Device] = [], views: [ViewDescription] = []) {
    self.name = name
    self.size = size
    self.devices = devices
    self.root = ViewDescription(.view, "root", subviews: views)
  }

  /// A warning if the figure has no views; otherwise `nil`.
  public var emptinessWarning: Diagnostic? {
    let isEmpty = root.subviews.isEmpty && root.properties.isEmpty && panels.allSatisfy { $0.views?.isEmpty ?? true }
    let hasBars = ([surroundingBars] + panels.compactMap(\.bars)).contains { $0 != SurroundingBars() }
    guard let viewsRange, isEmpty, callouts.isEmpty, chrome != .device, !hasBars else { return nil }
    return .warning(.emptyFigure, "the document has no views: only the root view is drawn", at: viewsRange)
  }

  /// All views in drawing order, the root view first.
  public var allViews: [ViewDescription] { root.withDescendants }
}
