import Diagnostics
import Figures
import Geometry
import Staging
import Typography
import ViewLayout

/// Solves a scene from what its document says and compares every frame with the one that Apple's engine stored.
struct SceneComparison {
  let solver: SceneSolver
  let sizes: ImportOptions.ContentSizes
  /// Whether a leaf's own size is no echo, since it comes from elsewhere.
  var countsContentSizes = false
  /// Whether what a match says is found out, and what may be behind a difference, which takes two solutions more.
  var findsEvidence = true

  private var document: InterfaceDocument { solver.document }

  /// One comparison for each view below the root.
  func views() -> [ViewComparison] {
    // 1. Solve the scene, and read what its document says by itself.
    let solution = SceneSolution(
      of: solver, sizes: sizes, findsEchoes: findsEvidence && !countsContentSizes, findsExact: findsEvidence)
    guard let solution else { return [] }
    // 2. Compare each view with what is stored of it.
    var result = ViewInPlace.all(below: solver.resolved).compactMap { comparison(of: $0, in: solution) }
    // 3. What constraints or a stack view tie to a stale view is as stale as it, and what a stale stack view arranges.
    skipFollowers(
      in: &result, ties: solution.constraints.flatMap(\.equations).map(\.viewNames) + solution.stored.rows)
    return result
  }

  /// - Returns: `nil` for a view that was not laid out.
  private func comparison(of place: ViewInPlace, in solution: SceneSolution) -> ViewComparison? {
    let view = place.view
    guard let index = solution.indices[view.id] else { return nil }
    let found = solution.rounded.views[index]
    var comparison = ViewComparison(
      scene: solver.scene.name, name: found.name, id: view.id, tag: view.tag, range: view.range, coordinates: [])
    guard let frame = view.frame, view.storesFrame else {
      comparison.skipped = .frameless
      return comparison
    }
    // 1. Whether its stored frame is a truth to compare with.
    comparison.skipped =
      skipReason(view, in: place.superview) ?? (solution.unsatisfiable.contains(found.name) ? .unsatisfiable : nil)
    // 2. Its coordinates, and whether rounding gives them.
    comparison.coordinates = coordinates(
      stored: frame, solved: found, exact: solution.exact?.views[index].frame,
      isSelfSizing: view.isSelfSizingContent(of: place.superview, in: place.table),
      own: view.isShare(of: place.superview) ? AxisPair(true) : solution.ownLengths(of: view.id, at: index))
    comparison.isRoundedExactly = solution.exact.flatMap {
      rounding(stored: frame, at: index, in: $0, rounded: found.frame)
    }
    // 3. What constraints leave open of it.
    if view.placement == .constraints { noteFreedom(of: found, to: &comparison, in: solution) }
    // 4. What may be behind a difference.
    if !comparison.matches { explain(&comparison, of: place, in: solution) }
    return comparison
  }

  /// Notes along which axes no constraint holds a view, and which of them the stored frames break all the same.
  private func noteFreedom(of found: SolvedView, to comparison: inout ViewComparison, in solution: SceneSolution) {
    comparison.isUnheld = solution.held.map { !$0.contains(found.name) }
    // Since Xcode 8 the canvas leaves such views where they are.
    if document.era < .xcode8 {
      comparison.floats = solution.placed.map { !$0.contains(found.name) }
      comparison.collapses = AxisPair(horizontal: Axis.horizontal, vertical: .vertical).map { axis in
        found.isAmbiguous[axis] && found.frame.size[axis] == 0
      }
    }
    if found.isAmbiguous.horizontal || found.isAmbiguous.vertical {
      let broken = solution.requirements(of: found.name).filter { solution.stored.contradict($0) }
      comparison.isBroken = AxisPair(horizontal: Axis.horizontal, vertical: .vertical).map { axis in
        found.isAmbiguous[axis] && broken.contains { $0.firstAttribute.axis == axis }
      }
    }
  }

  /// Notes what may be behind a difference; of a stale view, that it is not compared.
  private func explain(_ comparison: inout ViewComparison, of place: ViewInPlace, in solution: SceneSolution) {
    let (name, constraints, stored) = (comparison.name, solution.constraints, solution.stored)
    let covers = findsEvidence ? nil : solution.coversAtEnd
    comparison.suspicion = Suspicion(
      place.view, named: name, in: place.superview, constraints: constraints, stored: stored)
    comparison.ties = constraints.ties(of: name)
    comparison.brokenConstraints = constraints.broken(by: stored, of: name, covers: covers)
    if let covers {
      comparison.needsUnknownBar = solution.requirements(of: name).contains {
        stored.contradict($0, coveringAtEnd: covers)
      }
    }
    if findsEvidence, comparison.skipped == nil, comparison.suspicion == .stale { comparison.skipped = .stale }
  }

