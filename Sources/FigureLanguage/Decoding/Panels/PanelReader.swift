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
  private var animations: AnimationReader { AnimationReader(values: values, steps: steps) }
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

  /// The only panel of a document that says what moves.
  func animatedPanel(_ node: Node, at range: SourceRange?, following document: NameScope) -> PanelDescription {
    var (panel, scope) = (PanelDescription(), document)
    panel.range = range
    panel.animation = animations.animation(node, at: range, in: &scope)
    panel.kind = .film
    return panel
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
      scope.replace(document)
    } else {
      scope.isContinued = !isNew
    }
    scope.addIdentifiers(of: fields.node(.constraints))
    items.map { scope.addIdentifiers(of: $0) }
    // 2. What differs from the document.
    decodeLooks(of: &panel, fields, scale: scale, in: scope)
    decodeScreen(of: &panel, fields, in: scope)
    panel.views = items.map { views.views($0, in: scope) }
    panel.constraints = fields.node(.constraints).map { constraints.constraints($0, in: scope) }
    // 3. Steps, and the annotations after them.
    if let node = fields.node(.do) { panel.steps = steps.steps(node, in: &scope) }
    decodeMotion(of: &panel, fields, in: &scope)
    panel.show = fields.node(.show).map { annotations.annotations($0, in: scope) }
    panel.callouts = fields.node(.callouts).map { annotations.callouts($0, in: scope) }
    if let node = fields.node(.additionalCallouts) { panel.additionalCallouts = annotations.callouts(node, in: scope) }
    panel.selected = fields.node(.selected).flatMap { names.selection($0, "selected", in: scope) }
    decodeSubject(of: &panel, fields, in: scope)
    warnOfSignsWithoutScreen(panel, fields)
    warnOfSignsWithoutPlane(panel, fields)
    return (panel, scope)
  }

  /// Warns of signs that a panel of words has no screen for.
  private func warnOfSignsWithoutScreen(_ panel: PanelDescription, _ fields: Fields<PanelKey>) {
    guard !panel.kind.showsScreen else { return }
    var keys: [PanelKey] = []
    if panel.callouts?.isEmpty == false { keys.append(.callouts) }
    if !panel.additionalCallouts.isEmpty { keys.append(.additionalCallouts) }
    if panel.show?.isEmpty == false { keys.append(.show) }
    keys += [.selected, .chrome, .stance, .annotationScale].filter { fields.node($0) != nil }
    for key in keys { reporter.warning(.signWithoutScreen(key, panel.kind), at: fields.keyRange(key)) }
  }

  /// Warns of what the planes of an exploded hierarchy do not show: it has no distances, and bars are no views.
  private func warnOfSignsWithoutPlane(_ panel: PanelDescription, _ fields: Fields<PanelKey>) {
    guard panel.kind == .exploded else { return }
    warnOfSignsWithoutPlane(
      panel.show, at: fields.keyRange(.show), (panel.callouts ?? []) + panel.additionalCallouts,
      at: fields.keyRange(.callouts))
    for key in [PanelKey.selected, .chrome, .stance] where fields.node(key) != nil {
      reporter.warning(.screenWithoutPlane(key), at: fields.keyRange(key))
    }
    if panel.bars != nil { reporter.warning(.barsWithoutPlane, at: fields.keyRange(.bars)) }
  }

  /// Warns of what a document says for all its panels, if none of them shows it.
  ///
  /// Its bars count nevertheless: the safe area is what they leave.
  func warnOfSignsWithoutPlane(in figure: Figure, _ fields: Fields<DocumentKey>) {
    guard !figure.panels.isEmpty, figure.panels.allSatisfy({ $0.kind == .exploded }) else { return }
    let show = fields.node(.show).map { _ in figure.show }
    warnOfSignsWithoutPlane(show, at: fields.keyRange(.show), figure.callouts, at: fields.keyRange(.callouts))
  }

  private func warnOfSignsWithoutPlane(
    _ show: AnnotationSet?, at showRange: SourceRange?, _ callouts: [Callout], at calloutsRange: SourceRange?
  ) {
    for callout in callouts where !callout.mark.isOfPlace {
      reporter.warning(.calloutWithoutPlane, at: callout.range ?? calloutsRange)
    }
    for kind in AnnotationKind.allCases where !kind.isOfPlaces {
      guard let details = show?[kind] else { continue }
      reporter.warning(.annotationWithoutPlane(kind), at: details.range ?? showRange)
    }
  }

  private func decodeLooks(
    of panel: inout PanelDescription, _ fields: Fields<PanelKey>, scale: Double, in scope: NameScope
  ) {
    if let node = fields.node(.title) { panel.title = values.sentences(node, "title") }
    if let node = fields.node(.flowText) {
      panel.flowText = values.sentences(node, "flowText").map { Located($0, at: node.range) }
    }
    if let node = fields.node(.kind) {
      panel.kind = values.word(node, "kind") ?? .layout
      panel.range = node.range
    }
    if let node = fields.node(.span) {
      panel.span = values.integer(node, "span", in: 1...DocumentLimit.panels.standard).map {
        Located($0, at: node.range)
      }
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
      panel.crop = values.crop(node) { names.viewReferences($0, "around", in: scope) }
      if !panel.kind.isLayout {
        reporter.error(.cropWithoutLayout, at: fields.keyRange(.crop))
      }
    }
    if let node = fields.node(.zoom) {
      panel.zoom = values.number(node, "zoom", in: 0.1...4) ?? 1
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
    if let node = fields.node(.bars) {
      panel.bars = values.bars(node)
      panel.barsRange = fields.keyRange(.bars)
    }
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
      if !panel.kind.isLayout { reporter.error(.borderWithoutLayout, at: fields.keyRange(.border)) }
    }
  }

  /// What moves, and which moments of it are shown.
  private func decodeMotion(
    of panel: inout PanelDescription, _ fields: Fields<PanelKey>, in scope: inout NameScope
  ) {
    if let node = fields.node(.animation) {
      panel.animation = animations.animation(node, at: fields.keyRange(.animation), in: &scope)
    }
    if let node = fields.node(.time) {
      panel.time = values.number(node, "time", in: 0...AnimationDescription.longest).map { Located($0, at: node.range) }
    }
    if let node = fields.node(.frames) {
      panel.moments = values.integer(node, "frames", in: 2...reporter.limits[.poses]).map(PanelMoments.evenly)
    }
    if let node = fields.node(.times) { panel.moments = times(node).map(PanelMoments.listed) ?? panel.moments }
    checkMotion(of: &panel, fields)
  }

  /// Times in seconds, each once.
  private func times(_ node: Node) -> [Located<Double>]? {
    // `0.1, 0.2` without brackets is one text.
    let count = node.scalar?.text.split(separator: ",").count ?? 1
    if count > 1, let list = ValueReader.listed(node, form: "", count: count) {
      values.mismatch(node, "times", takes: "a list of seconds", remedy: list)
      return nil
    }
    let items = values.items(node)
    guard items.count <= reporter.limits[.poses] else {
      return reporter.refuse(.exceeded(.poses, of: reporter.limits), at: node.range)
    }
    guard
      let times = values.distinct(node, "times", { values.number($0, "times", in: 0...AnimationDescription.longest) })
    else { return nil }
    return zip(times, items).map { Located($0, at: $1.range) }.sorted { $0.value < $1.value }
  }

  private func checkMotion(of panel: inout PanelDescription, _ fields: Fields<PanelKey>) {
    guard fields.keyRange(.animation) != nil else {
      if panel.kind.isOfMotion { reporter.error(.motionWithoutAnimation(panel.kind), at: fields.keyRange(.kind)) }
      for key in [PanelKey.times, .frames, .time] where fields.keyRange(key) != nil {
        reporter.error(.timeWithoutAnimation(key), at: fields.keyRange(key))
      }
      return
    }
    if fields.keyRange(.times) != nil, let range = fields.keyRange(.frames) {
      reporter.error(.timesAndFrames, at: range)
    }
    // Without a kind, what moves is shown as a film, or at one time.
    if fields.keyRange(.kind) == nil { panel.kind = fields.keyRange(.time) == nil ? .film : .layout }
    if panel.kind.isOfMotion {
      if let range = fields.keyRange(.time) { reporter.error(.timeOfManyPoses, at: range) }
    } else if let range = fields.keyRange(.times) ?? fields.keyRange(.frames) {
      reporter.error(.momentsOfOnePose, at: range)
    }
    guard let duration = panel.animation?.chain.duration else { return }
    var times = panel.time.map { [$0] } ?? []
    if case .listed(let listed)? = panel.moments { times += listed }
    for time in times where time.value > duration + 1e-9 {
      reporter.warning(.timeBeyondEnd(time.value, duration: duration), at: time.range)
    }
  }

  /// What `of` says: a view, or what is seen of some.
  private func decodeSubject(of panel: inout PanelDescription, _ fields: Fields<PanelKey>, in scope: NameScope) {
    guard let node = fields.node(.of) else {
      if panel.kind == .matrix { reporter.error(.matrixWithoutSubject, at: fields.keyRange(.kind)) }
      return
    }
    switch panel.kind {
    case .matrix: panel.subject = names.selection(node, "of", in: scope)
    case .onion, .film: panel.movingViews = values.items(node).compactMap { names.selection($0, "of", in: scope) }
    case .exploded, .hierarchy: panel.layers = values.items(node).compactMap { names.selection($0, "of", in: scope) }
    case .graph: panel.graphed = graphedValue(node, in: scope) ?? .progress
    default: reporter.error(.subjectWithoutUse, at: fields.keyRange(.of))
    }
  }

  /// `progress`, or a view and its value: `box.position.x`.
  private func graphedValue(_ node: Node, in scope: NameScope) -> GraphedValue? {
    guard let scalar = values.scalar(node, "of", takes: "'progress', or a view and its value, such as box.alpha") else {
      return nil
    }
    if scalar.text == GraphedValue.progress.text { return .progress }
    let parts = scalar.text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    var text = StepText(scalar)
    let name = text.word(stoppingAt: ".")
    guard parts.count == 2 else {
      if names.isView(scalar.text, in: scope) { return reporter.refuse(.graphOfView(scalar.text), at: node.range) }
      return reporter.refuse(
        .unknownGraphedValue(scalar.text, meant: Synonyms.meant(scalar.text, among: ["progress"])), at: node.range)
    }
    guard names.viewReference(Node(name), "of", in: scope) != nil else { return nil }
    guard let property = GraphedValue.Property(rawValue: parts[1]) else {
      let words = GraphedValue.Property.allCases.map(\.rawValue)
      let range = scalar.range(at: parts[0].length + 1, length: parts[1].length)
      return reporter.refuse(.unknownGraphedValue(parts[1], meant: Synonyms.meant(parts[1], among: words)), at: range)
    }
    return .property(view: parts[0], property)
  }
}
