import ConstraintSolver
import Figures
import ViewLayout

/// A regular expression of what a text of the language can be, in the words that all programs understand that check
/// schemas: no names, and nothing behind.
///
/// A pattern describes the form. What names mean, nobody but Strut knows.
struct TextPattern {
  let text: String

  init(_ text: String) { self.text = text }

  static func any(of words: [String]) -> String { "(?:\(words.joined(separator: "|")))" }

  /// Some words, in which neither letter case nor blanks and hyphens count.
  static func anyCase(of words: [String]) -> TextPattern { TextPattern(any(of: words.map(anyCase))) }

  private static func anyCase(_ word: String) -> String {
    word.map { $0.isLetter ? "[\($0.uppercased())\($0.lowercased())]" : $0 == " " ? "[ -]*" : "\($0)" }.joined()
  }

  // MARK: Pieces

  /// `{n}` and its like, which stand for a text.
  private static let placeholder = #"\{[A-Za-z_][A-Za-z0-9_]*(?:-1)?\}"#
  /// A name's characters, or something that is replaced by them.
  private static let nameText = "(?:[A-Za-z_]|\(placeholder))(?:[A-Za-z0-9_]|\(placeholder))*"
  /// The same with hyphens.
  private static let identifierText = "(?:[A-Za-z_]|\(placeholder))(?:[-A-Za-z0-9_]|\(placeholder))*"
  private static let numberText = #"(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?"#
  private static let operand = "(?:\(numberText)(?::\(numberText))?|\(nameText))"
  /// Parentheses are not counted.
  private static func sum(of operand: String) -> String {
    #"[\s(]*[-+]?[\s(]*\#(operand)[\s)]*(?:[-+*/][\s(]*[-+]?[\s(]*\#(operand)[\s)]*)*"#
  }

  private static let guides = any(of: LayoutGuideKind.names.map(\.name))
  private static let attributes = any(of: LayoutAttribute.allCases.map(\.rawValue) + ["baseline"])
  private static let side = #"\#(nameText)(?:\.\#(guides))?\.\#(attributes)"#

  // MARK: Texts

