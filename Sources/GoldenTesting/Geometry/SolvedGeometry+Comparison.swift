import Geometry

extension SolvedGeometry {
  /// What moved since a golden, in words, a line each; empty where nothing did.
  ///
  ///     field.frame.width: 199 → 207 (landscape)
  ///     badge: gone
  ///
  /// The words in parentheses tell the panels apart; a change that all of them share has none.
  package func changes(since golden: SolvedGeometry) -> [String] {
    // 1. What is said of each section that both have.
    var changes = ChangeList(headings: sections.map(\.heading))
    let old = Dictionary(golden.sections.map { ($0.heading, $0) }, uniquingKeysWith: { first, _ in first })
    for section in sections {
      guard let before = old[section.heading] else { continue }
      let found = section.withOwnNames.changes(since: before.withOwnNames)
      for change in found { changes.add(change, in: section.heading) }
    }
    // 2. Sections that came or went.
    let (new, previous) = (sections.map(\.heading), golden.sections.map(\.heading))
    let added = new.filter { !previous.contains($0) }.map { "[\($0)]: new, not in the golden" }
    let gone = previous.filter { !new.contains($0) }.map { "[\($0)]: missing, but in the golden" }
    return changes.lines + added + gone
  }
}

/// Changes in the order they were met, each once, with the sections that have it.
private struct ChangeList {
  private let headings: [String]
  private let labels: [String: String]
  private var order: [String] = []
  private var places: [String: [String]] = [:]

  init(headings: [String]) {
    self.headings = headings
    labels = Self.labels(of: headings)
  }

  mutating func add(_ change: String, in heading: String) {
    if places[change] == nil { order.append(change) }
    places[change, default: []].append(heading)
  }

  var lines: [String] {
    order.flatMap { change -> [String] in
      let places = places[change] ?? []
      if places.count == headings.count { return [change] }
      return places.map { "\(change) (\(labels[$0] ?? $0))" }
    }
  }

  /// Of each heading the words that tell it from the others: `landscape` where there is a portrait besides.
  private static func labels(of headings: [String]) -> [String: String] {
    var words = headings.map { $0.split(separator: ", ", omittingEmptySubsequences: false).map(String.init) }
    // Common parts are omitted; then, from the left, parts that are not needed: a size follows the orientation.
    let common = Set(words.first ?? []).filter { word in words.allSatisfy { $0.contains(word) } }
    words = words.map { $0.filter { !common.contains($0) } }
    while !words.isEmpty, words.allSatisfy({ $0.count > 1 }), Set(words.map { $0.dropFirst() }).count == words.count {
      words = words.map { Array($0.dropFirst()) }
    }
    return Dictionary(
      zip(headings, words.map { $0.joined(separator: ", ") }), uniquingKeysWith: { first, _ in first })
  }
}

extension SolvedGeometry.Section {
  /// The section with a number behind names that several views of a program's tree have: `cell`, `cell #2`.
  fileprivate var withOwnNames: SolvedGeometry.Section {
    var section = self
    var counts: [String: Int] = [:]
    for (index, view) in views.enumerated() {
      let count = counts[view.name, default: 0] + 1
      counts[view.name] = count
      if count > 1 { section.views[index].name += " #\(count)" }
    }
    return section
  }

  fileprivate func changes(since golden: SolvedGeometry.Section) -> [String] {
    let old = Dictionary(golden.views.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let new = Set(views.map(\.name))
    var changes: [String] = []
    for (index, view) in views.enumerated() {
      if let before = old[view.name] {
        changes += view.changes(since: before)
        let (place, placeBefore) = (superview(at: index), golden.superview(of: view.name))
        if place != placeBefore {
          changes.append("\(view.name).superview: \(placeBefore ?? "none") → \(place ?? "none")")
        }
      } else {
        let frame = view.facts.first?.values.joined(separator: ", ") ?? ""
        changes.append("\(view.name): new (\(view.className) at \(frame))")
      }
    }
    changes += golden.views.filter { !new.contains($0.name) }.map { "\($0.name): gone" }
    // Of views that both have, which lies over which.
    let order = views.map(\.name).filter { old[$0] != nil }
    let orderBefore = golden.views.map(\.name).filter(new.contains)
    if order != orderBefore, Set(order) == Set(orderBefore) {
      let first = zip(orderBefore, order).first { $0 != $1 }
      if let first { changes.append("drawing order: \(first.1) comes where \(first.0) was") }
    }
    changes += broken.filter { !golden.broken.contains($0) }.map { "'\($0)' is broken now" }
    changes += golden.broken.filter { !broken.contains($0) }.map { "'\($0)' is no longer broken" }
    return changes
  }

  private func superview(of name: String) -> String? {
    views.firstIndex { $0.name == name }.flatMap(superview)
  }

  /// The view before it that is less deep.
  private func superview(at index: Int) -> String? {
    views[..<index].last { $0.depth < views[index].depth }?.name
  }
}

extension SolvedGeometry.ViewLine {
  /// How far a number may be off: what rounding a ten-thousandth of a point to either side makes.
  private static let tolerance = 0.000_15

  private static let components: [String: [String]] = [
    "frame": ["x", "y", "width", "height"], "bounds": ["x", "y", "width", "height"],
    "alignmentRect": ["x", "y", "width", "height"], "center": ["x", "y"],
    "transform": ["a", "b", "c", "d", "tx", "ty"],
  ]

  fileprivate func changes(since golden: SolvedGeometry.ViewLine) -> [String] {
    var changes: [String] = []
    if className != golden.className { changes.append("\(name).class: \(golden.className) → \(className)") }
    let keys = facts.map(\.key) + golden.facts.map(\.key).filter { key in !facts.contains { $0.key == key } }
    for key in keys {
      changes += self.changes(of: key, from: golden.values(of: key), to: values(of: key))
    }
    return changes
  }

  private func changes(of key: String, from old: [String], to new: [String]) -> [String] {
    guard let components = Self.components[key], old.count == components.count, new.count == components.count else {
      return old == new
        ? [] : ["\(name).\(key): \(old.joined(separator: " ")) → \(new.joined(separator: " "))"]
    }
    return zip(components, zip(old, new)).compactMap { component, pair in
      if pair.0 == pair.1 { return nil }
      if let before = Double(pair.0), let after = Double(pair.1), (before - after).magnitude <= Self.tolerance {
        return nil
      }
      return "\(name).\(key).\(component): \(pair.0) → \(pair.1)"
    }
  }

  /// What a line says of a key, or what its not saying it means.
  private func values(of key: String) -> [String] {
    if let fact = facts.first(where: { $0.key == key }) { return fact.values }
    let frame = facts.first?.values ?? []
    switch key {
    case "bounds": return ["0", "0"] + frame.dropFirst(2)
    case "alignmentRect": return frame
    case "transform": return ["1", "0", "0", "1", "0", "0"]
    case "center": return middle(of: frame)
    case "hidden": return ["false"]
    default: return ["none"]
    }
  }

  private func middle(of frame: [String]) -> [String] {
    let numbers = frame.compactMap(Double.init)
    guard numbers.count == 4 else { return [] }
    return [numbers[0] + numbers[2] / 2, numbers[1] + numbers[3] / 2].map { $0.decimalText(places: 4) }
  }
}
