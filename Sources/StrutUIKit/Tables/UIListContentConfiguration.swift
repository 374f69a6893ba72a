import ViewLayout
public import Foundation

/// What a cell shows, as a value that can make a view.
public protocol UIContentConfiguration {
  /// A view that shows the content.
  func makeContentView() -> any UIView & UIContentView
}

/// A view that shows a configuration.
public protocol UIContentView: AnyObject {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
}

/// The state of a cell: that of one that nobody touches.
public struct UICellConfigurationState: Hashable, Sendable {
  /// Never.
  public var isSelected = false
  /// Never.
  public var isHighlighted = false
  /// Never.
  public var isDisabled = false
}

/// What is behind a cell.
public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: UIColor?
  /// Kept; in points.
  public var cornerRadius: CGFloat = 0
  /// Kept: of an edge.
  public var strokeColor: UIColor?
  /// Kept: of an edge, in points.
  public var strokeWidth: CGFloat = 0
  /// Kept: how far the background ends inside its view, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Nothing.
  public static func clear() -> Self { Self(backgroundColor: .clear) }
  /// Of a row.
  public static func listPlainCell() -> Self { Self() }
  /// Of a row in a group.
  public static func listGroupedCell() -> Self { Self(backgroundColor: .secondarySystemGroupedBackground) }
}

/// The content of a row as iOS draws it: an image and two texts.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The text.
  public var text: String?
  /// The text, of which words, font and colour count.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The second text, of which words, font and colour count.
  public var secondaryAttributedText: NSAttributedString?
  /// Before the texts.
  public var image: UIImage?
  /// How the text is set.
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
  /// How the second text is set.
  public var secondaryTextProperties: TextProperties
  /// How the image is drawn.
  public var imageProperties = ImageProperties()
  /// Between image and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// Between texts beside one another, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Between texts below one another, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// In points; the sides are at least the cell's margins.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10.25, bottom: 10.25)
  /// Whether the second text is beside the first where there is room.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { arrangement == .sides }
    set { arrangement = newValue ? .sides : .stacked }
  }
  var arrangement: Arrangement

  /// How the texts stand.
  enum Arrangement { case single, sides, columns, stacked }

  init(_ arrangement: Arrangement, detail: UIFont, color: UIColor) {
    self.arrangement = arrangement
    secondaryTextProperties = TextProperties(font: detail, color: color)
  }

  /// A text with one below it.
  public static func cell() -> Self { subtitleCell() }
  /// A text with a smaller one below it.
  public static func subtitleCell() -> Self { Self(.stacked, detail: .systemFont(ofSize: 12), color: .label) }
  /// A text, and another at the other side.
  public static func valueCell() -> Self {
    Self(.sides, detail: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
  }
  /// A row of a sidebar.
  public static func sidebarCell() -> Self { cell() }
  /// A title above a section.
  public static func plainHeader() -> Self { header(.systemFont(ofSize: 17, weight: .semibold), .label) }
  /// A title above a group.
  public static func groupedHeader() -> Self { header(.systemFont(ofSize: 13), .secondaryLabel) }
  /// A text below a section.
  public static func plainFooter() -> Self { header(.systemFont(ofSize: 13), .secondaryLabel) }
  /// A text below a group.
  public static func groupedFooter() -> Self { header(.systemFont(ofSize: 13), .secondaryLabel) }

  private static func header(_ font: UIFont, _ color: UIColor) -> Self {
    var made = cell()
    made.textProperties = TextProperties(font: font, color: color)
    return made
  }

  /// A view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { ListContentView(self) }
  /// The content in another state: the same.
  public func updated(for state: UICellConfigurationState) -> Self { self }

  /// How a text is set.
  public struct TextProperties {
    /// Of the words.
    public var font: UIFont
    /// Of the words.
    public var color: UIColor
    /// At most; 0 for no limit.
    public var numberOfLines = 0
    /// Where lines end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How lines are aligned.
    public var alignment = TextAlignment.natural
    /// Whether text that is too long is made smaller.
    public var adjustsFontSizeToFitWidth = false
    /// Kept: the text size is the standard one.
    public var adjustsFontForContentSizeCategory = true

    init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }

    /// How lines are aligned.
    public enum TextAlignment: Sendable {
      /// As the words run, in the middle, and with even sides.
      case natural, center, justified
    }
  }

  /// How an image is drawn.
  public struct ImageProperties {
    /// Of a symbol.
    public var tintColor: UIColor?
    /// Of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// At most, in points; zero for no limit.
    public var maximumSize = CGSize.zero
    /// Kept: in points, the room that the image has.
    public var reservedLayoutSize = CGSize.zero
    /// The size of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
}

