import Diagnostics
import Figures
import Geometry
import ViewLayout

/// Reads places: `[x, y]`, `a.topRight`, `a.right + 10`, `a.top(30%)`, `bar.item(0).bottom - 4`.
struct PlaceReader {
  let values: ValueReader
  let names: DocumentNames
  private var reporter: MistakeReporter { values.reporter }

  /// - Parameter axis: The one along which a move is seen, where the author says so.
  func place(_ node: Node, in scope: NameScope, movedAlong axis: Axis? = nil) -> Place? {
    if node.sequence?.count == 2 { return values.point(node, "a place").map(Place.point) }
    guard let scalar = node.scalar else {
      return reporter.refuse(.notAPlace(found: node.summary), at: node.range)
    }
    guard !names.mistakes.areMentioned(in: scalar.text) else { return nil }
    if scalar.text.first.map({ !$0.isLetter && $0 != "_" && $0 != "[" }) == true,
      let list = ValueReader.listed(node, form: "[x, y]", count: 2)
    {
      return reporter.refuse(.numbersAsPlace(scalar.text, meant: list), at: scalar.range)
    }
    if scalar.text.hasPrefix("["), scalar.text.hasSuffix("]"), scalar.text.contains(",") {
      return reporter.refuse(.quotedPoint(scalar.text), at: scalar.range)
    }
    do throws(TextMistake) {
      return try place(PlaceText(scalar), in: scope, movedAlong: axis)
    } catch {
      reporter.report(error, in: scalar)
      return nil
    }
  }

  private func place(
    _ text: PlaceText, in scope: NameScope, movedAlong axis: Axis?
  ) throws(TextMistake) -> Place? {
    // 1. The view.
    let view = text.path[0]
    guard names.isView(view.word, in: scope) else {
      throw TextMistake(unknownView(text.path, in: scope), at: view.range)
    }
    var rest = text.path.dropFirst()
    // 2. Its part, if it has one.
    var part: Place.Part?
    if let first = rest.first, let word = PartWord(first.word) {
      guard let found = try self.part(word, first, of: view.word, in: scope) else { return nil }
      part = found
      rest = rest.dropFirst()
      if case .row(let number, nil) = found, let step = rest.first, let own = try cellPart(step) {
        part = .row(number, own)
        rest = rest.dropFirst()
      }
    } else if let first = rest.first, let surrounding = Place.Surrounding(rawValue: first.word) {
      guard view.word == ReservedName.root.rawValue else {
        throw TextMistake(.surroundingOfView(first.word, view.word), at: first.range)
      }
      guard first.argument == nil else { throw TextMistake(.partIsNotCounted(first.word), at: first.range) }
      rest = rest.dropFirst()
      guard let own = try barPart(rest.first, of: surrounding) else { return nil }
      part = .surrounding(surrounding, own.part)
      if own.part != nil { rest = rest.dropFirst() }
    }
    // 3. The point of either, and how far along its edge.
    var (spot, share) = (Place.Spot?.none, Double?.none)
    if let last = rest.popFirst() {
      guard let known = Place.Spot(rawValue: last.word) else {
        if last.word.lowercased() == "section", scope.kind(of: view.word) == .tableView {
          throw TextMistake(.sectionAsPlace(view.word), at: last.range)
        }
        if case .surrounding(let surrounding, let own)? = part {
          throw TextMistake(unknownPart(last.word, of: surrounding, own), at: last.range)
        }
        let parts = part == nil ? PartWord.all(of: scope.kind(of: view.word)) + surroundings(of: view.word) : []
        let meant = Synonyms.meant(last.word, among: Place.Spot.allCases.map(\.rawValue) + parts)
        throw TextMistake(.unknownPlace(last.word, meant: meant), at: last.range)
      }
      spot = known
      share = try last.argument.map { argument throws(TextMistake) in try self.share(argument, of: known, last) }
    }
    if let superfluous = rest.first {
      throw TextMistake(.superfluousInPlace(superfluous.word), at: superfluous.range)
    }
    if let spot, let offset = text.offset, offset.numbers.count == 1 {
      let word = offset.numbers[0].text
      let corner = spot.rawValue + word.prefix(1).uppercased() + word.dropFirst()
      if Place.Spot(rawValue: corner) != nil {
        throw TextMistake(.unknownPlace("\(spot.rawValue)-\(word)", meant: corner), at: offset.range)
      }
    }
    // 4. The distance from there.
    guard let offset = try offset(text, from: spot ?? .center, along: axis) else { return nil }
    return Place(.view(view.word, part: part, spot, share: share), offset: offset)
  }

