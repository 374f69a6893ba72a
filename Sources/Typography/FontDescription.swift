/// A font as an author names it. Parts that are not named are the view's own.
public struct FontDescription: Hashable, Sendable {
  /// The family; `nil` for the view's own.
  public var family: FontFamily?
  /// The size in points; `nil` for the view's own.
  public var size: Double?
  /// The text style, which gives size and weight by the reader's text size.
  public var style: TextStyle?
  /// The weight; `nil` for the view's own.
  public var weight: FontWeight?

  /// Creates a font. What is named overrides the text style.
  public init(family: FontFamily? = nil, size: Double? = nil, style: TextStyle? = nil, weight: FontWeight? = nil) {
    self.family = family
    self.size = size
    self.style = style
    self.weight = weight
  }
}

extension FontDescription {
  /// The font with the named parts replaced. A text style has the size that the reader chooses.
  public func settled(over font: Font, platform: Platform, at category: ContentSizeCategory) -> Font {
    var settled = font
    if let style {
      settled = platform.systemFont(ofSize: style.size(at: category), weight: style.weight)
      settled.leading = settled.family == .inter ? TextStyle.leading(ofSize: settled.size) : 0
    }
    // Another family or size is none of a style's.
    if family != nil || size != nil { settled.leading = 0 }
    if let family { settled.family = family }
    if let size { settled.size = size }
    if let weight { settled.weight = weight }
    return settled
  }
}
