import Diagnostics
import Figures
import Geometry
import Graphics
import ViewLayout

/// Makes descriptions of a scene's views.
struct ViewImporter {
  let scene: SceneImporter
  private(set) var diagnostics = Diagnostics()
  private var unknownTags: Set<String> = []
  /// Whether something covers the sides of the canvas.
  private let isCoveredAtSides: Bool

  init(scene: SceneImporter) {
    self.scene = scene
    // Once for the scene: what covers it is looked for in all that holds it.
    let covered = scene.safeArea.insets
    isCoveredAtSides = covered.left > 0 || covered.right > 0
  }

  /// What views inherit from those that hold them.
  private struct Context {
    var superview: InterfaceView
    /// The table that the view is in.
    var table: InterfaceView?
    /// The row whose content view the superview is.
    var row: InterfaceView?
    /// Whether they are rows or items, which the safe area does not reach.
    var scrolls: Bool
    /// The colour of what holds them, as far as that is seen through.
    var ground: Color?
  }

  mutating func root(_ view: InterfaceView) -> ViewDescription {
    var root = ViewDescription(kind(of: view), Located("root", at: view.range))
    root.identifier = view.id
    if let frame = view.frame { set(.designFrame, .rect(frame), of: view, to: &root) }
    root.itemFlow = view.itemFlow(names: scene.names)
    setMargins(of: view, in: nil, to: &root)
    if !scene.margins.followsSafeArea { set(.insetsLayoutMarginsFromSafeArea, .boolean(false), of: view, to: &root) }
    setLooks(of: view, on: nil, isRoot: true, to: &root)
    root.subviews = subviews(
      of: view, in: nil, of: nil, scrolls: view.isCell || view.movesContent, on: root.ground(on: nil))
    return root
  }

  private mutating func subviews(
    of view: InterfaceView, in table: InterfaceView?, of superview: InterfaceView?, scrolls: Bool, on ground: Color?
  ) -> [ViewDescription] {
    let table = view.tag == "tableView" ? view : table
    let row = view.tag == "tableViewCellContentView" ? superview : nil
    return view.subviews.compactMap { subview in
      description(of: subview, in: Context(superview: view, table: table, row: row, scrolls: scrolls, ground: ground))
    }
  }

  private mutating func description(of view: InterfaceView, in context: Context) -> ViewDescription? {
    guard var description = ownDescription(of: view, in: context) else { return nil }
    description.subviews = subviews(
      of: view, in: context.table, of: context.superview, scrolls: context.scrolls || view.movesContent,
      on: description.ground(on: context.ground))
    return description
  }

  /// The view without its subviews, apart from what goes down the tree: that has to be small on the stack.
  @inline(never)
  private mutating func ownDescription(of view: InterfaceView, in context: Context) -> ViewDescription? {
    guard let name = scene.names[view.id] else { return nil }
    var description = ViewDescription(kind(of: view), Located(name, at: view.range))
    description.identifier = view.id
    setGeometry(of: view, to: &description)
    description.maskHeightPriority = view.heightPriority(of: context.superview, in: context.table)
    description.rowPart = view.rowPart(in: context.superview, of: context.row, isCovered: isCoveredAtSides)
    description.itemFlow = view.itemFlow(names: scene.names)
    if let mask = description.rowPart?.mask { set(.autoresizingMask, .mask(mask), of: view, to: &description) }
    setContentSize(of: view, in: context.superview, to: &description)
    setMargins(of: view, in: context, to: &description)
    setLooks(of: view, on: context.ground, isRoot: false, to: &description)
    return description
  }

  private mutating func setLooks(
    of view: InterfaceView, on ground: Color?, isRoot: Bool, to description: inout ViewDescription
  ) {
    let looks = LookImporter(document: scene.document, view: view, options: scene.options, groundBehind: ground)
    looks.setLooks(of: &description)
    if !scene.options.isForFramesAlone {
      for slip in looks.slips(ofKind: description.kind) { diagnostics.add(slip) }
    }
    if isRoot { looks.setTint(of: &description) }
    if scene.scrollsUnderBars(view) { set(.scrollsUnderBars, .boolean(true), of: view, to: &description) }
  }

  /// An unknown kind is a plain view, and told of once.
  private mutating func kind(of view: InterfaceView) -> ViewKind {
    if let kind = view.kind { return kind }
    if unknownTags.insert(view.tag).inserted {
      diagnostics.add(.warning(.unknownClass, "'\(view.tag)' is drawn as a plain view", at: view.range))
    }
    return .view
  }

  private func set(
    _ property: ViewProperty, _ value: PropertyValue, of view: InterfaceView, to description: inout ViewDescription
  ) {
    description.properties[property] = Located(value, at: view.range)
  }

  // MARK: Geometry

