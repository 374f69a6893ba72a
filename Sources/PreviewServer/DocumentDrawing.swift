import Diagnostics
import FigurePainting
import Figures
import Foundation
import Geometry
import Staging
import Strut
import ViewLayout

/// Answers wishes: reads, solves and draws documents.
struct DocumentDrawing {
  let reader: DocumentReader
  /// Whether every view is described, and not only the selected one.
  var describesAll = false

  /// - Returns: The reply, and the paths of the images and of the included documents that were read.
  func reply(to wish: Wish, of path: String) -> (reply: Reply, inputs: [String]) {
    var result: (reply: Reply, inputs: [String]) = (Reply(), [])
    let duration = ContinuousClock().measure { result = untimedReply(to: wish, of: path) }
    result.reply.milliseconds = duration / .milliseconds(1)
    return result
  }

  private func untimedReply(to wish: Wish, of path: String) -> (reply: Reply, inputs: [String]) {
    var reply = Reply(number: wish.number, tag: wish.tag, document: path)
    reply.file = URL(fileURLWithPath: path).path
    // 1. Read it.
    let document: DocumentReader.Document
    switch reader.read(path, metrics: wish.metrics ?? [:]) {
    case .success(let read): document = read
    case .failure(let error):
      reply.messages = [Reply.Message(severity: "error", text: "the document \(error.message)")]
      return (reply, [])
    }
    guard !document.diagnostics.hasErrors else {
      reply.tell(document.diagnostics)
      return (reply, document.reading.inputs)
    }
    reply.isInterfaceDocument = document.isInterfaceDocument
    reply.scenes = document.reading.figures.compactMap(\.scene?.name)
    reply.metrics = document.metrics
    reply.duration = document.reading.figures.compactMap(\.layoutDuration).max()
    // 2. Set what overrides have no words for.
    let reading = document.reading(for: wish)
    // 3. Solve and draw it.
    var options = RenderOptions(formats: [.svg], overrides: wish.overrides)
    options.locatesViews = true
    if let number = wish.picture, (0..<reading.pictureCount(with: wish.overrides)).contains(number) {
      (options.onlyPicture, reply.picture) = (number, number)
    }
    let first = reply.picture ?? 0
    let rendering = render(reading, options: options)
    reply.tell(rendering.diagnostics)
    reply.drawings = zip(rendering.files, rendering.pictures).map { file, picture in
      Reply.Drawing(
        name: picture.scene ?? (file.name as NSString).deletingPathExtension, scene: picture.scene,
        svg: String(decoding: file.bytes, as: UTF8.self),
        width: picture.variant.size.width, height: picture.variant.size.height,
        places: file.places.map { Reply.ViewPlace($0, in: picture, among: file.places) })
    }
    reply.frames = rendering.pictures.enumerated().flatMap { number, picture in
      let isOneOfSeveral = rendering.pictures.count > 1 || reply.picture != nil
      return picture.frames(
        number: first + number, heading: isOneOfSeveral ? reply.drawings.dropFirst(number).first?.name : nil)
    }
    // 4. Say what is wrong with it, and what the selected view is and what holds it.
    reply.problems = rendering.pictures.problems
    guard !reply.hasErrors else { return (reply, reading.inputs) }
    let names =
      describesAll
      ? Set(rendering.pictures.lazy.flatMap(\.panels).flatMap(\.views).map(\.name)).sorted()
      : [wish.selected].compactMap(\.self)
    var (chosen, its) = (rendering, reading)
    if let scene = wish.selectedScene, reply.scenes.contains(scene) {
      // Views of several scenes have the same names.
      its.figures.removeAll { $0.scene?.name != scene }
      chosen.keep(where: { $0.scene == scene })
    }
    for name in names {
      reply.about[name] = about(name, in: chosen, of: its, options.overrides)
      for index in reply.about[name]?.ghosts.indices ?? 0..<0 { reply.about[name]?.ghosts[index].picture += first }
    }
    return (reply, reading.inputs)
  }

  /// The errors of a reply as compilers print them, each with its line and its column.
  func errors(in reply: Reply, of path: String) -> String {
    guard reply.diagnostics.hasErrors, case .success(let document) = reader.read(path, metrics: [:]) else {
      return reply.messages.map { "\(path): error: \($0.text)\n" }.joined()
    }
    let errors = Diagnostics(reply.diagnostics.all.filter { $0.severity == .error })
    return DiagnosticFormatter(file: SourceFile(name: path, text: document.text)).format(errors)
  }

