import Figures
import Geometry
import Graphics
import Typography
import ViewLayout

extension PropertyValue {
  /// The value as the figure language has it; `nil` for a picture whose file has no name beside a document.
  var languageText: String? {
    switch self {
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let number): number == View.spacingUseSystem ? SpacingWord.system.rawValue : YAMLText.number(number)
    case .text(let text): YAMLText.text(text)
    case .runs(let text): YAMLText.list(text.runs.map(\.languageText))
    case .date(let date): date.text
    case .texts(let texts): YAMLText.list(texts.map(YAMLText.text))
    case .point(let point): YAMLText.numbers(point.x, point.y)
    case .size(let size): YAMLText.numbers(size.width, size.height)
    case .rect(let rect): YAMLText.numbers(rect.x, rect.y, rect.width, rect.height)
    case .inset(let dx, let dy): "{inset: \(YAMLText.numbers(dx, dy))}"
    case .insets(let insets): insets.languageText
    case .transform(let matrix):
      "matrix("
        + [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(YAMLText.number).joined(separator: ", ")
        + ")"
    case .mask(let mask): YAMLText.list(AutoresizingMask.names.filter { mask.contains($0.mask) }.map(\.name))
    case .corners(let corners): YAMLText.list(CornerMask.names.filter { corners.contains($0.corner) }.map(\.name))
    case .priorities(let pair):
      if let both = pair.horizontal, both == pair.vertical {
        YAMLText.number(both.rawValue)
      } else {
        "{"
          + Axis.allCases.compactMap { axis in pair[axis].map { "\(axis.rawValue): \(YAMLText.number($0.rawValue))" } }
          .joined(separator: ", ") + "}"
      }
    case .intrinsicSize(let size):
      YAMLText.list([size.horizontal, size.vertical].map { $0.map(YAMLText.number) ?? "none" })
    case .color(let color): color.languageText
    case .shadow(let shadow):
      "{offset: \(YAMLText.numbers(shadow.offset.x, shadow.offset.y)), radius: \(YAMLText.number(shadow.radius)), "
        + "color: \(shadow.color.languageText)}"
    case .font(let font): font.languageText
    case .image(.placeholder(let size)): "placeholder(\(YAMLText.number(size.width)), \(YAMLText.number(size.height)))"
    case .image(.missing(let size)): "missing(\(YAMLText.number(size.width)), \(YAMLText.number(size.height)))"
    case .image(.symbol(let symbol)): symbol.languageText
    case .image(.file(let image)): image.path.map(YAMLText.text)
    case .pattern: nil
    case .images(let images):
      images.contains { PropertyValue.image($0).languageText == nil }
        ? nil : YAMLText.list(images.compactMap { PropertyValue.image($0).languageText })
    case .keyword(let keyword): keyword.text
    case .sections(let sections): YAMLText.list(sections.map(\.languageText))
    case .spacings(let spacings):
      "{"
        + spacings.sorted { $0.key < $1.key }
        .map { "\($0.key): \(PropertyValue.number($0.value).languageText ?? "0")" }.joined(separator: ", ") + "}"
    }
  }
}

extension AttributedText.Run {
  /// Its attributes by their keys, those that are other than a view's.
  fileprivate var languageText: String {
    let plain = AttributedText.Run("")
    var parts: [(TextRunKey, String?)] = [(.text, YAMLText.text(text))]
    func add<Value: Equatable>(_ key: TextRunKey, _ value: KeyPath<Self, Value>, _ text: (Value) -> String?) {
      if self[keyPath: value] != plain[keyPath: value] { parts.append((key, text(self[keyPath: value]))) }
    }
    add(.font, \.font) { $0.flatMap { PropertyValue.font($0).languageText } }
    add(.textColor, \.color) { $0?.languageText }
    add(.backgroundColor, \.backgroundColor) { $0?.languageText }
    add(.underlineStyle, \.underline) { $0.rawValue }
    add(.strikethroughStyle, \.strikethrough) { $0.rawValue }
    add(.kern, \.kern, YAMLText.number)
    add(.baselineOffset, \.baselineOffset, YAMLText.number)
    add(.textAlignment, \.alignment) { $0?.rawValue }
    add(.lineSpacing, \.paragraph.lineSpacing, YAMLText.number)
    add(.paragraphSpacing, \.paragraph.paragraphSpacing, YAMLText.number)
    add(.lineHeightMultiple, \.paragraph.lineHeightMultiple, YAMLText.number)
    return "{" + parts.compactMap { key, text in text.map { "\(key.rawValue): \($0)" } }.joined(separator: ", ") + "}"
  }
}

