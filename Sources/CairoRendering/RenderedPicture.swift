/// A picture's file, and what in it could not be drawn as it was asked for.
public struct RenderedPicture: Hashable, Sendable {
  /// The whole file.
  public var bytes: [UInt8]
  /// A sentence each, without a full stop, in drawing order: a damaged image, in whose place is a crossed box.
  public var problems: [String]

  public init(bytes: [UInt8], problems: [String]) {
    self.bytes = bytes
    self.problems = problems
  }
}
