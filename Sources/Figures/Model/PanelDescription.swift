public import Diagnostics
public import Geometry
public import Typography
public import ViewLayout

/// A panel: one of the states that a picture shows side by side.
public struct PanelDescription: Hashable, Sendable {
  /// What a panel shows: the layout, or a description of it.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The word of `kind`.
    case layout, hierarchy, exploded, matrix, trace, console, dump
    /// The words of `kind` that show an animation.
    case film, onion, graph

    /// Whether the panel shows the screen, and not only words.
    public var showsScreen: Bool { isLayout || self == .exploded }

    /// Whether the panel shows the views as they are laid out, once or at several times.
    public var isLayout: Bool { self == .layout || self == .film || self == .onion }

    /// Whether the panel shows an animation.
    public var isOfMotion: Bool { self == .film || self == .onion || self == .graph }

    /// Whether rows of the debugger or the console are printed, which wrap where the print is narrow.
    public var isReport: Bool { self == .console || self == .trace || self == .dump }
  }

  /// The state in which a panel starts.
  public enum Start: String, Hashable, Sendable, CaseIterable {
    /// The state after the previous panel, or the document's own.
    case previous, start
  }

  /// The caption of the panel.
  public var title: String?
  /// The alternative text of the panel.
  public var alt: String?
  /// What the panel shows.
  public var kind = Kind.layout
  /// The source location of its kind, or of the panel.
  public var range: SourceRange?
  /// The state to which its steps are applied.
  public var start = Start.previous
  /// The steps, in order, each with its source location.
  public var steps: [Located<Step>] = []
  /// What moves after the steps.
  public var animation: AnimationDescription?
  /// The times of the animation that the panel shows; `nil` for five.
  public var moments: PanelMoments?
  /// The time of the animation that a layout shows; `nil` for its end.
  public var time: Located<Double>?
  /// The views whose motion an onion skin shows; empty for all that move.
  public var movingViews: [Located<String>] = []
  /// The views that are the layers of an exploded hierarchy, each with all in it that is no layer; empty for every view.
  public var layers: [Located<String>] = []
  /// What a graph shows.
  public var graphed = GraphedValue.progress
  /// The view whose transform a matrix panel shows.
  public var subject: Located<String>?
  /// The words on the arrow to the next panel.
  public var flowText: Located<String>?
  /// The points of the picture for each point of the screen, from 0.1 to 4. Signs and words keep their size.
  public var zoom = 1.0
  /// The number of columns that it takes, with its source location; `nil` for one.
  public var span: Located<Int>?

  // What differs from the document; `nil` for what does not.
  /// The annotations.
  public var show: AnnotationSet?
  /// The selected view: only its constraints are shown.
  public var selected: Located<String>?
  /// The callouts.
  public var callouts: [Callout]?
  /// Callouts besides them.
  public var additionalCallouts: [Callout] = []
  /// The device.
  public var device: Device?
  /// The size of the root view, in points.
  public var size: Size?
  /// The orientation of the device.
  public var orientation: Orientation?
  /// The direction of text and of leading and trailing edges.
  public var direction: LayoutDirection?
  /// The size class of the width.
  public var horizontalSizeClass: Device.SizeClass?
  /// The size class of the height.
  public var verticalSizeClass: Device.SizeClass?
  /// The theme.
  public var theme: ThemeName?
  /// How landscape content is drawn.
  public var stance: Stance?
  /// What is drawn of the device around the root view.
  public var chrome: Chrome?
  /// Whether a thin line is drawn along the edges of the root view.
  public var hasBorder: Bool?
  /// Whether the size of the screen is written below a device's body.
  public var showsScreenSize: Located<Bool>?
  /// The reader's text size.
  public var contentSize: ContentSizeCategory?
  /// Whether the keyboard is on the screen.
  public var keyboard: Keyboard?
  /// The scale of the annotations.
  public var annotationScale: Double?
  /// The insets that the interface's own bars add to the device's safe area.
  public var additionalSafeAreaInsets: EdgeInsets?
  /// The bars of the controllers around the root view.
  public var bars: SurroundingBars?
  /// Where a document says so.
  public var barsRange: SourceRange?
  /// What is drawn behind the views.
  public var background: Background?
  /// The properties of the root view that differ.
  public var root: ViewProperties = [:]
  /// The part of the screen that is drawn.
  public var crop: Crop?
  /// The root view's subviews, back to front.
  public var views: [ViewDescription]?
  /// The constraints between all views.
  public var constraints: [ConstraintDescription]?

  /// Creates a panel that shows the layout after the steps.
  public init(title: String? = nil, steps: [Located<Step>] = []) {
    self.title = title
    self.steps = steps
  }
}

