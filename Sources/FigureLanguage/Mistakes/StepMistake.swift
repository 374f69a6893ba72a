import Diagnostics
import Figures

/// What can be wrong with a step of a panel.
enum StepMistake: Mistake {
  case colonInside, notWrittenSo, tooLong
  case superfluous(String)
  case constraintMissing
  case viewMissing(StepWord)
  case identifierMissing(StepWord)
  case unknownIdentifier(String, meant: String?)
  case rootAsSubview(StepWord)
  /// - form: How the step is written: `exchange A, B`.
  case form(String)
  case partOfConstraintMissing(identifier: String)
  case operatorExpected
  case operatorOfNumbers(String, path: String)
  /// - isAlone: Whether it could be a step's word as well.
  case unknownSubject(String, isAlone: Bool, meant: String?)
  case propertyMissing(view: String)
  case unknownProperty(String, meant: String?)
  case fixedProperty(String)
  case unknownPart(String, owner: String, parts: [String], meant: String?)

  var identifier: Diagnostic.Identifier {
    switch self {
    case .colonInside: .unquotedText
    case .notWrittenSo, .form, .partOfConstraintMissing, .operatorExpected, .operatorOfNumbers, .propertyMissing,
      .fixedProperty:
      .malformedStep
    case .tooLong: .textTooLong
    case .superfluous: .superfluousText
    case .constraintMissing: .missingConstraint
    case .viewMissing, .identifierMissing: .missingName
    case .unknownIdentifier: .unknownIdentifier
    case .rootAsSubview: .rootAsSubview
    case .unknownSubject(_, let isAlone, _): isAlone ? .unknownStep : .unknownView
    case .unknownProperty, .unknownPart: .unknownProperty
    }
  }

  var message: String {
    switch self {
    case .colonInside: "a step that contains ': ' must be quoted"
    case .notWrittenSo: "a step is a text, or 'add' with a constraint"
    case .tooLong: "a step is at most \(FigureLimits.sentenceLength) characters long"
    case .superfluous(let rest): "'\(rest.shortened)' is unexpected in the step"
    case .constraintMissing: "'add' needs a constraint"
    case .viewMissing(let word): "'\(word.rawValue)' needs a view's name"
    case .identifierMissing(let word): "'\(word.rawValue)' needs a constraint's identifier"
    case .unknownIdentifier(let name, let meant):
      "'\(name.shortened)' is not the identifier of a constraint\(meant.hint)"
    case .rootAsSubview(let word):
      "the root view has no superview and no siblings: '\(word.rawValue)' is for the views in it"
    case .form(let form): "this step is written '\(form)'"
    case .partOfConstraintMissing(let identifier):
      "'constraint \(identifier)' needs a property to set: constant or priority"
    case .operatorExpected: "'=', '+=' or '-=' is expected here"
    case .operatorOfNumbers(let sign, let path):
      "'\(sign)' is for numbers, points, sizes, rectangles and insets, not for '\(path)'"
    case .unknownSubject(let word, let isAlone, let meant):
      "'\(word.shortened)' is \(isAlone ? "neither a step nor a view" : "not a view")\(meant.hint)"
    case .propertyMissing(let view): "'\(view)' needs a property, such as \(view).frame"
    case .unknownProperty(let word, let meant): "'\(word.shortened)' is not a property of a view\(meant.hint)"
    case .fixedProperty(let name): "'\(name)' is written beside the view, and no step changes it"
    case .unknownPart(let word, let owner, let parts, let meant):
      "'\(word.shortened)' is not a part of '\(owner)'"
        + meant.hint(else: parts.isEmpty ? "; it has no parts" : "; the parts are \(parts.quotedList())")
    }
  }

  var correction: Correction? {
    switch self {
    case .unknownIdentifier(let word, let meant), .unknownSubject(let word, _, let meant),
      .unknownProperty(let word, let meant), .unknownPart(let word, _, _, let meant):
      Correction(word, meant)
    default: nil
    }
  }
}