  /// A view's name or a metric's.
  static let name = TextPattern(nameText)
  /// A constraint's.
  static let identifier = TextPattern(identifierText)
  /// A view, or a value of one that a graph shows.
  static let shownValue = TextPattern(
    #"\#(nameText)(?:\.\#(any(of: GraphedValue.Property.allCases.map(\.rawValue))))?"#)
  /// A name that a view can be given.
  static let viewName = TextPattern("(?!\(any(of: ReservedName.allCases.map(\.rawValue)))$)\(nameText)")
  /// A number, or what computes one.
  static let arithmetic = TextPattern(sum(of: operand))
  static let boolean = TextPattern(
    any(of: ["true", "false", "yes", "no", "on", "off"].map(anyCase)))
  /// A day, with a time or without.
  static let date = TextPattern(#"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[ T]+[0-9]{1,2}:[0-9]{2})?"#)
  /// What is left of a text that a comma between parentheses ended.
  static let opened = TextPattern(#"[^()]*\([^()]*|[^()]*\)[^(]*"#)

  static let hexadecimalColor = TextPattern("#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})")
  /// Components are from 0 to 1, where they are written as numbers.
  static let colorFunction = TextPattern(
    #"rgba?\((?:(?!\s*(?:[2-9]|[1-9][0-9])[0-9.]*\s*[,)])[^,]+(?:,|\)$)){3,4}|adaptive\(.+,.+\)|alpha\(.+,\s*(?:0?\.[0-9]*|[01](?:\.0*)?)\s*\)"#
  )
  static let pattern = TextPattern(#"pattern\(.+\)"#)
  /// A path inside the document's folder, or a function.
  static let image = TextPattern(#"(?!/|\.\./).+"#)
  static let grid = TextPattern(#"grid\(.*[0-9A-Za-z].*\)"#)

  static let equation = TextPattern(
    #"\s*\#(side)\s*(?:[=<>]=|=)\#(sum(of: "(?:\(side)|\(operand))"))(?:@\#(sum(of: operand)))?\s*"#)

  static let visualFormat: TextPattern = {
    let term = "(?:[-+]?\(numberText)|\(nameText))"
    let predicate = "(?:[=<>]=)?\(term)(?:@\(term))?"
    let predicates = #"\(\#(predicate)(?:,\#(predicate))*\)"#
    let connection = "(?:-(?:\(predicates)-|\(predicate)-)?)?"
    let view = #"\[\#(nameText)(?:\#(predicates))?\]"#
    return TextPattern(#"(?:[HV]:)?(?:\|\#(connection))?\#(view)(?:\#(connection)\#(view))*(?:\#(connection)\|)?"#)
  }()

  /// A point of a view or of a part of it, moved or not.
  static let place: TextPattern = {
    let parts = Place.Part.Word.allCases.map {
      $0.isCounted ? $0.rawValue + #"\([^()]*[0-9A-Za-z{}][^()]*\)"# : $0.rawValue
    }
    let ofBar = any(of: parts + ["safeArea(?:LayoutGuide)?"])
    let bar = any(of: Place.Surrounding.allCases.map(\.rawValue)) + "(?:\\.\(ofBar))?"
    let row = #"row\([^()]*[0-9A-Za-z{}][^()]*\)\.\#(any(of: Place.CellPart.allCases.map(\.rawValue)))"#
    let part = any(of: [bar, row] + parts + LayoutGuideKind.names.map(\.name))
    let spots = Place.Spot.allCases.map { $0.axis == nil ? $0.rawValue : $0.rawValue + #"(?:\([^()]+%\s*\))?"# }
    return TextPattern(#"\#(nameText)(?:\.\#(part))?(?:\.\#(any(of: spots)))?(?:\s*[-+].+)?\s*"#)
  }()

  /// Functions one after the other.
  static let transform: TextPattern = {
    let argument = #"(?:[^()]|\([^()]*\))*"#
    let calls = ValueReader.transformFunctions.map { name in
      name == "rotate" ? #"rotate\((?:\#(argument)(?:deg|rad)|0)\s*\)"# : #"\#(name)\(\#(argument)\)"#
    }
    return TextPattern(#"identity|\s*(?:\#(any(of: calls))[\s,]*)+"#)
  }()

  /// A step: a word with what it is about, or an assignment to a property.
  static let step: TextPattern = {
    let words = StepWord.allCases.map(\.step)
    let properties = ViewProperty.allCases.filter(\.isSetBySteps).map { property in
      let parts = property.type.partNames
      return property.name + (parts.isEmpty ? "" : #"(?:\.\#(any(of: parts)))*"#)
    }
    let assignment = #"\#(nameText)\.\#(any(of: properties))\s*[-+]?=\s*\S.*"#
    return TextPattern("\\s*\(any(of: words + [assignment]))\\s*")
  }()

  /// A step that adds a constraint is one of the forms, behind its word.
  fileprivate static let addition = #"add\s+(?:\#(equation.text)|\#(visualFormat.text))"#
  fileprivate static let constraintWord = #"\s*\#(identifierText)\s*"#
  fileprivate static func words(_ count: Int, joinedBy joint: String = "") -> String {
    Array(repeating: #"\s*\#(nameText)\s*"#, count: count).joined(separator: joint)
  }
}

extension StepWord {
  /// The pattern of a step that begins with the word.
  fileprivate var step: String {
    let view = TextPattern.words(1)
    return switch self {
    case .constraint: #"constraint\#(TextPattern.constraintWord)\.(?:constant|priority)\s*[-+]?=\s*\S.*"#
    case .add: TextPattern.addition
    case .addSubview: #"addSubview\s\#(view)\sto\s\#(view)"#
    case .addArrangedSubview: #"addArrangedSubview\s\#(view)\sto\s\#(view)(?:\sat\s.+)?"#
    case .exchange: "exchange\\s\(view),\(view)"
    case .insert: #"insert\s\#(view)\s(?:above|below)\s\#(view)"#
    case .keyboard: #"keyboard\s*=\s*\#(TextPattern.any(of: Keyboard.allCases.map(\.rawValue)))"#
    case .layout: "layout"
    case .breaks, .remove: "\(rawValue)\\s\(TextPattern.constraintWord)"
    case .sizeToFit, .removeFromSuperview, .bringSubviewToFront, .sendSubviewToBack,
      .removeArrangedSubview, .exerciseAmbiguity:
      "\(rawValue)\\s\(view)"
    }
  }
}

extension ValueType {
  /// The names of its parts, and of theirs.
  fileprivate var partNames: [String] {
    parts.flatMap { [$0.name.rawValue] + $0.type.partNames }
  }
}
