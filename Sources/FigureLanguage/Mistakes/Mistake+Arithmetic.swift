import Diagnostics

/// Mistakes of numbers and of arithmetic with metrics, in equations, values and steps.
extension Mistake {
  // MARK: Numbers

  static func noNumber(_ text: String, _ remedy: NumberRemedy?) -> Mistake {
    Mistake(
      .numberExpected, "'\(text.shortened)' is not a number\(remedy?.words ?? "")", Correction(text, remedy?.number))
  }

  /// - Parameter share: The percentage as a part of 1.
  static func percentage(_ text: String, share: String) -> Mistake {
    Mistake(
      .numberExpected,
      "'\(text.shortened)' is not a number: a percentage is written as a multiplier, '\(share) * VIEW.ATTRIBUTE'")
  }

  static let numberTooLarge = Mistake(.numberOutOfRange, "a number is at most a million")
  static let divisionByZero = Mistake(.numberOutOfRange, "a number cannot be divided by 0")

  // MARK: Arithmetic

  static let multiplicationMissing = Mistake(
    .malformedEquation, "a '*' is missing between the number and what it multiplies", Correction("", "* "))

  static func superfluousInArithmetic(_ rest: String, _ remedy: ArithmeticRemedy?) -> Mistake {
    Mistake(.superfluousText, "'\(rest)' is unexpected in a number\(remedy.map { ": \($0.rawValue)" } ?? "")")
  }

  static func functionOfNumbers(_ name: String) -> Mistake {
    Mistake(
      .malformedCall, "'\(name.shortened)' is not known: numbers have '+', '-', '*', '/' and parentheses, no functions")
  }

  /// The rule for what is unexpected behind a number.
  enum ArithmeticRemedy: String {
    case minus = "a minus is written '-'"
    case multiplication = "a multiplication is written '*'"
    case fraction = "a fraction is written with a point"
    case constantWithoutSign = "a '+' or a '-' is missing before a constant"
    case oneMultiplier = "a multiplier stands beside the view, before the constant"
    case oneRelation = "an equation has one relation"

    /// - Parameter behindDigit: Whether a digit stands before it.
    init?(at scalar: Unicode.Scalar, behindDigit: Bool) {
      switch scalar {
      case "–", "—", "−": self = .minus
      case "×", "·": self = .multiplication
      case "," where behindDigit: self = .fraction
      case "*", "/": self = .oneMultiplier
      case "<", ">", "=": self = .oneRelation
      case let scalar where scalar.isASCIIDigit: self = .constantWithoutSign
      default: return nil
      }
    }
  }

  // MARK: Metrics

  static func unknownMetric(_ name: String, meant: String?) -> Mistake {
    .unknown(.unknownMetric, name, "a metric", meant: meant, else: ": metrics are declared under 'metrics'")
  }

  /// A metric with the signs that names have in other languages: `$margin`, `var(--margin)`.
  static func metricWithSigns(_ text: String, name: String) -> Mistake {
    Mistake(.numberExpected, "a metric is written by its name alone; did you mean '\(name)'?", Correction(text, name))
  }

  /// A metric that uses itself, or one that is declared after it.
  static func laterMetric(_ name: String, isItself: Bool) -> Mistake {
    Mistake(
      .unknownMetric,
      isItself
        ? "'\(name.shortened)' cannot use itself"
        : "'\(name.shortened)' is declared further down: a metric uses metrics that are declared before it")
  }
}
