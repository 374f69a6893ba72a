import Figures

/// The kinds of annotations in the order in which they find their places: what comes first lies lowest, and what
/// comes later goes around it.
enum AnnotationTable {
  struct Row: Sendable {
    /// What is asked for by these words; none for what is drawn without asking.
    var kinds: Set<AnnotationKind>
    var place: @Sendable (inout AnnotationPlacer) -> Void

    /// A kind whose annotations are placed one by one.
    init(_ kinds: AnnotationKind..., each annotations: @escaping @Sendable (AnnotationSite) -> [Annotation]) {
      self.kinds = Set(kinds)
      place = { placer in for annotation in annotations(placer.site) { placer.place(annotation) } }
    }

    /// A kind whose annotations settle their places among themselves.
    init(_ kinds: AnnotationKind..., together place: @escaping @Sendable (inout AnnotationPlacer) -> Void) {
      self.kinds = Set(kinds)
      self.place = place
    }
  }

  static let rows: [Row] = [
    // 1. Outlines and bands, which lie lowest.
    Row(.rulers, each: Rulers.annotations),
    Row(.standardSpacing, each: StandardSpacing.annotations),
    Row(.margins, each: Margins.annotations),
    Row(.safeArea, each: SafeArea.annotations),
    Row(.guides, each: Guides.annotations),
    Row(.alignmentRects, each: AlignmentRects.annotations),
    Row(.bounds, each: Bounds.annotations),
    Row(.frames, each: Frames.annotations),
    Row(.originalFrames, each: OriginalFrames.annotations),
    Row(.autoresizing, each: Autoresizing.annotations),
    Row(.baselines, each: Baselines.annotations),
    Row(.ambiguity, each: Ambiguity.annotations),
    Row(.misplaced, each: Misplaced.annotations),
    Row(.centers, each: Centers.annotations),
    Row(.axes, each: Axes.annotations),
    Row(.origins, each: Origins.annotations),
    // 2. Lines lie where they lie. Names have a natural place, so they choose before bars and numbers.
    Row(.constraints, .conflicts, together: { $0.sketchConstraints() }),
    Row(.names, .values, each: Names.annotations),
    Row(.constraints, .conflicts, together: { $0.placeConstraints() }),
    Row(.constraints, .conflicts, together: { $0.placeTurnedConstraints() }),
    Row(.intrinsicSizes, each: IntrinsicSizes.annotations),
    // 3. The author's own marks find their place around all of it.
    Row(together: { $0.placeCallouts() }),
  ]
}
