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
    case .scale: KeyRow(.integer(1...3), "the pixels per point, to which edges are rounded", standard: "2")
    }
  }
}

extension CropKey: DocumentedKey {
  var row: KeyRow {
    KeyRow(.number(1...FigureLimits.magnitude), "the number of points to keep from the \(rawValue) edge")
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
    case .title: KeyRow(ViewProperty.title.schema, "the title")
    case .text: KeyRow(ViewProperty.text.schema, "the detail text")
    case .image: KeyRow(ViewProperty.image.schema, "the image before the title")
    case .cellStyle: KeyRow(ViewProperty.cellStyle.schema, "how `title` and `text` stand")
    case .accessoryType: KeyRow(ViewProperty.accessoryType.schema, "the accessory at the end of the row")
    }
  }
}
