/// A picture's file, and what in it could not be drawn as it was asked for.
package struct RenderedPicture: Hashable, Sendable {
  /// The whole file.
  package var bytes: [UInt8]
  /// A sentence each, without a full stop, in drawing order: a damaged image, in whose place is a crossed box.
  package var problems: [String]

  package init(bytes: [UInt8], problems: [String]) {
    self.bytes = bytes
    self.problems = problems
  }
}