/// Shows an image and two texts by constraints.
final class ListContentView: UIView, UIContentView {
  let imageView = UIImageView()
  let textLabel = UILabel()
  let secondaryLabel = UILabel()
  private let texts = UIStackView()
  private let row = UIStackView()
  private var own: UIListContentConfiguration

  var configuration: any UIContentConfiguration {
    get { own }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      own = newValue
      show()
    }
  }

  init(_ configuration: UIListContentConfiguration) {
    own = configuration
    super.init(frame: .zero)
    arrange()
    show()
  }

  convenience init(style: UIListContentConfiguration.Arrangement) {
    let isSmall = style == .stacked || style == .columns
    var content = UIListContentConfiguration(
      style, detail: .systemFont(ofSize: isSmall ? 12 : 17), color: style == .sides ? .secondaryLabel : .label)
    if style == .columns { content.textProperties = .init(font: .systemFont(ofSize: 12), color: .tintColor) }
    content.textProperties.numberOfLines = 1
    content.secondaryTextProperties.numberOfLines = 1
    self.init(content)
  }

  required init?(coder: NSCoder) { nil }

  private func arrange() {
    preservesSuperviewLayoutMargins = true
    let isStacked = own.arrangement == .stacked || own.arrangement == .single
    texts.axis = isStacked ? .vertical : .horizontal
    texts.spacing =
      isStacked ? own.textToSecondaryTextVerticalPadding : own.textToSecondaryTextHorizontalPadding
    texts.alignment = isStacked ? .fill : .firstBaseline
    for label in [textLabel, secondaryLabel] { texts.addArrangedSubview(label) }
    switch own.arrangement {
    case .sides:
      secondaryLabel.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
      textLabel.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
      secondaryLabel.textAlignment = .right
    case .columns:
      texts.spacing = ControlMetrics.cellTitleColumn.gap
      textLabel.textAlignment = .right
      textLabel.widthAnchor.constraint(equalToConstant: ControlMetrics.cellTitleColumn.width).isActive = true
    case .single, .stacked: break
    }
    row.spacing = own.imageToTextPadding
    row.alignment = .center
    row.addArrangedSubview(imageView)
    row.addArrangedSubview(texts)
    imageView.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    imageView.setContentCompressionResistancePriority(.required, for: .horizontal)
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    let margins = own.directionalLayoutMargins
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margins.top),
      row.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -margins.bottom),
      row.centerYAnchor.constraint(equalTo: centerYAnchor),
      row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func show() {
    own.textProperties.give(to: textLabel)
    own.secondaryTextProperties.give(to: secondaryLabel)
    if own.text != nil { textLabel.text = own.text }
    if let text = own.attributedText { textLabel.attributedText = text }
    if own.secondaryText != nil { secondaryLabel.text = own.secondaryText }
    if let text = own.secondaryAttributedText { secondaryLabel.attributedText = text }
    imageView.image = own.image
    if let configuration = own.imageProperties.preferredSymbolConfiguration {
      imageView.preferredSymbolConfiguration = configuration
    }
    if let tint = own.imageProperties.tintColor { imageView.tintColor = tint }
    imageView.layer.cornerRadius = own.imageProperties.cornerRadius
    updateVisibility()
  }

  /// What has no content takes no room.
  private func updateVisibility() {
    for label in [textLabel, secondaryLabel] where label.isHidden != (label.text ?? "").isEmpty {
      label.isHidden = (label.text ?? "").isEmpty
    }
    if imageView.isHidden != (imageView.image == nil) { imageView.isHidden = imageView.image == nil }
  }

  override func updateConstraints() {
    updateVisibility()
    super.updateConstraints()
    // Labels are given their words by others, who don't tell.
    setNeedsUpdateConstraints()
  }
}

extension UIListContentConfiguration.TextProperties {
  fileprivate func give(to label: UILabel) {
    label.font = font
    label.textColor = color
    label.numberOfLines = numberOfLines
    label.lineBreakMode = lineBreakMode
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    if alignment == .center { label.textAlignment = .center }
  }
}

extension UIView {
  /// Puts the view into another one, as large as that is.
  func fill(_ container: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: container.topAnchor), bottomAnchor.constraint(equalTo: container.bottomAnchor),
      leadingAnchor.constraint(equalTo: container.leadingAnchor),
      trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
  }
}
