import Diagnostics
import Figures
import Geometry
import Graphics
import Typography
import ViewLayout

/// The mutable views and constraints of one picture while the steps of its panels change them.
final class Stage {
  /// The figure as the panel shows it, as what is made of the stage has it.
  private(set) var sharedFigure: Constant<Figure>
  var figure: Figure { _read { yield sharedFigure.value } }
  /// Whether its frames were written for an editor's canvas, which is long to copy.
  private(set) var hasCanvas: Bool
  /// The pixels per point of the layout: those of the canvas or of the device, or 2 for a screen that is no device's. The
  /// scale of a picture does not change the layout.
  private(set) var pixelScale: Double
  let measurer: any TextMeasurer
  private(set) var variant: PictureVariant
  /// The variant whose size classes chose the views and constraints.
  let firstVariant: PictureVariant
  let budget: WorkBudget?

  let root: View
  /// All views by name, including those that a step removed from the tree.
  private(set) var views: [String: StagedView] = [:]
  /// The view that was looked up last.
  private var latestFound: View?
  var constraints: StagedConstraints
  /// The root without the properties of its own that the panel gives it; `nil` if the panel gives it none.
  private var ownRoot: RootProperties?
  /// Whether the root fills the screen already, and rows are as its width asks.
  private var isOnScreen = false
  /// Whether the keyboard is on the screen.
  private(set) var keyboard: Keyboard
  /// As a step says it, which holds for the panels that follow.
  private var keyboardOfSteps: Keyboard?
  /// The constraints that are broken first in a conflict, by their identifiers: the last that a step named before others.
  private var breaking: [String: Int]
  private var keptEngine: LayoutEngine?
  var outcome = LayoutOutcome()
  /// What the last layout changed in cells.
  var cellChanges = CellChanges()
  /// The thickness of the lines below rows on the last screen, in points; `nil` for that of the canvas.
  var lineBelowRows: Double?
  /// The platform whose accessories rows had on the last screen; `nil` for that of the canvas.
  var platformOfRows: Platform?
  /// Where the canvas begins the rows of each table, in points below the top of its content, and how far below that they
  /// were moved on the last screen.
  var startsOfRows: [String: (own: Double, shift: Double)] = [:]
  /// The contents of rows that have other margins than on the canvas, with those of the canvas and those that they were
  /// given.
  var movedMargins: [String: (canvas: EdgeInsets, given: EdgeInsets)] = [:]
  var diagnostics = Diagnostics()
  var missingGlyphs: [Located<MissingGlyphs>] = []

  /// Creates the views and constraints of the document, or those of the panel if it has its own.
  init(
    _ figure: Figure, panel: PanelDescription, variant: PictureVariant, measuringTextWith measurer: any TextMeasurer,
    within budget: WorkBudget? = nil
  ) {
    sharedFigure = Constant(figure)
    hasCanvas = figure.canvas != nil
    pixelScale = figure.pixelScale(of: variant)
    self.budget = budget
    self.measurer = measurer
    self.variant = variant
    firstVariant = variant
    breaking = Dictionary(uniqueKeysWithValues: figure.breaking.map { ($0, 0) })
    keyboard = figure.keyboard
    let content = figure.content(for: variant)
    // 1. The root, with the size of the canvas that the frames were written for.
    root = View(
      content.root.kind, "root", frame: Rect(origin: .zero, size: figure.canvas?.size ?? figure.rootSize(in: variant)),
      platform: figure.platform)
    root.translatesAutoresizingMaskIntoConstraints = true
    constraints = StagedConstraints(in: root)
    var rootDescription = content.root
    rootDescription.subviews = panel.views ?? content.root.subviews
    setScreenInsets()
    var viewCount = 1
    rootDescription.visitDescendants { _ in viewCount += 1 }
    views.reserveCapacity(viewCount)
    register(root, rootDescription)
    // 2. The views. Each is added to its superview before its geometry is set.
    for subview in rootDescription.subviews { add(subview, to: root) }
    // 3. The constraints: the list of the document and those listed with the views.
    replaceConstraints(with: panel.constraints ?? content.constraints)
    // 4. The root fills the screen, and views follow by their autoresizing masks.
    if let canvas = figure.canvas { fillScreen(from: canvas.size) }
    isOnScreen = true
  }

  private func fillScreen(from old: Size) {
    setRootSize(figure.rootSize(in: variant))
    guard hasCanvas else { return }
    let tables = views.values.map(\.view).filter { $0.kind == .tableView }
    moveToLines(in: tables)
    moveFirstRows(of: tables)
    adapt(tables, from: old.width)
  }

