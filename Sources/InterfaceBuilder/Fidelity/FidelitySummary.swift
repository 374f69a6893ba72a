package import Typography

extension InterfaceDocument {
  /// Compares the frame of every view with the one that is stored, scene by scene.
  ///
  /// - Parameters:
  ///   - contentSizes: `.stored` tests the layout alone; `.measured` tests the measuring of text too.
  ///   - displacement: How far the frames that are to be found are moved, in points, before the layout is solved: what
  ///     is found rests on none of them if it is found all the same.
  package func comparisons(
    measuringTextWith measurer: any TextMeasurer, contentSizes: ImportOptions.ContentSizes = .stored,
    displacement: Double = 0
  ) -> [ViewComparison] {
    scenes.flatMap {
      SceneComparison(
        solver: SceneSolver(document: self, scene: $0, measurer: measurer, displacement: displacement),
        sizes: contentSizes
      ).views()
    }
  }
}

/// How many of the frames in documents were found again.
package struct FidelitySummary: Hashable, Sendable {
  /// So many of so many.
  package struct Share: Hashable, Sendable {
    package var count = 0
    package var total = 0

    mutating func add(_ holds: Bool) {
      total += 1
      if holds { count += 1 }
    }

    /// In percent; not a number of nothing.
    package var percent: Double { 100 * Double(count) / Double(total) }
  }

  package var documents = 0
  /// Views of which at least one coordinate was found without being told; those of which all that is determined matches.
  package var views = Share()
  /// The same with those that were skipped because their stored frames are stale.
  package var viewsWithStale = Share()
  /// Coordinates that were found without being told.
  package var tested = Share()
  /// Coordinates that were given.
  package var echoed = Share()
  /// Coordinates that constraints leave open, which never count as matching.
  package var undetermined = 0
  /// Views that lie off the pixels, and those of them that rounding makes exact.
  package var rounded = Share()
  package var skipped: [SkipReason: Int] = [:]
  /// Views that do not match, by what may be behind it.
  package var suspicions: [Suspicion: Int] = [:]

  package init() {}

  package mutating func add(_ comparisons: [ViewComparison]) {
    documents += 1
    for view in comparisons { add(view) }
  }

  private mutating func add(_ view: ViewComparison) {
    if view.skipped == nil || view.skipped == .stale, view.hasTestedCoordinates { viewsWithStale.add(view.matches) }
    if let reason = view.skipped {
      skipped[reason, default: 0] += 1
      return
    }
    for coordinate in view.coordinates {
      switch coordinate.evidence {
      case .tested: tested.add(coordinate.matches)
      case .echoed: echoed.add(coordinate.matches)
      case .undetermined: undetermined += 1
      }
    }
    if view.isTested {
      views.add(view.matches)
      if let suspicion = view.suspicion { suspicions[suspicion, default: 0] += 1 }
    }
    if let isExact = view.isRoundedExactly { rounded.add(isExact) }
  }
}
