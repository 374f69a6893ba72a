import Diagnostics
import Figures

/// What can be wrong with a view, its kind, its name and its place in the tree.
enum ViewMistake: Mistake {
  case missing
  case notWrittenSo(found: String)
  case kindAndNameWithoutSpace(kind: String, name: String)
  case kindAndNameWithoutColon(kind: String, name: String)
  case kindAlone(String)
  case nameMissing(kind: String)
  case unknownKind(String, meant: String?)
  case kindNotFirst(kind: String, before: String)
  case kindMissing(first: String)
  case secondKind(String)
  case reservedName(String)
  /// - meant: The name without what no name can hold.
  case invalidName(String, meant: String?)
  case placeholderWithoutRepeat(String)
  case duplicateName(String)
  case nameInEveryRepetition(String)
  case repeatInsideRepeat, repeatTooLarge, tooManyViews, subviewsOfGuide, subviewsOfRoot
  /// - offersBounds: Whether a step asks for it.
  case propertyOfRoot(String, offersBounds: Bool)
  /// A name that no view of the document has.
  case unknown(String, meant: String?)

  /// What a name is, as messages end.
  static let ruleOfNames = "a name is a letter or underscore, then letters, digits or underscores"

  var identifier: Diagnostic.Identifier {
    switch self {
    case .missing: .missingView
    case .notWrittenSo: .malformedView
    case .kindAndNameWithoutSpace: .missingSpace
    case .kindAndNameWithoutColon: .missingColon
    case .kindAlone, .nameMissing: .missingName
    case .unknownKind: .unknownKind
    case .kindNotFirst, .kindMissing: .kindNotFirst
    case .secondKind: .exclusiveKeys
    case .reservedName: .reservedName
    case .invalidName, .placeholderWithoutRepeat: .invalidName
    case .duplicateName, .nameInEveryRepetition: .duplicateName
    case .repeatInsideRepeat: .nestedRepeat
    case .repeatTooLarge: .repeatTooLarge
    case .tooManyViews: .tooManyViews
    case .subviewsOfGuide, .subviewsOfRoot: .uselessKey
    case .propertyOfRoot: .propertyOfRoot
    case .unknown: .unknownView
    }
  }

  var message: String {
    switch self {
    case .missing: "a view is missing here"
    case .notWrittenSo(let found): "a view is written 'view: name', not \(found)"
    case .kindAndNameWithoutSpace(let kind, let name):
      "a space is missing after the colon: '- \(kind): \(name.shortened)'"
    case .kindAndNameWithoutColon(let kind, let name):
      "a ':' is missing after '\(kind)': '- \(kind): \(name.shortened)'"
    case .kindAlone(let kind): "'\(kind)' needs the view's name, '- \(kind): name'"
    case .nameMissing(let kind): "'\(kind)' needs the view's name"
    case .unknownKind(let kind, let meant): "'\(kind.shortened)' is not a kind of view\(meant.hint)"
    case .kindNotFirst(let kind, let key): "a view begins with its kind: '\(kind)' goes before '\(key.shortened)'"
    case .kindMissing(let first): "a view begins with its kind and its name, such as 'view: a', not with '\(first)'"
    case .secondKind(let kind): "a view has one kind, and '\(kind)' is another"
    case .reservedName(let name): "'\(name)' is reserved and cannot name a view"
    case .invalidName(let name, let meant): "'\(name.shortened)' cannot name a view: \(Self.ruleOfNames)\(meant.hint)"
    case .placeholderWithoutRepeat(let name): "'\(name.shortened)' cannot name a view: '{n}' needs 'repeat'"
    case .duplicateName(let name): "'\(name)' is the name of another view"
    case .nameInEveryRepetition(let name): "'\(name)' would be the same for every repetition: add '{n}' to it"
    case .repeatInsideRepeat: "a repeated view cannot contain another 'repeat'"
    case .repeatTooLarge: "the views made by 'repeat' exceed the limits of a document"
    case .tooManyViews: "a document has at most \(FigureLimits.views) views"
    case .subviewsOfGuide: "a layout guide has no subviews"
    case .subviewsOfRoot: "the root's subviews are the document's 'views'"
    case .propertyOfRoot(let property, let offersBounds):
      "the root view fills the device, or 'size': it has no '\(property)' of its own"
        + (offersBounds ? "; 'root.bounds.size' gives it another size" : "")
    case .unknown(let name, let meant): "'\(name.shortened)' is not a view\(meant.hint)"
    }
  }

  var correction: Correction? {
    switch self {
    case .kindAndNameWithoutSpace(let kind, let name): Correction("\(kind):\(name)", "\(kind): \(name)")
    case .kindAndNameWithoutColon(let kind, let name): Correction("\(kind) \(name)", "\(kind): \(name)")
    case .unknownKind(let kind, let meant): Correction(kind, meant)
    case .invalidName(let name, let meant), .unknown(let name, let meant): Correction(name, meant)
    case .nameInEveryRepetition(let name): Correction(name, "\(name){n}")
    default: nil
    }
  }
}