extension Figure {
  /// What bars add to the safe area of a picture's device, in points: what the document says, or as high as its bars are
  /// there.
  public func barInsets(in variant: PictureVariant) -> EdgeInsets {
    additionalSafeAreaInsets ?? surroundingBars.insets(variant.barHeights(on: platform))
  }

  /// What the device and the bars cover of a picture's screen, in points.
  public func coveredInsets(in variant: PictureVariant) -> EdgeInsets {
    guard let device = variant.device, safeArea ?? true, rootStanding(in: variant) != .part else { return .zero }
    let bars = barInsets(in: variant)
    if let place = variant.place { return place.safeAreaInsets + bars }
    var covered = device.insets(in: variant.orientation).safeArea + bars
    if let card = cardTop(in: variant) {
      covered.top = card + (bars.top > 0 ? bars.top + ControlMetrics.barOffsetOnCard : 0)
    }
    return covered
  }

  /// How far from the ends of a picture's screen the root view begins and ends, in points: it ends at bars that it
  /// does not reach below, and begins where the card begins that shows it.
  ///
  /// On an editor's canvas the root has the size that the document says.
  public func clearance(in variant: PictureVariant) -> EdgeInsets {
    let edges = surroundingBars.endingEdges
    let card = cardTop(in: variant)
    guard !edges.isEmpty || card != nil, canvas?.isShown(by: variant) != true else { return .zero }
    let covered = coveredInsets(in: variant)
    return EdgeInsets(
      top: edges.contains(.minY) ? covered.top : card ?? 0, left: 0, bottom: edges.contains(.maxY) ? covered.bottom : 0,
      right: 0)
  }

  /// The size of the root view in a picture, in points.
  public func rootSize(in variant: PictureVariant) -> Size {
    let clearance = clearance(in: variant)
    return Size(variant.size.width, max(0, variant.size.height - clearance.top - clearance.bottom))
  }

  /// The figure as a panel shows it: what the panel says of the screen and its looks is in place of what the document
  /// says.
  public func adapted(to panel: PanelDescription) -> Figure {
    var figure = self
    figure.adapt(to: panel)
    return figure
  }

  /// In place: a figure is long, and copied again for what it may be.
  private mutating func adapt(to panel: PanelDescription) {
    if let chrome = panel.chrome { self.chrome = chrome }
    if let hasBorder = panel.hasBorder { self.hasBorder = hasBorder }
    if let showsScreenSize = panel.showsScreenSize?.value { self.showsScreenSize = showsScreenSize }
    if let annotationScale = panel.annotationScale { self.annotationScale = annotationScale }
    if let bars = panel.bars {
      surroundingBars = bars
      // Other bars have other heights than the document's.
      additionalSafeAreaInsets = nil
    }
    if let insets = panel.additionalSafeAreaInsets { self.additionalSafeAreaInsets = insets }
    if let background = panel.background { self.background = background }
    if let show = panel.show { self.show = show }
    if let selected = panel.selected { self.selected = selected }
    if let callouts = panel.callouts { self.callouts = callouts }
    if !panel.additionalCallouts.isEmpty { callouts += panel.additionalCallouts }
  }
}
