import Figures
import Geometry
import Typography
import ViewLayout

extension CanvasKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .size: KeyRow(.rootSize, "the size of the root view")
    case .device: KeyRow(.device, "the device", standard: "none")
    case .safeAreaInsets: KeyRow(.insets, "the safe area of the root view", standard: "none")
    case .layoutMargins: KeyRow(.insets, "the root view's margins, without the safe area", standard: "none")
    case .screen:
      KeyRow(
        .numbers(4), "the screen, `[x, y, width, height]` as the root view counts, if the root ends at bars",
        standard: "the root view")
    case .scale: KeyRow(.integer(1...3), "the pixels per point, to which edges are rounded", standard: "2")
    case .isPartOfScreen:
      KeyRow(
        .boolean,
        "whether the root is a part of a screen, such as a cell: on a device it keeps its size, a `tableViewCell` its height, and nothing covers it",
        standard: "`false`")
    case .isCard:
      KeyRow(
        .boolean,
        "whether the root is on a card, as one controller presents another since iOS 13: on an upright phone it ends short of the screen's top, and nothing covers its own",
        standard: "`false`")
    case .rowsBeginBelowBars:
      KeyRow(
        .boolean,
        "whether the rows of tables are counted from the top of the screen, and begin below what covers it: on a device they are counted from the table's content, which begins there",
        standard: "`false`")
    case .system:
      KeyRow(
        .integer(1...99),
        "the version of iOS whose measures the canvas has: on a screen that came with a later one, rows of tables have the later margins and begin where those do",
        standard: "not known")
    }
  }
}

extension CropKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .top, .left, .bottom, .right:
      KeyRow(.number(1...FigureLimits.magnitude), "the number of points to keep from the \(rawValue) edge")
    case .around: KeyRow(.each(of: .name), "the view or the views to keep, in place of edges")
    case .margin: KeyRow(.number(0...FigureLimits.magnitude), "the points to keep around them", standard: "12")
    }
  }
}

extension InsetKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .inset: KeyRow(.any(of: [.number, .numbers(2)]), "the inset from the superview's bounds, or `[dx, dy]`")
    }
  }
}

extension Axis: DocumentedKey {
  var row: KeyRow { KeyRow(.priority, "the priority along the \(rawValue) axis") }
}

extension ShadowKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .offset: KeyRow(.numbers(2), "how far the shadow is moved, `[x, y]`", standard: "`[0, -3]`")
    case .radius: KeyRow(.length, "how far it is blurred, in points", standard: "3")
    case .color: KeyRow(.color, "its colour", standard: "black")
    case .opacity: KeyRow(.number(0...1), "from 0 (invisible) to 1", standard: "1")
    }
  }
}

extension FontKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .family: KeyRow(.fontFamily, "the family's name")
    case .size: KeyRow(.number(FontNames.sizes), "the size in points")
    case .weight: KeyRow(.fontWeight, "the weight: a word, or a hundred from 100 to 900")
    }
  }
}

extension TextRunKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .text: KeyRow(.text, "what it says; `\\n` in quotation marks begins a new line")
    case .font: KeyRow(.reference(.font), "as a view's `font`; what it leaves out is the view's")
    case .textColor: KeyRow(.color, "the colour of the letters", standard: "the view's")
    case .backgroundColor: KeyRow(.color, "the colour behind the letters", standard: "none")
    case .underlineStyle: KeyRow(.word(AttributedText.LineStyle.self), "the lines below the letters")
    case .strikethroughStyle: KeyRow(.word(AttributedText.LineStyle.self), "the lines through the letters")
    case .kern: KeyRow(.number(-1000...1000), "points added behind every letter", standard: "0")
    case .baselineOffset:
      KeyRow(.number(-1000...1000), "points by which the letters stand above the baseline", standard: "0")
    case .textAlignment:
      KeyRow(.word(TextAlignment.self), "the alignment of the paragraph that the run begins", standard: "the view's")
    case .lineSpacing: KeyRow(.number(0...1000), "points between the lines of that paragraph", standard: "0")
    case .paragraphSpacing: KeyRow(.number(0...1000), "points after that paragraph", standard: "0")
    case .lineHeightMultiple: KeyRow(.number(0.1...10), "what the height of its lines is multiplied by", standard: "1")
    }
  }
}

extension TableSectionKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .header, .footer: KeyRow(.text, "the title above the rows, and the one below them; both wrap")
    case .rows:
      KeyRow(
        .any(of: [.text, .list(of: .reference(.row))]),
        "a list of rows, or how many of the table's cells the section has")
    }
  }
}

extension TableRowKey: DocumentedKey {
  var row: KeyRow {
    switch self {
    case .title: KeyRow(.text, "the title")
    case .text: KeyRow(.text, "the detail text")
    case .image: KeyRow(ViewProperty.image.schema, "the image before the title")
    case .cellStyle: KeyRow(ViewProperty.cellStyle.schema, "how `title` and `text` stand")
    case .accessoryType: KeyRow(ViewProperty.accessoryType.schema, "the accessory at the end of the row")
    case .backgroundColor: KeyRow(.color, "the colour behind the row", standard: "the table's, or that of its groups")
    }
  }
}
