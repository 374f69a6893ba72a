import Figures
import Geometry

extension AnnotationKind: DocumentedKey {
  var row: KeyRow { KeyRow(schema, sign) }

  private var schema: Schema {
    let words = styles.map { [Schema.word(among: $0)] } ?? []
    return .any(of: [.boolean] + words + [.each(of: .identifier), .reference(.details(of: self))])
  }

  /// What it shows.
  private var sign: String {
    switch self {
    case .constraints: "I-bars, alignment lines, relations, constants and priorities"
    case .values: "the numbers of each view's frame, `103, 91, 274 × 34`"
    case .frames:
      "the frame as a rectangle; that of a view with a transform has the word `frame`, unless `values` is `false`"
    case .originalFrames: "the frame without the transform, as a rectangle"
    case .bounds: "the view's bounds as a rectangle"
    case .alignmentRects: "the rectangles that Auto Layout aligns"
    case .names: "the views' names"
    case .centers, .origins, .axes: "points and directions of a view's coordinates; with `values` in numbers, too"
    case .baselines: "the baselines of text; those at one height are one line"
    case .guides: "layout guides of your own"
    case .margins: "the layout guides of the margins, from the edge of the safe area on where that is shown too"
    case .safeArea: "the layout guide of the safe area"
    case .readable: "the layout guide of the readable width"
    case .motionPaths: "where the position of a view [moves](#motion), with ticks at equal times"
    case .autoresizing: "springs and struts of views that use autoresizing masks"
    case .intrinsicSizes: "content sizes with hugging and compression resistance"
    case .ambiguity, .conflicts, .misplaced: "problems of the layout"
    case .standardSpacing: "dashed lines at the standard distances"
    case .spacing:
      "the distances that a stack view keeps between its views, and to its edges if they stay inside its margins"
    case .priorities:
      "hugging and compression resistance, written beside every view whose content has a size, whether it stretches or not"
    case .hugging, .compressionResistance: "only one of both priorities"
    case .rulers: "scales along the sides"
    }
  }
}

extension AnnotationKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .of:
      KeyRow(
        .each(of: .identifier),
        "the views; among `constraints` and `conflicts`, the views or the identifiers of constraints. The "
          + "[constraints of a view](#the-constraints-of-a-view) are those that hold it")
    case .except:
      KeyRow(
        .each(of: .identifier),
        "for `constraints` and `conflicts`: the views and identifiers whose constraints are not shown")
    case .values:
      KeyRow(
        .any(of: [.boolean, .word(ConstraintNumbers.self), .word(ContentNumbers.self)]),
        "whether numbers, and the words of guides, are shown (these are left out where they would lie on a text, or on a "
          + "view with a name or with words of a callout); for `constraints`, also "
          + "[`distances`, `constants`, `solved`, `equations` or `none`](#distances-and-constants); for `intrinsicSizes`, also `sizes`, the "
          + "width and the height of each content in place of priorities")
    case .labels:
      KeyRow(
        .byIdentifier(.text), "for `constraints` and `conflicts`: words in place of numbers, `{identifier: words}`")
    case .side:
      KeyRow(
        .word(CalloutLook.Side.self),
        "for names, `values`, priorities, `spacing` and constraints: where they stand, seen from the view or from what a bar "
          + "connects: `left`, `right`, `top`, `bottom`, `leading`, `trailing`, for `names` also `center`. Bars stand "
          + "across their axis: `top` moves only horizontal ones. Bars on one side stand on one line, as far as they "
          + "do not cover one another; a size without a side stands on it, too, where it begins or ends at such a bar")
    case .sides:
      KeyRow(
        .byIdentifier(.word(CalloutLook.Side.self)),
        "for `constraints` and `conflicts`: the sides of single bars, and of the numbers of aspect ratios, "
          + "`{identifier: side}`. Where the line of a bar would run through it there, such a number stands on its "
          + "diagonal")
    case .style:
      KeyRow(
        .word(among: AnnotationKind.allCases.flatMap { $0.styles ?? [] }),
        "for `ambiguity`, `ghosts` (where else the view could be) or `outlines`; for `safeArea`, `hatched`: what it cuts "
          + "off is hatched; for `constraints`, `conflicts` and `spacing`, `bare`: without hairlines around labels and other views "
          + "whose edges are not to be seen. The style can also be written alone: `ambiguity: ghosts`")
    case .color: KeyRow(.color, "a colour")
    case .earlierColor:
      KeyRow(
        .color,
        "for `constraints` and `conflicts`: the colour of those that the panel before has, too, so that what the steps of a "
          + "panel add or change stands out")
    case .axis:
      KeyRow(
        .word(Axis.self),
        "for `constraints`, `intrinsicSizes`, `autoresizing` and priorities, `horizontal` or `vertical`: only this axis. "
          + "If both axes crowd the picture, use two panels")
    case .maximumFractionDigits:
      KeyRow(
        .integer(0...6),
        "for `constraints`, `conflicts`, `spacing`, `values`, `centers`, `origins` and `intrinsicSizes`: the most digits of "
          + "a length or a coordinate after the point; default 2")
    }
  }

  /// Whether an annotation takes the detail.
  func isTaken(by kind: AnnotationKind) -> Bool {
    switch self {
    case .of, .values, .color: true
    case .except, .labels, .sides, .earlierColor: kind.isOfConstraints
    case .side: kind.hasSides
    case .style: kind.styles != nil
    case .axis: kind.hasAxis
    case .maximumFractionDigits: kind.hasLengths
    }
  }
}
