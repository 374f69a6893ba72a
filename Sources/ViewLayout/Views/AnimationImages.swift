/// The images that an image view plays one after another (`UIImageView.animationImages`).
public struct AnimationImages: Hashable, Sendable {
  /// In their order; empty for a view that plays nothing.
  public var images: [ImageSource] = []
  /// The seconds in which all of them are shown once; 0 for a thirtieth of a second each.
  public var duration = 0.0
  /// How often they are shown; 0 for ever.
  public var repeatCount = 0

  /// No images.
  public init() {}
}