extension TableSection {
  fileprivate var languageText: String {
    var parts: [String] = []
    if let header { parts.append("\(TableSectionKey.header): \(YAMLText.text(header))") }
    switch rows {
    case .cells(let count): parts.append("\(TableSectionKey.rows): \(count)")
    case .drawn(let rows): parts.append("\(TableSectionKey.rows): \(YAMLText.list(rows.map(\.languageText)))")
    }
    if let footer { parts.append("\(TableSectionKey.footer): \(YAMLText.text(footer))") }
    return "{" + parts.joined(separator: ", ") + "}"
  }
}

extension TableRow {
  /// The title alone where that is all; otherwise each part by its key.
  fileprivate var languageText: String {
    if let title, self == TableRow(title: title) { return YAMLText.text(title) }
    var parts: [(TableRowKey, String?)] = [(.title, title.map(YAMLText.text)), (.text, text.map(YAMLText.text))]
    parts.append((.image, image.flatMap { PropertyValue.image($0).languageText }))
    if cellStyle != .value1 { parts.append((.cellStyle, cellStyle.rawValue)) }
    if accessoryType != .none { parts.append((.accessoryType, accessoryType.rawValue)) }
    if let backgroundColor { parts.append((.backgroundColor, backgroundColor.languageText)) }
    return "{" + parts.compactMap { key, text in text.map { "\(key.rawValue): \($0)" } }.joined(separator: ", ") + "}"
  }
}

extension Symbol {
  /// `symbol(name)`, with the point size or the size if it is another than beside body text.
  var languageText: String {
    let size: [Double] =
      switch pointSize {
      case Self.standardPointSize: []
      case let pointSize?: [pointSize]
      case nil: [self.size.width, self.size.height]
      }
    return "symbol(\(([name] + size.map(YAMLText.number)).joined(separator: ", ")))"
  }
}

extension EdgeInsets {
  var languageText: String { YAMLText.numbers(top, left, bottom, right) }
}

extension Color {
  /// A name of iOS or CSS, `"#rrggbb"` where the components are whole bytes, or `rgb(…)`; two of them for a pair.
  var languageText: String {
    if let system = SystemColor(of: self), system.color == self { return system.name }
    if let pair = AdaptiveColor(of: self) {
      let colors = [pair.light, pair.dark].map { $0.languageText.filter { $0 != "\"" } }
      return "\"adaptive(\(colors.joined(separator: ", ")))\""
    }
    if alpha == 0 { return "transparent" }
    if self == .white { return "white" }
    if self == .black { return "black" }
    let components = [red, green, blue] + (alpha == 1 ? [] : [alpha])
    let bytes = components.map { ($0 * 255).rounded() }
    guard zip(components, bytes).allSatisfy({ ($0 * 255 - $1).magnitude < 0.01 }) else {
      return "rgb(\(components.map { $0.decimalText(places: 4) }.joined(separator: ", ")))"
    }
    let digits = bytes.map { byte in
      let digits = String(Int(byte), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "\"#\(digits.joined())\""
  }
}

extension FontDescription {
  /// A style or a size alone where that is all; otherwise each part by its key.
  fileprivate var languageText: String {
    if let style { return style.rawValue }
    let isRegular = weight == nil || weight == .regular
    if family == nil, isRegular, let size { return YAMLText.number(size) }
    var parts: [String] = []
    if let family { parts.append("family: \(family.rawValue)") }
    if let size { parts.append("size: \(YAMLText.number(size))") }
    if let weight { parts.append("weight: \(FontNames.weights.first { $0.weight == weight }?.name ?? "regular")") }
    return "{" + parts.joined(separator: ", ") + "}"
  }
}
