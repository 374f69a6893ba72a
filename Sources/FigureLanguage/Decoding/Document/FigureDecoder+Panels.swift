import Diagnostics
import Figures

extension FigureDecoder {
  /// The panels in order, each with the names that it knows: its own views, or those of the panel that it continues.
  func panels(_ node: Node, following document: NameScope, scale: Double) -> [PanelDescription] {
    guard let items = node.sequence else {
      error(DocumentMistake.notAList(.panels, found: node.summary), at: node.range)
      return [PanelDescription()]
    }
    guard (1...FigureLimits.panels).contains(items.count) else {
      error(DocumentMistake.panelCount(items.count), at: node.range)
      return [PanelDescription()]
    }
    var previous = document
    return items.map { item in
      let (panel, names) = panel(item, document: document, previous: previous, scale: scale)
      previous = names
      return panel
    }
  }

  private func panel(
    _ node: Node, document: NameScope, previous: NameScope, scale: Double
  ) -> (PanelDescription, NameScope) {
    var panel = PanelDescription()
    panel.range = node.range
    guard let fields = fields(of: node, of: "a panel", PanelKey.self) else { return (panel, previous) }
    // 1. Where it starts, and so which views it has.
    if let node = fields.node(.from) { panel.start = word(node, "from") ?? .previous }
    let isNew = panel.start == .start || fields.node(.views) != nil
    var names = isNew ? document : previous
    var items: [ViewItem]?
    if let node = fields.node(.views) {
      var own = NameScope()
      items = viewItems(node, names: &own)
      names = own
    }
    collectIdentifiers(in: fields.node(.constraints), into: &names)
    items.map { collectIdentifiers(in: $0, into: &names) }
    // 2. What differs from the document.
    decodeLooks(of: &panel, fields, scale: scale)
    panel.views = items.map { views($0, in: names) }
    panel.constraints = fields.node(.constraints).map { constraints($0, in: names) }
    // 3. Steps, and what is shown after them.
    if let node = fields.node(.do) { panel.steps = steps(node, in: &names) }
    panel.show = fields.node(.show).map { annotations($0, in: names) }
    panel.callouts = fields.node(.callouts).map { callouts($0, in: names) }
    panel.selected = fields.node(.selected).flatMap { selection($0, "selected", in: names) }
    panel.subject = fields.node(.of).flatMap { selection($0, "of", in: names) }
    checkSubject(of: panel, fields)
    return (panel, names)
  }

  private func decodeLooks(of panel: inout PanelDescription, _ fields: Fields<PanelKey>, scale: Double) {
    if let node = fields.node(.title) { panel.title = text(node, "title") }
    if let node = fields.node(.kind) {
      panel.kind = word(node, "kind") ?? .layout
      panel.range = node.range
    }
    if let node = fields.node(.device) { panel.device = device(node) }
    if let node = fields.node(.size) { panel.size = rootSize(node, scale: scale) }
    if panel.device != nil, panel.size != nil {
      error(DocumentMistake.sizeBesideDevice(owner: "a panel"), at: fields.keyRange(.size))
    }
    if let node = fields.node(.orientation) { panel.orientation = word(node, "orientation") }
    if let node = fields.node(.direction) { panel.direction = word(node, "direction") }
    if let node = fields.node(.theme) { panel.theme = word(node, "theme") }
    if let node = fields.node(.stance) { panel.stance = word(node, "stance") }
    if let node = fields.node(.crop) {
      panel.crop = crop(node)
      if panel.kind != .layout {
        error(DocumentMistake.cropWithoutLayout, at: fields.keyRange(.crop))
      }
    }
  }

  private func checkSubject(of panel: PanelDescription, _ fields: Fields<PanelKey>) {
    if panel.kind == .matrix, fields.node(.of) == nil {
      error(DocumentMistake.matrixWithoutSubject, at: fields.keyRange(.kind))
    } else if panel.kind != .matrix, let range = fields.keyRange(.of) {
      error(DocumentMistake.subjectWithoutMatrix, at: range)
    }
  }

  /// A view's name with its place.
  func selection(_ node: Node, _ key: String, in scope: NameScope) -> Located<String>? {
    viewReference(node, key, in: scope).map { Located($0, at: node.range) }
  }

  // MARK: Identifiers

  /// The identifiers of a list of constraints, before it is decoded: steps further up may name them.
  func collectIdentifiers(in node: Node?, into names: inout NameScope) {
    for item in node?.sequence ?? [] {
      let entry = item.mapping?.first { $0.key.text == ConstraintKey.identifier.rawValue }
      if let identifier = entry?.value.scalar?.text { names.add(identifier: identifier) }
    }
  }

  func collectIdentifiers(in items: [ViewItem], into names: inout NameScope) {
    for item in items {
      let entry = item.entries.first { $0.key.text == ViewKey.constraints.rawValue }
      collectIdentifiers(in: entry?.value, into: &names)
      collectIdentifiers(in: item.subitems, into: &names)
    }
  }
}
