extension Legend {
  /// A sign of the annotations that a legend explains, in the order in which legends list them.
  public enum Sign: String, Hashable, Sendable, CaseIterable {
    // Constraints.
    /// A bar of an optional constraint, of one that is not satisfied, and the discs of relations.
    case optional, unsatisfied, equal, atLeast, atMost
    /// Lines of constraints: common edges, common middles, arrows at a short length, the line to an edge farther away.
    case alignment, commonCenter, shortLength, farEnd
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
  }
}
