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
  private var scene: InterfaceScene { solver.scene }

  /// One comparison for each view below the root.
  func views() -> [ViewComparison] {
    // 1. Solve the scene rounded to pixels, and find out where it was before.
    let figure = solver.figure(sizes)
    guard let (solved, exact) = solver.panels(of: figure, findingExact: findsEvidence) else { return [] }
    let indices = solved.indicesByIdentifier
    // 2. Find out which lengths were only echoed.
    let probe = countsContentSizes || !findsEvidence ? nil : ContentProbe(solver, of: figure, sizes)
    // 3. Compare.
    let resolved = solver.resolved
    let (constraints, stored) = document.storedLayout(of: scene, resolved)
    let held = AxisPair(
      horizontal: constraints.names(along: .horizontal), vertical: constraints.names(along: .vertical))
    let placed = AxisPair(
      horizontal: constraints.names(along: .horizontal, countingSizes: false),
      vertical: constraints.names(along: .vertical, countingSizes: false))
    let unsatisfiable = solved.viewsInConflicts
    let covers = findsEvidence ? nil : SafeAreaRule(document: document, scene: scene).coversAtEnd
    var result: [ViewComparison] = []
    compare(resolved, in: nil, table: nil) { view, superview, table in
      guard let index = indices[view.id] else { return }
      let found = solved.views[index]
      var comparison = ViewComparison(
        scene: scene.name, name: found.name, id: view.id, tag: view.tag, range: view.range, coordinates: [])
      comparison.skipped =
        skipReason(view, in: superview) ?? (unsatisfiable.contains(found.name) ? .unsatisfiable : nil)
      guard let frame = view.frame, view.storesFrame else {
        comparison.skipped = .frameless
        result.append(comparison)
        return
      }
      comparison.coordinates = coordinates(
        stored: frame, solved: found, exact: exact?.views[index].frame,
        isSelfSizing: view.isSelfSizingContent(of: superview, in: table),
        own: view.isShare(of: superview)
          ? AxisPair(true)
          : exact.flatMap { probe?.ownLengths(of: view.id, frame: $0.views[index].frame) } ?? AxisPair(false))
      comparison.isRoundedExactly = exact.flatMap {
        rounding(stored: frame, at: index, in: $0, rounded: found.frame)
      }
      if view.placement == .constraints {
        comparison.isUnheld = AxisPair(
          horizontal: !held.horizontal.contains(found.name), vertical: !held.vertical.contains(found.name))
        // Since Xcode 8 the canvas leaves such views where they are.
        if document.era < .xcode8 {
          comparison.floats = AxisPair(
            horizontal: !placed.horizontal.contains(found.name), vertical: !placed.vertical.contains(found.name))
          comparison.collapses = AxisPair(horizontal: Axis.horizontal, vertical: .vertical).map { axis in
            found.isAmbiguous[axis] && found.frame.size[axis] == 0
          }
        }
        if found.isAmbiguous.horizontal || found.isAmbiguous.vertical {
          let broken = constraints.flatMap(\.equations).filter {
            $0.priority == .required && $0.viewNames.contains(found.name) && stored.contradict($0)
          }
          comparison.isBroken = AxisPair(
            horizontal: found.isAmbiguous.horizontal && broken.contains { $0.firstAttribute.axis == .horizontal },
            vertical: found.isAmbiguous.vertical && broken.contains { $0.firstAttribute.axis == .vertical })
        }
      }
      if !comparison.matches {
        comparison.suspicion = Suspicion(
          view, named: found.name, in: superview, constraints: constraints, stored: stored)
        comparison.ties = constraints.ties(of: found.name)
        comparison.brokenConstraints = constraints.broken(by: stored, of: found.name, covers: covers)
        if let covers {
          comparison.needsUnknownBar = constraints.flatMap(\.equations).contains {
            $0.priority == .required && $0.viewNames.contains(found.name)
              && stored.contradict($0, coveringAtEnd: covers)
          }
        }
        if findsEvidence, comparison.skipped == nil, comparison.suspicion == .stale { comparison.skipped = .stale }
      }
      result.append(comparison)
    }
    // 4. What constraints or a stack view tie to a stale view is as stale as it, and what a stale stack view arranges.
    skipFollowers(in: &result, ties: constraints.flatMap(\.equations).map(\.viewNames) + stored.rows)
    return result
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

  private func compare(
    _ view: InterfaceView, in superview: InterfaceView?, table: InterfaceView?,
    _ body: (InterfaceView, InterfaceView, InterfaceView?) -> Void
  ) {
    if let superview { body(view, superview, table) }
    let table = view.tag == "tableView" ? view : table
    for subview in view.subviews { compare(subview, in: view, table: table, body) }
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
    if Self.templateIDs.contains(view.id) { return .template }
    return nil
  }

  /// The two labels of the launch screen that Xcode 6 and 7 put into every new project.
  private static let templateIDs: Set = ["8ie-xW-0ye", "kId-c2-rCX"]

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

extension PanelLayout {
  /// The names of the views whose constraints contradict each other: their places depend on which of them gives way.
  fileprivate var viewsInConflicts: Set<String> {
    let members = conflicts.filter(isOfTheDocument).flatMap(\.members)
    return Set(members.flatMap { constraints[$0].equation.viewNames })
  }

  /// Whether the document's own constraints contradict each other, whatever insets the rules give.
  fileprivate func isOfTheDocument(_ conflict: SolvedConflict) -> Bool {
    conflict.members.allSatisfy { !constraints[$0].equation.restsOnInsets }
  }

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
  /// Of the views that they hold along an axis.
  ///
  /// - Parameter countingSizes: Whether a constraint holds a view that it only gives a length, and no place.
  fileprivate func names(along axis: Axis, countingSizes: Bool = true) -> Set<String> {
    let equations = flatMap(\.equations).filter {
      $0.firstAttribute.axis == axis && (countingSizes || !$0.firstAttribute.isSize)
    }
    return Set(equations.flatMap(\.viewNames))
  }

  /// The other views that required constraints tie a view to.
  fileprivate func ties(of name: String) -> AxisPair<Set<String>> {
    let own = flatMap(\.equations).filter { $0.priority == .required && $0.viewNames.contains(name) }
    return AxisPair(horizontal: Axis.horizontal, vertical: .vertical).map { axis in
      Set(own.filter { $0.firstAttribute.axis == axis }.flatMap(\.viewNames)).subtracting([name])
    }
  }
}

extension ConstraintEquation {
  /// Whether it speaks of a safe area or of margins.
  fileprivate var restsOnInsets: Bool {
    let guides = [first.guide, second?.guide].compactMap { $0 }
    let attributes = [firstAttribute, secondAttribute].compactMap { $0 }
    return guides.contains { $0 == .safeArea || $0 == .margins || $0 == .readable }
      || attributes.contains(where: \.isMargin)
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
