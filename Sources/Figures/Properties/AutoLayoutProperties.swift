import ViewLayout

/// What Auto Layout reads of a view.
extension ViewProperty {
  static let autoLayout = [
    alignmentRectInsets, alignmentRectScale, intrinsicContentSize, contentHuggingPriority,
    contentCompressionResistancePriority, layoutMargins, directionalLayoutMargins,
    insetsLayoutMarginsFromSafeArea, preservesSuperviewLayoutMargins, layoutMarginsFollowReadableWidth,
    additionalSafeAreaInsets,
    semanticContentAttribute,
  ]

  /// The insets from the frame to the alignment rectangle, in points.
  public static let alignmentRectInsets = ViewProperty(
    "alignmentRectInsets", .insets, \View.customAlignmentRectInsets, absent: \.alignmentRectInsets,
    example: "[1, 2, 3, 4]", "insets from the frame to the alignment rectangle; positive values are inward")

  /// The size of the frame divided by the size of the alignment rectangle.
  public static let alignmentRectScale = ViewProperty(
    "alignmentRectScale", .number(0.001...1000), \View.alignmentRectScale, standard: 1, example: "1.0625",
    "the size of the frame divided by that of the alignment rectangle, with the same origin")

  /// The size of the alignment rectangle that the content asks for, in points.
  public static let intrinsicContentSize = ViewProperty(
    "intrinsicContentSize", .intrinsicSize, example: "[64, none]",
    "`[width, height]` of the alignment rectangle; `none` for an axis without an intrinsic size",
    get: { staged, context in
      // The author's, or what the content asks for.
      .intrinsicSize(
        staged.view.intrinsicContentSize(
          measuringTextWith: context.measurer, width: staged.view.bounds.width, scale: context.scale))
    },
    set: { staged, value, _ in
      if case .intrinsicSize(let size) = value { staged.view.customIntrinsicContentSize = size }
    })

  /// How strongly the view resists growing beyond its intrinsic size, for each axis.
  public static let contentHuggingPriority = priorities(
    "contentHuggingPriority", { \.contentHuggingPriority }, standard: ControlMetrics.contentHuggingPriority,
    example: "{horizontal: 251, vertical: required}",
    "how strongly a view resists growing: a number, or `{horizontal: n, vertical: n}`; default 250, more for controls")

  /// How strongly the view resists shrinking below its intrinsic size, for each axis.
  public static let contentCompressionResistancePriority = priorities(
    "contentCompressionResistancePriority", { \.contentCompressionResistancePriority },
    standard: { _ in AxisPair(.high) }, example: "999", "how strongly a view resists shrinking; default 750")

  /// A property with a priority for each axis, of which an author may give one alone.
  private static func priorities(
    _ name: String, _ path: @escaping @Sendable () -> ReferenceWritableKeyPath<View, AxisPair<Priority>>,
    standard: @escaping @Sendable (ViewKind) -> AxisPair<Priority>, example: String, _ documentation: String
  ) -> ViewProperty {
    ViewProperty(
      name, .priorities, standard: { .priorities(standard($0).map(Optional.some)) }, example: example, documentation,
      get: { staged, _ in .priorities(staged.view[keyPath: path()].map(Optional.some)) },
      set: { staged, value, _ in
        guard case .priorities(let pair) = value else { return }
        for axis in Axis.allCases {
          if let priority = pair[axis] { staged.view[keyPath: path()][axis] = priority }
        }
      })
  }

  /// The insets of the `margins` guide, in points.
  public static let layoutMargins = ViewProperty(
    "layoutMargins", .insets, \View.customLayoutMargins, absent: \.layoutMargins, example: "[12, 16, 12, 16]",
    "the insets of the view's `margins` guide")

  /// The margins by the direction of the interface, in points.
  public static let directionalLayoutMargins = ViewProperty(
    "directionalLayoutMargins", .insets, \View.directionalLayoutMargins, example: "[12, 16, 12, 24]",
    "the same as `[top, leading, bottom, trailing]`, in the direction of the interface")

  /// Whether the safe area is added to the margins.
  public static let insetsLayoutMarginsFromSafeArea = ViewProperty(
    "insetsLayoutMarginsFromSafeArea", .boolean, \View.insetsLayoutMarginsFromSafeArea, standard: true,
    example: "false",
    "whether the safe area is added to the margins")

  /// Whether the superview's margins extend into the view.
  public static let preservesSuperviewLayoutMargins = ViewProperty(
    "preservesSuperviewLayoutMargins", .boolean, \View.preservesSuperviewLayoutMargins, standard: false,
    example: "true",
    "whether the superview's margins extend into the view")

  /// Whether the margins at the sides are at least those of readable text.
  public static let layoutMarginsFollowReadableWidth = ViewProperty(
    "layoutMarginsFollowReadableWidth", .boolean, \View.layoutMarginsFollowReadableWidth, standard: false,
    example: "true",
    "whether the margins at the sides are at least as wide as those of the `readable` guide: *Follow Readable Width* of "
      + "Interface Builder")

  /// What the controller of the view adds to the safe area of it and of the views in it, in points.
  public static let additionalSafeAreaInsets = ViewProperty(
    "additionalSafeAreaInsets", .insets, \View.additionalSafeAreaInsets, standard: .zero, of: .drawn,
    example: "[0, 0, 64, 0]",
    "what the view's controller adds to the safe area of it and of the views in it; the document's key of the same name is "
      + "of the root")

  /// Whether the content is mirrored where the interface runs from right to left.
  public static let semanticContentAttribute = ViewProperty(
    "semanticContentAttribute", .word(SemanticContentAttribute.self), \View.semanticContentAttribute,
    standard: .unspecified, example: "playback",
    "whether the view's content is mirrored [from right to left](#right-to-left); default `unspecified`, as the interface is"
  )
}

extension SemanticContentAttribute: PropertyWord {}
