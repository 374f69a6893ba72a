import Diagnostics
import Figures
import Geometry
import Graphics

/// Turns a document's nodes into a figure, and collects all mistakes.
struct FigureDecoder {
  let reporter: MistakeReporter
  let names: DocumentNames
  private let values: ValueReader
  private let constraints: ConstraintReader
  private let annotations: AnnotationReader
  private let styles: StyleReader
  private let views: ViewReader
  private let panels: PanelReader
  private let givenMetrics: [String: Double]

  /// - Parameters:
  ///   - givenMetrics: Numbers in place of the document's own.
  ///   - nameMistakes: What is known of wrong names before anything is read.
  init(
    source: SourceText, name: String = "", resources: (any FigureResources)?, limits: FigureLimits,
    diagnostics: Diagnostics, givenMetrics: [String: Double] = [:], nameMistakes: NameMistakes = NameMistakes()
  ) {
    self.givenMetrics = givenMetrics
    reporter = MistakeReporter(source: source, limits: limits, diagnostics: diagnostics)
    values = ValueReader(reporter: reporter, images: ImageReader(resources, reporter: reporter), metrics: Metrics())
    names = DocumentNames(values: values, mistakes: nameMistakes)
    constraints = ConstraintReader(values: values, names: names)
    annotations = AnnotationReader(values: values, names: names)
    styles = StyleReader(values: values, names: names)
    views = ViewReader(
      values: values, names: names, constraints: constraints, annotations: annotations, styles: styles,
      included: IncludedDocuments(values: values, resources: resources, documentName: name))
    panels = PanelReader(
      values: values, names: names, views: views, constraints: constraints, annotations: annotations)
  }

  /// The whole document.
  func figure(_ node: Node, name: String) -> Figure {
    var figure = Figure(name: name)
    guard let fields = values.fields(of: node, of: "a document", DocumentKey.self) else { return figure }
    // Metrics first: they may stand wherever a number does.
    let included = includedDocuments(fields)
    addMetrics(of: included, before: fields.node(.metrics))
    figure.metrics = values.metrics.numbers
    for entry in fields.node(.metrics)?.mapping ?? [] { figure.metricRanges[entry.key.text] = entry.value.range }
    decodeTexts(of: &figure, fields)
    decodeOptions(of: &figure, fields)
    figure.arrangement = arrangement(fields)
    decodeScreens(of: &figure, fields)
    decodeCanvas(of: &figure, fields)
    decodeContents(of: &figure, fields, including: included) { key in
      node.mapping?.contains { $0.key.text == key.rawValue } ?? false
    }
    let isOnDevices = !figure.panels.isEmpty && figure.panels.allSatisfy { $0.device != nil }
    // A device that is misspelt is reported at its own place.
    if let bars = fields.keyRange(.bars), fields.node(.device) == nil, fields.node(.canvas) == nil, !isOnDevices {
      reporter.warning(.barsWithoutRoom, at: bars)
    }
    figure.viewsRange = fields.keyRange(.views) ?? node.range
    return figure
  }

  private typealias Included = (document: IncludedDocuments.Contents, given: Set<String>)

  /// The documents that the figure's views and those of its panels include.
  private func includedDocuments(_ fields: Fields<DocumentKey>) -> [Included] {
    let panels = fields.node(.panels)?.sequence?.compactMap { panel in
      panel.mapping?.first { $0.key.text == PanelKey.views.rawValue }?.value
    }
    let lists = [fields.node(.views)].compactMap(\.self) + (panels ?? [])
    return views.includedDocuments(in: Node(sequence: lists.flatMap { $0.sequence ?? [] }, at: reporter.start))
  }