  /// Resizes the root; its top left corner stays.
  func setRootSize(_ size: Size) {
    root.bounds.size = size
    root.center = Point(size.width / 2, size.height / 2)
  }

  private func add(_ description: ViewDescription, to superview: View) {
    let view = View(description.kind, description.name.value, platform: figure.platform)
    let isArranged = superview.kind == .stackView && description[.arranged] != .boolean(false)
    view.translatesAutoresizingMaskIntoConstraints =
      !isArranged && [ViewProperty.frame, .bounds, .center].contains(where: description.properties.contains)
    superview.addSubview(view)
    // An editor's canvas shows content from its own corner on.
    if hasCanvas { view.scroll.contentInsetAdjustmentBehavior = .never }
    register(view, description)
    arrange(view, before: nil)
    for subview in description.subviews { add(subview, to: view) }
  }

  /// Puts a view that came into a stack view into its row, unless it is one that is not arranged.
  ///
  /// - Parameter next: The subview before which it goes; at the end of the row where that is not in it, or `nil`.
  func arrange(_ view: View, before next: View?) {
    guard let stack = view.superview, stack.kind == .stackView, view.kind != .layoutGuide,
      !view.translatesAutoresizingMaskIntoConstraints, views[view.name]?.isArranged ?? true
    else { return }
    let index = next.flatMap { next in stack.arrangedSubviews.firstIndex { $0 === next } }
    arrange(view, in: stack, at: index)
  }

  /// Puts a view into a stack view's row; at an index of the row, or at its end.
  func arrange(_ view: View, in stack: View, at index: Int?) {
    stack.insertArrangedSubview(view, at: index ?? .max)
    views[stack.name]?.applyCustomSpacing(behind: view)
  }

  private func register(_ view: View, _ description: ViewDescription) {
    let staged = StagedView(view, description)
    views[view.name] = staged
    latestFound = nil
    if let bar = description.bar { view.look.bar = bar }
    view.maskHeightPriority = description.maskHeightPriority
    // A cell's own labels follow the reader's text size, as UIKit makes them.
    if figure.platform.sizesRowsByContent, !hasCanvas,
      view.kind == .tableView || view.kind == .tableViewCell
    {
      ViewProperty.font.set(.font(FontDescription(style: .body)), on: staged, in: context)
    }
    // Frame, bounds and center are set before the transform, whatever the order in the document.
    let properties = description.properties
    if !properties.isEmpty {
      let context = context
      for index in properties.indices {
        properties[index].key.set(properties[index].value.value, on: staged, in: context)
      }
    }
    view.rowPart = description.rowPart
    view.itemFlow = description.itemFlow
    setContentSize(of: staged)
  }

  /// Changes the device, orientation, size, direction or text size. If the size changes, the root fills the screen
  /// again.
  ///
  /// - Parameter figure: The figure as the panel shows it.
  func turn(to variant: PictureVariant, as figure: Figure) {
    let old = self.variant
    let oldSize = self.figure.rootSize(in: old)
    let isChanged =
      variant != old || figure.barInsets(in: variant) != self.figure.barInsets(in: old)
      || figure.rootSize(in: variant) != oldSize
    sharedFigure = Constant(figure)
    hasCanvas = figure.canvas != nil
    pixelScale = figure.pixelScale(of: variant)
    guard isChanged else { return }
    // What follows is told of the canvas's places.
    cellChanges.takeBack()
    self.variant = variant
    setScreenInsets()
    if variant.contentSize != old.contentSize { setTextSizes() }
    // Whether a text is the canvas's is a matter of its font.
    if hasCanvas { for staged in views.values { setContentSize(of: staged) } }
    if figure.rootSize(in: variant) != oldSize {
      let inset = viewsAtTheirInset
      fillScreen(from: oldSize)
      for (staged, frame) in inset { ViewProperty.frame.set(frame, on: staged, in: context) }
    }
  }

  /// Sets what follows the reader's text size.
  private func setTextSizes() {
    for staged in views.values {
      if let font = staged.font { ViewProperty.font.set(.font(font), on: staged, in: context) }
      if let image = staged.image { ViewProperty.image.set(.image(image), on: staged, in: context) }
      for (property, text) in staged.runs { property.set(.runs(text), on: staged, in: context) }
    }
  }

