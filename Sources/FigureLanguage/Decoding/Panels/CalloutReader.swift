import Diagnostics
import Figures
import Geometry
import ViewLayout

extension AnnotationReader {
  func callouts(_ node: Node, in scope: NameScope) -> [Callout] {
    guard let items = node.sequence else {
      reporter.error(.notAList(.callouts, found: node.summary), at: node.range)
      return []
    }
    let reader = CalloutReader(values: values, places: PlaceReader(values: values, names: names), scope: scope)
    let callouts = items.compactMap(reader.callout)
    reader.checkCounts(of: callouts)
    reader.warnOfLabelsWithTwoMeanings(callouts)
    return callouts
  }
}

/// Reads callouts.
struct CalloutReader {
  let values: ValueReader
  let places: PlaceReader
  let scope: NameScope
  private var reporter: MistakeReporter { values.reporter }

  /// Each is cut out of the veil of a panel on its own.
  private static let mostHighlights = 32
  /// Each draws the whole screen once more.
  private static let mostMagnifiers = 8

  fileprivate func checkCounts(of callouts: [Callout]) {
    var (highlights, magnifiers) = (0, 0)
    for callout in callouts {
      switch callout.mark {
      case .highlight(let places): highlights += places.count
      case .magnify: magnifiers += 1
      default: continue
      }
      if highlights > Self.mostHighlights {
        reporter.error(.tooManyHighlights(Self.mostHighlights), at: callout.range)
        return
      }
      if magnifiers > Self.mostMagnifiers {
        reporter.error(.tooManyMagnifiers(Self.mostMagnifiers), at: callout.range)
        return
      }
    }
  }

  /// Two discs with one letter may mean one thing at two places, but not two things.
  fileprivate func warnOfLabelsWithTwoMeanings(_ callouts: [Callout]) {
    var meanings: [String: Callout] = [:]
    for callout in callouts {
      guard case .label(let letter, _) = callout.mark, let text = callout.text else { continue }
      guard let first = meanings[letter] else {
        meanings[letter] = callout
        continue
      }
      guard let meaning = first.text, meaning != text else { continue }
      reporter.warning(
        .labelWithTwoMeanings(letter), at: callout.range,
        notes: [Diagnostic.Note("'\(meaning.shortened)' here", at: first.range)])
    }
  }

  func callout(_ node: Node) -> Callout? {
    guard let fields = values.fields(of: node, of: "a callout", CalloutKey.self) else { return nil }
    let look = look(fields)
    // 1. What kind it is: a text beside another kind is its words.
    let kinds = CalloutKey.kinds.filter { $0 != .text && fields.node($0) != nil }
    guard kinds.count <= 1 else {
      return reporter.refuse(.twoKindsOfCallout(kinds[0].rawValue, kinds[1].rawValue), at: fields.keyRange(kinds[1]))
    }
    guard let kind = kinds.first ?? (fields.node(.text) == nil ? nil : .text), let value = fields.node(kind) else {
      if !node.hasMissingValue, !fields.hasUnknownKeys {
        reporter.error(.noKindOfCallout, at: node.range)
      }
      return nil
    }
    // 2. Keys that this kind has no use for.
    for key in fields.order where key != kind && !kind.uses(key) {
      let users = CalloutKey.kinds.filter { $0.uses(key) }.map(\.rawValue)
      reporter.error(.keyBesideCallout(key.rawValue, kind: kind.rawValue, users: users), at: fields.keyRange(key))
    }
    if look.side == .center, kind != .text, kind != .label, kind != .highlight {
      reporter.error(.centerOfCallout(kind.rawValue), at: fields.keyRange(.side))
    }
    warnOfKeysWithoutWords(fields, of: kind)
    // 3. Its places and its words.
    guard let mark = mark(kind, value, fields) else { return nil }
    let text = kind == .text ? nil : fields.node(.text).flatMap { words($0, "text") }
    var callout = Callout(mark, text: text, look: look, at: fields.keyRange(kind))
    // 4. The coordinates among its words.
    if let node = fields.node(.in) { callout.coordinateView = places.names.viewReference(node, "in", in: scope) }
    if kind.hasCoordinates, callout.hasCoordinates == false {
      for key in fields.order where key == .in || key == .maximumFractionDigits {
        reporter.error(.keyWithoutCoordinates(key.rawValue), at: fields.keyRange(key))
      }
    }
    return callout
  }