  private func setGeometry(of view: InterfaceView, to description: inout ViewDescription) {
    let frame = view.frame ?? .zero
    let isPlaced = view.placement == .mask || view.placement == .imposed
    set(.frame, .rect(frame), of: view, to: &description)
    if view.storesFrame { set(.designFrame, .rect(frame), of: view, to: &description) }
    set(.translatesAutoresizingMaskIntoConstraints, .boolean(isPlaced), of: view, to: &description)
    set(.autoresizingMask, .mask(view.autoresizingMask), of: view, to: &description)
    if view.element.boolean("autoresizesSubviews") == false {
      set(.autoresizesSubviews, .boolean(false), of: view, to: &description)
    }
    if let insets = alignmentInsets(of: view) { set(.alignmentRectInsets, .insets(insets), of: view, to: &description) }
    let element = view.element
    let highest: Priority = isGuessed(view) ? .almostRequired : .required
    // What a document does not say is the standard of a plain view, whatever the kind.
    func priorities(_ name: String, _ standard: Priority) -> PropertyValue {
      func priority(_ axis: String) -> Priority? { element.priority("\(axis)\(name)").map { min($0, highest) } }
      let (horizontal, vertical) = (priority("horizontal"), priority("vertical"))
      let pair = AxisPair<Priority?>(horizontal: horizontal ?? standard, vertical: vertical ?? standard)
      return .priorities(pair)
    }
    set(.contentHuggingPriority, priorities("HuggingPriority", .low), of: view, to: &description)
    set(
      .contentCompressionResistancePriority, priorities("CompressionResistancePriority", .high), of: view,
      to: &description)
  }

  /// A size that is a guess breaks nothing that the author requires.
  private func isGuessed(_ view: InterfaceView) -> Bool {
    if case .given(_, let guesses) = scene.options.contentSizes { return guesses.contains(view.id) }
    return false
  }

  private func alignmentInsets(of view: InterfaceView) -> EdgeInsets? {
    scene.document.alignmentInsets(of: view)
  }

  // MARK: Content

  /// The size that a view asks for: the document's own placeholder, its stored frame, or what it shows.
  private func setContentSize(
    of view: InterfaceView, in superview: InterfaceView, to description: inout ViewDescription
  ) {
    let size = contentSize(of: view, description.kind, in: superview, from: scene.options.contentSizes)
    if let size { set(.intrinsicContentSize, .intrinsicSize(size), of: view, to: &description) }
    // The canvas has what Apple's fonts measured.
    guard case .measured = scene.options.contentSizes, scene.options.keepsCanvasSizes else { return }
    let stored = contentSize(of: view, description.kind, in: superview, from: .stored)
    if stored != size { description.canvasContentSize = stored }
    description.sizePrioritiesElsewhere = sizePrioritiesElsewhere(of: view)
    description.hasOtherFont = view.hasOtherFont
  }

  /// How much a view that shows nothing keeps its size on other screens; `nil` for others, and along an axis along which
  /// it has Interface Builder's own length for what shows nothing.
  private func sizePrioritiesElsewhere(of view: InterfaceView) -> AxisPair<Priority?>? {
    guard view.keepsSize else { return nil }
    guard view.isOfOwnClass, let stored = view.frame?.size else { return AxisPair(.keepingElsewhere) }
    func priority(_ length: Double) -> Priority? { length == InterfaceView.standInLength ? nil : .keepingElsewhere }
    return AxisPair(horizontal: priority(stored.width), vertical: priority(stored.height))
  }

  /// The same from one source; `nil` for what its content measures.
  private func contentSize(
    of view: InterfaceView, _ kind: ViewKind, in superview: InterfaceView, from source: ImportOptions.ContentSizes
  ) -> AxisPair<Double?>? {
    let axes = view.contentAxes
    if let placeholder = view.placeholderSize {
      return AxisPair(horizontal: placeholder.width ?? nil, vertical: placeholder.height ?? nil)
    }
    if !axes.horizontal, !axes.vertical, kind.hasContentSize { return AxisPair(nil) }
    if case .measured = source, let standIn = view.standInSize(in: superview) { return standIn }
    let insets = alignmentInsets(of: view) ?? .zero
    if case .measured = source, let own = scene.document.ownSize(of: view) {
      return AxisPair(
        horizontal: own.horizontal.map { $0 - insets.left - insets.right },
        vertical: own.vertical.map { $0 - insets.top - insets.bottom })
    }
    guard axes.horizontal || axes.vertical, let stored = storedSize(of: view, from: source) else { return nil }
    var size = AxisPair<Double?>(nil)
    if axes.horizontal { size.horizontal = max(0, stored.width - insets.left - insets.right) }
    if axes.vertical { size.vertical = max(0, stored.height - insets.top - insets.bottom) }
    if let (axis, factor) = share(of: view, in: superview, from: source) { size[axis] = size[axis].map { $0 * factor } }
    if case .measured = source { return size }
    return view.unrounded(size, toPixelsOf: 1 / scene.document.pixelsOfCanvas)
  }

