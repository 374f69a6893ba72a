import Diagnostics
import Figures
import Typography

/// Mistakes of values: their form, their type, their range.
extension Mistake {
  static let entryWithoutText = Mistake(.missingKey, "an entry of a legend needs its 'text'")
  static let strokeOfSquare = Mistake(
    .malformedValue, "a 'square' has no lines: leave 'line' out, or write 'sign: rule'")
  static let squareWithoutColor = Mistake(.missingKey, "a 'square' of a legend needs its 'color'")
  static let runWithoutText = Mistake(.missingKey, "a run needs its 'text'")

  /// - Parameters:
  ///   - takes: How the value is written: `[x, y]`.
  ///   - remedy: The value in that form.
  static func wrongForm(key: String, takes: String, found: String, remedy: String? = nil) -> Mistake {
    Mistake(
      .wrongForm, "'\(key)' takes \(takes), not \(found)\(remedy.map { ": write \($0)" } ?? "")",
      Correction(found.unquoted, remedy))
  }

  static func missingValue(key: String, takes: String) -> Mistake {
    Mistake(.missingValue, "'\(key)' takes \(takes), but has no value")
  }

  static let valueMissingHere = Mistake(.missingValue, "a value is missing here")

  /// - Parameter takes: The one value that is expected.
  static func notOne(key: String, takes: String) -> Mistake { Mistake(.wrongForm, "'\(key)' takes \(takes)") }

  /// - Parameter remedy: The list, if only commas are missing in it.
  static func wrongCount(key: String, takes: String, found: Int, remedy: String? = nil) -> Mistake {
    Mistake(
      .wrongCount, "'\(key)' takes \(takes), not a list of \(found)\(remedy.map { ": write \($0)" } ?? "")")
  }

  static func moreThanOneValue(rest: String) -> Mistake {
    Mistake(.malformedValue, "'\(rest.shortened)' is more than one value")
  }

  static let entryExpected = Mistake(.malformedValue, "'key: value' is expected here")

  // MARK: Numbers

  static func noNumber(key: String, text: String, remedy: NumberRemedy?) -> Mistake {
    Mistake(
      .numberExpected, "'\(key)' takes a number, not '\(text.shortened)'\(remedy?.words ?? "")",
      Correction(text, remedy?.number))
  }

  static func noSpacing(key: String, text: String, remedy: NumberRemedy?) -> Mistake {
    Mistake(
      .numberExpected, "'\(key)' takes points or 'system', not '\(text.shortened)'\(remedy?.words ?? "")",
      Correction(text, remedy?.number))
  }

  static func noWholeNumber(key: String, text: String, _ value: Double?, remedy: NumberRemedy?) -> Mistake {
    Mistake(
      .numberExpected,
      "'\(key)' takes a whole number, not '\(text.shortened)'\(text.result(value))\(remedy?.words ?? "")",
      Correction(text, remedy?.number))
  }

  static func numberOutOfRange(key: String, text: String, _ value: Double, _ range: ClosedRange<Double>) -> Mistake {
    let wanted = value < 0 && range.lowerBound == 0 ? "a number from 0" : range.limits
    return Mistake(.numberOutOfRange, "'\(key)' takes \(wanted), not '\(text.shortened)'\(text.result(value))")
  }

  static func wholeNumberOutOfRange(key: String, text: String, _ value: Double, _ range: ClosedRange<Int>) -> Mistake {
    Mistake(
      .numberOutOfRange,
      "'\(key)' takes a whole number from \(range.lowerBound) to \(range.upperBound), not '\(text.shortened)'"
        + text.result(value))
  }

  static func unknownPriority(_ word: String, words: [String], meant: String?) -> Mistake {
    .unknown(
      .unknownPriority, word, "a priority", meant: meant,
      else: ": write a number from 1 to 1000, or \(words.quotedList(lastWord: "or"))")
  }

  // MARK: Words and lists

