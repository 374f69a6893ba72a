public import Diagnostics
import Geometry

/// What is wrong with a visual format string, and where in it.
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of mistake it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The string has no view.
    case empty
    /// The string leaves the grammar.
    case syntax
    /// A view that there is not.
    case unknownView
    /// Neither a metric nor, where one may stand, a view.
    case unknownName
    /// A number that no layout can hold.
    case numberRange
    /// A priority outside 1…1000.
    case priorityRange
    /// An alignment along the axis on which the views follow each other.
    case optionOrientation
    /// Two directions at once.
    case optionDirection
    /// A view's name where a distance belongs.
    case viewInConnection
    /// `|` beside a view that has no superview.
    case noSuperview

    /// The rule's name for programs.
    var identifier: Diagnostic.Identifier {
      switch self {
      case .empty, .syntax: .malformedFormat
      case .unknownView: .unknownView
      case .unknownName: .unknownMetric
      case .numberRange: .numberOutOfRange
      case .priorityRange: .priorityOutOfRange
      case .optionOrientation: .optionAlongAxis
      case .optionDirection: .exclusiveKeys
      case .viewInConnection: .viewAsDistance
      case .noSuperview: .superviewOfRoot
      }
    }
  }

  /// The kind of mistake.
  public var kind: Kind
  /// States the rule, leads with the word in question, has no full stop.
  public var message: String
  /// The message and where the mistake is: `'vv' is not a view; did you mean 'v2'? (at 3)`.
  public var description: String { "\(message) (at \(offset))" }
  /// From the start of the string, in Unicode scalars.
  public var offset: Int
  /// In Unicode scalars; 0 at the end of the string.
  public var length: Int
  /// What the characters there should be; `nil` where nobody knows.
  public var meant: String?

  init(_ kind: Kind, _ message: String, at range: Range<Int>, meant: String? = nil) {
    self.kind = kind
    self.message = message
    offset = range.lowerBound
    length = range.count
    self.meant = meant
  }

  /// A name that means nothing where it stands.
  ///
  /// - Parameters:
  ///   - rule: What it is not: `is not a view`.
  ///   - remedy: How the message ends where none of the candidates is near.
  private init(
    unknown name: VisualFormat.Name, _ rule: String, among candidates: [String], otherwise remedy: String = "",
    _ kind: Kind = .unknownName
  ) {
    let meant = NearMisses.closest(to: name.text, among: candidates)
    let end = meant.map { "; did you mean '\($0)'?" } ?? remedy
    self.init(kind, "'\(Self.shortened(name.text))' \(rule)\(end)", at: name.range, meant: meant)
  }

  /// The name of the rule that is broken.
  public var identifier: Diagnostic.Identifier { kind.identifier }
}

extension VisualFormatError {
  static let empty = VisualFormatError(.empty, "the format is empty; it needs a view in brackets", at: 0..<0)

  static func endsEarly(expecting what: String, at end: Int) -> VisualFormatError {
    VisualFormatError(.syntax, "the format ends too early; expected \(what)", at: end..<end)
  }

  /// - Parameter rest: What stands from there on.
  static func unexpected(
    _ found: Unicode.Scalar, expecting what: String, at place: Int, before rest: some Sequence<Unicode.Scalar>
  ) -> VisualFormatError {
    if rest.first(where: { $0 != " " }) == "@" {
      return VisualFormatError(
        .syntax, "a priority cannot follow a format: write it inside, '-(12@750)-' or '[a(100@750)]'",
        at: place..<place + 1)
    }
    let signs = Array(rest.filter { $0 != " " }.prefix(2))
    // `-(20-[a]`: the view behind it is no number.
    if what.contains("')'"), signs.first == "-", signs.dropFirst().first.map({ $0 == "[" || $0 == "|" }) ?? false {
      return VisualFormatError(.syntax, "a ')' is missing here", at: place..<place + 1)
    }
    // `[a(wide - 2 * gap)]`: as a sum, with or without white space.
    if let sign = signs.first, "+-*/".unicodeScalars.contains(sign), what.contains("')'") {
      return VisualFormatError(
        .syntax, "a visual format does not calculate: declare the result under 'metrics', and write its name here",
        at: place..<place + 1)
    }
    // `(>8)`: what mathematics means by it is no relation of layouts.
    if found == ">" || found == "<", what.contains("'>='") {
      return VisualFormatError(
        .syntax, "a relation is '\(found)=' here", at: place..<place + 1, meant: "\(found)=")
    }
    if found == "-", place == 0 || place == 2, signs.dropFirst().first != "(" {
      return VisualFormatError(
        .syntax, "a distance at the beginning is one from the superview, which is written '|'",
        at: place..<place + 1)
    }
    let subject =
      switch found {
      case " ", "\t", "\n", "\r": "a visual format has no white space"
      default: "'\(found.printable)' is not allowed here"
      }
    return VisualFormatError(.syntax, "\(subject); expected \(what)", at: place..<place + 1)
  }

