import Diagnostics
import Figures

/// What can be wrong with a value of whatever key: its form, its kind, its range.
enum ValueMistake: Mistake {
  /// - takes: How the value is written: `[x, y]`.
  /// - remedy: What was meant, in that form.
  case wrongForm(key: String, takes: String, found: String, remedy: String? = nil)
  case missing(key: String, takes: String)
  case missingHere
  /// - takes: The one value that is expected where several stand, or none.
  case notOne(key: String, takes: String)
  case wrongCount(key: String, takes: String, found: Int)
  case noNumber(key: String, text: String, remedy: NumberRemedy?)
  case noWholeNumber(key: String, text: String, remedy: NumberRemedy?)
  case numberOutOfRange(key: String, text: String, ClosedRange<Double>)
  case wholeNumberOutOfRange(key: String, text: String, ClosedRange<Int>)
  case unknownWord(String, key: String, words: [String], meant: String?)
  case noValues(key: String)
  case listedTwice(String)
  case emptyFrame, emptyCrop
  case emptyPriorities(key: String)
  case emptyFont
  case cropFromBothEdges(String, String)
  case unknownPriority(String, words: [String], meant: String?)

  var identifier: Diagnostic.Identifier {
    switch self {
    case .wrongForm, .notOne: .wrongForm
    case .missing, .missingHere: .missingValue
    case .wrongCount: .wrongCount
    case .noNumber, .noWholeNumber: .numberExpected
    case .numberOutOfRange, .wholeNumberOutOfRange: .numberOutOfRange
    case .unknownWord: .unknownValue
    case .noValues: .emptyList
    case .listedTwice: .duplicateValue
    case .emptyFrame, .emptyCrop, .emptyPriorities, .emptyFont: .emptyMapping
    case .cropFromBothEdges: .exclusiveKeys
    case .unknownPriority: .unknownPriority
    }
  }

  var message: String {
    switch self {
    case .wrongForm(let key, let takes, let found, let remedy):
      "'\(key)' takes \(takes), not \(found)\(remedy.map { ": write \($0)" } ?? "")"
    case .missing(let key, let takes): "'\(key)' takes \(takes), but has no value"
    case .missingHere: "a value is missing here"
    case .notOne(let key, let takes): "'\(key)' takes \(takes)"
    case .wrongCount(let key, let takes, let found): "'\(key)' takes \(takes), not a list of \(found)"
    case .noNumber(let key, let text, let remedy):
      "'\(key)' takes a number, not '\(text.shortened)'\(remedy?.words ?? "")"
    case .noWholeNumber(let key, let text, let remedy):
      "'\(key)' takes a whole number, not '\(text.shortened)'\(remedy?.words ?? "")"
    case .numberOutOfRange(let key, let text, let range) where text.hasPrefix("-") && range.lowerBound == 0:
      "'\(key)' takes a number from 0, not '\(text.shortened)'"
    case .numberOutOfRange(let key, let text, let range): "'\(key)' takes \(range.limits), not '\(text.shortened)'"
    case .wholeNumberOutOfRange(let key, let text, let range):
      "'\(key)' takes a whole number from \(range.lowerBound) to \(range.upperBound), not '\(text.shortened)'"
    case .unknownWord(let word, let key, let words, let meant):
      "'\(word.shortened)' is not a value of '\(key)'"
        + (words.listed(in: word).map { ": write \($0)" } ?? meant.hint(else: ": it takes \(words.quotedList())"))
    case .noValues(let key): "'\(key)' takes at least one value"
    case .listedTwice(let item): "\(item) is listed twice"
    case .emptyFrame: "a frame needs [x, y, width, height] or {inset: n}, but '{}' is empty"
    case .emptyCrop: "a crop needs an edge, such as {top: 200}, but '{}' is empty"
    case .emptyPriorities(let key): "'\(key)' takes a number or {horizontal: n, vertical: n}, but '{}' is empty"
    case .emptyFont: "a font needs a family, a size or a weight, but '{}' is empty"
    case .cropFromBothEdges(let near, let far): "a crop has one edge per axis: '\(near)' or '\(far)', not both"
    case .unknownPriority(let word, let words, let meant):
      "'\(word.shortened)' is not a priority"
        + meant.hint(else: ": write a number from 1 to 1000, or \(words.quotedList(lastWord: "or"))")
    }
  }

  var correction: Correction? {
    switch self {
    case .wrongForm(_, _, let found, let remedy): Correction(found.unquoted, remedy)
    case .unknownWord(let word, _, let words, let meant): Correction(word, words.listed(in: word) ?? meant)
    case .noNumber(_, let text, let remedy), .noWholeNumber(_, let text, let remedy): Correction(text, remedy?.number)
    case .unknownPriority(let word, _, let meant): Correction(word, meant)
    default: nil
    }
  }
}

/// What to write in place of a number with something behind it.
enum NumberRemedy {
  case withoutUnit(String)
  /// A percentage as a part of 1.
  case share(String)

  var number: String {
    switch self {
    case .withoutUnit(let number), .share(let number): number
    }
  }

  var words: String {
    switch self {
    case .withoutUnit(let number): ": write '\(number)', without a unit"
    case .share(let number): ": write '\(number)'"
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
  /// The list that was meant where several of the words stand in a row: `portrait, landscape`.
  fileprivate func listed(in text: String) -> String? {
    let parts = text.split { ",() ".contains($0) }.map(String.init)
    guard parts.count > 1, parts.allSatisfy(contains) else { return nil }
    return "[" + parts.joined(separator: ", ") + "]"
  }
}

extension String {
  /// A text as a message has it between its marks.
  fileprivate var unquoted: String {
    hasPrefix("'") && hasSuffix("'") && count > 1 ? String(dropFirst().dropLast()) : self
  }
}
