import TestSupport
import Testing
import ViewLayout

/// Each `Fixtures/visual-format/*.json` holds format strings of one source with the constraints they stand for.
@Suite struct VisualFormatTests {
  @Test(arguments: try VisualFormatFixture.cases())
  func formatMeansWhatItsCaseSays(_ example: VisualFormatFixture.Case) throws {
    do throws(VisualFormatError) {
      let equations = try expand(example)
      #expect(example.error == nil, "expected \(example.error ?? "") and got \(equations.map(spelled))")
      if let expected = example.equations { #expect(equations.map(spelled) == expected) }
      if let count = example.count { #expect(equations.count == count) }
      for equation in equations where example.frames != nil {
        #expect(holds(equation, in: example), "\(spelled(equation))")
      }
    } catch {
      #expect(error.kind.rawValue == example.error, "\(error.message) at \(error.offset)")
      if let offset = example.offset { #expect(error.offset == offset) }
      if let length = example.length { #expect(error.length == length) }
      if let message = example.message { #expect(error.message == message) }
      #expect(error.offset + error.length <= example.format.unicodeScalars.count)
    }
  }

  /// A short text repeated until it is 100 kB long, between a start and an end.
  @Test(arguments: [
    ("", "[", ""), ("", "(", ""), ("[a", "(", ""), ("[", "a", "]"), ("[a(", "9", ")]"), ("[a(1e", "9", ")]"),
    ("[a(", ">=5,", ")]"), ("", "[a]-", ""), ("", "\u{301}", ""), ("", "\0", ""), ("[a(5@", "nan", ")]"),
  ])
  func hostileStringsEndInAnError(start: String, part: String, end: String) {
    let text = start + String(repeating: part, count: 100_000 / part.utf8.count) + end
    let time = processorTime {
      #expect(throws: VisualFormatError.self) { try VisualFormat(parsing: text).equations(views: ["a"]) }
    }
    #expect(time < .seconds(2))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func metricsThatNoLayoutHoldsAreErrors(_ value: Double) throws {
    for text in ["[a(m)]", "[a]-m-[b]", "[a(5@m)]"] {
      let format = try VisualFormat(parsing: text)
      #expect(throws: VisualFormatError.self) { try format.equations(metrics: ["m": value], views: ["a", "b"]) }
    }
  }

  @Test func everyOptionNameIsRead() {
    for name in VisualFormatOptions.names { #expect(VisualFormatOptions(name: name) != nil, "\(name)") }
    #expect(VisualFormatOptions(name: "alignAll") == nil)
  }

  private func expand(_ example: VisualFormatFixture.Case) throws(VisualFormatError) -> [ConstraintEquation] {
    var options: VisualFormatOptions = []
    for name in example.options ?? [] { options.formUnion(VisualFormatOptions(name: name) ?? []) }
    return try VisualFormat(parsing: example.format).equations(
      options: options, metrics: example.metrics ?? [:], views: Set(example.views),
      withoutSuperview: Set(example.withoutSuperview ?? []),
      platform: example.platform.flatMap(Platform.init(rawValue:)) ?? .ios7)
  }

  /// The equation in the one spelling: what is 1, 0 or 1000 is left out.
  private func spelled(_ equation: ConstraintEquation) -> String {
    var text = "\(name(equation.first)).\(equation.firstAttribute.rawValue) \(equation.relation.rawValue) "
    if let second = equation.second, let attribute = equation.secondAttribute {
      if equation.multiplier != 1 { text += "\(number(equation.multiplier)) * " }
      text += "\(name(second)).\(attribute.rawValue)"
      if equation.constant != 0 { text += " \(equation.constant < 0 ? "-" : "+") \(number(abs(equation.constant)))" }
    } else {
      text += number(equation.constant)
    }
    if equation.priority != .required { text += " @ \(number(equation.priority.rawValue))" }
    return text
  }

  private func name(_ item: ConstraintEquation.Item) -> String {
    switch item.reference {
    case .named(let name): name
    case .superview: "superview"
    }
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  /// Whether the layout that a source asserts, as far as it says, obeys the equation.
  private func holds(_ equation: ConstraintEquation, in example: VisualFormatFixture.Case) -> Bool {
    guard let first = value(equation.firstAttribute, of: equation.first, in: example) else { return true }
    var second = equation.constant
    if let item = equation.second, let attribute = equation.secondAttribute {
      guard let value = value(attribute, of: item, in: example) else { return true }
      second += equation.multiplier * value
    }
    return switch equation.relation {
    case .equal: first == second
    case .lessThanOrEqual: first <= second
    case .greaterThanOrEqual: first >= second
    }
  }

  private func value(
    _ attribute: LayoutAttribute, of item: ConstraintEquation.Item, in example: VisualFormatFixture.Case
  ) -> Double? {
    let frame = item.reference == .superview ? example.superview : example.frames?[name(item)]
    let originValue: Double? = item.reference == .superview ? 0 : nil
    let (origin, length) =
      attribute.axis == .horizontal
      ? (frame?["x"] ?? originValue, frame?["width"]) : (frame?["y"] ?? originValue, frame?["height"])
    switch attribute {
    case .leading, .left, .top: return origin
    case .trailing, .right, .bottom: return origin.flatMap { start in length.map { start + $0 } }
    case .width, .height: return length
    default: return nil
    }
  }
}