  /// The mistake of a path that begins with no view: with a part of one, with the superview of equations, or with a
  /// name that no view has.
  private func unknownView(_ path: [PlaceText.Step], in scope: NameScope) -> Mistake {
    let (word, known) = (path[0].word, scope.viewNames + [ReservedName.root.rawValue])
    if word == ReservedName.superview.rawValue { return .superviewOfPlace }
    // What a root has, too; a name that another panel has, or nearly a view of this one, is probably meant as that.
    let isGuide = LayoutGuideKind(name: word) != nil
    let isPart = isGuide || Place.Spot(rawValue: word) != nil || Place.Surrounding(rawValue: word) != nil
    if isPart, path[0].argument == nil, !scope.replaced.contains(word),
      Synonyms.meant(word, among: known) == nil
    {
      let isWhole = isGuide && path.dropFirst().allSatisfy { Place.Spot(rawValue: $0.word) != nil } && path.count < 3
      return .partWithoutView(word, path: isWhole ? path.map(\.word) : [word])
    }
    return names.unknownView(word, among: known, in: scope)
  }

  /// - Returns: `nil` if its number is wrong, which is reported.
  private func part(
    _ word: PartWord, _ step: PlaceText.Step, of view: String, in scope: NameScope
  ) throws(TextMistake) -> Place.Part? {
    switch word {
    case .guide(let kind): return .guide(kind)
    case .control(let word):
      if let kind = scope.kind(of: view), !word.kinds.contains(kind) {
        throw TextMistake(.partOfOtherKind(word, kind), at: step.range)
      }
      guard word.isCounted else {
        guard step.argument == nil else { throw TextMistake(.partIsNotCounted(word.rawValue), at: step.range) }
        return word.part(0)
      }
      guard let number = step.argument else { throw TextMistake(.partWithoutNumber(word.rawValue), at: step.range) }
      return values.integer(Node(number), word.rawValue, in: 0...9_999).map(word.part)
    }
  }

  /// The part of a row that a step names; `nil` for a point of the row.
  private func cellPart(_ step: PlaceText.Step) throws(TextMistake) -> Place.CellPart? {
    if let part = Place.CellPart(rawValue: step.word) {
      guard step.argument == nil else { throw TextMistake(.partIsNotCounted(step.word), at: step.range) }
      return part
    }
    guard Place.Spot(rawValue: step.word) == nil else { return nil }
    let known = Place.CellPart.allCases.map(\.rawValue) + Place.Spot.allCases.map(\.rawValue)
    let meant = Synonyms.meant(step.word, among: known)
    throw TextMistake(.unknownPartOfRow(step.word, meant: meant), at: step.range)
  }

  private func surroundings(of view: String) -> [String] {
    view == ReservedName.root.rawValue ? Place.Surrounding.allCases.map(\.rawValue) : []
  }

