public import Geometry

/// A parsed visual format string: views in a row or a column, and the spaces between them.
///
///     let format = try VisualFormat(parsing: "|-[name]-[field(>=100)]")
///     try format.equations(views: ["name", "field"])
///     // name.leading == superview.leading + 20
///     // field.leading == name.trailing + 8
///     // field.width >= 100
///
/// The grammar is that of Apple's Auto Layout Guide: there is no white space, and the prefixes are `H:` and `V:`.
/// `equations(options:metrics:views:withoutSuperview:)` resolves names later.
public struct VisualFormat: Hashable, Sendable {
  /// The axis along which the views follow each other.
  public let axis: Axis
  /// The parsed text. Error ranges refer to it.
  public let text: String

  /// The views with their connections; never empty.
  let segments: [Segment]
  /// The connection from the last view to the superview; `nil` if the string ends with a view.
  let end: Connection?

  /// Parses a format string.
  ///
  /// - Parameter largestNumber: How far from 0 a number in it may be.
  /// - Throws: An error at the first mistake in the string.
  public init(
    parsing text: String, largestNumber: Double = VisualFormat.largestNumber
  ) throws(VisualFormatError) {
    var parser = VisualFormatParser(text, largestNumber: largestNumber)
    (axis, segments, end) = try parser.parse()
    self.text = text
  }

  /// The names in places of views: in brackets, and in sizes unless they are metrics.
  ///
  ///     try VisualFormat(parsing: "[a(==b@high)]-gap-[c]").viewNames   // ["a", "b", "c"]
  public var viewNames: [String] {
    segments.flatMap { segment in
      [segment.view.text]
        + segment.sizes.compactMap { size in
          if case .name(let name) = size.object { name.text } else { nil }
        }
    }
  }

  /// One view, what stands in its parentheses, and what leads to it.
  struct Segment: Hashable, Sendable {
    var view: Name
    var sizes: [Predicate]
    /// `nil` for a first view without a superview before it.
    var connection: Connection?
  }

  enum Connection: Hashable, Sendable {
    /// The edges touch.
    case flush
    /// A bare hyphen.
    case standard
    case spaces([Predicate])
  }

  /// `>=100@750`.
  struct Predicate: Hashable, Sendable {
    var relation: LayoutRelation
    var object: Term
    var priority: Term?
  }

  enum Term: Hashable, Sendable {
    case number(Double, Range<Int>)
    case name(Name)
  }

  /// A name and its place in Unicode scalars.
  struct Name: Hashable, Sendable {
    var text: String
    var range: Range<Int>
  }
}