  /// The views whose frame was written as an inset from the superview, superviews first, with that inset; without
  /// those that a step has moved since.
  private var viewsAtTheirInset: [(view: StagedView, frame: PropertyValue)] {
    root.withDescendants.compactMap { view in
      guard let staged = views[view.name], let frame = staged.description[.frame], case .inset(let dx, let dy) = frame,
        let superview = view.superview, view.frame == superview.bounds.insetBy(dx: dx, dy: dy)
      else { return nil }
      return (staged, frame)
    }
  }

  /// Shows or hides the keyboard for one panel: as the panel says, or as it was left.
  func beginPanel(withKeyboard panel: Keyboard?) { apply(panel ?? keyboardOfSteps ?? figure.keyboard) }

  /// Shows or hides the keyboard from a step on.
  func setKeyboard(_ keyboard: Keyboard) {
    keyboardOfSteps = keyboard
    apply(keyboard)
  }

  private func apply(_ keyboard: Keyboard) {
    self.keyboard = keyboard
    let below = figure.clearance(in: variant).bottom
    root.rootKeyboardHeight = keyboard == .shown ? max(0, variant.keyboardHeight - below) : nil
  }

  /// Gives the root the properties that a panel says, in place of those that the panel before said.
  func setRootProperties(_ properties: ViewProperties) {
    guard let staged = views[root.name] else { return }
    if let ownRoot {
      ownRoot.restore(root)
      setScreenInsets()
    }
    ownRoot = properties.isEmpty ? nil : RootProperties(of: root)
    for entry in properties { entry.key.set(entry.value.value, on: staged, in: context) }
  }

  /// Sets the root's safe area insets and margins for the device.
  private func setScreenInsets() {
    root.isOnTablet = variant.device?.isPad == true
    root.isInNavigationController = !hasCanvas && figure.surroundingBars.navigationBar != nil
    let hasOwnMargins = views[root.name]?.description[.layoutMargins] != nil
    if let canvas = figure.canvas, canvas.isShown(by: variant) {
      root.rootSafeAreaInsets = canvas.safeAreaInsets
      root.rootReadableInset = canvas.device?.insets(in: variant.orientation).readableInset ?? 0
      if !hasOwnMargins { root.customLayoutMargins = canvas.layoutMargins }
      return
    }
    guard let device = variant.device, figure.safeArea ?? true, figure.rootStanding(in: variant) != .part else {
      // A window without a device has the insets that its author says, and no others.
      root.rootSafeAreaInsets = figure.safeArea ?? true ? figure.additionalSafeAreaInsets ?? .zero : .zero
      root.rootReadableInset = 0
      if !hasOwnMargins { root.customLayoutMargins = figure.showsPartOfScreen ? figure.canvas?.layoutMargins : nil }
      return
    }
    let insets = device.insets(in: variant.orientation)
    root.rootSafeAreaInsets = figure.coveredInsets(in: variant) - figure.clearance(in: variant)
    root.rootReadableInset = variant.readableInset(on: device)
    // There were no layout margins before iOS 8. Attributes with margins then mean 8 points from every edge.
    if figure.platform != .ios6, !hasOwnMargins {
      // The margin in the list of devices is measured from the side of the screen and includes the safe area. Of a
      // root whose margins do not grow by that, it is what is left; but not where they did not grow yet, on the
      // canvas of a document of Xcode 8 and before: on a device they do, whichever Xcode saved it.
      let isOldCanvas = hasCanvas && (figure.canvas?.platform ?? figure.platform) != .ios
      let covered =
        isOldCanvas && figure.root[.insetsLayoutMarginsFromSafeArea] == .boolean(false) ? .zero : insets.safeArea
      root.customLayoutMargins = EdgeInsets(
        top: 0, left: insets.margin - covered.left, bottom: 0, right: insets.margin - covered.right)
    }
  }

  /// The view with a name, whether it is in the tree or not.
  func view(named name: String) -> View? {
    // The constraints of a view mostly stand together, and to compare two names takes a tenth of looking one up.
    if let latestFound, latestFound.name == name { return latestFound }
    latestFound = views[name]?.view
    return latestFound
  }

  // MARK: Constraints