  /// The part of a bar around the interface that a step names; none for a point of the bar.
  ///
  /// - Returns: `nil` if its number is wrong, which is reported.
  private func barPart(
    _ step: PlaceText.Step?, of surrounding: Place.Surrounding
  ) throws(TextMistake) -> (part: Place.BarPart?, Void)? {
    guard let step, let word = PartWord(step.word) else { return (nil, ()) }
    guard let kind = surrounding.kind else { throw TextMistake(.superfluousInPlace(step.word), at: step.range) }
    switch word {
    case .guide(.safeArea): return (.safeArea, ())
    case .guide: throw TextMistake(.superfluousInPlace(step.word), at: step.range)
    case .control(let word):
      guard word.kinds.contains(kind) else { throw TextMistake(.partOfOtherKind(word, kind), at: step.range) }
      if word.isCounted, step.argument == nil {
        throw TextMistake(.partWithoutNumber(word.rawValue), at: step.range)
      }
      if !word.isCounted, step.argument != nil { throw TextMistake(.partIsNotCounted(word.rawValue), at: step.range) }
      switch word {
      case .title: return (.title, ())
      case .back: return (.back, ())
      case .field: return (.field, ())
      case .text: return (.text, ())
      case .item:
        return step.argument.flatMap { values.integer(Node($0), word.rawValue, in: 0...9_999) }.map { (.item($0), ()) }
      default: throw TextMistake(.superfluousInPlace(step.word), at: step.range)
      }
    }
  }

  /// A word that is neither a part of a bar around the interface, or of what a device has, nor a point of either.
  ///
  /// - Parameter own: The part of the bar of which it is said; `nil` for the whole bar.
  private func unknownPart(_ word: String, of surrounding: Place.Surrounding, _ own: Place.BarPart?) -> Mistake {
    let kind = own == nil ? surrounding.kind : nil
    let parts = kind.map { kind in
      // Those of every view are about Auto Layout, which does not lay out bars.
      Place.Part.Word.allCases.filter { $0.kinds.contains(kind) && $0.kinds.count < ViewKind.allCases.count }
        .map(\.rawValue) + [LayoutGuideKind.safeArea.rawValue]
    }
    let name = [surrounding.rawValue, own.map { "\($0)" }].compactMap(\.self).joined(separator: ".")
    let meant = Synonyms.meant(word, among: Place.Spot.allCases.map(\.rawValue) + (parts ?? []))
    return .unknownPartOfBar(word, bar: name, parts: parts ?? [], meant: meant)
  }

  /// `30%` of an edge.
  private func share(
    _ argument: Scalar, of spot: Place.Spot, _ step: PlaceText.Step
  ) throws(TextMistake) -> Double {
    guard spot.axis != nil else { throw TextMistake(.shareOfNoEdge(step.word), at: step.range) }
    let text = argument.text
    let number = argument.part(0..<max(0, text.length - 1)).trimmed
    guard text.hasSuffix("%"), let value = values.value(ofArithmetic: number), (0...100).contains(value) else {
      throw TextMistake(.noShareOfEdge(text, spot: step.word), at: step.argumentRange)
    }
    return value / 100
  }

  /// `+ 10` along the axis of an edge, or `+ (8, -4)`.
  ///
  /// - Parameter meantAxis: The one along which a corner is meant to move, where that is known.
  private func offset(
    _ text: PlaceText, from spot: Place.Spot, along meantAxis: Axis?
  ) throws(TextMistake) -> Point? {
    guard let offset = text.offset else { return .zero }
    switch offset.numbers.count {
    case 1:
      guard let axis = spot.axis else {
        let (sign, number) = (offset.isNegative ? "-" : "+", offset.numbers[0].text)
        let meant = (meantAxis.map { [$0] } ?? [.horizontal, .vertical]).map { axis in
          axis == .horizontal ? "\(sign) (\(number), 0)" : "\(sign) (0, \(number))"
        }
        throw TextMistake(.offsetOfCorner(spot.rawValue, meant: meant), at: offset.range)
      }
      let text = offset.numbers[0].text
      if text.hasSuffix("%"), NumberText.value(String(text.dropLast())) != nil {
        throw TextMistake(.shareAsOffset(spot.rawValue, share: text), at: offset.range)
      }
      return values.number(offset.numbers[0], "offset", isNegated: offset.isNegative).map { distance in
        axis == .horizontal ? Point(distance, 0) : Point(0, distance)
      }
    case 2:
      guard let x = values.number(offset.numbers[0], "offset"),
        let y = values.number(offset.numbers[1], "offset")
      else { return nil }
      return offset.isNegative ? Point(0 - x, 0 - y) : Point(x, y)
    default: throw TextMistake(.offsetForm, at: offset.range)
    }
  }
}

