import Diagnostics
import Figures
import Geometry
import Graphics

extension FigureDecoder {
  /// The whole document.
  func figure(_ node: Node, name: String) -> Figure {
    var figure = Figure(name: name)
    guard let fields = fields(of: node, of: "a document", DocumentKey.self) else { return figure }
    decodeTexts(of: &figure, fields)
    decodeOptions(of: &figure, fields)
    decodeScreens(of: &figure, fields)
    decodeCanvas(of: &figure, fields)
    decodeContents(of: &figure, fields) { key in node.mapping?.contains { $0.key.text == key.rawValue } ?? false }
    figure.viewsRange = fields.keyRange(.views) ?? node.range
    return figure
  }

  private func decodeTexts(of figure: inout Figure, _ fields: Fields<DocumentKey>) {
    figure.title = fields.node(.title).flatMap { sentences($0, "title") }
    figure.alt = fields.node(.alt).flatMap { sentences($0, "alt") }
    figure.caption = fields.node(.caption).flatMap { sentences($0, "caption") }
  }

  private func decodeOptions(of figure: inout Figure, _ fields: Fields<DocumentKey>) {
    if let node = fields.node(.chrome) { figure.chrome = word(node, "chrome") ?? .none }
    if let node = fields.node(.palette) { figure.palette = word(node, "palette") ?? .strut }
    if let node = fields.node(.platform) { figure.platform = word(node, "platform") ?? .ios }
    if let node = fields.node(.stance) { figure.stance = word(node, "stance") ?? .upright }
    if let node = fields.node(.theme) { figure.themes = words(node, "theme") ?? [] }
    if let node = fields.node(.direction) { figure.directions = words(node, "direction") ?? figure.directions }
    if let node = fields.node(.contentSize) { figure.contentSizes = words(node, "contentSize") ?? figure.contentSizes }
    if let node = fields.node(.expect) { decodeExpectations(of: &figure, node) }
    if let node = fields.node(.safeArea) { figure.safeArea = boolean(node, "safeArea") }
    if let node = fields.node(.annotationScale) {
      figure.annotationScale = number(node, "annotationScale", in: 0.1...10) ?? 1
    }
    if let node = fields.node(.crop) { figure.crop = crop(node) }
    if let node = fields.node(.background) { figure.background = background(node) ?? .standard }
  }

  private func decodeExpectations(of figure: inout Figure, _ node: Node) {
    figure.expectations = Set(words(node, "expect") ?? [])
    for item in items(node) {
      guard let word = item.scalar.flatMap({ Expectation(rawValue: $0.text) }) else { continue }
      figure.expectationRanges[word] = item.range
    }
  }

  /// Devices, sizes, orientations and scales, which together say how large a canvas is.
  private func decodeScreens(of figure: inout Figure, _ fields: Fields<DocumentKey>) {
    if let node = fields.node(.orientation) { figure.orientations = words(node, "orientation") ?? figure.orientations }
    if let node = fields.node(.scale) {
      figure.scales = distinct(node, "scale") { integer($0, "scale", in: 1...3).map(Double.init) } ?? figure.scales
    }
    if let node = fields.node(.device) { figure.devices = distinct(node, "device", device) ?? [] }
    if let node = fields.node(.size) {
      figure.size = rootSize(node, scale: figure.scales.max() ?? 1)
      if fields.node(.device) != nil {
        error(DocumentMistake.sizeBesideDevice(owner: "a document"), at: fields.keyRange(.size))
      }
    }
  }

  /// The editor's canvas that frames were written for, and what bars cover on any device.
  private func decodeCanvas(of figure: inout Figure, _ fields: Fields<DocumentKey>) {
    if let node = fields.node(.additionalSafeAreaInsets) {
      figure.additionalSafeAreaInsets = insets(node, "additionalSafeAreaInsets") ?? .zero
    }
    guard let node = fields.node(.canvas), let canvas = self.fields(of: node, of: "a canvas", CanvasKey.self) else {
      return
    }
    guard let sizeNode = canvas.node(.size) else {
      error(DocumentMistake.canvasWithoutSize, at: node.range)
      return
    }
    guard let size = rootSize(sizeNode, scale: 1) else { return }
    figure.canvas = Canvas(
      size: size, device: canvas.node(.device).flatMap(device),
      safeAreaInsets: canvas.node(.safeAreaInsets).flatMap { insets($0, "safeAreaInsets") } ?? .zero,
      layoutMargins: canvas.node(.layoutMargins).flatMap { insets($0, "layoutMargins") },
      scale: canvas.node(.scale).flatMap { integer($0, "scale", in: 1...3) }.map(Double.init) ?? 2)
  }

