import Figures
import Geometry
import Typography
import ViewLayout

extension PanelKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .title: KeyRow(.text, "the panel's caption")
    case .alt:
      KeyRow(
        .text,
        "alternative text of the panel; without an `alt` of the document, the picture has those of its panels")
    case .flowText:
      KeyRow(.text, "a few words on the arrow to the next panel, with the document's `flow: arrows`")
    case .do: KeyRow(.list(of: .reference(.step)), "[steps](#steps)")
    case .animation:
      KeyRow(
        .any(of: [.reference(.stage), .nonEmptyList(of: .reference(.stage))]),
        "what [moves](#motion) after the steps: a stage, or a list of such, each beginning when the one before completes"
      )
    case .times:
      KeyRow(
        .nonEmptyList(of: .number(0...AnimationDescription.longest)),
        "the times that a `film`, an `onion` or a `graph` shows, in seconds from the beginning of the animation")
    case .frames:
      KeyRow(
        .integer(2...DocumentLimit.poses.standard),
        "in place of `times`: so many at equal distances, the first at the beginning and the last at the end",
        standard: "5")
    case .time:
      KeyRow(
        .number(0...AnimationDescription.longest),
        "the moment of the animation that a `layout` shows, with all its annotations; without it, an animated panel is a `film`"
      )
    case .from:
      KeyRow(.word(PanelDescription.Start.self), "`previous`, or `start` for the document's initial state")
    case .kind: KeyRow(.word(PanelDescription.Kind.self), "what is drawn: `layout`, or another of the [kinds](#panels)")
    case .of:
      KeyRow(
        .any(of: [.text(.shownValue), .nonEmptyList(of: .name)]),
        "the view whose transform a `matrix` panel shows; of an `onion`, the views whose motion it shows; of an `exploded` or a `hierarchy` panel, the views that are its layers or have a row in it; of a `graph`, `progress` or a value of a view, such as `box.alpha`"
      )
    case .additionalCallouts:
      KeyRow(.list(of: .reference(.callout)), "[callouts](#callouts) of this panel beside those of the document")
    case .root:
      KeyRow(.reference(.rootOfPanel), "properties of the root view that override the document's")
    case .zoom:
      KeyRow(
        .number(0.1...4),
        "from 0.1 to 4: the screen is drawn smaller or larger, and signs and type keep their size; for panels of kind "
          + "`layout`, `exploded`, `film` and `onion`")
    case .span:
      KeyRow(
        .integer(1...DocumentLimit.panels.standard),
        "the number of the document's `columns` that the panel takes", standard: "1")
    case .device: .overriding(.device, .device, "; one value")
    case .orientation: .overriding(.orientation, .word(Orientation.self), "; one value")
    case .direction: .overriding(.direction, .word(LayoutDirection.self), "; one value")
    case .theme: .overriding(.theme, .word(ThemeName.self), "; one value")
    case .contentSizeCategory: .overriding(.contentSizeCategory, .word(ContentSizeCategory.self), "; one value")
    case .border: .overriding(.border, nil, ", for panels of kind `layout`")
    case .screenSize: .overriding(.screenSize, nil, ", for panels of kind `layout`")
    case .crop: .overriding(.crop, nil, ", for panels of kind `layout`")
    case .views: .overriding(.views, nil, Self.stateOfPanel)
    case .constraints: .overriding(.constraints, nil, Self.stateOfPanel)
    case .show: .overriding(.show)
    case .selected: .overriding(.selected)
    case .callouts: .overriding(.callouts)
    case .size: .overriding(.size)
    case .stance: .overriding(.stance)
    case .chrome: .overriding(.chrome)
    case .annotationScale: .overriding(.annotationScale)
    case .bars: .overriding(.bars)
    case .additionalSafeAreaInsets: .overriding(.additionalSafeAreaInsets)
    case .background: .overriding(.background)
    case .keyboard: .overriding(.keyboard)
    case .horizontalSizeClass: .overriding(.horizontalSizeClass)
    case .verticalSizeClass: .overriding(.verticalSizeClass)
    }
  }

  private static let stateOfPanel =
    "; names in the panel then refer to its own views. They are a state, which the panels that follow go on with until one of them has `from: start`"
}
