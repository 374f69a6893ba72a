import Diagnostics
import Figures
import ViewLayout

/// Mistakes of the steps of a panel.
extension Mistake {
  static let colonInStep = Mistake(.unquotedText, "a step that contains ': ' must be quoted")
  static func colonForAssignment(_ step: String) -> Mistake {
    Mistake(.malformedStep, "a step sets a value with '=': '\(step.shortened)'")
  }

  /// A constraint without the word that says so.
  static func constraintWithoutWord(_ identifier: String, rest: String) -> Mistake {
    Mistake(
      .malformedStep, "'\(identifier)' is a constraint: write 'constraint \(rest.shortened)'",
      Correction(identifier, "constraint \(identifier)"))
  }

  /// A step in the form of a programming language.
  static func stepMeant(_ found: String, _ step: String) -> Mistake {
    Mistake(.unknownStep, "'\(found.shortened)' is not a step; did you mean '\(step.shortened)'?")
  }

  /// A verb that the language does not have.
  static func propertyForVerb(_ verb: String, _ assignment: String) -> Mistake {
    Mistake(.unknownStep, "'\(verb)' is not a step: a step sets a property, such as '\(assignment)'")
  }

  static func viewForIdentifier(_ view: String) -> Mistake {
    Mistake(.unknownIdentifier, "'\(view)' is a view; did you mean 'removeFromSuperview \(view)'?")
  }

  static let malformedStep = Mistake(.malformedStep, "a step is a text, or 'add' with a constraint")

  static func superfluousInStep(_ rest: String) -> Mistake {
    Mistake(.superfluousText, "'\(rest.shortened)' is unexpected in the step")
  }

  static let quotedAddition = Mistake(
    .malformedStep, "'add' with a mapping is written without quotation marks: 'add: {equation: …, identifier: …}'")

  static let addWithoutConstraint = Mistake(.missingConstraint, "'add' needs a constraint")

  static func viewMissing(_ word: StepWord) -> Mistake {
    Mistake(.missingName, "'\(word.rawValue)' needs a view's name")
  }

  static func identifierMissing(_ word: StepWord) -> Mistake {
    Mistake(.missingName, "'\(word.rawValue)' needs a constraint's identifier")
  }

  /// - Parameter known: All identifiers of constraints.
  static func unknownIdentifier(_ name: String, meant: String?, known: [String]) -> Mistake {
    .unknown(
      .unknownIdentifier, name, "the identifier of a constraint", meant: meant,
      else: known.isEmpty
        ? "; none has one: a constraint is written '{equation: …, identifier: \(name.shortened)}' for that"
        : "; identifiers are \(known.quotedList())")
  }

  static func rootAsSubview(_ word: StepWord) -> Mistake {
    Mistake(.rootAsSubview, "the root view has no superview and no siblings: '\(word.rawValue)' is for the views in it")
  }

  /// - Parameter form: How the step is written: `exchange A, B`.
  static func formOfStep(_ form: String) -> Mistake { Mistake(.malformedStep, "this step is written '\(form)'") }

  static func noStackView(_ name: String, _ kind: ViewKind) -> Mistake {
    Mistake(.malformedStep, "'\(name)' is \(kind.withArticle): only a stack view arranges its subviews")
  }

  static func partOfConstraintMissing(identifier: String) -> Mistake {
    Mistake(.malformedStep, "'constraint \(identifier)' needs a property to set: constant, priority or active")
  }

  static func operatorExpected(_ meant: String?) -> Mistake {
    Mistake(.malformedStep, "'=', '+=' or '-=' is expected here\(meant.hint)")
  }

  /// Of a list in brackets.
  ///
  /// - Parameter whole: The step as its author meant it.
  static func stepCutAtComma(_ whole: String) -> Mistake {
    Mistake(.malformedStep, "in brackets, a step with a comma is quoted: '\(whole.shortened)'")
  }

  /// `UIView.animate(…)` and the like.
  static let animationAsStep = Mistake(
    .unknownStep, "what moves is an 'animation' of the panel: 'animation: {duration: 0.3, do: [a.alpha = 0]}'")

  static func operatorOfNumbers(_ sign: String, path: String) -> Mistake {
    Mistake(.malformedStep, "'\(sign)' is for numbers, points, sizes, rectangles and insets, not for '\(path)'")
  }

  /// A word alone, which could be a step or a view.
  static func unknownStep(_ word: String, meant: String?) -> Mistake {
    Mistake(.unknownStep, "'\(word.shortened)' is neither a step nor a view\(meant.hint)", Correction(word, meant))
  }

  static func propertyMissing(view: String) -> Mistake {
    Mistake(.malformedStep, "'\(view)' needs a property, such as \(view).frame")
  }

  static func unknownProperty(_ word: String, meant: String?) -> Mistake {
    .unknown(.unknownProperty, word, "a property of a view", meant: meant)
  }

  static func fixedProperty(_ name: String) -> Mistake {
    Mistake(.malformedStep, "'\(name)' is written beside the view, and no step changes it")
  }

  static func unknownPart(_ word: String, owner: String, parts: [String], meant: String?) -> Mistake {
    .unknown(
      .unknownProperty, word, "a part of '\(owner)'", meant: meant,
      else: parts.isEmpty ? "; it has no parts" : "; the parts are \(parts.quotedList())")
  }
}