  /// Of a row that is divided in proportion, and whose spacing the system chooses: by how much the last view is shorter
  /// than its share, for it makes up for all the gaps. What the others ask for is as much less than their lengths.
  private func share(
    of view: InterfaceView, in row: InterfaceView, from source: ImportOptions.ContentSizes
  ) -> (axis: Axis, factor: Double)? {
    guard view.placement == .stack, row.element["distribution"] == "fillProportionally",
      row.element["spacingType"] == "standard"
    else { return nil }
    let shown = row.subviews.filter { $0.placement == .stack && $0.element.boolean("hidden") != true }
    guard let last = shown.last, last.id != view.id, last.hasContentSize, let size = storedSize(of: last, from: source)
    else {
      return nil
    }
    let axis = row.stackAxis
    let insets = alignmentInsets(of: last) ?? .zero
    let around = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    let length = max(0, size[axis] - around)
    let gaps = View.points(ofSpacing: View.spacingUseSystem) * Double(shown.count - 1)
    return (axis, length / (length + gaps))
  }

  private func storedSize(of view: InterfaceView, from source: ImportOptions.ContentSizes) -> Size? {
    switch source {
    // A button without a title, or segments, have no text to measure: their images, with the room around them, are as
    // large everywhere.
    case .measured where view.isImageButton || view.hasImageSegments: view.frame?.size
    // On other screens only the code of a class can still ask for a size: UIKit's own views have none there.
    case .measured where view.keepsSize && (!scene.options.keepsCanvasSizes || view.isOfOwnClass): view.frame?.size
    case .measured: nil
    // What Interface Builder itself calls old is not what the content measured.
    case .stored where view.element.boolean("misplaced") == true: nil
    case .stored:
      scene.options.expandsImages ? scene.document.uncompressedSize(of: view) : view.frame?.size
    case .given(let sizes, _): sizes[view.id]
    }
  }

  // MARK: Margins

  private func setMargins(of view: InterfaceView, in context: Context?, to description: inout ViewDescription) {
    let element = view.element
    let isContent = view.tag == "tableViewCellContentView" && context != nil
    if isContent, let context {
      let margins = scene.margins.cellMargins(of: context.superview, content: view, in: context.table)
      // An accessory is at the trailing side.
      let isDirectional = margins.left != margins.right
      set(isDirectional ? .directionalLayoutMargins : .layoutMargins, .insets(margins), of: view, to: &description)
    } else if let insets = view.ownMargins {
      let margins = context == nil ? scene.margins.rootMargins(of: insets) : insets
      set(.layoutMargins, .insets(margins), of: view, to: &description)
    }
    if element.boolean("preservesSuperviewLayoutMargins") == true, !isContent {
      set(.preservesSuperviewLayoutMargins, .boolean(true), of: view, to: &description)
    }
    // A cell has the margins of its table, whatever it says.
    if element.boolean("layoutMarginsFollowReadableWidth") == true, !view.isCell {
      set(.layoutMarginsFollowReadableWidth, .boolean(true), of: view, to: &description)
    }
    let follows = element.boolean("insetsLayoutMarginsFromSafeArea") ?? true
    if !follows || context?.scrolls == true || !scene.margins.followsSafeArea && context != nil {
      set(.insetsLayoutMarginsFromSafeArea, .boolean(false), of: view, to: &description)
    }
  }
}

extension InterfaceView {
  /// Whether the letters of a label or a button are, all or some, of a font by its name, which is not there.
  fileprivate var hasOtherFont: Bool {
    guard tag == "label" || tag == "button" else { return false }
    let fragments = [element.child(key: "attributedText"), element.child(key: "normal")?.child(key: "attributedTitle")]
    return element.child(named: "fontDescription")?["name"] != nil
      || fragments.compactMap(AttributedFragments.init).contains(where: \.namesFont)
  }

  /// Whether it is a segmented control with images in place of titles.
  fileprivate var hasImageSegments: Bool {
    tag == "segmentedControl" && element.child(named: "segments")?.children.contains { $0["image"] != nil } ?? false
  }

  /// Whether it is a button that shows an image and no title.
  var isImageButton: Bool {
    let state = element.child(key: "normal")
    let configuration = element.child(key: "configuration")
    return tag == "button" && (state?.image() ?? configuration?.image()) != nil
      && ((configuration ?? state)?["title"] ?? "").isEmpty
  }
}

extension DocumentElement {
  /// One that is beyond all priorities is told of as the document is read, and means nothing.
  fileprivate func priority(_ attribute: String) -> Priority? {
    number(attribute).flatMap(Priority.init(exactly:))
  }
}

extension ViewKind {
  /// Whether the layout gives views of the kind a size of their own accord.
  fileprivate var hasContentSize: Bool { ![.view, .tableView, .tableViewCell, .scrollView, .stackView].contains(self) }
}

extension ViewDescription {
  /// What its subviews lie on: its own colour, or that of what holds it where it has none.
  fileprivate func ground(on behind: Color?) -> Color? {
    guard case .color(let own)? = self[.backgroundColor], own.alpha > 0 else { return behind }
    return own
  }
}
