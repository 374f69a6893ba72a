import Figures
import ViewLayout

extension CalloutKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .label:
      KeyRow(
        .text,
        "a letter or a number in a disc, beside the view or the part or next to the point that its [place](#places) "
          + "`at` names")
    case .text:
      KeyRow(
        .text,
        "a few words; their place is `at`. Beside a `dimension`, an `arrow`, a `circle`, a `bracket` or a `rule`: its "
          + "words, in which `{}` stands for the number of a `dimension` or the length of a `bracket`, such as "
          + "`width {}`; beside a `label`: its words in the "
          + "[legend](#the-legend). In a `text`, and in the words of a `circle`, `{}` stands for the coordinates of the place"
      )
    case .dimension: KeyRow(.ends, "a dimension line between two places, with their distance")
    case .arrow: KeyRow(.ends, "an arrow from one place to another")
    case .circle:
      KeyRow(.place, "a ring around a place: around the whole of a view or a part, or a small one around a point")
    case .bracket:
      KeyRow(.any(of: [.ends, .place]), "a bracket along two places and what is between them, or along one view")
    case .highlight:
      KeyRow(
        .any(of: [.place, .list(of: .place)]),
        "one or several places: a veil dims everything else; what it leaves clear is as round as a view")
    case .magnify: KeyRow(.place, "a place, which is enlarged in a circle")
    case .rule:
      KeyRow(
        .place,
        "a line through a place: along its edge, which a transform can have turned, its middle or its baseline, from one "
          + "side of the superview to the other"
      )
    case .at: KeyRow(.place, "the place of a `label` or a `text`")
    case .color: KeyRow(.color, "a colour")
    case .side:
      KeyRow(
        .word(CalloutLook.Side.self),
        "where the callout goes, seen from its place: `left`, `right`, `top`, `bottom`, `leading`, `trailing`, "
          + "`topLeft`, `topRight`, `bottomLeft` or `bottomRight`; for a `text` or a `label` also `center`: in the middle of "
          + "its place")
    case .offset:
      KeyRow(
        .number(0...10_000),
        "how far it goes, in points of the picture, which a `zoom` of the screen does not enlarge: from its place, which for "
          + "an edge is the middle of it; of a `dimension` with a `side`: from that side of the views that it measures"
      )
    case .font: KeyRow(.reference(.font), "the font of its words, [as of a label](#text)")
    case .line:
      KeyRow(
        .word(CalloutLook.Line.self), "the stroke of its lines: `solid`, `dashed`, `dotted`, or `none` for no line")
    case .width: KeyRow(.number(1...10_000), "the width at which its words wrap, in points")
    case .textAlignment: KeyRow(.word(TextAlignment.self), "how its lines of words are aligned")
    case .axis:
      KeyRow(
        .word(Callout.DimensionAxis.self),
        "of a `dimension`: `horizontal`, `vertical`, or `aligned` with the line between its places, which is the "
          + "default between points of a rotated view; of a `rule`: `horizontal` or `vertical`, for a corner or a point, "
          + "through which both run")
    case .maximumFractionDigits:
      KeyRow(.integer(0...6), "the most digits after the point of the numbers that `{}` stands for; default 2")
    case .factor: KeyRow(.number(1...20), "how many times larger a `magnify` draws; default 2")
    case .radius: KeyRow(.number(8...1000), "the radius of the circle of a `magnify`, in points; default 44")
    case .to:
      KeyRow(
        .place,
        "the middle of the circle of a `magnify`; default in the nearest free place on the screen or beside it. Its `side` "
          + "is that of its words, below it by default")
    case .within:
      KeyRow(.place, "of a `rule`: the view or the part in which it runs from side to side; default the superview")
    case .inset:
      KeyRow(
        .number(-10_000...10_000),
        "of a `circle` around a view or a part of one: how far inside its edges the ring is, in points of the interface, "
          + "and outside of them if the number is negative; the ring is a rectangle then, as an area for a finger is")
    case .in:
      KeyRow(
        .identifier,
        "of a `text` or a `circle`: the view in whose coordinates `{}` says the place, those of its `bounds`; of a "
          + "`dimension`: the view in whose points it counts, as its `bounds` do where it is scaled; default `root`"
      )
    }
  }
}

extension LegendKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .side:
      KeyRow(
        .word(Legend.Side.self), "`right`, `bottom`, or `none` for no legend",
        standard:
          "`right`; with a `printWidth`, `bottom` where screens would have to be smaller and the picture is not too high"
      )
    case .columns:
      KeyRow(
        .integer(1...12), "the number of columns",
        standard: "1; at the bottom, as many as have room below the panels, without words that wrap if that takes no "
          + "more than a row; those of an author have all of a `printWidth`")
    case .title: KeyRow(.text, "the words above the legend", standard: "none")
    case .signs:
      KeyRow(
        .any(of: [
          .boolean, .word(Legend.Sign.self), .nonEmptyList(of: .word(Legend.Sign.self)),
          Schema.byText(.text).with("propertyNames", Schema.word(Legend.Sign.self).json).nonEmpty,
        ]),
        "whether the legend lists the [signs](signs.md) that the picture has, with what they mean, but for `distance`; or "
          + "the [names](signs.md#in-a-legend) of those that it lists; or a mapping of these names to words of your own",
        standard: "`false`")
    case .entries:
      KeyRow(
        .nonEmptyList(of: .reference(.legendEntry)),
        "more lines, behind the labels and before the signs: words, or a mapping with a `text`, and a `color`, a `sign` or a `line`",
        standard: "none")
    }
  }
}

extension LegendEntryKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .color:
      KeyRow(
        .color, "the colour of what is before the words", standard: "no square; of other signs, that of callouts")
    case .sign:
      KeyRow(
        .word(Legend.Entry.Mark.self),
        "what is before the words: a `square` of the colour, or a `rule`, a `dimension`, a `bracket` or an `arrow`, as "
          + "callouts are drawn", standard: "`square`; with a `line`, `rule`")
    case .line:
      KeyRow(
        .word(CalloutLook.Line.self), "the stroke of its lines: `solid`, `dashed` or `dotted`", standard: "`solid`")
    case .text: KeyRow(.text, "what it means")
    }
  }
}