  /// The metrics of included documents, as far as they are known without `with`, and those of the document itself.
  private func addMetrics(of included: [Included], before node: Node?) {
    var places: [String: SourceRange] = [:]
    func checkClash(_ entry: Node.Entry, _ value: Double?) {
      guard let first = places[entry.key.text], let value, let other = values.metrics.numbers[entry.key.text],
        value != other
      else { return }
      reporter.error(
        .metricClash(entry.key.text), at: entry.key.range, notes: [.init("also declared here", at: first)])
    }
    for (document, given) in included {
      for entry in document.metrics?.mapping ?? [] where !given.contains(entry.key.text) {
        guard NameScope.isName(entry.key.text), let value = entry.value.scalar.flatMap(values.value(ofArithmetic:))
        else { continue }
        checkClash(entry, value)
        if places[entry.key.text] == nil {
          (places[entry.key.text], values.metrics.numbers[entry.key.text]) = (entry.key.range, value)
        }
      }
    }
    guard let node else { return }
    if !places.isEmpty {
      for entry in node.mapping ?? [] { checkClash(entry, entry.value.scalar.flatMap(values.value(ofArithmetic:))) }
    }
    let given = givenMetrics.filter { name, _ in node.mapping?.contains { $0.key.text == name } ?? false }
    values.metrics.numbers.merge(given) { $1 }
    constraints.addMetrics(node, except: Set(given.keys))
  }

  private func decodeTexts(of figure: inout Figure, _ fields: Fields<DocumentKey>) {
    figure.title = fields.node(.title).flatMap { values.sentences($0, "title") }
    if let node = fields.node(.name), let name = values.fileName(node, "name") {
      (figure.name, figure.hasOwnName) = (name, true)
    }
    figure.alt = fields.node(.alt).flatMap { values.sentences($0, "alt") }
    figure.caption = fields.node(.caption).flatMap { values.sentences($0, "caption") }
  }

  private func decodeOptions(of figure: inout Figure, _ fields: Fields<DocumentKey>) {
    if let node = fields.node(.keyboard) { figure.keyboard = values.word(node, "keyboard") ?? .hidden }
    if let node = fields.node(.hiddenViews) { figure.hiddenViews = values.word(node, "hiddenViews") ?? .absent }
    if let node = fields.node(.chrome) { figure.chrome = values.word(node, "chrome") ?? .none }
    if let node = fields.node(.border) {
      figure.hasBorder = values.word(node, "border", BorderWord.self) != BorderWord.none
    }
    if let node = fields.node(.screenSize) {
      figure.showsScreenSize = values.word(node, "screenSize", ScreenSizeWord.self) != ScreenSizeWord.none
    }
    if let node = fields.node(.palette) { figure.palette = values.word(node, "palette") ?? .strut }
    if let node = fields.node(.platform) { figure.platform = values.word(node, "platform") ?? .ios }
    constraints.platform = figure.platform
    if let node = fields.node(.stance) { figure.stance = values.word(node, "stance") ?? .upright }
    if let node = fields.node(.theme), let words = values.words(node, "theme", ThemeWord.self) {
      if let (themes, isAdaptive) = ThemeWord.themes(words) {
        (figure.themes, figure.isAdaptive) = (themes, isAdaptive)
      } else {
        reporter.error(.adaptiveBesideThemes, at: node.range)
      }
    }
    if let node = fields.node(.direction) { figure.directions = values.words(node, "direction") ?? figure.directions }
    decodeContentSizes(of: &figure, fields)
    if let node = fields.node(.expect) { decodeExpectations(of: &figure, node) }
    if let node = fields.node(.safeArea) { figure.safeArea = values.boolean(node, "safeArea") }
    if let node = fields.node(.annotationScale) {
      figure.annotationScale = values.annotationScale(node) ?? 1
    }
    if let node = fields.node(.background) { figure.background = values.background(node) ?? .standard }
  }