  /// What the sign of a document rests on, without a picture. It has no sign if it takes long to solve.
  ///
  /// - Returns: As of `reply`, but only the messages and the problems.
  func judgement(of path: String) -> (reply: Reply, inputs: [String]) {
    var reply = Reply(document: path)
    guard case .success(let document) = reader.read(path, metrics: [:]) else {
      reply.messages = [Reply.Message(severity: "error", text: "")]
      return (reply, [])
    }
    var overrides = FigureOverrides()
    overrides.show = AnnotationSet()
    overrides.limits = FigureLimits(lowering: [.work: DocumentLimit.work.standard / 50])
    let (solved, diagnostics) = solve(document.reading.figures, document.diagnostics, overrides: overrides)
    let isLong = diagnostics.hasErrors && !document.diagnostics.hasErrors
    reply.messages = isLong ? [] : diagnostics.messages
    reply.problems = solved.flatMap(\.pictures).problems
    return (reply, document.reading.inputs)
  }

  /// - Returns: `nil` if there is no such view.
  private func about(
    _ name: String, in rendering: Rendering, of reading: FigureReading, _ overrides: FigureOverrides
  ) -> Reply.About? {
    guard let view = rendering.pictures.lazy.flatMap(\.panels).flatMap(\.views).first(where: { $0.name == name })
    else { return nil }
    var overrides = overrides
    // Where else the view could be is looked for only where it is shown.
    if view.hasAmbiguousLayout { overrides.show = AnnotationSet([.ambiguity]) }
    let (solved, _) = solve(reading.figures, reading.diagnostics, overrides: overrides, affecting: name)
    let panels = solved.flatMap(\.pictures).flatMap(\.panels)
    let panel = panels.first { $0.determination != nil }
    return Reply.About(
      facts: Reply.Fact.all(of: view, findings: panel?.explanations ?? []),
      holders: panel.flatMap { $0.determination?.holders(in: $0) } ?? [],
      ghosts: rendering.ghosts(of: name, in: panel))
  }
}

extension DocumentReader.Document {
  /// The figures as a wish has them.
  func reading(for wish: Wish) -> FigureReading {
    var reading = reading
    if let scene = wish.scene, reading.figures.contains(where: { $0.scene?.name == scene }) {
      reading.figures.removeAll { $0.scene?.name != scene }
    }
    for index in reading.figures.indices { wish.apply(to: &reading.figures[index]) }
    if let remedy = wish.remedy { reading.figures = reading.trying(remedy, overrides: wish.overrides) }
    return reading
  }

  /// The document's own metrics, in its order.
  fileprivate var metrics: [Reply.Metric] {
    guard let figure = reading.figures.first else { return [] }
    let ranges = figure.metricRanges.sorted { $0.value.isBefore($1.value) }
    return ranges.compactMap { name, range in
      guard let value = figure.metrics[name] else { return nil }
      let written = Double(text(at: range))
      return Reply.Metric(name: name, value: value, written: written ?? value, isNumber: written != nil)
    }
  }

  /// What stands at a place of the document itself.
  func text(at range: SourceRange) -> String {
    guard range.file == nil, let place = text.range(of: range) else { return "" }
    return String(text[place])
  }
}

extension String {
  /// Where in a document a range of it is.
  func range(of range: SourceRange) -> Range<Index>? {
    // Lines end as YAML's do; columns count scalars.
    var start = startIndex
    for _ in 1..<max(1, range.start.line) {
      guard let end = unicodeScalars[start...].firstIndex(where: { $0 == "\n" || $0 == "\r" }) else { return nil }
      start = unicodeScalars.index(after: end)
      if unicodeScalars[end] == "\r", start < endIndex, unicodeScalars[start] == "\n" {
        start = unicodeScalars.index(after: start)
      }
    }
    guard let first = unicodeScalars.index(start, offsetBy: range.start.column - 1, limitedBy: endIndex),
      let end = unicodeScalars.index(first, offsetBy: range.length, limitedBy: endIndex)
    else { return nil }
    return first..<end
  }
}

extension Figure {
  /// How long the animations take of which a moment can be chosen, in seconds.
  fileprivate var layoutDuration: Double? {
    panels.filter(\.kind.isLayout).compactMap { $0.animation?.chain.duration }.max()
  }
}

extension FigureReading {
  /// The figures after a remedy, by its number among those of the figures' pictures.
  fileprivate func trying(_ number: Int, overrides: FigureOverrides) -> [Figure] {
    let (solved, _) = solve(figures, diagnostics, overrides: overrides)
    let changes = solved.flatMap(\.pictures).changes
    guard changes.indices.contains(number) else { return figures }
    let (change, panel) = changes[number]
    return figures.map { $0.making(change, in: panel) ?? $0 }
  }
}

extension Reply.ViewPlace {
  fileprivate init(_ place: PlacedView, in picture: Picture, among places: [PlacedView]) {
    // By index, since a view is much to copy.
    let views = picture.panels[place.panel].views
    name = place.name
    corners = place.corners.numbers
    guard let frame = views[place.view].designFrame, let parent = views[place.view].superview,
      let outer = places.first(where: { $0.panel == place.panel && $0.view == parent })
    else { return }
    stored = outer.corners(of: frame, in: views[parent].bounds)?.numbers
  }
}