/// A word that begins a part of a view.
private enum PartWord {
  case control(Place.Part.Word)
  case guide(LayoutGuideKind)

  init?(_ text: String) {
    if let word = Place.Part.Word(rawValue: text) {
      self = .control(word)
    } else if let kind = LayoutGuideKind(name: text) {
      self = .guide(kind)
    } else {
      return nil
    }
  }

  /// The words of the parts that a view of a kind has; all for an unknown kind.
  static func all(of kind: ViewKind?) -> [String] {
    let words = Place.Part.Word.allCases.filter { word in kind.map(word.kinds.contains) ?? true }
    return words.map(\.rawValue) + LayoutGuideKind.names.map(\.name)
  }
}

/// The text of a place in its pieces.
private struct PlaceText {
  /// A word between points, and what stands in parentheses behind it.
  struct Step {
    var word: String
    var range: Range<Int>
    var argument: Scalar?
    var argumentRange: Range<Int>
  }

  /// What stands behind a sign: one number, or two in parentheses.
  struct Offset {
    var isNegative: Bool
    var numbers: [Scalar]
    var range: Range<Int>
  }

  /// Never empty.
  private(set) var path: [Step] = []
  private(set) var offset: Offset?
  private let scalar: Scalar
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ scalar: Scalar) throws(TextMistake) {
    self.scalar = scalar
    scalars = Array(scalarsOf: scalar.text)
    repeat { path.append(try step()) } while take(".")
    skipBlanks()
    guard let sign = peek else { return }
    guard sign == "+" || sign == "-" else { throw noPlace() }
    offset = try readOffset(isNegative: sign == "-")
  }

  private mutating func step() throws(TextMistake) -> Step {
    let start = position
    while let next = peek, next.isNameCharacter { position += 1 }
    guard position > start else { throw noPlace() }
    let range = start..<position
    let word = String(scalars: scalars[range])
    guard peek == "(" else { return Step(word: word, range: range, argumentRange: range) }
    let argument = try parenthesis()
    return Step(word: word, range: range, argument: scalar.part(argument).trimmed, argumentRange: argument)
  }

  private mutating func readOffset(isNegative: Bool) throws(TextMistake) -> Offset {
    let start = position
    position += 1
    skipBlanks()
    // One pair of parentheses around everything that follows holds two numbers.
    if peek == "(" {
      let inside = try parenthesis()
      skipBlanks()
      if position == scalars.count, scalars[inside].contains(",") {
        let commas = inside.filter { scalars[$0] == "," }
        let ends = zip([inside.lowerBound] + commas.map { $0 + 1 }, commas + [inside.upperBound])
        return Offset(
          isNegative: isNegative, numbers: ends.map { scalar.part($0..<$1).trimmed }, range: start..<position)
      }
      position = inside.lowerBound - 1
    }
    guard position < scalars.count else { throw noPlace() }
    let number = scalar.part(position..<scalars.count).trimmed
    return Offset(isNegative: isNegative, numbers: [number], range: start..<scalars.count)
  }

  /// What stands between an opening parenthesis here and the one that closes it.
  private mutating func parenthesis() throws(TextMistake) -> Range<Int> {
    let opening = position
    guard let closing = scalars.closing(of: opening) else { throw TextMistake(.neverClosed("("), at: opening) }
    position = closing + 1
    return opening + 1..<closing
  }

  private func noPlace() -> TextMistake {
    TextMistake(.notAPlace(found: "'\(scalar.text.shortened)'"), at: 0..<scalars.count)
  }

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard peek == wanted else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while let next = peek, next.isBlank { position += 1 }
  }
}
