import Geometry
import Typography
import ViewLayout

/// The configurations of buttons.
extension ViewProperty {
  static let buttons = [configuration, subtitle, imagePlacement, imagePadding, contentInsets, cornerStyle]

  /// The look of a button since iOS 15.
  public static let configuration = ViewProperty(
    "configuration", .word(ButtonConfiguration.Style.self), of: [.button], example: "filled", "",
    get: { staged, _ in staged.view.content.configuration?.style.propertyValue },
    set: { staged, value, context in
      if let style = ButtonConfiguration.Style(value) { staged.configure(in: context) { $0.style = style } }
    })

  /// The text below a button's title.
  public static let subtitle = ViewProperty(
    "subtitle", .text, of: [.button], example: "Every day", "the text below the title",
    get: { staged, _ in staged.view.content.configuration?.subtitle?.propertyValue },
    set: { staged, value, context in
      if let text = String(value) { staged.configure(in: context) { $0.subtitle = text } }
    })

  /// Where a button's image is.
  public static let imagePlacement = configured(
    "imagePlacement", .word(ButtonConfiguration.ImagePlacement.self), \.imagePlacement, example: "trailing",
    "where the image is, seen from the titles")

  /// The distance between a button's image and its titles.
  public static let imagePadding = configured(
    "imagePadding", .length, \.imagePadding, example: "8", "the points between image and titles; default 0")

  /// The space around a configured button's image and titles.
  public static let contentInsets = configured(
    "contentInsets", .insets, \.contentInsets, example: "[10, 20, 10, 20]",
    "`[top, leading, bottom, trailing]`: the space around image and titles; default `[7, 12, 7, 12]`")

  /// How the background is rounded.
  public static let cornerStyle = configured(
    "cornerStyle", .word(ButtonConfiguration.CornerStyle.self), \.cornerStyle, example: "capsule",
    "the rounding of the background")

  /// A row of a part of the configuration.
  private static func configured<Value: PropertyCodable & Sendable>(
    _ name: String, _ type: ValueType,
    _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<ButtonConfiguration, Value>, example: String,
    _ documentation: String
  ) -> ViewProperty {
    ViewProperty(
      name, type, of: [.button], example: example, documentation,
      get: { staged, _ in staged.view.content.configuration?[keyPath: path()].propertyValue },
      set: { staged, value, context in
        if let value = Value(value) { staged.configure(in: context) { $0[keyPath: path()] = value } }
      })
  }
}

extension StagedView {
  /// Changes the configuration, which a button has from its first property on, with the font that it brings: that of
  /// body text, which follows the reader's text size.
  fileprivate func configure(in context: StagingContext, _ change: (inout ButtonConfiguration) -> Void) {
    if view.content.configuration == nil, view.font == ControlMetrics.font(of: .button, on: view.platform) {
      ViewProperty.font.set(.font(FontDescription(style: ButtonConfiguration.textStyle)), on: self, in: context)
    }
    var configuration = view.content.configuration ?? ButtonConfiguration()
    change(&configuration)
    view.content.configuration = configuration
    fitSymbol(in: context)
  }

  /// Makes a symbol of a configured button, of whose size the author says nothing, as large as it is beside the title for
  /// the reader: a configuration has its symbols in the text style of its title.
  func fitSymbol(in context: StagingContext) {
    guard view.content.configuration != nil, case .symbol(let symbol)? = image, symbol == Symbol(name: symbol.name)
    else { return }
    let size = ButtonConfiguration.textStyle.size(at: context.contentSize)
    view.content.image = .symbol(Symbol(name: symbol.name, pointSize: size))
  }
}

extension ButtonConfiguration.Style: PropertyWord {}
extension ButtonConfiguration.ImagePlacement: PropertyWord {}
extension ButtonConfiguration.CornerStyle: PropertyWord {}