  /// Warns of keys of words that a callout does not have, or has on a disc.
  private func warnOfKeysWithoutWords(_ fields: Fields<CalloutKey>, of kind: CalloutKey) {
    let hasWords = fields.node(.text) != nil
    for key in fields.order where kind.isOfWords(key) {
      if kind == .label {
        reporter.warning(.keyOfLetter(key.rawValue), at: fields.keyRange(key))
      } else if !hasWords {
        reporter.warning(.keyWithoutWords(key.rawValue, kind: kind.rawValue), at: fields.keyRange(key))
      }
    }
  }

  private func mark(_ kind: CalloutKey, _ value: Node, _ fields: Fields<CalloutKey>) -> Callout.Mark? {
    switch kind {
    case .label, .text:
      guard let at = fields.node(.at) else {
        guard !fields.hasUnknownKeys else { return nil }
        return reporter.refuse(.placeMissing(kind: kind.rawValue), at: fields.keyRange(kind))
      }
      guard let place = places.place(at, in: scope), let text = words(value, kind.rawValue) else { return nil }
      return kind == .label ? .label(text, at: place) : .text(text, at: place)
    case .circle:
      let inset = fields.node(.inset).flatMap { values.number($0, "inset", in: -10_000...10_000) }
      guard let place = places.place(value, in: scope) else { return nil }
      if inset != nil, !place.isArea {
        return reporter.refuse(.insetOfPoint, at: value.range)
      }
      return .circle(at: place, inset: inset)
    case .dimension:
      let axis = fields.node(.axis).flatMap { values.word($0, "axis", Callout.DimensionAxis.self) }
      guard let (from, to) = ends(value, kind, movedAlong: axis?.pictureAxis) else { return nil }
      if axis == nil, let one = from.lineAxis, let other = to.lineAxis, one != other {
        reporter.warning(.dimensionAroundCorner, at: value.range)
      }
      return .dimension(from: from, to: to, axis: axis)
    case .bracket:
      if let text = value.scalar?.text, !text.contains(" ") { return bracketAlongView(value) }
      return ends(value, kind).map { .bracket(from: $0.from, to: $0.to) }
    case .magnify:
      let factor = fields.node(.factor).map { values.number($0, "factor", in: 1...20) } ?? 2
      let radius = fields.node(.radius).map { values.number($0, "radius", in: 8...1000) } ?? 44
      let to = fields.node(.to).map { places.place($0, in: scope) }
      guard let place = places.place(value, in: scope), let factor, let radius else { return nil }
      if case .some(nil) = to { return nil }
      return .magnify(place, factor: factor, radius: radius, to: to ?? nil)
    case .rule: return rule(value, fields)
    case .highlight:
      let found = values.items(value).map { places.place($0, in: scope) }
      return found.contains(nil) || found.isEmpty ? nil : .highlight(found.compactMap(\.self))
    default:
      return ends(value, kind).map { .arrow(from: $0.from, to: $0.to) }
    }
  }

  /// A line along the edge that its place is a point of, or along the author's axis.
  private func rule(_ value: Node, _ fields: Fields<CalloutKey>) -> Callout.Mark? {
    let axis = fields.node(.axis).map { values.word($0, "axis", Axis.self) }
    let within = fields.node(.within).map { places.place($0, in: scope) }
    // A line that moves along itself stays where it is.
    guard let place = places.place(value, in: scope, movedAlong: (axis ?? nil)?.other) else { return nil }
    if case .some(nil) = axis { return nil }
    if case .some(nil) = within { return nil }
    guard let axis = (axis ?? nil) ?? place.lineAxis else {
      return reporter.refuse(.ruleWithoutAxis, at: value.range)
    }
    if let node = fields.node(.within), let place = within ?? nil, !place.isArea {
      return reporter.refuse(.ruleWithinPoint, at: node.range)
    }
    return .rule(place, along: axis, within: within ?? nil)
  }

  private func bracketAlongView(_ node: Node) -> Callout.Mark? {
    guard let place = places.place(node, in: scope) else { return nil }
    guard place.isArea else { return reporter.refuse(.bracketOfPoint(CalloutKey.bracket.rawValue), at: node.range) }
    return .bracket(from: place, to: place)
  }

