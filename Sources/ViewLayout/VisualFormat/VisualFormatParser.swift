import Geometry

/// Reads the grammar by one scalar's look ahead; nothing in it nests, so the time grows with the length alone.
struct VisualFormatParser {
  private let scalars: [Unicode.Scalar]
  private let largestNumber: Double
  private var position = 0

  init(_ text: String, largestNumber: Double) {
    self.largestNumber = largestNumber
    scalars = Array(text.unicodeScalars)
  }

  /// `visualFormatString := (orientation ':')? (superview connection)? view (connection view)* (connection superview)?`
  mutating func parse() throws(VisualFormatError) -> (Axis, [VisualFormat.Segment], VisualFormat.Connection?) {
    guard !scalars.isEmpty else { throw .empty }
    let axis = takeAxis()
    var segments: [VisualFormat.Segment] = []
    var connection = take("|") ? try takeConnection() : nil
    while true {
      segments.append(try takeView(after: connection))
      guard position < scalars.count else { return (axis, segments, nil) }
      let next = try takeConnection()
      if take("|") {
        guard position == scalars.count else { throw expected("the end of the format: '|' closes it") }
        return (axis, segments, next)
      }
      connection = next
    }
  }

  private mutating func takeAxis() -> Axis {
    guard position + 1 < scalars.count, scalars[position + 1] == ":" else { return .horizontal }
    switch scalars[position] {
    case "H":
      position += 2
      return .horizontal
    case "V":
      position += 2
      return .vertical
    default: return .horizontal
    }
  }

  /// `view := '[' viewName predicateListWithParens? ']'`
  private mutating func takeView(after connection: VisualFormat.Connection?) throws(VisualFormatError)
    -> VisualFormat.Segment
  {
    guard take("[") else {
      let isFirst = position == 0
      throw expected(isFirst ? "'H:', 'V:', '|' or a view in brackets" : "a view in brackets")
    }
    guard let name = takeName() else { throw expected("a view's name") }
    var sizes: [VisualFormat.Predicate] = []
    if take("(") {
      sizes = try takePredicates()
      guard take("]") else { throw expected("']'") }
    } else if !take("]") {
      throw expected("'(' or ']'")
    }
    return VisualFormat.Segment(view: name, sizes: sizes, connection: connection)
  }

  /// `connection := empty | '-' predicateList '-' | '-'`
  ///
  /// By Apple's printed grammar a relation or a priority needs parentheses. UIKit reads a single predicate without
  /// them as well, `->=8-` or `-8@750-`, and much code that runs on devices is written so.
  private mutating func takeConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else {
      guard peek == "[" || peek == "|" else { throw expected("'-', '[' or '|'") }
      return .flush
    }
    if peek == "[" || peek == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if take("(") {
      predicates = try takePredicates()
    } else {
      let relation = takeRelation()
      // A bare number is positive; a sign needs parentheses.
      guard peek != "-", peek != "+", let object = try takeTerm() else {
        throw expected((relation == nil ? "'[', '|', '(', " : "") + "a metric or a positive number")
      }
      predicates = [
        VisualFormat.Predicate(relation: relation ?? .equal, object: object, priority: try takePriority())
      ]
    }
    guard take("-") else { throw expected("'-' after the space") }
    return .spaces(predicates)
  }

  /// What follows `(`: `predicate (',' predicate)* ')'`
  private mutating func takePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      let relation = takeRelation()
      guard let object = try takeTerm() else {
        throw expected(relation == nil ? "'==', '<=', '>=', a number or a name" : "a number or a name")
      }
      predicates.append(
        VisualFormat.Predicate(relation: relation ?? .equal, object: object, priority: try takePriority()))
    } while take(",")
    guard take(")") else { throw expected("',' or ')'") }
    return predicates
  }

  private mutating func takePriority() throws(VisualFormatError) -> VisualFormat.Term? {
    guard take("@") else { return nil }
    guard let priority = try takeTerm() else { throw expected("a priority") }
    return priority
  }

  private mutating func takeRelation() -> LayoutRelation? {
    guard position + 1 < scalars.count, scalars[position + 1] == "=" else { return nil }
    let relation: LayoutRelation
    switch scalars[position] {
    case "=": relation = .equal
    case "<": relation = .lessThanOrEqual
    case ">": relation = .greaterThanOrEqual
    default: return nil
    }
    position += 2
    return relation
  }

  private mutating func takeTerm() throws(VisualFormatError) -> VisualFormat.Term? {
    if let name = takeName() { return .name(name) }
    return try takeNumber()
  }

  /// A C identifier.
  private mutating func takeName() -> VisualFormat.Name? {
    guard let first = peek, first.isNameStart else { return nil }
    let start = position
    while let next = peek, next.isNameStart || next.isDigit { position += 1 }
    return VisualFormat.Name(text: string(start..<position), range: start..<position)
  }

  /// A decimal number as `strtod` reads it in the C locale: `8`, `-0.5`, `.5`, `5.`, `1e3`.
  private mutating func takeNumber() throws(VisualFormatError) -> VisualFormat.Term? {
    let start = position
    if peek == "-" || peek == "+" { position += 1 }
    var digits = takeDigits()
    if peek == "." {
      position += 1
      digits += takeDigits()
    }
    guard digits > 0 else {
      position = start
      return nil
    }
    takeExponent()
    let range = start..<position
    guard let value = Double(string(range)), abs(value) <= largestNumber else {
      throw .numberRange(string(range), limit: largestNumber, at: range)
    }
    return .number(value, range)
  }

  private mutating func takeExponent() {
    guard peek == "e" || peek == "E" else { return }
    let start = position
    position += 1
    if peek == "-" || peek == "+" { position += 1 }
    if takeDigits() == 0 { position = start }
  }

  private mutating func takeDigits() -> Int {
    let start = position
    while let next = peek, next.isDigit { position += 1 }
    return position - start
  }

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  /// The name in `-name-` before the present place, where a view is expected.
  private var nameAsDistance: VisualFormat.Name? {
    guard position > 2, scalars[position - 1] == "-" else { return nil }
    let end = position - 1
    let start = (scalars[..<end].lastIndex { !$0.isNameStart && !$0.isDigit } ?? -1) + 1
    guard start > 0, start < end, scalars[start - 1] == "-", scalars[start].isNameStart else { return nil }
    return VisualFormat.Name(text: string(start..<end), range: start..<end)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    position += 1
    return true
  }

  private func string(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  /// The error for what stands at the present place, or for the end.
  private func expected(_ what: String) -> VisualFormatError {
    guard let found = peek else { return .endsEarly(expecting: what, at: position) }
    // "20pt": a number takes no unit.
    if position > 0, scalars[position - 1].isDigit, found.isNameStart || found == "%" {
      let end = scalars[position...].firstIndex { !$0.isNameStart && $0 != "%" } ?? scalars.count
      return .unit(string(position..<end), expecting: what, at: position..<end)
    }
    if what.contains("view in brackets"), let name = nameAsDistance { return .viewWithoutBrackets(name) }
    return .unexpected(found, expecting: what, at: position, before: scalars[position...])
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isNameStart: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_" }
}
