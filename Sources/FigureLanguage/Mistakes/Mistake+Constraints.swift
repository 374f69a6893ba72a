import Diagnostics
import Figures
import ViewLayout

/// Mistakes of constraints as items of a list, of their other keys, and of visual format strings.
extension Mistake {
  static let constraintMissing = Mistake(.missingConstraint, "a constraint is missing here")

  static func malformedConstraint(found: String) -> Mistake {
    Mistake(.malformedConstraint, "a constraint is an equation, a visual format string or a mapping, not \(found)")
  }

  static func spaceAfterPrefix(axis: String) -> Mistake {
    Mistake(.malformedConstraint, "a visual format string has no space after its '\(axis):'")
  }

  static func colonForRelation(equation: String) -> Mistake {
    Mistake(.malformedConstraint, "a constraint has a relation, not a colon: '\(equation.shortened)'")
  }

  static let formatAndEquation = Mistake(.exclusiveKeys, "a constraint is either a 'format' or an 'equation'")
  static let noFormatOrEquation = Mistake(.missingKey, "a constraint needs a 'format' or an 'equation'")
  static let equationAsFormat = Mistake(.malformedConstraint, "this is an equation: its key is 'equation'")
  static let formatAsEquation = Mistake(.malformedConstraint, "this is a visual format string: its key is 'format'")
  static let optionsOfEquation = Mistake(.uselessKey, "'options' are for a 'format'")

  static func optionAlongAxis(reason: String) -> Mistake { Mistake(.optionAlongAxis, reason) }

  static func invalidIdentifier(_ name: String) -> Mistake {
    Mistake(
      .invalidName,
      "'\(name.shortened)' is not an identifier: it is a letter or underscore, then letters, digits, underscores or hyphens"
    )
  }

  static func invalidMetricName(_ name: String) -> Mistake {
    Mistake(.invalidName, "'\(name.shortened)' cannot name a metric: \(ruleOfNames)")
  }

  static func unknownPrefix(_ prefix: String) -> Mistake {
    Mistake(
      .malformedFormat,
      "'\(prefix)' does not start a visual format string: write 'H:' for a row or 'V:' for a column")
  }

  static func wrongPrefix(_ prefix: String, meant: String) -> Mistake {
    Mistake(
      .malformedFormat, "'\(prefix)' does not start a visual format string: write '\(meant)'",
      Correction(prefix, meant))
  }

  /// - Parameter found: The part of the visual format string that the error refers to.
  static func invalidFormat(_ error: VisualFormatError, found: String) -> Mistake {
    Mistake(error.identifier, error.message, Correction(found, error.meant))
  }
}
