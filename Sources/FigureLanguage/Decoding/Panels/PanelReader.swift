import Diagnostics
import Figures

/// Reads panels.
struct PanelReader {
  let values: ValueReader
  let names: DocumentNames
  let views: ViewReader
  let constraints: ConstraintReader
  let annotations: AnnotationReader
  private var steps: StepReader { StepReader(values: values, names: names, constraints: constraints) }
  private var reporter: MistakeReporter { values.reporter }

  /// The panels in order, each with the names that it knows: its own views, or those of the panel that it continues.
  func panels(_ node: Node, following document: NameScope, scale: Double) -> [PanelDescription] {
    guard let items = node.sequence else {
      reporter.error(.notAList(.panels, found: node.summary), at: node.range)
      return [PanelDescription()]
    }
    guard !items.isEmpty else {
      reporter.error(.noPanel, at: node.range)
      return [PanelDescription()]
    }
    guard items.count <= reporter.limits[.panels] else {
      reporter.error(.exceeded(.panels, of: reporter.limits), at: node.range)
      return [PanelDescription()]
    }
    var previous = document
    return items.map { item in
      let (panel, scope) = panel(item, document: document, previous: previous, scale: scale)
      previous = scope
      return panel
    }
  }

  private func panel(
    _ node: Node, document: NameScope, previous: NameScope, scale: Double
  ) -> (PanelDescription, NameScope) {
    var panel = PanelDescription()
    panel.range = node.range
    guard let fields = values.fields(of: node, of: "a panel", PanelKey.self) else { return (panel, previous) }
    // 1. Where it starts, and so which views it has.
    if let node = fields.node(.from) { panel.start = values.word(node, "from") ?? .previous }
    let isNew = panel.start == .start || fields.node(.views) != nil
    var scope = isNew ? document : previous
    var items: [ViewItem]?
    if let node = fields.node(.views) {
      var own = NameScope()
      items = views.viewItems(node, scope: &own)
      scope = own
    }
    scope.addIdentifiers(of: fields.node(.constraints))
    items.map { scope.addIdentifiers(of: $0) }
    // 2. What differs from the document.
    decodeLooks(of: &panel, fields, scale: scale)
    decodeScreen(of: &panel, fields, in: scope)
    panel.views = items.map { views.views($0, in: scope) }
    panel.constraints = fields.node(.constraints).map { constraints.constraints($0, in: scope) }
    // 3. Steps, and the annotations after them.
    if let node = fields.node(.do) { panel.steps = steps.steps(node, in: &scope) }
    panel.show = fields.node(.show).map { annotations.annotations($0, in: scope) }
    panel.callouts = fields.node(.callouts).map { annotations.callouts($0, in: scope) }
    if let node = fields.node(.additionalCallouts) { panel.additionalCallouts = annotations.callouts(node, in: scope) }
    panel.selected = fields.node(.selected).flatMap { names.selection($0, "selected", in: scope) }
    panel.subject = fields.node(.of).flatMap { names.selection($0, "of", in: scope) }
    checkSubject(of: panel, fields)
    return (panel, scope)
  }

  private func decodeLooks(of panel: inout PanelDescription, _ fields: Fields<PanelKey>, scale: Double) {
    if let node = fields.node(.title) { panel.title = values.sentences(node, "title") }
    if let node = fields.node(.flowText) {
      panel.flowText = values.sentences(node, "flowText").map { Located($0, at: node.range) }
    }
    if let node = fields.node(.kind) {
      panel.kind = values.word(node, "kind") ?? .layout
      panel.range = node.range
    }
    if let node = fields.node(.device) { panel.device = values.device(node) }
    if let node = fields.node(.size) { panel.size = values.rootSize(node, scale: scale) }
    if panel.device != nil, panel.size != nil {
      reporter.error(.sizeBesideDevice(owner: "a panel"), at: fields.keyRange(.size))
    }
    if let node = fields.node(.orientation) { panel.orientation = values.word(node, "orientation") }
    if let node = fields.node(.direction) { panel.direction = values.word(node, "direction") }
    if let node = fields.node(.horizontalSizeClass) {
      panel.horizontalSizeClass = values.word(node, "horizontalSizeClass")
    }
    if let node = fields.node(.verticalSizeClass) { panel.verticalSizeClass = values.word(node, "verticalSizeClass") }
    if let node = fields.node(.theme) { panel.theme = values.word(node, "theme") }
    if let node = fields.node(.stance) { panel.stance = values.word(node, "stance") }
    if let node = fields.node(.crop) {
      panel.crop = values.crop(node)
      if panel.kind != .layout {
        reporter.error(.cropWithoutLayout, at: fields.keyRange(.crop))
      }
    }
    if let node = fields.node(.zoom) {
      panel.zoom = values.number(node, "zoom", in: 0.1...1) ?? 1
      if !panel.kind.showsScreen {
        reporter.error(.zoomWithoutScreen, at: fields.keyRange(.zoom))
      }
    }
  }

  /// What is around the views and behind them.
  private func decodeScreen(of panel: inout PanelDescription, _ fields: Fields<PanelKey>, in scope: NameScope) {
    if let node = fields.node(.alt) { panel.alt = values.sentences(node, "alt") }
    if let node = fields.node(.keyboard) { panel.keyboard = values.word(node, "keyboard") }
    if let node = fields.node(.chrome) { panel.chrome = values.word(node, "chrome") }
    if let node = fields.node(.contentSizeCategory) {
      panel.contentSize = values.word(node, "contentSizeCategory")
    }
    if let node = fields.node(.annotationScale) { panel.annotationScale = values.annotationScale(node) }
    if let node = fields.node(.additionalSafeAreaInsets) {
      panel.additionalSafeAreaInsets = values.insets(node, "additionalSafeAreaInsets")
    }
    if let node = fields.node(.background) { panel.background = values.background(node) }
    if let node = fields.node(.root) { panel.root = views.rootProperties(node, in: scope) }
    if let node = fields.node(.screenSize) {
      panel.showsScreenSize = values.word(node, "screenSize", ScreenSizeWord.self).map {
        Located($0 != .none, at: node.range)
      }
    }
    if let node = fields.node(.border) {
      panel.hasBorder = values.word(node, "border", BorderWord.self).map { $0 != .none }
      if panel.kind != .layout { reporter.error(.borderWithoutLayout, at: fields.keyRange(.border)) }
    }
  }

  private func checkSubject(of panel: PanelDescription, _ fields: Fields<PanelKey>) {
    if panel.kind == .matrix, fields.node(.of) == nil {
      reporter.error(.matrixWithoutSubject, at: fields.keyRange(.kind))
    } else if panel.kind != .matrix, let range = fields.keyRange(.of) {
      reporter.error(.subjectWithoutMatrix, at: range)
    }
  }
}