  /// - Parameter ties: Names of views that are tied to each other.
  private func skipFollowers(in views: inout [ViewComparison], ties: [[String]]) {
    var stale = Set(views.filter { $0.skipped == .stale }.map(\.name))
    guard !stale.isEmpty else { return }
    var grows = true
    while grows {
      grows = false
      for index in views.indices where views[index].skipped == nil && views[index].suspicion?.isOfInsets == false {
        let name = views[index].name
        guard ties.contains(where: { $0.contains(name) && $0.contains(where: stale.contains) }) else { continue }
        views[index].skipped = .stale
        stale.insert(name)
        grows = true
      }
    }
  }

  // MARK: Evidence

  /// - Parameters:
  ///   - exact: The frame before it was rounded to pixels. Halves of a pixel are stored rounded up and down, even in one
  ///     document, so what is exactly half a point away is as near as what was rounded.
  ///   - isSelfSizing: Whether its height is what its contents ask for, and the stored one an older one's.
  private func coordinates(
    stored: Rect, solved: SolvedView, exact: Rect?, isSelfSizing: Bool, own: AxisPair<Bool>
  ) -> [CoordinateComparison] {
    CoordinateComparison.Name.allCases.filter { $0 != .height || !isSelfSizing }.map { name in
      let axis: Axis = name == .x || name == .width ? .horizontal : .vertical
      let place = name.value(in: stored)
      var found = name.value(in: solved.frame)
      if let between = exact.map(name.value(in:)), ((between - place).magnitude - 0.5).magnitude < 1e-6,
        (found - place).magnitude > 0.5
      {
        found = between
      }
      let evidence: CoordinateComparison.Evidence
      if solved.translatesAutoresizingMask {
        evidence = .echoed
      } else if solved.isAmbiguous[axis] {
        evidence = .undetermined
      } else if name == .width && own.horizontal || name == .height && own.vertical {
        evidence = .echoed
      } else {
        evidence = .tested
      }
      return CoordinateComparison(name: name, stored: place, solved: found, evidence: evidence)
    }
  }

  // MARK: Skipping

  private func skipReason(_ view: InterfaceView, in superview: InterfaceView) -> SkipReason? {
    // What is hidden in a row is told as that, whatever the document says of it besides.
    if superview.tag == "stackView", view.element.boolean("hidden") == true, !view.keepsRoomInRow {
      return .hiddenInStack
    }
    if view.element.boolean("misplaced") == true { return .misplaced }
    if view.element.boolean("ambiguous") == true { return .ambiguous }
    if view.isOfTemplate { return .template }
    return nil
  }

  // MARK: Pixels

  /// - Returns: `nil` for a view whose solved edges are whole pixels already, or that is elsewhere than stored
  ///   anyway; and where the document names no device, so that nobody knows its pixels.
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

/// A view of a document, with what it is in.
private struct ViewInPlace {
  var view: InterfaceView
  var superview: InterfaceView
  /// The table that it lies in; `nil` for none.
  var table: InterfaceView?

  /// All views below a root, each before what is in it.
  static func all(below root: InterfaceView) -> [ViewInPlace] { all(in: root, of: nil) }

  private static func all(in superview: InterfaceView, of table: InterfaceView?) -> [ViewInPlace] {
    let table = superview.tag == "tableView" ? superview : table
    return superview.subviews.flatMap { view in
      [ViewInPlace(view: view, superview: superview, table: table)] + all(in: view, of: table)
    }
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

extension [ConstraintDescription] {
  /// The other views that required constraints tie a view to.
  fileprivate func ties(of name: String) -> AxisPair<Set<String>> {
    let own = flatMap(\.equations).filter { $0.priority == .required && $0.viewNames.contains(name) }
    return AxisPair(horizontal: Axis.horizontal, vertical: .vertical).map { axis in
      Set(own.filter { $0.firstAttribute.axis == axis }.flatMap(\.viewNames)).subtracting([name])
    }
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

extension [ConstraintDescription] {
  /// The constraints of a view that the stored frames break: the required ones, or without any the others, which give way
  /// to nothing then.
  ///
  /// - Parameter covers: What can cover the end of the screen, in points; `nil` where that is not known.
  fileprivate func broken(by stored: StoredFrames, of name: String, covers: [Double]?) -> [KeptRequirement] {
    let broken = flatMap { constraint in
      constraint.equations.filter { equation in
        equation.viewNames.contains(name)
          && (stored.contradict(equation) || covers.map { stored.contradict(equation, coveringAtEnd: $0) } ?? false)
      }.map { (constraint, $0.priority) }
    }
    let required = broken.filter { $0.1 == .required }
    return (required.isEmpty ? broken : required).map { constraint, _ in
      KeptRequirement(
        constraint: constraint.text.value, between: constraint.equations.flatMap(\.viewNames), at: constraint.text.range
      )
    }
  }
}
