public import Geometry

/// A visual format string as it was written: views in a row or a column, and the spaces between them.
///
///     let format = try VisualFormat(parsing: "|-[name]-[field(>=100)]")
///     try format.equations(views: ["name", "field"])
///     // name.leading == superview.leading + 20
///     // field.leading == name.trailing + 8
///     // field.width >= 100
///
/// The grammar is that of Apple's Auto Layout Guide, to the letter: no white space, no prefix but `H:` and `V:`.
/// Names are looked up later, by `equations(options:metrics:views:withoutSuperview:)`.
public struct VisualFormat: Hashable, Sendable {
  /// The direction in which the views follow each other.
  public let axis: Axis
  /// As it was parsed; errors point into it.
  public let text: String

  /// Never empty.
  let segments: [Segment]
  /// What leads from the last view to the superview; `nil` where the string ends with a view.
  let end: Connection?

  /// Reads a format string.
  ///
  /// - Throws: The first place where the string leaves the grammar.
  public init(parsing text: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(text)
    (axis, segments, end) = try parser.parse()
    self.text = text
  }

  /// The names that stand where a view's can: in brackets, and, unless they are metrics, in sizes.
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
