import Figures
import Typography
import ViewLayout

/// An attributed string of a document: its fragments, each with the attributes of its letters.
struct AttributedFragments {
  private let fragments: [DocumentElement]

  /// - Parameter element: `<attributedString>`; `nil` for none.
  init?(_ element: DocumentElement?) {
    guard let element else { return nil }
    fragments = Array(element.children(named: "fragment"))
  }

  /// What all fragments say.
  var text: String { fragments.map(Self.text).joined() }

  /// The attributes of the first fragment that has letters: those of the view, from which others differ.
  var attributes: DocumentElement? {
    fragments.first { Self.text(of: $0).contains { !$0.isWhitespace } }?.child(named: "attributes")
  }

  /// Whether some of its letters are of a font by its name.
  var namesFont: Bool {
    fragments.contains { $0.child(named: "attributes")?.child(key: "NSFont")?["name"] != nil }
  }

  private static func text(of fragment: DocumentElement) -> String {
    fragment["content"] ?? fragment.text(key: "content") ?? ""
  }

  /// The text as a property has it: with runs if fragments differ, or have what only runs can have.
  ///
  /// - Parameter color: Reads the colour under a key of attributes.
  func value(color: (_ key: String, _ attributes: DocumentElement) -> PropertyValue?) -> PropertyValue {
    let first = attributes
    let ownFont = first.flatMap(Self.font)
    let ownColor = first.flatMap { color("NSColor", $0) }
    let ownAlignment = first.flatMap(Self.alignment)
    let runs = fragments.map { fragment in
      var run = AttributedText.Run(Self.text(of: fragment))
      guard let attributes = fragment.child(named: "attributes") else { return run }
      let (font, ink) = (Self.font(in: attributes), color("NSColor", attributes))
      if font != ownFont { run.font = font }
      if ink != ownColor, case .color(let ink)? = ink { run.color = ink }
      if case .color(let ground)? = color("NSBackgroundColor", attributes) { run.backgroundColor = ground }
      run.underline = Self.lines("NSUnderline", in: attributes)
      run.strikethrough = Self.lines("NSStrikethrough", in: attributes)
      run.kern = attributes.child(key: "NSKern")?.number("value") ?? 0
      run.baselineOffset = attributes.child(key: "NSBaselineOffset")?.number("value") ?? 0
      let alignment = Self.alignment(in: attributes)
      if alignment != ownAlignment { run.alignment = alignment }
      let style = attributes.child(key: "NSParagraphStyle")
      run.paragraph.lineSpacing = max(0, style?.number("lineSpacing") ?? 0)
      run.paragraph.paragraphSpacing = max(0, style?.number("paragraphSpacing") ?? 0)
      if let multiple = style?.number("lineHeightMultiple"), (0.1...10).contains(multiple) {
        run.paragraph.lineHeightMultiple = multiple
      }
      return run
    }
    let isPlain = runs.allSatisfy { $0 == AttributedText.Run($0.text) }
    return isPlain ? .text(text) : .runs(AttributedText(runs: runs))
  }

  private static func font(in attributes: DocumentElement) -> FontDescription? {
    attributes.child(key: "NSFont").flatMap(FontRule.font)
  }

  private static func alignment(in attributes: DocumentElement) -> TextAlignment? {
    attributes.child(key: "NSParagraphStyle")?["alignment"].flatMap(TextAlignment.init)
  }

  /// The styles of lines by the numbers of `NSUnderlineStyle`, whose higher bits are patterns.
  private static func lines(_ key: String, in attributes: DocumentElement) -> AttributedText.LineStyle {
    switch attributes.child(key: key)?.number("value").flatMap({ Int(exactly: $0) }).map({ $0 & 0xF }) {
    case nil, 0: .none
    case 2: .thick
    case 9: .double
    default: .single
    }
  }
}