  private func decodeContents(
    of figure: inout Figure, _ fields: Fields<DocumentKey>, isMentioned: (DocumentKey) -> Bool
  ) {
    if let node = fields.node(.metrics) {
      metrics = self.metrics(node)
      figure.metrics = metrics
    }
    // 1. All names first: what comes earlier may name what comes later.
    var names = NameScope()
    let items = fields.node(.views).map { viewItems($0, names: &names) } ?? []
    if fields.node(.views) == nil, isMentioned(.views) { nameMistakes.listsAreMissing = true }
    collectIdentifiers(in: fields.node(.constraints), into: &names)
    collectIdentifiers(in: items, into: &names)
    if let root = fields.node(.root)?.mapping {
      collectIdentifiers(in: root.first { $0.key.text == ViewKey.constraints.rawValue }?.value, into: &names)
    }
    let everywhere = names.merging(panelNames(fields.node(.panels)))
    // 2. The tree and its constraints.
    if let node = fields.node(.root) { figure.root = root(node, in: everywhere) }
    figure.root.subviews = views(items, in: names)
    if let node = fields.node(.constraints) { figure.constraints = constraints(node, in: everywhere) }
    // 3. What is shown of it.
    if let node = fields.node(.show) { figure.show = annotations(node, in: everywhere) }
    if let node = fields.node(.selected) { figure.selected = selection(node, "selected", in: everywhere) }
    if let node = fields.node(.callouts) { figure.callouts = callouts(node, in: everywhere) }
    // 4. The panels.
    if let node = fields.node(.panels) {
      figure.panels = panels(node, following: names, scale: figure.scales.max() ?? 1)
    }
  }

  /// The names of views that panels have of their own, so that what the document says of all panels may name them.
  private func panelNames(_ node: Node?) -> NameScope {
    var names = NameScope()
    func collect(_ node: Node) {
      for item in node.sequence ?? [] {
        guard let entries = item.mapping, let first = entries.first else { continue }
        let repetition = entries.first { $0.key.text == ViewKey.repeat.rawValue }?.value.scalar?.text
        let count = repetition.flatMap { Int($0) } ?? 1
        for number in 1...min(max(count, 1), FigureLimits.repetitions)
        where names.viewNames.count < FigureLimits.views {
          if let scalar = first.value.scalar?.numbered(number) { names.add(view: scalar.text, at: scalar.range) }
        }
        for entry in entries where entry.key.text == ViewKey.subviews.rawValue { collect(entry.value) }
      }
    }
    for panel in node?.sequence ?? [] {
      for entry in panel.mapping ?? [] where entry.key.text == PanelKey.views.rawValue { collect(entry.value) }
    }
    return names
  }

  // MARK: Screens

  func device(_ node: Node) -> Device? {
    guard let scalar = scalar(node, "device", takes: "a device's name") else { return nil }
    if let device = Device.named(scalar.text) { return device }
    let remedy = DeviceCatalogue.hint(for: scalar.text)
    error(DocumentMistake.unknownDevice(scalar.text, remedy: remedy), at: scalar.range)
    return nil
  }

  /// A root view's size, which must fit the largest canvas at the figure's scale.
  func rootSize(_ node: Node, scale: Double) -> Size? {
    guard let size = size(node, "size") else { return nil }
    guard size.width > 0, size.height > 0 else {
      error(DocumentMistake.rootWithoutArea, at: node.range)
      return nil
    }
    let longest = max(size.width, size.height) * scale
    guard longest <= FigureLimits.canvasPixels else {
      error(DocumentMistake.rootTooLong(pixels: longest, scale: scale), at: node.range)
      return nil
    }
    return size
  }

  /// A colour, `transparent`, or `grid(10)`.
  private func background(_ node: Node) -> Background? {
    let form = "a colour, 'transparent' or grid(10)"
    guard let scalar = scalar(node, "background", takes: form) else { return nil }
    if scalar.text == "transparent" { return .transparent }
    guard scalar.text.hasPrefix("grid") else { return color(node, "background").map(Background.color) }
    do {
      let calls = try FunctionCall.all(in: scalar)
      guard calls.count == 1, let call = calls.first, call.name.text == "grid" else {
        error(ValueMistake.notOne(key: "background", takes: form), at: scalar.range)
        return nil
      }
      return numbers(of: call, form: "grid(spacing)", count: 1...1, in: 1...10_000).map { .grid(spacing: $0[0]) }
    } catch let mistake {
      report(mistake, in: scalar)
      return nil
    }
  }
}

extension NameScope {
  fileprivate func merging(_ other: NameScope) -> NameScope {
    var merged = self
    merged.merge(other)
    return merged
  }
}
