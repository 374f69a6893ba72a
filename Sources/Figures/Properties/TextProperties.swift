import Typography
public import ViewLayout

/// What views with text say, and how it is set.
extension ViewProperty {
  static let texts = [
    text, title, placeholder, textColor, textAlignment, numberOfLines, lineBreakMode, adjustsFontSizeToFitWidth,
    minimumScaleFactor, textContainerInset, isScrollEnabled, font, preferredMaxLayoutWidth,
  ]

  /// The text of a label, a field, a bar or a cell.
  public static let text: ViewProperty = .attributed(
    "text", { $0.text }, { $0.text = $1 }, { $0.setText($1) }, standard: { $0 == .label ? "" : nil },
    of: [.label, .textField, .textView, .searchBar, .navigationBar, .tableViewCell],
    instead: { kind in
      switch kind {
      case .button: Substitute(.title, "text is")
      case .segmentedControl, .tabBar, .toolbar, .pickerView: Substitute(.items, "texts are its")
      default: nil
      }
    },
    example: "Ada Lovelace", "the text; in a cell with a `title`, the detail text; or [runs](#text-of-several-fonts)")

  /// The title of a button, a navigation bar or a cell.
  public static let title: ViewProperty = .attributed(
    "title", { $0.title }, { $0.title = $1 }, { $0.setTitle($1) }, of: [.button, .navigationBar, .tableViewCell],
    instead: { kind in
      switch kind {
      case .label, .textField, .textView, .searchBar: Substitute(.text, "text is")
      case .segmentedControl, .tabBar, .toolbar, .pickerView: Substitute(.items, "texts are its")
      default: nil
      }
    },
    example: "Done", "the title; of a button also [runs](#text-of-several-fonts)")

  /// The text of an empty field.
  public static let placeholder: ViewProperty = .attributed(
    "placeholder", { $0.placeholder }, { $0.placeholder = $1 }, { $0.setPlaceholder($1) },
    of: [.textField, .searchBar, .view],
    instead: { kind in
      switch kind {
      case .label, .textView: Substitute(.text, "text is")
      case .button: Substitute(.title, "text is")
      default: nil
      }
    },
    example: "Your name",
    "the text of an empty field, or [runs](#text-of-several-fonts); on a `view`, what a program shows there, in a pale outline. It may begin with a "
      + "[symbol](#symbols)")

  /// The colour of the text.
  public static let textColor: ViewProperty = .init(
    "textColor", .color, \ViewLook.textColor,
    of: [.label, .textField, .textView, .button, .navigationBar, .tableView, .tableViewCell],
    instead: { [.tabBar, .toolbar].contains($0) ? Substitute(.tintColor, "colour is") : nil },
    example: "darkslategray", "a colour")

  /// The alignment of lines in the width of the view.
  public static let textAlignment = ViewProperty(
    "textAlignment", .word(TextAlignment.self), \ViewContent.textAlignment, standard: .natural,
    of: [.label, .textField, .textView], example: "center")

  /// The largest number of lines; 0 for no limit.
  public static let numberOfLines = ViewProperty(
    "numberOfLines", .integer(0...1000), \ViewContent.numberOfLines, standard: 1, of: [.label], example: "2",
    "the largest number of lines; 0 for no limit; default 1")

  /// How text that is too long is wrapped or truncated.
  public static let lineBreakMode = ViewProperty(
    "lineBreakMode", .word(LineBreakMode.self), \ViewContent.lineBreakMode,
    standardOfKind: { $0 == .label ? .byTruncatingTail : $0 == .button ? .byTruncatingMiddle : nil },
    of: [.label, .button], example: "byCharWrapping")

  /// Whether a line that is too long is set in a smaller font.
  public static let adjustsFontSizeToFitWidth = ViewProperty(
    "adjustsFontSizeToFitWidth", .boolean, \ViewContent.adjustsFontSizeToFitWidth, standard: false, of: [.label],
    example: "true", "a boolean: whether one line that is too long is set smaller instead of truncated")

  /// The smallest part of the font's size that the line may have.
  public static let minimumScaleFactor = ViewProperty(
    "minimumScaleFactor", .number(0...1), \ViewContent.minimumScaleFactor, standard: 0, of: [.label], example: "0.5",
    "the smallest part of the font's size that `adjustsFontSizeToFitWidth` may set; 0, the default, for any")

