public import Typography

/// A font as an author names it; what is left out is the view's own.
public struct FontDescription: Hashable, Sendable {
  public var family: FontFamily?
  public var size: Double?
  public var style: TextStyle?
  public var weight: FontWeight?

  public init(family: FontFamily? = nil, size: Double? = nil, style: TextStyle? = nil, weight: FontWeight? = nil) {
    self.family = family
    self.size = size
    self.style = style
    self.weight = weight
  }
}

extension FontDescription {
  /// The font that it means over another: what is not named stays, and a text style has the size of the reader's choice.
  func settled(over font: Font, platform: Platform, at category: ContentSizeCategory) -> Font {
    var settled = font
    if let style { settled = platform.systemFont(ofSize: style.size(at: category), weight: style.weight) }
    if let family { settled.family = family }
    if let size { settled.size = size }
    if let weight { settled.weight = weight }
    return settled
  }
}
