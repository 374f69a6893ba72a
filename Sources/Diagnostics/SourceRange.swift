/// A place in a document: line and column counted from 1, columns in Unicode scalars.
public struct SourcePosition: Hashable, Comparable, Sendable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

/// A stretch of a document on one line.
///
/// What spans several lines is named by its beginning: a caret can stand under one line only.
public struct SourceRange: Hashable, Sendable {
  public var start: SourcePosition
  /// How many columns it covers, at least 1.
  public var length: Int

  public init(start: SourcePosition, length: Int = 1) {
    self.start = start
    self.length = max(1, length)
  }

  public init(line: Int, column: Int, length: Int = 1) {
    self.init(start: SourcePosition(line: line, column: column), length: length)
  }

  /// The part of this range that begins `offset` columns into it.
  public func part(at offset: Int, length: Int = 1) -> SourceRange {
    SourceRange(start: SourcePosition(line: start.line, column: start.column + offset), length: length)
  }
}
