extension Legend {
  /// A sign of the annotations that a legend explains, in the order in which legends list them.
  public enum Sign: String, Hashable, Sendable, CaseIterable {
    // Constraints.
    /// A bar, and the thick line at a distance of 0.
    case distance, zeroDistance
    /// A bar of an optional constraint, of one that is not satisfied, and what relations and sizes have in discs and
    /// pills.
    case optional, unsatisfied, equal, multiple, aspectRatio, atLeast, atMost, solvedLength
    /// Lines of constraints: common edges, baselines and middles, arrows at a short length, the line to an edge farther
    /// away, and the invisible lines at which bars end.
    case alignment, baselineAlignment, commonCenter, shortLength, farEnd, guideEdge, middle
    /// The spacing of a stack view.
    case spacing
    // Problems.
    /// What is wrong with the layout.
    case conflict, broken, ambiguous, ghost, misplaced
    // Priorities and sizes.
    /// What pulls at a view.
    case hugging, compressionResistance, intrinsicSize, strut, spring
    // Rectangles and points.
    /// Those of a view.
    case frame, originalFrame, bounds, alignmentRect, alignmentInsets, center, origin, axes, baseline
    // Guides.
    /// Those of a view or of the screen.
    case margins, safeArea, safeAreaCut, readable, guide, standardSpacing
    // The picture.
    /// A motion, and where the screen continues.
    case motionPath, tornEdge

    /// Whether a reader knows it without a legend, as from any technical drawing: a bar between two edges with a
    /// number on it is a length. All else is a convention of this language, or of its signs.
    public var explainsItself: Bool { self == .distance }

    /// Whether it belongs to drawing, and not to what is drawn: a legend lists it behind the others.
    public var isOfDrawing: Bool { [.shortLength, .farEnd, .guideEdge, .tornEdge].contains(self) }
  }
}
