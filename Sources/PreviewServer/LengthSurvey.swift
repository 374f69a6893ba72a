/// At which lengths of the root, along one axis, there is which trouble.
///
/// Whole points in equal steps are tried first, then the middle between neighbours that differ, until the place of the
/// change is known to the point. What comes and goes between two steps is not seen.
///
///     var survey = LengthSurvey(around: 320)
///     while let length = survey.next { survey.record(trouble(at: length), at: length) }
///     survey.stretches   // [Stretch(kind: "conflict", from: 80, to: 213, …)]
struct LengthSurvey {
  /// Kinds of trouble, each with an example of it in words.
  typealias Troubles = [String: String]

  /// Neighbouring lengths with one kind of trouble.
  struct Stretch: Encodable, Equatable {
    var kind: String
    /// In points, the first and the last.
    var from: Int
    var to: Int
    /// The trouble at the end that is nearest to the length at which the survey began.
    var text: String
  }

  /// The lengths that are looked at, in points.
  let lengths: ClosedRange<Int>
  private let middle: Int
  private var found: [Int: Troubles] = [:]
  /// Those with an entry, in order.
  private var tried: [Int] = []
  private var untried: [Int]

  private static let stepCount = 60

  /// - Parameter length: That of the root as it is, in points. Lengths from a quarter of it to three times as much are
  ///   looked at.
  init(around length: Double) {
    let present = min(max(1, length), Wish.sizes.upperBound)
    let (least, most) = (max(1, (present / 4).rounded()), min(max(present * 3, 1), Wish.sizes.upperBound).rounded())
    lengths = Int(least)...Int(max(least, most))
    middle = Int(present.rounded())
    let step = max(1, Int((Double(lengths.count) / Double(Self.stepCount)).rounded(.up)))
    let even = Set(stride(from: lengths.lowerBound, through: lengths.upperBound, by: step))
    // What is near the present length is known first.
    let all = even.union([lengths.upperBound, middle].filter(lengths.contains))
    untried = all.sorted { (abs($0 - present.whole), $0) > (abs($1 - present.whole), $1) }
  }

  /// The length to try next; `nil` when everything is known.
  var next: Int? { untried.last ?? middleOfChange }

  private var middleOfChange: Int? {
    for (low, high) in zip(tried, tried.dropFirst()) where high - low > 1 && found[low]?.keys != found[high]?.keys {
      return low + (high - low) / 2
    }
    return nil
  }

  mutating func record(_ troubles: Troubles, at length: Int) {
    if untried.last == length { untried.removeLast() }
    guard found.updateValue(troubles, forKey: length) == nil else { return }
    tried.insert(length, at: tried.firstIndex { $0 > length } ?? tried.endIndex)
  }

  /// The trouble that was found, by kinds and lengths.
  var stretches: [Stretch] {
    let kinds = Set(found.values.flatMap(\.keys)).sorted()
    return kinds.flatMap { kind in
      tried.split { found[$0]?[kind] == nil }.compactMap { run in
        guard let first = run.first, let last = run.last else { return nil }
        let nearest = run.contains(middle) ? middle : last < middle ? last : first
        return Stretch(kind: kind, from: first, to: last, text: found[nearest]?[kind] ?? "")
      }
    }
  }
}

extension Double {
  fileprivate var whole: Int { Int(rounded()) }
}