  /// The space around the text of a text view, in points.
  public static let textContainerInset = ViewProperty(
    "textContainerInset", .insets, \ViewContent.textContainerInset, absent: { _ in ControlMetrics.textContainerInset },
    of: [.textView], example: "[8, 12, 8, 12]",
    "`[top, left, bottom, right]`: the space around the text, which has 5 points more at each side; default "
      + "`[8, 0, 8, 0]`")

  /// Whether a text view scrolls; one that does not is as high as its lines.
  public static let isScrollEnabled = ViewProperty(
    "isScrollEnabled", .boolean, \ViewContent.isScrollEnabled, standard: true, of: [.textView], example: "false",
    "a boolean: a text view that does not scroll is as high as its lines; the lower edge of one that scrolls can "
      + "cut a line off; default `true`")

  /// The font; see ``FontDescription``.
  public static let font = ViewProperty(
    "font", .font,
    of: [.label, .textField, .textView, .button, .segmentedControl, .searchBar, .tableView, .tableViewCell],
    example: "{family: Liberation Sans, size: 15, weight: bold}",
    "a size in points, a text style, or a mapping with `family`, `size` and `weight`",
    get: { staged, _ in
      let font = staged.view.font
      return .font(FontDescription(family: font.family, size: font.size, weight: font.weight))
    },
    set: { staged, value, context in
      guard case .font(let description) = value else { return }
      let view = staged.view
      staged.font = description
      view.font = description.settled(over: view.font, platform: view.platform, at: context.contentSize)
    })

  /// The width at which a label wraps its lines, in points.
  public static let preferredMaxLayoutWidth = ViewProperty(
    "preferredMaxLayoutWidth", .length, of: [.label], example: "120",
    "the width in points at which several lines are wrapped; default the label's width",
    get: { staged, _ in .number(staged.view.content.preferredMaxLayoutWidth ?? 0) },
    // As in UIKit, 0 sets no width.
    set: { staged, value, _ in
      guard let width = Double(value) else { return }
      staged.view.content.preferredMaxLayoutWidth = width > 0 ? width : nil
    })
}

extension ViewProperty {
  /// A row of a text that may have runs.
  private static func attributed(
    _ name: String, _ read: @escaping @Sendable (ViewContent) -> String?,
    _ set: @escaping @Sendable (inout ViewContent, String?) -> Void,
    _ setRuns: @escaping @Sendable (inout ViewContent, AttributedText?) -> Void,
    standard: @escaping @Sendable (ViewKind) -> String? = { _ in nil }, of kinds: Kinds,
    instead substitute: @escaping @Sendable (ViewKind) -> Substitute?, example: String, _ documentation: String
  ) -> ViewProperty {
    ViewProperty(
      name, .attributedText, standard: { standard($0)?.propertyValue }, of: kinds, instead: substitute,
      example: example, documentation,
      get: { staged, _ in
        ViewProperty(rawValue: name).flatMap { staged.runs[$0] }.map(PropertyValue.runs)
          ?? read(staged.view.content)?.propertyValue
      },
      set: { staged, value, context in
        switch value {
        case .text(let text):
          if !staged.runs.isEmpty, let property = ViewProperty(rawValue: name) { staged.runs[property] = nil }
          set(&staged.view.content, text)
        case .runs(let text):
          guard let property = ViewProperty(rawValue: name) else { return }
          staged.runs[property] = text
          setRuns(&staged.view.content, text.settled(at: context.contentSize))
        default: break
        }
      })
  }

  /// The kinds of views that draw the runs of the property; others draw what they say.
  public var kindsWithRuns: [ViewKind] {
    switch self {
    case .text: [.label, .textView, .textField]
    case .title: [.button]
    case .placeholder: [.textField]
    default: []
    }
  }
}

extension AttributedText {
  /// The text with the size and the weight that its text styles have for a reader.
  func settled(at category: ContentSizeCategory) -> AttributedText {
    var text = self
    for (index, run) in runs.enumerated() {
      guard let font = run.font, let style = font.style else { continue }
      text.runs[index].font = FontDescription(
        family: font.family, size: font.size ?? style.size(at: category), weight: font.weight ?? style.weight)
    }
    return text
  }
}

extension AttributedText.LineStyle: PropertyWord {}
extension TextAlignment: PropertyWord {}
extension LineBreakMode: PropertyWord {}
