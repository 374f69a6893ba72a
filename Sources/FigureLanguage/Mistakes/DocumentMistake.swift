import Diagnostics
import Figures

/// What can be wrong with a document's keys, with the parts they are in, and with what belongs to no view.
enum DocumentMistake: Mistake {
  /// - owner: What the mapping is: `a panel`.
  case unknownKey(String, owner: String, meant: String?)
  /// A key that is another thing in this language.
  case foreignKey(String, owner: String, ForeignKeyRemedy)
  case nameOfKeyMissing
  case valueMissing(key: String)
  case notYetDrawn(key: String)
  case notAMapping(owner: String, keys: [String], found: String)
  case metricsAreNoMapping(found: String)
  case rootIsNoMapping(found: String)
  case notAList(ListOfItems, found: String)
  /// - owner: `a document` or `a panel`.
  case sizeBesideDevice(owner: String)
  case canvasWithoutSize, rootWithoutArea
  case rootTooLong(pixels: Double, scale: Double)
  case unknownDevice(String, remedy: String)
  case panelCount(Int)
  case cropWithoutLayout, subjectWithoutMatrix, matrixWithoutSubject, tooManyErrors

  /// The lists of the language, as messages call them.
  enum ListOfItems: String {
    case views, constraints, callouts, panels, subviews, steps

    fileprivate var rule: String {
      switch self {
      case .views, .constraints, .callouts, .panels: "\(rawValue) are a list, each item with a '-'"
      case .subviews: "'subviews' is a list of views"
      case .steps: "'do' is a list of steps, each with a '-'"
      }
    }
  }

  var identifier: Diagnostic.Identifier {
    switch self {
    case .unknownKey, .foreignKey: .unknownKey
    case .nameOfKeyMissing, .canvasWithoutSize, .matrixWithoutSubject: .missingKey
    case .valueMissing: .missingValue
    case .notYetDrawn: .notSupported
    case .notAMapping, .metricsAreNoMapping, .rootIsNoMapping: .mappingExpected
    case .notAList: .listExpected
    case .sizeBesideDevice: .exclusiveKeys
    case .rootWithoutArea: .emptyRoot
    case .rootTooLong: .canvasTooLarge
    case .unknownDevice: .unknownDevice
    case .panelCount: .panelCount
    case .cropWithoutLayout, .subjectWithoutMatrix: .uselessKey
    case .tooManyErrors: .tooManyErrors
    }
  }

  var message: String {
    switch self {
    case .unknownKey(let key, let owner, let meant): "'\(key.shortened)' is not a key of \(owner)\(meant.hint)"
    case .foreignKey(let key, let owner, let remedy): "'\(key)' is not a key of \(owner): \(remedy.words)"
    case .nameOfKeyMissing: "a key is missing here"
    case .valueMissing(let key): "'\(key.shortened)' has no value"
    case .notYetDrawn(let key): "'\(key)' is not supported yet"
    case .notAMapping(let owner, let keys, let found):
      "\(owner) is a mapping with keys such as \(Array(keys.prefix(2)).quotedList()), not \(found)"
    case .metricsAreNoMapping(let found): "'metrics' is a mapping of names to numbers, not \(found)"
    case .rootIsNoMapping(let found): "'root' is a mapping of the root view's properties, not \(found)"
    case .notAList(let list, let found): "\(list.rule), not \(found)"
    case .sizeBesideDevice(let owner): "\(owner) has either a 'size' or a device, not both"
    case .canvasWithoutSize: "a canvas needs its 'size', the root's on it"
    case .rootWithoutArea: "a root view has a width and a height, and neither is 0"
    case .rootTooLong(let pixels, let scale):
      "at \(scale.decimalText()) pixels per point this is \(pixels.decimalText()) pixels long; "
        + "the limit is \(FigureLimits.canvasPixels.decimalText())"
    case .unknownDevice(let name, let remedy): "'\(name.shortened)' is not a device\(remedy)"
    case .panelCount(let count): "a document has 1 to \(FigureLimits.panels) panels, not \(count)"
    case .cropWithoutLayout: "'crop' is only for panels of kind 'layout'"
    case .subjectWithoutMatrix: "'of' is only for panels of kind 'matrix'"
    case .matrixWithoutSubject: "a matrix panel needs a view: 'of' is missing"
    case .tooManyErrors: "only the first \(FigureLimits.errors) errors of the document are listed"
    }
  }

  var correction: Correction? {
    switch self {
    case .unknownKey(let key, _, let meant): Correction(key, meant)
    case .foreignKey(let key, _, let remedy): Correction(key, remedy.key)
    default: nil
    }
  }
}

/// What is written instead of a key that the language has not.
enum ForeignKeyRemedy {
  /// An attribute that a constraint speaks of; `value` where it is a number.
  case constraint(view: String, attribute: String, value: String?)
  case frame, sizeOfDocument
  case otherKey(String)
  case boldFont, priorityInConstraint

  fileprivate var words: String {
    switch self {
    case .constraint(let view, let attribute, let value):
      "write a constraint, '\(view.shortened).\(attribute) == \(value ?? "…")', or a 'frame'"
    case .frame: "write 'frame: [x, y, width, height]'"
    case .sizeOfDocument: "the device, or the document's 'size', says how large it is"
    case .otherKey(let key): "write '\(key)'"
    case .boldFont: "write 'font: {weight: bold}'"
    case .priorityInConstraint: "write it after an equation, 'a.width == 100 @ 750', or inside a format, '-(12@750)-'"
    }
  }

  /// The key that takes the other's place, where its value may stay.
  fileprivate var key: String? {
    guard case .otherKey(let key) = self else { return nil }
    return key
  }
}
