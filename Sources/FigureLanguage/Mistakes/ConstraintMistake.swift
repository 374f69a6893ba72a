import Diagnostics
import Figures
import ViewLayout

/// What can be wrong with a constraint as an item of a list, before its text is read, and with what stands beside it.
enum ConstraintMistake: Mistake {
  case missing
  case notWrittenSo(found: String)
  case unquotedFormat
  case spaceAfterPrefix(axis: String)
  case colonForRelation(equation: String)
  case twoForms, noForm, isEquation, isFormat, optionsOfEquation
  case optionAlongAxis(reason: String)
  case invalidIdentifier(String)
  case invalidMetricName(String)
  case tooLong, tooMany
  case unknownPrefix(String)
  case wrongPrefix(String, meant: String)
  /// A visual format string that leaves its grammar, or names what there is not.
  ///
  /// - found: The part of it that the error speaks of.
  case format(VisualFormatError, found: String)

  var identifier: Diagnostic.Identifier {
    switch self {
    case .missing: .missingConstraint
    case .notWrittenSo, .spaceAfterPrefix, .colonForRelation, .isEquation, .isFormat: .malformedConstraint
    case .unquotedFormat: .unquotedText
    case .twoForms: .exclusiveKeys
    case .noForm: .missingKey
    case .optionsOfEquation: .uselessKey
    case .optionAlongAxis: .optionAlongAxis
    case .invalidIdentifier, .invalidMetricName: .invalidName
    case .tooLong: .textTooLong
    case .tooMany: .tooManyConstraints
    case .unknownPrefix, .wrongPrefix: .malformedFormat
    case .format(let error, _): error.identifier
    }
  }

  var message: String {
    switch self {
    case .missing: "a constraint is missing here"
    case .notWrittenSo(let found): "a constraint is an equation, a visual format string or a mapping, not \(found)"
    case .unquotedFormat: "a visual format string that begins with '[' must be quoted, or begin with 'H:'"
    case .spaceAfterPrefix(let axis): "a visual format string has no space after its '\(axis):'"
    case .colonForRelation(let equation): "a constraint has a relation, not a colon: '\(equation.shortened)'"
    case .twoForms: "a constraint is either a 'format' or an 'equation'"
    case .noForm: "a constraint needs a 'format' or an 'equation'"
    case .isEquation: "this is an equation: its key is 'equation'"
    case .isFormat: "this is a visual format string: its key is 'format'"
    case .optionsOfEquation: "'options' are for a 'format'"
    case .optionAlongAxis(let reason): reason
    case .invalidIdentifier(let name): "'\(name.shortened)' is not an identifier: \(ViewMistake.ruleOfNames)"
    case .invalidMetricName(let name): "'\(name.shortened)' cannot name a metric: \(ViewMistake.ruleOfNames)"
    case .tooLong: "a constraint is at most \(FigureLimits.sentenceLength) characters long"
    case .tooMany: "a document has at most \(FigureLimits.constraints) constraints"
    case .unknownPrefix(let prefix):
      "'\(prefix)' does not start a visual format string: write 'H:' for a row or 'V:' for a column"
    case .wrongPrefix(let prefix, let meant): "'\(prefix)' does not start a visual format string: write '\(meant)'"
    case .format(let error, _): error.message
    }
  }

  var correction: Correction? {
    switch self {
    case .wrongPrefix(let prefix, let meant): Correction(prefix, meant)
    case .format(let error, let found): Correction(found, error.meant)
    default: nil
    }
  }
}
