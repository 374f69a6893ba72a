/// A position in a document: line and column from 1, columns in Unicode scalars.
public struct SourcePosition: Hashable, Comparable, Sendable {
  // Every word of a document has one, and no document has more lines than these can count.
  private var storedLine: Int32
  private var storedColumn: Int32

  /// The line, from 1.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = Int32(clamping: newValue) }
  }
  /// The column, from 1.
  public var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = Int32(clamping: newValue) }
  }

  /// Creates a position.
  public init(line: Int, column: Int) {
    (storedLine, storedColumn) = (Int32(clamping: line), Int32(clamping: column))
  }

  public static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

/// A range of a document on one line.
///
/// A range of several lines is represented by its start, because a caret can mark one line only.
public struct SourceRange: Hashable, Sendable {
  /// The first character.
  public var start: SourcePosition
  private var storedLength: Int32
  /// The number of columns, at least 1.
  public var length: Int {
    get { Int(storedLength) }
    set { storedLength = Int32(clamping: newValue) }
  }
  /// The included file that the range is in; `nil` for the document itself.
  public var file: IncludedFile?

  /// Creates a range; a `length` below 1 becomes 1.
  public init(start: SourcePosition, length: Int = 1, in file: IncludedFile? = nil) {
    self.start = start
    storedLength = Int32(clamping: max(1, length))
    self.file = file
  }

  /// Creates a range from a line and a column, both from 1.
  public init(line: Int, column: Int, length: Int = 1) {
    self.init(start: SourcePosition(line: line, column: column), length: length)
  }

  /// The part of this range that starts at a column offset.
  public func part(at offset: Int, length: Int = 1) -> SourceRange {
    SourceRange(start: SourcePosition(line: start.line, column: start.column + offset), length: length, in: file)
  }

  /// Whether the range starts before another, in the order of the document with the files that it includes.
  public func isBefore(_ other: SourceRange) -> Bool {
    guard file != nil || other.file != nil else { return start < other.start }
    return path.lexicographicallyPrecedes(other.path)
  }

  /// The places of the items that include the file, from the document inwards, and the range's own.
  private var path: [SourcePosition] { (file?.includedAt.path ?? []) + [start] }
}