  /// How the panels stand together.
  private func arrangement(_ fields: Fields<DocumentKey>) -> PanelArrangement {
    var arrangement = PanelArrangement()
    if let node = fields.node(.columns) {
      arrangement.columns = values.integer(node, "columns", in: 1...DocumentLimit.panels.standard)
    }
    if let node = fields.node(.panelSpacing) {
      arrangement.spacing = values.number(node, "panelSpacing", in: 0...1000) ?? arrangement.spacing
    }
    if let node = fields.node(.panelAlignment) {
      arrangement.alignment = values.word(node, "panelAlignment") ?? .center
    }
    if let node = fields.node(.captions) { arrangement.captions = values.word(node, "captions") ?? .bottom }
    if let node = fields.node(.rowTitles) { arrangement.rowTitles = values.titles(node, "rowTitles") }
    if let node = fields.node(.columnTitles) { arrangement.columnTitles = values.titles(node, "columnTitles") }
    if let node = fields.node(.showsCaption) {
      arrangement.showsCaption = values.boolean(node, "showsCaption") ?? false
    }
    if let node = fields.node(.flow) { arrangement.flow = values.word(node, "flow") ?? .none }
    if let node = fields.node(.printWidth) {
      arrangement.printWidth = values.number(node, "printWidth", in: 100...10_000).map { Located($0, at: node.range) }
    }
    return arrangement
  }

  /// The Dynamic Type categories, also under the name that the key had at first.
  private func decodeContentSizes(of figure: inout Figure, _ fields: Fields<DocumentKey>) {
    let key = fields.node(.contentSizeCategory) == nil ? DocumentKey.contentSize : .contentSizeCategory
    if let node = fields.node(.contentSize), node.sequence?.count == 2,
      node.sequence?.allSatisfy({ $0.scalar.flatMap(values.value(ofArithmetic:)) != nil }) ?? false
    {
      reporter.error(.sizeAsContentSize, at: fields.keyRange(.contentSize))
      return
    }
    if let range = fields.keyRange(.contentSize) {
      reporter.warning(.formerName("contentSize", now: "contentSizeCategory"), at: range)
    }
    if let node = fields.node(key) { figure.contentSizes = values.words(node, key.rawValue) ?? figure.contentSizes }
  }

  private func decodeExpectations(of figure: inout Figure, _ node: Node) {
    figure.expectations = Set(values.words(node, "expect") ?? [])
    for item in values.items(node) {
      guard let word = item.scalar.flatMap({ Expectation(rawValue: $0.text) }) else { continue }
      figure.expectationRanges[word] = item.range
    }
  }

  /// Devices, sizes, orientations and scales, which together say how large a canvas is.
  private func decodeScreens(of figure: inout Figure, _ fields: Fields<DocumentKey>) {
    if let node = fields.node(.orientation) {
      figure.orientations = values.words(node, "orientation") ?? figure.orientations
    }
    if let node = fields.node(.scale) {
      figure.scales =
        values.distinct(node, "scale") { values.integer($0, "scale", in: 1...3).map(Double.init) } ?? figure.scales
    }
    if let node = fields.node(.horizontalSizeClass) {
      figure.horizontalSizeClass = values.word(node, "horizontalSizeClass")
    }
    if let node = fields.node(.verticalSizeClass) { figure.verticalSizeClass = values.word(node, "verticalSizeClass") }
    if let node = fields.node(.device) { figure.devices = values.distinct(node, "device", values.device) ?? [] }
    if let node = fields.node(.size) {
      figure.size = values.rootSize(node, scale: figure.scales.max() ?? 1)
      if fields.node(.device) != nil {
        reporter.error(.sizeBesideDevice(owner: "a document"), at: fields.keyRange(.size))
      }
    }
  }

