import Figures
import Geometry
import TestSupport
import Testing
import ViewLayout

/// The arithmetic of values and of their parts, for numbers of any size.
@Suite struct ValuePartTests {
  /// The types that have parts, each with a way to make values.
  private static let types: [(type: ValueType, value: @Sendable (inout SeededGenerator) -> PropertyValue)] = [
    (.point, { .point(Point($0.number(), $0.number())) }),
    (.size, { .size(Size($0.length(), $0.length())) }),
    (.rect, { .rect(Rect(x: $0.number(), y: $0.number(), width: $0.length(), height: $0.length())) }),
    (.frame, { .rect(Rect(x: $0.number(), y: $0.number(), width: $0.length(), height: $0.length())) }),
    (.insets, { .insets(EdgeInsets(top: $0.number(), left: $0.number(), bottom: $0.number(), right: $0.number())) }),
    (.intrinsicSize, { .intrinsicSize(AxisPair(horizontal: $0.length(), vertical: $0.length())) }),
    (
      .priorities,
      { .priorities(AxisPair(horizontal: Priority($0.length() + 1), vertical: Priority($0.length() + 1))) }
    ),
  ]

  /// Every path into a value of the type.
  private static func paths(into type: ValueType) -> [[PropertyPath.Part]] {
    type.parts.flatMap { part in [[part.name]] + paths(into: part.type).map { [part.name] + $0 } }
  }

  @Test(arguments: 1...40)
  func whatIsAddedCanBeSubtracted(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for (type, make) in Self.types {
      let (old, difference) = (make(&generator), make(&generator))
      for path in [[]] + Self.paths(into: type) {
        guard let part = path.isEmpty ? difference : Self.part(path, of: difference, type) else { continue }
        // A pair of priorities changes by one number.
        guard case .priorities = part else {
          let sum = try #require(try type.assigning(part, .add, to: path, of: old))
          #expect(try type.assigning(part, .subtract, to: path, of: sum) == old, "\(path)")
          continue
        }
      }
    }
  }

  /// To add a whole is to add all its numbers.
  @Test(arguments: 1...40)
  func aSumOfWholesIsTheSumOfTheirParts(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for (type, make) in Self.types.dropLast() {
      let (old, difference) = (make(&generator), make(&generator))
      let whole = try #require(try type.assigning(difference, .add, to: [], of: old))
      var partwise = old
      for part in type.parts where part.type.parts.isEmpty {
        let number = try #require(Self.part([part.name], of: difference, type))
        partwise = try #require(try type.assigning(number, .add, to: [part.name], of: partwise))
      }
      #expect(whole == partwise)
    }
  }

  /// A part that is set has the value, and the others have theirs.
  @Test(arguments: 1...40)
  func settingAPartLeavesTheOthers(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for (type, make) in Self.types {
      let (old, other) = (make(&generator), make(&generator))
      let leaves = type.parts.filter { $0.type.parts.isEmpty }
      for part in leaves {
        let number = try #require(Self.part([part.name], of: other, type))
        let new = try #require(try type.assigning(number, .set, to: [part.name], of: old))
        for leaf in leaves {
          let expected = leaf.name == part.name ? other : old
          #expect(Self.part([leaf.name], of: new, type) == Self.part([leaf.name], of: expected, type))
        }
      }
    }
  }

  @Test func noLengthIsNegative() {
    let frame = PropertyValue.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(throws: ValueMisfit.negative(.width, -3)) {
      try ValueType.rect.assigning(.size(Size(13, 0)), .subtract, to: [.size], of: frame)
    }
    #expect(throws: ValueMisfit.noPriority(1250)) {
      try ValueType.priorities.assigning(.number(1000), .add, to: [], of: .priorities(AxisPair(.low)))
    }
  }

  /// An axis without a size of its own stays so under a sum, and takes the one that it is given.
  @Test func anAxisWithoutASizeStaysWithout() throws {
    let size = PropertyValue.intrinsicSize(AxisPair(horizontal: nil, vertical: 20))
    let type = ValueType.intrinsicSize
    let five = PropertyValue.intrinsicSize(AxisPair(5))
    #expect(try type.assigning(five, .add, to: [], of: size) == .intrinsicSize(AxisPair(horizontal: nil, vertical: 25)))
    #expect(
      try type.assigning(.number(5), .add, to: [.width], of: size)
        == .intrinsicSize(AxisPair(horizontal: 5, vertical: 20)))
  }

  @Test func nothingIsAddedToNothing() throws {
    #expect(try ValueType.rect.assigning(.number(1), .add, to: [.x], of: nil) == nil)
    #expect(try ValueType.rect.assigning(.number(1), .set, to: [.top], of: .rect(.zero)) == nil)
    #expect(try ValueType.boolean.assigning(.boolean(true), .set, to: [], of: nil) == .boolean(true))
  }

  /// Of a value, by taking it out of a difference to nothing.
  private static func part(_ path: [PropertyPath.Part], of value: PropertyValue, _ type: ValueType) -> PropertyValue? {
    switch (value, path.first) {
    case (.rect(let rect), .origin?):
      path.count == 1 ? .point(rect.origin) : part([path[1]], of: .point(rect.origin), .point)
    case (.rect(let rect), .size?): path.count == 1 ? .size(rect.size) : part([path[1]], of: .size(rect.size), .size)
    case (.rect(let rect), .x?): .number(rect.x)
    case (.rect(let rect), .y?): .number(rect.y)
    case (.rect(let rect), .width?): .number(rect.width)
    case (.rect(let rect), .height?): .number(rect.height)
    case (.point(let point), .x?): .number(point.x)
    case (.point(let point), .y?): .number(point.y)
    case (.size(let size), .width?): .number(size.width)
    case (.size(let size), .height?): .number(size.height)
    case (.insets(let insets), .top?): .number(insets.top)
    case (.insets(let insets), .left?): .number(insets.left)
    case (.insets(let insets), .bottom?): .number(insets.bottom)
    case (.insets(let insets), .right?): .number(insets.right)
    case (.intrinsicSize(let size), .width?): size.horizontal.map { .number($0) }
    case (.intrinsicSize(let size), .height?): size.vertical.map { .number($0) }
    case (.priorities(let pair), .horizontal?): pair.horizontal.map { .number($0.rawValue) }
    case (.priorities(let pair), .vertical?): pair.vertical.map { .number($0.rawValue) }
    default: nil
    }
  }
}

extension SeededGenerator {
  /// Quarters, whose sums are exact.
  fileprivate mutating func number() -> Double { Double(Int.random(in: -2000...2000, using: &self)) / 4 }

  fileprivate mutating func length() -> Double { Double(Int.random(in: 0...1000, using: &self)) / 4 }
}
