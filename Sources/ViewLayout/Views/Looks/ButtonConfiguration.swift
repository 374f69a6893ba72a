public import Geometry
public import Typography

/// What a button shows and how, as `UIButton.Configuration` has it since iOS 15.
public struct ButtonConfiguration: Hashable, Sendable {
  /// The background and the colours.
  public var style = Style.plain
  /// The text below the title.
  public var subtitle: String?
  /// The side of the titles at which the image is.
  public var imagePlacement = ImagePlacement.leading
  /// The distance between the image and the titles, in points.
  public var imagePadding = 0.0
  /// The insets of image and titles, in points; the right inset is at the trailing side.
  public var contentInsets = ButtonConfiguration.standardInsets
  /// The rounding of the background.
  public var cornerStyle = CornerStyle.dynamic

  /// Creates a plain configuration.
  public init() {}

  /// UIKit's own insets of a button of medium size: a title of 17 points has a button 34.5 high.
  public static let standardInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
  /// The style of the title's font: 17 points at the standard text size.
  public static let textStyle = TextStyle.body
  /// The subtitle's share of the title's font size: 13 below 17.
  public static let subtitleShare = 13.0 / 17
  /// The distance between the title and the subtitle, in points.
  public static let titlePadding = 1.0

  /// The styles by UIKit's names. Those with a border have the looks of those without, as on a phone.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Coloured words on grey, on the pale tint and on nothing, and light words on the tint.
    case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent

    /// What is behind the content.
    public var ground: Ground {
      switch self {
      case .plain, .borderless: .none
      case .gray, .bordered: .gray
      case .tinted, .borderedTinted: .paleTint
      case .filled, .borderedProminent: .tint
      }
    }
  }

  /// The background of a style.
  public enum Ground: Hashable, Sendable {
    /// Nothing, the colour of controls, the pale tint, and the tint, on which words are light.
    case none, gray, paleTint, tint
  }

  /// The edges by UIKit's names.
  public enum ImagePlacement: String, Hashable, Sendable, CaseIterable {
    /// Before, after, above and below the titles.
    case leading, trailing, top, bottom
  }

  /// The rounding by UIKit's names.
  public enum CornerStyle: String, Hashable, Sendable, CaseIterable {
    /// A radius of 6 points, of 4, 8 and 12, and half of the height.
    case dynamic, fixed, small, medium, large, capsule

    /// The radius for a background, in points.
    public func radius(in size: Size) -> Double {
      let radius: Double =
        switch self {
        case .dynamic, .fixed: 6
        case .small: 4
        case .medium: 8
        case .large: 12
        case .capsule: .infinity
        }
      return max(0, min(radius, size.width / 2, size.height / 2))
    }
  }
}

/// The places of a configured button's image and titles. Layout takes the size from it, and painting the places.
public struct ButtonContentLayout: Hashable, Sendable {
  /// The size of the button around its content, in points.
  public let size: Size
  /// The places in the smallest rectangle around all, for left-to-right layout, in points.
  private let image, title, subtitle: Rect
  private let content: Size
  private let insets: EdgeInsets

  /// - Parameters:
  ///   - image: The size of the image; zero without one.
  ///   - title: The size of the title; zero without one.
  ///   - subtitle: The size of the subtitle; zero without one.
  public init(_ configuration: ButtonConfiguration, image: Size, title: Size, subtitle: Size) {
    // 1. The titles, one below the other.
    let gap = title == .zero || subtitle == .zero ? 0 : ButtonConfiguration.titlePadding
    let words = Size(max(title.width, subtitle.width), title.height + gap + subtitle.height)
    // 2. The image beside them, or above or below.
    let padding = image == .zero || words == .zero ? 0 : configuration.imagePadding
    let isBeside = [.leading, .trailing].contains(configuration.imagePlacement)
    let content =
      isBeside
      ? Size(image.width + padding + words.width, max(image.height, words.height))
      : Size(max(image.width, words.width), image.height + padding + words.height)
    func place(_ size: Size, x: Double, y: Double) -> Rect { Rect(x: x, y: y, width: size.width, height: size.height) }
    let isFirst = [.leading, .top].contains(configuration.imagePlacement)
    let (imageStart, wordsStart) = isFirst ? (0, 1.0) : (1.0, 0)
    let (imagePlace, wordsPlace) =
      isBeside
      ? (
        place(image, x: imageStart * (words.width + padding), y: (content.height - image.height) / 2),
        place(words, x: wordsStart * (image.width + padding), y: (content.height - words.height) / 2)
      )
      : (
        place(image, x: (content.width - image.width) / 2, y: imageStart * (words.height + padding)),
        place(words, x: (content.width - words.width) / 2, y: wordsStart * (image.height + padding))
      )
    self.image = imagePlace
    // Beside an image, titles are aligned with each other at the leading side; otherwise they are centred.
    let share = isBeside && image != .zero ? 0 : 0.5
    self.title = place(title, x: wordsPlace.minX + (words.width - title.width) * share, y: wordsPlace.minY)
    self.subtitle = place(
      subtitle, x: wordsPlace.minX + (words.width - subtitle.width) * share, y: wordsPlace.maxY - subtitle.height)
    self.content = content
    insets = configuration.contentInsets
    // A line of 20.33 points with 7 above and below is stored 35 points high.
    size = Size(
      max(0, content.width + insets.left + insets.right),
      max(0, content.height + insets.top + insets.bottom).rounded(.up))
  }

  /// The places in the bounds of a button, in whose insets the content is centred.
  public func places(in bounds: Rect) -> (image: Rect, title: Rect, subtitle: Rect) {
    let room = bounds.inset(by: insets)
    let (dx, dy) = (room.midX - content.width / 2, room.midY - content.height / 2)
    func moved(_ rect: Rect) -> Rect { rect.offsetBy(dx: dx, dy: dy) }
    return (moved(image), moved(title), moved(subtitle))
  }

  /// Where the title begins and ends, from the middle of the button downwards, in points.
  var titlePlace: (start: Double, end: Double) { place(of: title) }
  /// Where the subtitle does.
  var subtitlePlace: (start: Double, end: Double) { place(of: subtitle) }

  private func place(of words: Rect) -> (start: Double, end: Double) {
    let middle = content.height / 2 - (insets.top - insets.bottom) / 2
    return (words.minY - middle, words.maxY - middle)
  }
}