  /// Replaces all constraints by those listed, and those listed with the views.
  func replaceConstraints(with descriptions: [ConstraintDescription]) {
    constraints.removeAll()
    var order = WrittenOrder()
    order.add(descriptions)
    if views.values.contains(where: { !$0.description.constraints.isEmpty }) { addConstraintsOfViews(to: &order) }
    let written = order.constraints
    for index in written.indices { add(written[index]) }
    // They are written for the canvas; the first are, too, before the root fills the screen.
    if isOnScreen, let canvas = figure.canvas { moveEndsOfRows(rowEnds(from: canvas)) }
  }

  private func addConstraintsOfViews(to order: inout WrittenOrder) {
    let repeats = views.values.contains { $0.description.repetition != nil }
    for view in root.withDescendants {
      guard let own = views[view.name]?.description.constraints, !own.isEmpty else { continue }
      let repeated =
        repeats
        ? ([view] + view.ancestors).reversed().compactMap { self.views[$0.name]?.description }
          .filter { $0.repetition != nil }
        : []
      order.add(own, in: repeated)
    }
  }

  /// Adds the constraints of an item, or reports why they cannot be bound.
  func add(_ description: ConstraintDescription) {
    for error in constraints.add(description, lookingUp: view(named:)) {
      diagnostics.add(.error(.impossibleConstraint, error.message, at: description.text.range))
    }
  }

  // MARK: Layout

  /// Lays out the whole tree.
  func layOut() {
    func layOutTree() { outcome = engine().layOut(root, constraints: constraints.inTree.map(\.constraint)) }
    cellChanges.takeBack()
    raiseRows()
    layOutTree()
    if fitRowTexts() { layOutTree() }
    let hasMovedCells = [fitRows(), growLoneCell(), makeRoomForTitles(), flowItems()].contains(true)
    if hasMovedCells { layOutTree() }
  }

  /// Lays out with an ambiguous view in another of its valid positions.
  func exerciseAmbiguity(of view: View) {
    outcome = engine().exerciseAmbiguity(of: view, in: root, constraints: constraints.inTree.map(\.constraint))
  }

  /// Has a constraint give way before others in the conflicts of the layouts that follow.
  func letGiveWay(_ identifier: String) { breaking[identifier] = (breaking.values.max() ?? 0) + 1 }

  /// The engine of the previous layout, which can reuse its work, unless the options have changed.
  func engine() -> LayoutEngine {
    let options = LayoutOptions(
      direction: variant.direction, scale: pixelScale,
      roundsToPixels: figure.roundsToPixels ?? (variant.device != nil || showsCanvas), breaking: breaking)
    if let keptEngine, keptEngine.options == options { return keptEngine }
    let engine = LayoutEngine(
      measuringTextWith: measurer, options: options, remembers: isLaidOutAgain, within: budget)
    keptEngine = engine
    return engine
  }

  /// Whether the views are laid out more than once.
  private var isLaidOutAgain: Bool {
    figure.panels.count > 1 || figure.panels.contains { !$0.steps.isEmpty || $0.animation != nil }
  }

  /// The context in which properties are read and set.
  var context: StagingContext {
    StagingContext(root: root, contentSize: variant.contentSize, measurer: measurer, scale: pixelScale)
  }

  /// Whether the picture has the size of the editor's canvas.
  var showsCanvas: Bool { figure.canvas?.isShown(by: variant) ?? false }

  /// Whether that is shown as the editor stored it, and not as the application lays it out.
  var showsStoredCanvas: Bool { showsCanvas && figure.canvas?.asksForRunTime != true }
}

extension Figure {
  fileprivate func pixelScale(of variant: PictureVariant) -> Double {
    if let canvas, canvas.isShown(by: variant) { return canvas.scale }
    return variant.device?.scale ?? 2
  }
}

/// What a panel can change of the root for itself.
private struct RootProperties {
  private let look: ViewLook
  private let content: ViewContent
  private let customLayoutMargins: EdgeInsets?
  private let insetsLayoutMarginsFromSafeArea: Bool
  private let layoutMarginsFollowReadableWidth: Bool

  init(of root: View) {
    look = root.look
    content = root.content
    customLayoutMargins = root.customLayoutMargins
    insetsLayoutMarginsFromSafeArea = root.insetsLayoutMarginsFromSafeArea
    layoutMarginsFollowReadableWidth = root.layoutMarginsFollowReadableWidth
  }

  func restore(_ root: View) {
    root.look = look
    root.content = content
    root.customLayoutMargins = customLayoutMargins
    root.insetsLayoutMarginsFromSafeArea = insetsLayoutMarginsFromSafeArea
    root.layoutMarginsFollowReadableWidth = layoutMarginsFollowReadableWidth
  }
}
