import Figures
import Geometry
import Typography
import ViewLayout

extension DocumentKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .title:
      KeyRow(
        .text,
        "the figure's title: in SVG and PDF metadata, and as a heading in a [gallery](../README.md#the-command); not drawn",
        standard: "the file's name")
    case .name:
      KeyRow(
        .text, "what the names of the picture's files begin with: letters, digits, `-`, `_` and `.`",
        standard: "the document's name without its extension")
    case .alt:
      KeyRow(
        .text, "alternative text for readers who cannot see the picture, in SVG, PDF and galleries", standard: "none")
    case .caption:
      KeyRow(.text, "a sentence below the figure in a gallery; drawn only with `showsCaption`", standard: "none")
    case .showsCaption:
      KeyRow(.boolean, "whether the `caption` is drawn, below the panels and the legend", standard: "`false`")
    case .device:
      KeyRow(
        .each(of: .device),
        "one or several names from `strut devices`, such as `iphone-15`, `iphone-8`, `ipad-10th-generation-a16`",
        standard: "none")
    case .size:
      KeyRow(
        .rootSize, "the root view's `[width, height]`, instead of a device",
        standard: "the device's size, or 320 × 480")
    case .orientation:
      KeyRow(
        .words(Orientation.self), "`portrait`, `landscape`, `portraitUpsideDown`, or several", standard: "`portrait`")
    case .direction:
      KeyRow(.words(LayoutDirection.self), "`leftToRight`, `rightToLeft`, or both", standard: "`leftToRight`")
    case .contentSizeCategory:
      KeyRow(
        .words(ContentSizeCategory.self), "one or several Dynamic Type categories, such as `accessibilityLarge`",
        standard: "`large`")
    case .contentSize:
      KeyRow(.words(ContentSizeCategory.self), "the former name of `contentSizeCategory`", standard: "`large`")
    case .theme:
      KeyRow(
        .any(of: [.word(ThemeWord.self), .words(ThemeName.self), .list([.word(among: [ThemeWord.adaptive.rawValue])])]),
        "`light`, `dark`, or both, for annotations, controls and the background; or `adaptive`",
        standard: "`light`; an SVG follows the reader's mode")
    case .scale:
      KeyRow(.each(of: .integer(1...3)), "pixels per point in PNG files: 1, 2, 3, or several", standard: "2")
    case .platform:
      KeyRow(
        .word(Platform.self),
        "`ios6`, `ios7`, `ios11` or `ios`: the iOS generation whose control sizes, fonts and margins are used; with a "
          + "`canvas`, on a later device those of its first system",
        standard: "`ios`")
    case .chrome:
      KeyRow(
        .word(Chrome.self), "`none`, `statusBar`, or `device`, which draws the device around the screen",
        standard: "`none`")
    case .border:
      KeyRow(
        .word(BorderWord.self), "`none` for screens without the thin line along their edges, or `line`",
        standard: "`line`")
    case .screenSize:
      KeyRow(
        .word(ScreenSizeWord.self),
        "`none` for devices without the size of the screen, in points, below them, or `points`",
        standard: "`points`")
    case .keyboard:
      KeyRow(
        .word(Keyboard.self), "`shown` or `hidden`: whether the [keyboard](#the-keyboard) is on the screen",
        standard: "`hidden`")
    case .hiddenViews:
      KeyRow(
        .word(HiddenViews.self), "`absent`, or `pale` to draw hidden views as an editor does", standard: "`absent`")
    case .safeArea:
      KeyRow(
        .boolean, "whether the root view's guides and margins follow the device's safe area",
        standard: "`true` with a device")
    case .bars:
      KeyRow(
        .reference(.bars), "the [bars](#bars-around-an-interface) of the controllers around the interface",
        standard: "none")
    case .additionalSafeAreaInsets:
      KeyRow(
        .insets, "insets `[top, left, bottom, right]` for bars that the interface adds to the device's safe area",
        standard: "those of `bars`")
    case .canvas:
      KeyRow(
        .reference(.canvas), "the [canvas](#the-canvas-of-an-editor) of the editor in which the frames were set",
        standard: "none")
    case .stance:
      KeyRow(
        .word(Stance.self), "`upright`, or `device`: landscape content on a device drawn upright",
        standard: "`upright`")
    case .crop:
      KeyRow(
        .reference(.crop), "the [part of the screen](#a-part-of-the-screen) to draw, such as `{top: 200}`",
        standard: "all of it")
    case .horizontalSizeClass, .verticalSizeClass:
      KeyRow(.word(Device.SizeClass.self), "`compact` or `regular`", standard: "the device's in the orientation")
    case .background:
      KeyRow(
        .background, "a colour, `transparent`, or `grid(10)` for lines every ten points", standard: "white")
    case .palette:
      KeyRow(
        .word(PaletteName.self), "the colours of constraints: `strut`, or `xcode` for Apple's colours",
        standard: "`strut`")
    case .annotationScale:
      KeyRow(
        .number(0.1...10), "the scale of the annotations and of the panels' titles, from 0.1 to 10", standard: "1")
    case .show: KeyRow(.reference(.annotations), "[annotations](#annotations) for the whole figure", standard: "none")
    case .selected: KeyRow(.name, "a view; only its constraints are shown", standard: "none")
    case .expect:
      KeyRow(
        .words(Expectation.self),
        "findings that the figure shows on purpose and that `strut check` requires: `conflict`, `ambiguity`, "
          + "`misplaced`, `lost` (a view without a size, or outside the root view), `clipped` (a text that is cut off), "
          + "or several", standard: "none")
    case .callouts: KeyRow(.list(of: .reference(.callout)), "[marks](#callouts) of your own", standard: "none")
    case .legend:
      KeyRow(.reference(.legend), "the [list](#the-legend) of what their labels mean", standard: "at the right")
    case .metrics:
      KeyRow(
        .byName(.number), "named numbers and [expressions](#arithmetic), for every place where a number stands",
        standard: "none")
    case .styles:
      KeyRow(.byText(.reference(.style)), "named [sets of properties](#styles) that views share", standard: "none")
    case .views:
      KeyRow(.list(of: .reference(.view)), "the subviews of the root view, back to front", standard: "none")
    case .root:
      KeyRow(.reference(.root), "[properties](#properties) of the root view, and its `kind` if it is not a `view`")
    case .constraints:
      KeyRow(.list(of: .reference(.constraint)), "a list of [constraints](#constraints)", standard: "none")
    case .adaptations:
      KeyRow(
        .list(of: .reference(.adaptation)), "what differs at some [size classes](#size-classes) or text sizes",
        standard: "none")
    case .animation:
      KeyRow(PanelKey.animation.row.schema, "what [moves](#motion), in a figure of one panel", standard: "nothing")
    case .poster:
      KeyRow(
        .any(of: [.word(PosterWord.self), .number(0...AnimationDescription.longest)]),
        "what a [picture that plays](#motion) shows where nothing plays: `start`, `end`, or a time in seconds",
        standard: "`end`")
    case .panels: KeyRow(.nonEmptyList(of: .reference(.panel)), "[states](#panels) side by side", standard: "one panel")
    case .columns:
      KeyRow(
        .integer(1...DocumentLimit.panels.standard), "the panels of a row",
        standard: "rows of about equal length, with at most four")
    case .panelSpacing: KeyRow(.number(0...1000), "the distance between panels", standard: "24")
    case .panelAlignment:
      KeyRow(
        .word(PanelArrangement.Alignment.self),
        "where panels stand in a column that is wider: `left`, as for widths that are compared from one edge, `center` or "
          + "`right`; their titles are aligned with them",
        standard: "`center`")
    case .captions:
      KeyRow(
        .word(PanelArrangement.Captions.self),
        """
        where the panels' titles are: `top`, `bottom` or `none`; devices of a row stand on one line on that side and other \
        screens at their tops, and all are centred beside a title of the row, and above titles beside a text or a table
        """,
        standard: "`bottom`")
    case .rowTitles, .columnTitles:
      KeyRow(
        .nonEmptyList(of: .text),
        "the [titles](#titles-of-rows-and-columns) of the rows and of the columns that panels stand in, in their order",
        standard: "none")
    case .flow:
      KeyRow(
        .word(PanelArrangement.Flow.self), "`arrows` draws an arrow from each panel to the next", standard: "`none`")
    case .printWidth:
      KeyRow(
        .number(100...10_000), "the width in points that the picture is [printed at](#the-width-of-a-page)",
        standard: "any")
    }
  }
}