  private func ends(
    _ node: Node, _ kind: CalloutKey, movedAlong axis: Axis? = nil
  ) -> (from: Place, to: Place)? {
    guard let items = node.sequence, items.count == 2 else {
      values.mismatch(
        node, kind.rawValue, takes: "two places, [a.trailing, b.leading]", remedy: Self.places(in: node))
      return nil
    }
    guard let from = places.place(items[0], in: scope, movedAlong: axis),
      let to = places.place(items[1], in: scope, movedAlong: axis)
    else { return nil }
    return (from, to)
  }

  /// The list that is meant by two places in another form: `a.top -> b.top`, `{from: a.top, to: b.top}`.
  private static func places(in node: Node) -> String? {
    let places: [String]
    if let entries = node.mapping {
      places = entries.compactMap { $0.value.scalar?.text }
    } else {
      let words = (node.scalar?.text ?? "").split { " ,>→".contains($0) }.map(String.init)
      places = words.filter { !["-", "to", "–", "and"].contains($0) }
    }
    // The extent of a view along an axis is between two of its edges.
    if places.count == 1, node.mapping == nil, let path = places.first?.split(separator: "."), path.count == 2 {
      switch path[1] {
      case "width": return "[\(path[0]).left, \(path[0]).right]"
      case "height": return "[\(path[0]).top, \(path[0]).bottom]"
      default: return nil
      }
    }
    let isMapping = node.mapping != nil
    guard places.count == 2, places.allSatisfy({ isMapping || $0.contains(".") }) else { return nil }
    return "[\(places[0]), \(places[1])]"
  }

  /// A text in which `\n` begins a new line, as it does between double quotation marks.
  private func words(_ node: Node, _ key: String) -> String? {
    values.sentences(node, key)?.split(separator: "\\n", omittingEmptySubsequences: false).joined(separator: "\n")
  }

  private func look(_ fields: Fields<CalloutKey>) -> CalloutLook {
    var look = CalloutLook()
    look.color = fields.node(.color).flatMap { values.color($0, "color") }
    look.side = fields.node(.side).flatMap { values.word($0, "side") }
    look.offset = fields.node(.offset).flatMap { values.number($0, "offset", in: 0...10_000) }
    look.font = fields.node(.font).flatMap { values.font($0, "font") }
    look.line = fields.node(.line).flatMap { values.word($0, "line") }
    look.width = fields.node(.width).flatMap { values.number($0, "width", in: 1...10_000) }
    look.maximumFractionDigits = fields.node(.maximumFractionDigits).flatMap {
      values.integer($0, "maximumFractionDigits", in: 0...6)
    }
    look.textAlignment = fields.node(.textAlignment).flatMap { values.word($0, "textAlignment") }
    return look
  }
}

extension CalloutKey {
  /// Whether `{}` in the words of this kind stands for the coordinates of its place.
  fileprivate var hasCoordinates: Bool { self == .text || self == .circle }

  /// The keys that say what a callout is.
  static let kinds: [CalloutKey] = [.label, .text, .dimension, .arrow, .circle, .bracket, .highlight, .magnify, .rule]

  /// Whether another key says something of this kind's words alone, which it can be without. What stands on the disc of
  /// a label has its middle there.
  fileprivate func isOfWords(_ key: CalloutKey) -> Bool {
    switch self {
    case .arrow, .circle, .magnify, .rule: [.side, .offset, .font, .width, .textAlignment].contains(key)
    case .bracket: [.font, .width, .textAlignment].contains(key)
    case .label: key == .textAlignment
    default: false
    }
  }

  /// Whether a callout of this kind has a use for another key.
  func uses(_ key: CalloutKey) -> Bool {
    if self == .highlight { return key == .color }
    return switch key {
    case .color, .side, .offset, .font, .line, .width, .textAlignment: true
    case .at: self == .label || self == .text
    case .text: true
    case .axis: self == .dimension || self == .rule
    case .maximumFractionDigits: self == .dimension || self == .bracket || hasCoordinates
    case .in: hasCoordinates || self == .dimension
    case .factor, .radius, .to: self == .magnify
    case .within: self == .rule
    case .inset: self == .circle
    case .label, .dimension, .arrow, .circle, .bracket, .highlight, .magnify, .rule: false
    }
  }
}

extension Callout.DimensionAxis {
  /// The axis of the picture; `nil` for that of a line between two places.
  fileprivate var pictureAxis: Axis? {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .aligned: nil
    }
  }
}

extension Node {
  /// Whether a key without a value was reported already.
  fileprivate var hasMissingValue: Bool { mapping?.contains { $0.value.isMissing } ?? false }
}