  /// - Parameters:
  ///   - page: Where all words are, if there are too many for a message.
  ///   - isOfList: Whether the key takes several of them.
  static func unknownWord(
    _ word: String, key: String, words: [String], meant: String?, page: String? = nil, isOfList: Bool = false
  ) -> Mistake {
    let list = isOfList ? words.listed(in: word) : nil
    if let remedy = remedy(for: word, of: key) {
      return Mistake(.unknownValue, "'\(word.shortened)' is not a value of '\(key)': \(remedy)")
    }
    let takes = page.map { "the names of \($0)" } ?? words.quotedList()
    return Mistake(
      .unknownValue,
      "'\(word.shortened)' is not a value of '\(key)'"
        + (list.map { ": write \($0)" } ?? meant.hint(else: ": it takes \(takes)")),
      Correction(word, list ?? meant))
  }

  /// What to write instead of a value that another key takes.
  private static func remedy(for word: String, of key: String) -> String? {
    switch key {
    case "show" where PanelDescription.Kind(rawValue: word) != nil: ForeignKeyRemedy.kindOfPanel(word).words
    case "kind" where AnnotationKind(rawValue: word) != nil: "write 'show: \(word)'"
    default: nil
    }
  }

  static func unknownDevice(_ name: String, _ suggestion: DeviceSuggestion) -> Mistake {
    let list = DeviceCatalogue.all.map(\.identifier).listed(in: name)
    return Mistake(
      .unknownDevice, "'\(name.shortened)' is not a device" + (list.map { ": write \($0)" } ?? suggestion.hint),
      Correction(name, list ?? suggestion.device))
  }

  static func noValues(key: String) -> Mistake { Mistake(.emptyList, "'\(key)' takes at least one value") }

  static func listedTwice(_ item: String) -> Mistake { Mistake(.duplicateValue, "\(item) is listed twice") }

  // MARK: Mappings

  static let emptyFrame = Mistake(.emptyMapping, "a frame needs [x, y, width, height] or {inset: n}, but '{}' is empty")
  static let emptyCrop = Mistake(
    .emptyMapping, "a crop needs an edge, such as {top: 200}, or a view, such as {around: card}, but '{}' is empty")

  static func emptyPriorities(key: String) -> Mistake {
    Mistake(.emptyMapping, "'\(key)' takes a number or {horizontal: n, vertical: n}, but '{}' is empty")
  }

  static let emptyFont = Mistake(.emptyMapping, "a font needs a family, a size or a weight, but '{}' is empty")

  static func cropFromBothEdges(_ near: String, _ far: String) -> Mistake {
    Mistake(.exclusiveKeys, "a crop has one edge per axis: '\(near)' or '\(far)', not both")
  }

  static func cropAroundAndFrom(_ edge: String) -> Mistake {
    Mistake(.exclusiveKeys, "a crop is 'around' views or from an edge, '\(edge)', not both")
  }

  static let cropMarginWithoutViews = Mistake(
    .uselessKey, "'margin' is what a crop keeps around views: 'around' is missing")

  // MARK: Symbols

  /// - Parameter name: The symbol's name. Its variants are those of the symbol that is meant.
  static func unknownSymbol(_ name: String) -> Mistake {
    let words = name.split(separator: ".")
    let count = words.reversed().prefix { ["fill", "circle", "square", "slash"].contains($0) }.count
    let variants = words.suffix(count).map { "." + $0 }.joined()
    let base = words.dropLast(count).joined(separator: ".")
    let meant = NearMisses.closest(to: base.isEmpty ? name : base, among: Symbol.names).map { $0 + variants }
    return .unknown(
      .unknownSymbol, name, "a symbol that can be drawn", meant: meant,
      else: "; a placeholder is: 'strut symbols' lists them")
  }

  static func symbolAsImage(_ text: String, name: String) -> Mistake {
    Mistake(
      .unreadableImage, "'\(text.shortened)' is not a PNG file; did you mean 'symbol(\(name))'?",
      Correction(text, "symbol(\(name))"))
  }

  // MARK: Fonts

  static func weightAlone(_ name: String) -> Mistake {
    Mistake(.unknownFont, "'\(name)' is a weight: write {weight: \(name)}", Correction(name, "{weight: \(name)}"))
  }

