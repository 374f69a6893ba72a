import Diagnostics
import Figures
import Geometry
import Typography
import ViewLayout

/// The views and constraints of one picture while its panels' steps change them.
final class Stage {
  let figure: Figure
  let measurer: any TextMeasurer
  private(set) var variant: PictureVariant

  let root: View
  /// By name, those that a step took out of the tree included.
  private(set) var views: [String: StagedView] = [:]
  var constraints: StagedConstraints
  /// The identifiers of constraints that give way in a conflict.
  var breaking: Set<String> = []
  private var keptEngine: LayoutEngine?
  var outcome = LayoutOutcome()
  var diagnostics = Diagnostics()
  var missingGlyphs: [Located<MissingGlyphs>] = []

  /// Sets the stage with the document's views and constraints, or those of the panel's own.
  init(_ figure: Figure, panel: PanelDescription, variant: PictureVariant, measuringTextWith measurer: any TextMeasurer)
  {
    self.figure = figure
    self.measurer = measurer
    self.variant = variant
    let content = figure.content(for: variant)
    // 1. The root, as large as the canvas that the frames were written for.
    root = View(
      content.root.kind, "root", frame: Rect(origin: .zero, size: figure.canvas?.size ?? variant.size),
      platform: figure.platform)
    root.translatesAutoresizingMaskIntoConstraints = true
    constraints = StagedConstraints(in: root)
    var rootDescription = content.root
    rootDescription.subviews = panel.views ?? content.root.subviews
    setScreenInsets()
    register(root, rootDescription)
    // 2. The views, each in its superview before it gets its geometry.
    for subview in rootDescription.subviews { add(subview, to: root) }
    // 3. The constraints, the document's and those beside the views.
    replaceConstraints(with: panel.constraints ?? content.constraints)
    // 4. The root fills the screen, and views follow by their masks.
    if figure.canvas != nil { fillScreen() }
  }

  private func fillScreen() { setRootSize(variant.size) }

  /// Gives the root a size; its corner stays.
  func setRootSize(_ size: Size) {
    root.bounds.size = size
    root.center = Point(size.width / 2, size.height / 2)
  }

  private func add(_ description: ViewDescription, to superview: View) {
    let view = View(description.kind, description.name.value, platform: figure.platform)
    view.translatesAutoresizingMaskIntoConstraints =
      superview.kind != .stackView && [.frame, .bounds, .center].contains { description.properties[$0] != nil }
    superview.addSubview(view)
    register(view, description)
    for subview in description.subviews { add(subview, to: view) }
  }

  private func register(_ view: View, _ description: ViewDescription) {
    let staged = StagedView(view, description)
    views[view.name] = staged
    view.look.bar = description.bar
    view.look.scrollsUnderBars = description.scrollsUnderBars
    // Frame, bounds and center come before the transform, in whatever order they were written.
    let written = description.properties.sorted { Self.order[$0.key, default: 0] < Self.order[$1.key, default: 0] }
    for (property, value) in written { property.set(value.value, on: staged, in: context) }
  }

  private static let order = Dictionary(uniqueKeysWithValues: zip(ViewProperty.allCases, 0...))

  /// Takes another device, orientation, size or direction: the root fills the screen again.
  func turn(to variant: PictureVariant) {
    guard variant != self.variant else { return }
    let resizes = variant.size != self.variant.size
    self.variant = variant
    setScreenInsets()
    if resizes { fillScreen() }
  }

  /// Gives the root what the device covers of it, and its margins.
  private func setScreenInsets() {
    let hasOwnMargins = views[root.name]?.description[.layoutMargins] != nil
    if let canvas = figure.canvas, canvas.isShown(by: variant) {
      root.rootSafeAreaInsets = canvas.safeAreaInsets
      root.rootReadableInset = canvas.device?.insets(in: variant.orientation).readableInset ?? 0
      if !hasOwnMargins { root.customLayoutMargins = canvas.layoutMargins }
      return
    }
    guard let device = variant.device, figure.safeArea ?? true else {
      root.rootSafeAreaInsets = .zero
      root.rootReadableInset = 0
      if !hasOwnMargins { root.customLayoutMargins = nil }
      return
    }
    let insets = device.insets(in: variant.orientation)
    root.rootSafeAreaInsets = insets.safeArea + figure.additionalSafeAreaInsets
    root.rootReadableInset = insets.readableInset
    // Before iOS 8 there were no margins: what asks for them there is 8 from every edge.
    if figure.platform != .ios6, !hasOwnMargins {
      // The catalogue's margin is measured from the screen's side, the safe area included.
      root.customLayoutMargins = EdgeInsets(
        top: 0, left: insets.margin - insets.safeArea.left, bottom: 0, right: insets.margin - insets.safeArea.right)
    }
  }

  /// The view of a name, be it in the tree or not.
  func view(named name: String) -> View? { views[name]?.view }

  // MARK: Constraints

  /// Takes the document's constraints off the stage and puts others on it, those beside the views among them.
  func replaceConstraints(with descriptions: [ConstraintDescription]) {
    constraints.removeAll()
    var order = WrittenOrder()
    order.add(descriptions)
    for view in root.withDescendants {
      let repeated = ([view] + view.ancestors).lazy.compactMap { self.views[$0.name]?.description }
        .first { $0.repetition != nil }
      order.add(views[view.name]?.description.constraints ?? [], in: repeated)
    }
    for description in order.constraints { add(description) }
  }

  /// Adds an item's constraints, or reports why they cannot be.
  func add(_ description: ConstraintDescription) {
    for error in constraints.add(description, lookingUp: view(named:)) {
      diagnostics.add(.error(.impossibleConstraint, error.message, at: description.text.range))
    }
  }

  // MARK: Layout

  /// Lays everything out anew.
  func layOut() {
    outcome = engine().layOut(root, constraints: constraints.inTree.map(\.constraint))
  }

  /// Lays out with an ambiguous view in another of its places.
  func exerciseAmbiguity(of view: View) {
    outcome = engine().exerciseAmbiguity(of: view, in: root, constraints: constraints.inTree.map(\.constraint))
  }

  /// The engine of the layout before, unless something else than the views changed since.
  func engine() -> LayoutEngine {
    let options = LayoutOptions(
      direction: variant.direction, scale: pixelScale,
      roundsToPixels: figure.roundsToPixels ?? (variant.device != nil || showsCanvas), breaking: breaking)
    if let keptEngine, keptEngine.options == options { return keptEngine }
    let engine = LayoutEngine(measuringTextWith: measurer, options: options)
    keptEngine = engine
    return engine
  }

  /// Pixels a point: the canvas's, the device's, or the finest that the figure asks for.
  var pixelScale: Double {
    if let canvas = figure.canvas, showsCanvas { return canvas.scale }
    return variant.device?.scale ?? figure.scales.max() ?? 2
  }

  /// What properties are set and read by.
  var context: StagingContext {
    StagingContext(root: root, contentSize: variant.contentSize, measurer: measurer, scale: pixelScale)
  }

  /// Whether the picture is what the editor's canvas shows.
  var showsCanvas: Bool { figure.canvas?.isShown(by: variant) ?? false }
}
