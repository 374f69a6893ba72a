import Diagnostics
import Figures
import Geometry
import Typography
import ViewLayout

/// Solves a scene from what its document says and compares every frame with the one that Apple's engine stored.
struct SceneComparison {
  let document: InterfaceDocument
  let scene: InterfaceScene
  let measurer: any TextMeasurer
  let sizes: ImportOptions.ContentSizes
  /// Whether a leaf's own size is no echo, since it comes from elsewhere.
  var countsContentSizes = false

  /// One comparison for each view below the root.
  func views() -> [ViewComparison] {
    // 1. Solve the scene, and once more rounded to pixels.
    guard let exact = panel(sizes, rounds: false), let solved = panel(sizes, rounds: true) else { return [] }
    let indices = Dictionary(
      solved.views.enumerated().compactMap { index, view in view.identifier.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    // 2. Solve it with every leaf of another size: a length that changes by as much as its own leaf did was only echoed.
    let changes = countsContentSizes ? [:] : sizeChanges
    let perturbed = changes.isEmpty ? nil : panel(.given(perturbedSizes(changes)), rounds: false)
    // 3. Compare.
    let resolved = scene.view.resolved(for: document.canvasClasses)
    let names = ViewNames(scene)
    var importer = ConstraintImporter(scene: scene, resolved: resolved, names: names)
    let constraints = importer.constraints()
    let isUnsatisfiable = solved.conflicts.contains(where: \.isOfTheDocument)
    let stored = StoredFrames(resolved, names: names, era: document.era)
    var result: [ViewComparison] = []
    compare(resolved, in: nil) { view, superview in
      guard let index = indices[view.id] else { return }
      let found = solved.views[index]
      let unrounded = exact.views[index]
      let other = perturbed?.views[index]
      var comparison = ViewComparison(
        scene: scene.name, name: found.name, id: view.id, tag: view.tag, range: view.range, coordinates: [])
      comparison.skipped = skipReason(view, in: superview) ?? (isUnsatisfiable ? .unsatisfiable : nil)
      guard let frame = view.frame, view.storesFrame else {
        comparison.skipped = .frameless
        result.append(comparison)
        return
      }
      comparison.coordinates = coordinates(
        stored: frame, solved: found,
        growth: growth(of: unrounded.frame, to: other?.frame ?? unrounded.frame, by: changes[view.id]))
      comparison.isRoundedExactly = rounding(stored: frame, at: index, in: exact, rounded: found.frame)
      if !comparison.matches {
        comparison.suspicion = Suspicion(
          view, named: found.name, in: superview, constraints: constraints, stored: stored)
      }
      result.append(comparison)
    }
    return result
  }

  private func panel(_ sizes: ImportOptions.ContentSizes, rounds: Bool) -> PanelLayout? {
    let options = ImportOptions(contentSizes: sizes, roundsToPixels: rounds)
    var ignored = Diagnostics()
    var figure = SceneImporter(document: document, scene: scene, options: options).figure(
      named: scene.name, diagnostics: &ignored)
    figure.adaptations = []
    return figure.pictures(measuringTextWith: measurer).first?.panels.first
  }

  private func compare(
    _ view: InterfaceView, in superview: InterfaceView?, _ body: (InterfaceView, InterfaceView) -> Void
  ) {
    if let superview { body(view, superview) }
    for subview in view.subviews { compare(subview, in: view, body) }
  }

  // MARK: Evidence

  private func coordinates(
    stored: Rect, solved: SolvedView, growth: (width: Bool, height: Bool)
  ) -> [CoordinateComparison] {
    CoordinateComparison.Name.allCases.map { name in
      let axis: Axis = name == .x || name == .width ? .horizontal : .vertical
      let found = name.value(in: solved.frame)
      let evidence: CoordinateComparison.Evidence
      if solved.translatesAutoresizingMask {
        evidence = .echoed
      } else if solved.isAmbiguous[axis] {
        evidence = .undetermined
      } else if name == .width && growth.width || name == .height && growth.height {
        evidence = .echoed
      } else {
        evidence = .tested
      }
      return CoordinateComparison(name: name, stored: name.value(in: stored), solved: found, evidence: evidence)
    }
  }

  /// Whether lengths follow a leaf's own size.
  private func growth(of frame: Rect, to other: Rect, by change: Size?) -> (width: Bool, height: Bool) {
    guard let change else { return (false, false) }
    func follows(_ old: Double, _ new: Double, _ change: Double) -> Bool {
      change > 0 && (new - old - change).magnitude < 1e-3
    }
    return (
      follows(frame.width, other.width, change.width), follows(frame.height, other.height, change.height)
    )
  }

  /// How much larger each leaf is made, no two alike.
  private var sizeChanges: [String: Size] {
    var changes: [String: Size] = [:]
    for (index, view) in scene.view.withDescendants.enumerated() {
      let axes = view.contentAxes
      guard axes.horizontal || axes.vertical, changes[view.id] == nil else { continue }
      let step = Double(index) * 0.0137
      changes[view.id] = Size(axes.horizontal ? 3.01 + step : 0, axes.vertical ? 2.03 + step : 0)
    }
    return changes
  }

  private func perturbedSizes(_ changes: [String: Size]) -> [String: Size] {
    var result: [String: Size] = [:]
    for view in scene.view.withDescendants {
      guard let change = changes[view.id], let size = size(of: view) else { continue }
      result[view.id] = Size(size.width + change.width, size.height + change.height)
    }
    return result
  }

  private func size(of view: InterfaceView) -> Size? {
    switch sizes {
    case .measured: nil
    case .stored: view.resolved(for: document.canvasClasses).frame?.size
    case .given(let sizes): sizes[view.id]
    }
  }

  // MARK: Skipping

  private func skipReason(_ view: InterfaceView, in superview: InterfaceView) -> SkipReason? {
    if view.element.boolean("misplaced") == true { return .misplaced }
    if view.element.boolean("ambiguous") == true { return .ambiguous }
    if Self.templateIDs.contains(view.id) { return .template }
    if superview.tag == "stackView", view.element.boolean("hidden") == true { return .hiddenInStack }
    return nil
  }

  /// The two labels of the launch screen that Xcode 6 and 7 put into every new project.
  private static let templateIDs: Set = ["8ie-xW-0ye", "kId-c2-rCX"]

  // MARK: Pixels

  /// - Returns: `nil` for a view whose solved edges are whole pixels already, or that is elsewhere than stored anyway; and
  ///   where the document names no device, so that nobody knows its pixels.
  private func rounding(stored: Rect, at index: Int, in panel: PanelLayout, rounded: Rect) -> Bool? {
    guard let scale = document.device?.device?.scale else { return nil }
    let solved = panel.views[index]
    let frame = panel.frameInRoot(at: index)
    let isOnGrid = [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy {
      ($0 * scale - ($0 * scale).rounded()).magnitude < 1e-4
    }
    let isNear = zip(stored.corners, solved.frame.corners).allSatisfy {
      ($0.x - $1.x).magnitude <= 1 / scale && ($0.y - $1.y).magnitude <= 1 / scale
    }
    guard !solved.translatesAutoresizingMask, !isOnGrid, isNear, !solved.isAmbiguous.horizontal,
      !solved.isAmbiguous.vertical
    else { return nil }
    return CoordinateComparison.Name.allCases.allSatisfy {
      ($0.value(in: stored) - $0.value(in: rounded)).magnitude < 1e-2
    }
  }
}

extension SolvedConflict {
  /// Whether the document's own constraints contradict each other, whatever insets the rules give.
  fileprivate var isOfTheDocument: Bool {
    constraints.allSatisfy { !$0.contains("Margin") && !$0.contains(".safeArea") && !$0.contains(".margins") }
  }
}

extension PanelLayout {
  /// A view's frame in the root's coordinates, transforms left out.
  fileprivate func frameInRoot(at index: Int) -> Rect {
    var frame = views[index].frame
    var next = views[index].superview
    while let superview = next, superview != 0 {
      frame = frame.offsetBy(dx: views[superview].frame.x, dy: views[superview].frame.y)
      next = views[superview].superview
    }
    return frame
  }
}

extension CoordinateComparison.Name {
  func value(in rect: Rect) -> Double {
    switch self {
    case .x: rect.minX
    case .y: rect.minY
    case .width: rect.width
    case .height: rect.height
    }
  }
}
