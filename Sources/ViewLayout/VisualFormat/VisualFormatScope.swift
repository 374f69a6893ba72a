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

  func priority(_ term: VisualFormat.Term?) throws(VisualFormatError) -> Priority {
    let value: Double
    let range: Range<Int>
    switch term {
    case nil: return .required
    case .number(let number, let place): (value, range) = (number, place)
    case .name(let name):
      guard let number = metrics[name.text] ?? Priority(named: name.text)?.rawValue else {
        throw .unknownPriority(name, among: metrics.keys.sorted() + Priority.named.map(\.name).sorted())
      }
      (value, range) = (number, name.range)
    }
    guard let priority = Priority(exactly: value) else { throw .priorityRange(at: range, value: value) }
    return priority
  }

  /// The metric of that name, or `nil` when there is none.
  private func metric(_ name: VisualFormat.Name) throws(VisualFormatError) -> Double? {
    guard let value = metrics[name.text] else { return nil }
    guard abs(value) <= VisualFormat.largestNumber else {
      throw .numberRange(name.text, limit: VisualFormat.largestNumber, at: name.range)
    }
    return value
  }
}