  static func familyAlone(_ name: String) -> Mistake {
    Mistake(
      .unknownFont, "'\(name.shortened)' is a family: write {family: \(name.shortened)}",
      Correction(name, "{family: \(name)}"))
  }

  /// A font as other languages write it.
  static func foreignFont(_ text: String, meant: String) -> Mistake {
    Mistake(.unknownFont, "'\(text.shortened)' is not a font: write \(meant)", Correction(text, meant))
  }

  static func sizeWithUnit(_ text: String, size: String) -> Mistake {
    Mistake(
      .unknownFont, "'\(text.shortened)' is not a font: write \(size); sizes are in points", Correction(text, size))
  }

  static func unknownFont(_ text: String, meant: String?) -> Mistake {
    .unknown(
      .unknownFont, text, "a font", meant: meant,
      else: ": write a size, a text style such as 'title3', or {family, size, weight}")
  }

  static func unknownFamily(_ name: String, meant: String?) -> Mistake {
    .unknown(
      .unknownFontFamily, name, "a known font family", meant: meant, else: ": the families are \(FontNames.summary)")
  }

  static func unknownWeight(found: String) -> Mistake {
    Mistake(.numberOutOfRange, "a weight is one of 100, 200 … 900, and \(found) is not")
  }
}

/// The number to write in place of a number with a unit.
enum NumberRemedy {
  case withoutUnit(String)
  /// A percentage as a part of 1.
  case share(String)
  /// A number times a metric.
  case product(String)
  /// A time.
  case seconds(String)
  /// A length in another unit.
  case points(String)
  /// The size of the superview, and that of the content.
  case fillingFrame, ownSize
  /// As many lines as are needed.
  case noLimit
  /// A share where a length is wanted.
  case lengthInPoints

  /// `nil` where it takes more than a number.
  var number: String? {
    switch self {
    case .withoutUnit(let number), .share(let number), .product(let number), .seconds(let number),
      .points(let number):
      number
    case .noLimit: "0"
    case .fillingFrame, .ownSize, .lengthInPoints: nil
    }
  }

  var words: String {
    switch self {
    case .withoutUnit(let number): ": write '\(number)', without a unit"
    case .share(let number), .product(let number): ": write '\(number)'"
    case .points(let number): ": write '\(number)', in points"
    case .noLimit: ": write '0' for no limit"
    case .lengthInPoints: ": a length is in points"
    case .seconds(let number): ": write '\(number)', in seconds"
    case .fillingFrame: ": a view as large as its superview has 'frame: {inset: 0}', or constraints"
    case .ownSize: ": a view without a 'frame' is as large as its content, and has constraints"
    }
  }
}

extension ClosedRange<Double> {
  /// `a number from 0 to 1`
  fileprivate var limits: String {
    switch (lowerBound, upperBound) {
    case (-FigureLimits.magnitude, FigureLimits.magnitude): "a number of at most a million"
    case (0, FigureLimits.magnitude): "a number from 0 to a million"
    default: "a number from \(lowerBound.decimalText()) to \(upperBound.decimalText())"
    }
  }
}

extension [String] {
  /// The list that is probably meant by several of the words in a row: `portrait, landscape`, or as code combines
  /// options, `.flexibleWidth | .flexibleHeight`.
  fileprivate func listed(in text: String) -> String? {
    let parts = text.split { ",()[]| ".contains($0) }.map { String($0.hasPrefix(".") ? $0.dropFirst() : $0) }
    guard parts.count > 1, parts.allSatisfy(contains) else { return nil }
    return "[" + parts.joined(separator: ", ") + "]"
  }
}

extension String {
  /// What arithmetic computes: `, which is -80`. A number that is written as such needs no such words.
  fileprivate func result(_ value: Double?) -> String {
    guard let value, NumberText.value(self) == nil else { return "" }
    return ", which is \(value.decimalText(places: 6))"
  }

  /// The text without the quotation marks that a message puts around it.
  fileprivate var unquoted: String {
    hasPrefix("'") && hasSuffix("'") && count > 1 ? String(dropFirst().dropLast()) : self
  }
}