  /// The editor's canvas that frames were written for, and what bars cover on any device.
  private func decodeCanvas(of figure: inout Figure, _ fields: Fields<DocumentKey>) {
    if let node = fields.node(.bars) {
      figure.surroundingBars = values.bars(node)
      figure.barsRange = fields.keyRange(.bars)
    }
    if let node = fields.node(.additionalSafeAreaInsets) {
      figure.additionalSafeAreaInsets = values.insets(node, "additionalSafeAreaInsets") ?? .zero
    }
    guard let node = fields.node(.canvas), let canvas = values.fields(of: node, of: "a canvas", CanvasKey.self) else {
      return
    }
    guard let sizeNode = canvas.node(.size) else {
      reporter.error(.canvasWithoutSize, at: node.range)
      return
    }
    guard let size = values.rootSize(sizeNode, scale: 1) else { return }
    func isSaid(_ key: CanvasKey) -> Bool {
      canvas.node(key).flatMap { values.boolean($0, key.rawValue) } ?? false
    }
    figure.canvas = Canvas(
      size: size, device: canvas.node(.device).flatMap(values.device),
      safeAreaInsets: canvas.node(.safeAreaInsets).flatMap { values.insets($0, "safeAreaInsets") } ?? .zero,
      layoutMargins: canvas.node(.layoutMargins).flatMap { values.insets($0, "layoutMargins") },
      screen: canvas.node(.screen).flatMap { values.rect($0, "screen") },
      scale: canvas.node(.scale).flatMap { values.integer($0, "scale", in: 1...3) }.map(Double.init) ?? 2,
      isPartOfScreen: isSaid(.isPartOfScreen), isCard: isSaid(.isCard), rowsBeginBelowBars: isSaid(.rowsBeginBelowBars),
      system: canvas.node(.system).flatMap { values.integer($0, "system", in: 1...99) })
  }

  private func decodeContents(
    of figure: inout Figure, _ fields: Fields<DocumentKey>, including included: [Included],
    isMentioned: (DocumentKey) -> Bool
  ) {
    // 1. All names first: what comes earlier may name what comes later.
    var scope = NameScope()
    let items = fields.node(.views).map { views.viewItems($0, scope: &scope) } ?? []
    if fields.node(.views) == nil, isMentioned(.views) { names.mistakes.listsAreMissing = true }
    scope.addIdentifiers(of: fields.node(.constraints))
    scope.addIdentifiers(of: items)
    if let root = fields.node(.root)?.mapping {
      scope.addIdentifiers(of: root.first { $0.key.text == ViewKey.constraints.rawValue }?.value)
    }
    for item in fields.node(.adaptations)?.sequence ?? [] {
      scope.addIdentifiers(of: item.mapping?.first { $0.key.text == AdaptationKey.constraints.rawValue }?.value)
    }
    let everywhere = scope.merging(panelNames(fields.node(.panels)))
    // 2. The styles, the tree and its constraints.
    for node in included.compactMap(\.document.styles) { styles.read(node, in: everywhere) }
    if let node = fields.node(.styles) { styles.read(node, in: everywhere) }
    if let node = fields.node(.root) { figure.root = views.root(node, in: everywhere) }
    figure.root.subviews = views.views(items, in: scope)
    if let node = fields.node(.constraints) { figure.constraints = constraints.constraints(node, in: everywhere) }
    if let node = fields.node(.adaptations) {
      let reader = AdaptationReader(values: values, names: names, views: views, constraints: constraints)
      figure.adaptations = reader.adaptations(node, of: figure, in: everywhere)
    }
    // 3. What is shown of it.
    if let node = fields.node(.show) { figure.show = annotations.annotations(node, in: everywhere) }
    if let node = fields.node(.selected) { figure.selected = names.selection(node, "selected", in: everywhere) }
    if let node = fields.node(.callouts) { figure.callouts = annotations.callouts(node, in: everywhere) }
    if let node = fields.node(.legend) { figure.legend = values.legend(node) }
    if let node = fields.node(.crop) {
      figure.crop = values.crop(node) { names.viewReferences($0, "around", in: everywhere) }
    }
    // 4. The panels, or what moves in the only one.
    if let node = fields.node(.animation) {
      if fields.node(.panels) != nil {
        reporter.error(.animationBesidePanels, at: fields.keyRange(.animation))
      } else {
        figure.panels = [panels.animatedPanel(node, at: fields.keyRange(.animation), following: scope)]
      }
    }
    if let node = fields.node(.panels) {
      figure.panels = panels.panels(node, following: scope, scale: figure.scales.max() ?? 1)
      checkFlow(of: figure)
      checkSpans(of: figure)
      panels.warnOfSignsWithoutPlane(in: figure, fields)
    }
    if let node = fields.node(.poster) { decodePoster(of: &figure, node, at: fields.keyRange(.poster)) }
    checkSurroundings(of: figure, fields)
    if let range = fields.keyRange(.adaptations) { checkSizeClasses(of: figure, at: range) }
    styles.warnOfUnusedProperties()
  }