extension PlacedView {
  /// The corners in the picture of a rectangle in the view's own coordinates; `nil` for a view without area.
  ///
  /// - Parameter bounds: Those of the view.
  fileprivate func corners(of rect: Rect, in bounds: Rect) -> [Point]? {
    guard bounds.width > 0, bounds.height > 0, rect.isFinite else { return nil }
    // The corners go around: top left, top right, bottom right, bottom left.
    let (origin, right, down) = (corners[0], corners[1] - corners[0], corners[3] - corners[0])
    return rect.corners.map { corner in
      let (x, y) = ((corner.x - bounds.minX) / bounds.width, (corner.y - bounds.minY) / bounds.height)
      return Point(origin.x + x * right.x + y * down.x, origin.y + x * right.y + y * down.y)
    }
  }
}

extension [Point] {
  /// A hundredth of a point is less than a pointer can tell.
  fileprivate var numbers: [Double] { flatMap { [$0.x, $0.y] }.map { ($0 * 100).rounded() / 100 } }
}

extension Rendering {
  /// Keeps some of the pictures, by their places: the others have no files and no panels any more.
  fileprivate mutating func keep(where isKept: (Picture) -> Bool) {
    for index in pictures.indices where !isKept(pictures[index]) { pictures[index].panels = [] }
  }

  /// Where else a view could be, in the first picture that has it.
  ///
  /// - Parameter panel: Solved with all frames that the view could have.
  fileprivate func ghosts(of name: String, in panel: PanelLayout?) -> [Reply.Ghost] {
    guard let panel, let view = panel.views.first(where: { $0.name == name }), let parent = view.superview else {
      return []
    }
    let superview = panel.views[parent]
    for (number, (file, picture)) in zip(files, pictures).enumerated() where !picture.panels.isEmpty {
      guard
        let outer = file.places.first(where: { picture.panels[$0.panel].views[$0.view].name == superview.name })
      else { continue }
      return view.ghosts.compactMap { ghost in
        outer.corners(of: ghost, in: superview.bounds).map {
          Reply.Ghost(picture: number, corners: $0.numbers, frame: [ghost.x, ghost.y, ghost.width, ghost.height])
        }
      }
    }
    return []
  }
}

extension Picture {
  /// - Parameter heading: What tells the picture from others.
  fileprivate func frames(number: Int, heading: String?) -> [Reply.Frame] {
    var seen: Set<Reply.Frame> = []
    return panels.flatMap { panel in
      panel.views.indices.map { index in
        let frame = panel.views[index].frame
        return Reply.Frame(
          picture: number, panel: heading ?? (panels.count > 1 ? panel.title : nil), name: panel.views[index].name,
          depth: panel.depth(ofViewAt: index), className: panel.views[index].className, x: frame.x,
          y: frame.y, width: frame.width, height: frame.height, isAmbiguous: panel.views[index].hasAmbiguousLayout)
      }.filter { frame in
        // A view that is in the same place in several panels is told once.
        var place = frame
        place.panel = nil
        return seen.insert(place).inserted
      }
    }
  }
}

extension PanelLayout {
  fileprivate func depth(ofViewAt index: Int) -> Int {
    sequence(first: index) { views[$0].superview }.reduce(-1) { depth, _ in depth + 1 }
  }
}

extension AxisPair<[KeptRequirement]> {
  /// As `strut inspect --affecting` lists them.
  fileprivate func holders(in panel: PanelLayout) -> [Reply.Holder] {
    Axis.allCases.flatMap { axis -> [Reply.Holder] in
      var holders = self[axis].map { Reply.Holder($0, axis, in: panel) }
      // It can be said where all are known and one matters less than the others.
      let order = holders.indices.sorted { (holders[$0].priority ?? 0) < (holders[$1].priority ?? 0) }
      if let first = order.first, let priority = holders[first].priority, priority < Priority.required.rawValue,
        order.dropFirst().first.map({ holders[$0].priority != priority }) ?? true
      {
        holders[first].givesWayFirst = true
      }
      return holders.isEmpty ? [Reply.Holder(axis: axis.rawValue, text: "not determined")] : holders
    }
  }
}

extension Reply {
  /// Tells the page what is wrong with the document.
  fileprivate mutating func tell(_ diagnostics: Diagnostics) {
    (self.diagnostics, messages) = (diagnostics, diagnostics.messages)
  }
}

extension Diagnostics {
  var messages: [Reply.Message] {
    inLineOrder.map { diagnostic in
      Reply.Message(
        severity: diagnostic.severity.rawValue, text: diagnostic.message, line: diagnostic.range?.start.line,
        file: diagnostic.range?.file?.path)
    }
  }
}
