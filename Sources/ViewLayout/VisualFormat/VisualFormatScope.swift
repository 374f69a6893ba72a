/// What the names in a visual format string stand for.
struct VisualFormatScope {
  var metrics: [String: Double]
  var views: Set<String>
  var withoutSuperview: Set<String>

  /// What a width or a height is compared with.
  enum Size {
    case number(Double)
    case view(VisualFormat.Name)
  }

  /// Priorities that have a name of their own.
  private static let priorities: [String: Double] = [
    "required": 1000, "high": 750, "low": 250, "fittingSizeLevel": 50,
  ]

  func checkView(_ name: VisualFormat.Name) throws(VisualFormatError) {
    guard views.contains(name.text) else { throw .unknownView(name, among: views) }
  }

  func checkSuperview(of name: VisualFormat.Name) throws(VisualFormatError) {
    guard !withoutSuperview.contains(name.text) else { throw .noSuperview(name) }
  }

  func size(_ term: VisualFormat.Term) throws(VisualFormatError) -> Size {
    switch term {
    case .number(let number, _): return .number(number)
    case .name(let name):
      if let number = try metric(name) { return .number(number) }
      guard views.contains(name.text) else {
        throw .unknownSize(name, among: metrics.keys.sorted() + views.sorted())
      }
      return .view(name)
    }
  }

  func distance(_ term: VisualFormat.Term) throws(VisualFormatError) -> Double {
    switch term {
    case .number(let number, _): return number
    case .name(let name):
      if let number = try metric(name) { return number }
      throw views.contains(name.text)
        ? .viewInConnection(name) : .unknownMetric(name, among: metrics.keys.sorted())
    }
  }

  func priority(_ term: VisualFormat.Term?) throws(VisualFormatError) -> Double {
    let value: Double
    let range: Range<Int>
    switch term {
    case nil: return 1000
    case .number(let number, let place): (value, range) = (number, place)
    case .name(let name):
      guard let number = metrics[name.text] ?? Self.priorities[name.text] else {
        throw .unknownPriority(name, among: metrics.keys.sorted() + Self.priorities.keys.sorted())
      }
      (value, range) = (number, name.range)
    }
    guard (1...1000).contains(value) else { throw .priorityRange(at: range, value: value) }
    return value
  }

  /// The metric of that name, or `nil` when there is none.
  private func metric(_ name: VisualFormat.Name) throws(VisualFormatError) -> Double? {
    guard let value = metrics[name.text] else { return nil }
    guard abs(value) <= VisualFormat.largestNumber else { throw .numberRange(name.text, at: name.range) }
    return value
  }
}
