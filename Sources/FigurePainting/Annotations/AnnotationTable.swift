import Figures

/// The kinds of annotations in the order in which they are placed. Earlier rows lie behind later ones, and later rows
/// avoid what earlier rows placed.
enum AnnotationTable {
  struct Row: Sendable {
    /// The kinds that the row draws; empty for a row that always runs.
    var kinds: Set<AnnotationKind>
    var place: @Sendable (inout AnnotationPlacer) -> Void

    /// Whether it can be drawn on planes, too.
    var isOfPlaces: Bool { kinds.allSatisfy(\.isOfPlaces) }

    /// Annotations that are placed one by one.
    init(_ kinds: AnnotationKind..., each annotations: @escaping @Sendable (AnnotationSite) -> [Annotation]) {
      self.kinds = Set(kinds)
      place = { placer in placer.place(annotations(placer.site)) }
    }

    /// Annotations that are placed together because they depend on one another.
    init(_ kinds: AnnotationKind..., together place: @escaping @Sendable (inout AnnotationPlacer) -> Void) {
      self.kinds = Set(kinds)
      self.place = place
    }
  }

  static let rows: [Row] = [
    // 1. What the author placed stays there, so that everything else keeps off it.
    Row(together: { $0.reserveCallouts() }),
    // 2. Outlines and bands, behind everything else.
    Row(.rulers, each: Rulers.annotations),
    Row(.standardSpacing, each: StandardSpacing.annotations),
    Row(.margins, each: Margins.annotations),
    Row(.safeArea, each: SafeArea.annotations),
    Row(.readable, each: Readable.annotations),
    Row(.guides, each: Guides.annotations),
    Row(.alignmentRects, each: AlignmentRects.annotations),
    Row(.bounds, each: Bounds.annotations),
    Row(.frames, each: Frames.annotations),
    Row(.originalFrames, each: OriginalFrames.annotations),
    Row(.autoresizing, each: Autoresizing.annotations),
    Row(.baselines, each: Baselines.annotations),
    Row(.ambiguity, each: Ambiguity.annotations),
    Row(.misplaced, each: Misplaced.annotations),
    Row(.axes, each: Axes.annotations),
    Row(.centers, each: Centers.annotations),
    Row(.origins, each: Origins.annotations),
    Row(.motionPaths, each: MotionPaths.annotations),
    Row(each: OnionSkins.annotations),
    // 3. The places of lines are given. Names have a natural place, so they are placed before bars and numbers.
    Row(.constraints, .conflicts, together: { $0.sketchConstraints() }),
    Row(.names, .values, each: Names.annotations),
    //    Where an author names a side of a view, bars stand elsewhere.
    Row(.priorities, .hugging, .compressionResistance, each: { Priorities.annotations(on: $0, atSides: true) }),
    Row(.constraints, .conflicts, together: { $0.placeConstraints() }),
    Row(.constraints, .conflicts, together: { $0.placeTurnedConstraints() }),
    Row(.spacing, together: { $0.placeStackSpacing() }),
    Row(.intrinsicSizes, each: IntrinsicSizes.annotations),
    Row(.priorities, .hugging, .compressionResistance, each: { Priorities.annotations(on: $0, atSides: false) }),
    // 4. The author's own annotations avoid all others.
    Row(together: { $0.placeCallouts() }),
  ]
}