  /// `|-name-(12)`: a view's name where a distance stands.
  static func viewWithoutBrackets(_ name: VisualFormat.Name) -> VisualFormatError {
    VisualFormatError(
      .syntax, "'\(shortened(name.text))' is a distance here: a view stands in brackets, '[\(shortened(name.text))]'",
      at: name.range, meant: "[\(name.text)]")
  }

  static func unit(_ unit: String, expecting what: String, at range: Range<Int>) -> VisualFormatError {
    VisualFormatError(
      .syntax, "'\(shortened(unit))' cannot follow a number, which is in points; expected \(what)", at: range)
  }

  static func unknownView(_ name: VisualFormat.Name, among views: Set<String>) -> VisualFormatError {
    VisualFormatError(unknown: name, "is not a view", among: views.sorted(), .unknownView)
  }

  static func unknownSize(_ name: VisualFormat.Name, among candidates: [String]) -> VisualFormatError {
    VisualFormatError(unknown: name, "is neither a metric nor a view", among: candidates)
  }

  static func unknownMetric(_ name: VisualFormat.Name, among metrics: [String]) -> VisualFormatError {
    VisualFormatError(
      unknown: name, "is not a metric", among: metrics, otherwise: ": metrics are declared under 'metrics'")
  }

  static func unknownPriority(_ name: VisualFormat.Name, among names: [String]) -> VisualFormatError {
    let known = Priority.named.map { "'\($0.name)'" }.joined(separator: ", ")
    return VisualFormatError(
      unknown: name, "is neither a metric nor a priority", among: names,
      otherwise: ": priorities are numbers from 1 to 1000, and \(known)")
  }

  static func numberRange(_ number: String, limit: Double, at range: Range<Int>) -> VisualFormatError {
    let largest = limit.decimalText()
    return VisualFormatError(
      .numberRange, "'\(shortened(number))' is out of range; a layout's numbers are within \(largest) of 0", at: range)
  }

  static func priorityRange(at range: Range<Int>, value: Double) -> VisualFormatError {
    VisualFormatError(.priorityRange, "\(value.short) is not a priority; priorities are from 1 to 1000", at: range)
  }

  static func alignment(_ alignment: VisualFormatOptions.Alignment, in axis: Axis, length: Int) -> VisualFormatError {
    VisualFormatError(
      .optionOrientation, VisualFormatOptions.wording(of: alignment.name, along: axis), at: 0..<length)
  }

  static func twoDirections(length: Int) -> VisualFormatError {
    VisualFormatError(
      .optionDirection, "'directionLeftToRight' and 'directionRightToLeft' cannot be combined", at: 0..<length)
  }

  static func viewInConnection(_ name: VisualFormat.Name) -> VisualFormatError {
    VisualFormatError(
      .viewInConnection, "'\(shortened(name.text))' is a view; a space takes a number or a metric", at: name.range)
  }

  static func noSuperview(_ name: VisualFormat.Name) -> VisualFormatError {
    VisualFormatError(
      .noSuperview, "'\(shortened(name.text))' has no superview, which '|' means", at: name.range)
  }

  /// A name of any length in a message that still fits a line.
  private static func shortened(_ name: String) -> String {
    let limit = 40
    return name.unicodeScalars.count <= limit ? name : String(name.prefix(limit - 1)) + "…"
  }
}

extension Unicode.Scalar {
  /// The scalar, or its number where a terminal would not show it.
  fileprivate var printable: String {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
      .nonspacingMark, .enclosingMark:
      "U+" + String(repeating: "0", count: max(0, 4 - String(value, radix: 16).count))
        + String(value, radix: 16, uppercase: true)
    default: String(self)
    }
  }
}

extension Double {
  /// Whole numbers without their fraction.
  fileprivate var short: String {
    isFinite && self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