  /// What is seen where nothing plays.
  private func decodePoster(of figure: inout Figure, _ node: Node, at range: SourceRange?) {
    if let word = node.scalar.flatMap({ PosterWord(rawValue: $0.text) }) {
      figure.poster = word == .start ? .start : .end
    } else if let scalar = node.scalar, NumberText.value(scalar.text) == nil, values.value(ofMetricsIn: scalar) == nil {
      values.mismatch(node, "poster", takes: "'start', 'end' or a time in seconds")
    } else if let time = values.number(node, "poster", in: 0...AnimationDescription.longest) {
      figure.poster = .moment(Located(time, at: node.range))
    }
    guard let duration = figure.playingDuration else { return reporter.warning(.posterWithoutMotion, at: range) }
    if case .moment(let time) = figure.poster, time.value > duration + 1e-9 {
      reporter.warning(.timeBeyondEnd(time.value, duration: duration), at: time.range)
    }
  }

  /// The names of views and constraints that panels have of their own, or that their steps add, so that what the
  /// document says of all panels may name them.
  private func panelNames(_ node: Node?) -> NameScope {
    var scope = NameScope()
    var visited = 0
    func collect(_ node: Node, depth: Int = 0) {
      for item in node.sequence ?? [] {
        let repetition = item.mapping?.first { $0.key.text == ViewKey.repeat.rawValue }?.value.scalar
        guard let repetition, let letter = RepeatedNumber(depth: depth) else {
          add(item, depth: depth)
          continue
        }
        let count = values.value(ofArithmetic: repetition).flatMap { Int(exactly: $0) } ?? 1
        for number in 1...min(max(count, 1), FigureLimits.repetitions) where visited < reporter.limits[.views] {
          add(item.repetition(number, letter), depth: depth + 1)
        }
      }
    }
    func add(_ item: Node, depth: Int) {
      visited += 1
      guard let entries = item.mapping, let first = entries.first else { return }
      if let scalar = first.value.scalar { scope.add(view: scalar.text, at: scalar.range) }
      for entry in entries where entry.key.text == ViewKey.subviews.rawValue { collect(entry.value, depth: depth) }
    }
    func addIdentifiers(ofSteps node: Node, to scope: inout NameScope) {
      let added = (node.sequence ?? []).compactMap { step in
        step.mapping?.first { $0.key.text == StepWord.add.rawValue }?.value
      }
      scope.addIdentifiers(of: Node(sequence: added, at: node.range))
    }
    func addIdentifiers(ofAnimation node: Node, to scope: inout NameScope) {
      for entry in (node.sequence ?? [node]).flatMap({ $0.mapping ?? [] }) {
        switch AnimationKey(rawValue: entry.key.text) {
        case .do: addIdentifiers(ofSteps: entry.value, to: &scope)
        case .keyframes: addIdentifiers(ofAnimation: entry.value, to: &scope)
        default: break
        }
      }
    }
    for panel in node?.sequence ?? [] {
      for entry in panel.mapping ?? [] {
        switch PanelKey(rawValue: entry.key.text) {
        case .views: collect(entry.value)
        case .constraints: scope.addIdentifiers(of: entry.value)
        case .do: addIdentifiers(ofSteps: entry.value, to: &scope)
        case .animation: addIdentifiers(ofAnimation: entry.value, to: &scope)
        default: break
        }
      }
    }
    return scope
  }
}

extension NameScope {
  fileprivate func merging(_ other: NameScope) -> NameScope {
    var merged = self
    merged.merge(other)
    return merged
  }
}
