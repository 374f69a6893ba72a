public import Geometry

/// How a group's transform and opacity change over the frames of a picture that plays. Those of the group itself are what
/// programs show that play nothing.
public struct GroupMotion: Hashable, Sendable {
  /// A value from a frame on.
  public struct Key<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The number of the frame.
    public var frame: Int
    /// The value in that frame.
    public var value: Value

    /// A value from a frame on.
    public init(frame: Int, value: Value) { (self.frame, self.value) = (frame, value) }
  }

  /// The transforms, the first of frame 0; empty where it stays.
  public var transforms: [Key<Transform>]
  /// The opacities, the first of frame 0; empty where it stays.
  public var opacities: [Key<Double>]
  /// Whether each value holds until the next one, instead of changing evenly.
  public var isStepped: Bool

  /// A motion; all that stays is left out.
  public init(transforms: [Key<Transform>] = [], opacities: [Key<Double>] = [], isStepped: Bool = false) {
    (self.transforms, self.opacities, self.isStepped) = (transforms, opacities, isStepped)
  }
}
