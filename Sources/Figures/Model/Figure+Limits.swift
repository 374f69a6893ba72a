public import Diagnostics

extension Figure {
  /// What the figure asks for beyond the limits, before anything of it is solved.
  ///
  /// Documents of every kind come by here: what a reader has counted already is counted again of figures that programs
  /// and importers make.
  ///
  /// - Parameter filesPerPicture: Themes, scales and formats of each combination.
  public func excesses(over limits: FigureLimits, filesPerPicture: Int = 1) -> Diagnostics {
    var errors = Diagnostics()
    func check(_ limit: DocumentLimit, _ count: Int, at range: SourceRange?) {
      guard count > limits[limit] else { return }
      errors.add(limits.error(exceeding: limit, detail: ", and this one asks for \(count)", at: range))
    }
    // 1. The trees. What is nested too deep is not walked down any further.
    let trees = [root] + panels.map { ViewDescription(.view, "root", subviews: $0.views ?? []) }
    if let view = trees.lazy.compactMap({ $0.view(below: limits[.viewNesting]) }).first {
      errors.add(limits.error(exceeding: .viewNesting, at: view.range))
      return errors
    }
    let treeSize = root.treeSize
    let ownSizes = panels.map { $0.views.map { 1 + $0.reduce(0) { $0 + $1.treeSize } } }
    check(.views, treeSize - 1 + ownSizes.reduce(0) { $0 + ($1 ?? 0) }, at: viewsRange)
    check(.constraints, constraintCount, at: constraints.first?.text.range ?? viewsRange)
    // 2. What is done with them.
    check(.panels, panels.count, at: panels.last?.range)
    check(
      .steps, panels.reduce(0) { $0 + $1.steps.count + ($1.animation?.steps.count ?? 0) },
      at: panels.last?.steps.last?.range)
    let panelSizes = ownSizes.map { $0 ?? treeSize }
    check(.annotations, annotationCount(panelSizes), at: viewsRange)
    for panel in panels {
      check(.stages, panel.animation?.stages.count ?? 0, at: panel.animation?.range)
      check(.poses, panel.moments?.count ?? 0, at: panel.range)
    }
    // 3. How often all of that is drawn.
    let combinations = max(1, devices.count) * orientations.count * directions.count * contentSizes.count
    check(.pictures, combinations * filesPerPicture, at: viewsRange)
    let states = zip(panels, panelSizes).reduce(0) { $0 + $1.0.stateCount * $1.1 }
    check(.solvedViews, combinations * states, at: viewsRange)
    return errors
  }

  private var constraintCount: Int {
    let own = panels.reduce(0) { count, panel in
      count + (panel.constraints?.count ?? 0) + (panel.views?.reduce(0) { $0 + $1.constraintCount } ?? 0)
    }
    return constraints.count + root.constraintCount + own
  }

  /// - Parameter panelSizes: The number of views in each panel.
  private func annotationCount(_ panelSizes: [Int]) -> Int {
    zip(panels, panelSizes).reduce(0) { count, pair in
      let (panel, size) = pair
      let shown = (panel.show ?? show).entries.values.reduce(0) { $0 + min(size, $1.views?.count ?? size) }
      // On planes of their own, views have footprints on their superviews, and lines that lead there.
      let links = panel.kind == .exploded ? 3 * size : 0
      return count + shown + links + adapted(to: panel).callouts.count
    }
  }
}

extension PanelDescription {
  /// How often its views are kept: after the steps, after what is animated, and at the times that are shown.
  fileprivate var stateCount: Int {
    animation.map { 1 + $0.layoutCount + (kind.isOfMotion ? (moments ?? .standard).count : 0) } ?? 1
  }
}

extension ViewDescription {
  // In their memory, since descriptions are long to copy.

  /// The number of views in the tree, this one included.
  fileprivate var treeSize: Int {
    subviews.withUnsafeBufferPointer { views in views.indices.reduce(1) { $0 + views[$1].treeSize } }
  }

  fileprivate var constraintCount: Int {
    subviews.withUnsafeBufferPointer { views in
      views.indices.reduce(constraints.count) { $0 + views[$1].constraintCount }
    }
  }

  /// The name of a view that is more than so many levels below this one; what is below it is not looked at.
  fileprivate func view(below levels: Int) -> Located<String>? {
    guard levels >= 0 else { return name }
    return subviews.withUnsafeBufferPointer { views in
      for index in views.indices {
        if let found = views[index].view(below: levels - 1) { return found }
      }
      return nil
    }
  }
}
