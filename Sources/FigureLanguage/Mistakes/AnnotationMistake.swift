import Diagnostics

/// What can be wrong with annotations and callouts.
enum AnnotationMistake: Mistake {
  case axisWithoutConstraints
  case twoKindsOfCallout(String, String)
  case noKindOfCallout
  case keyBesideCallout(String, kind: String)
  case placeMissing(kind: String)
  case notAPlace(found: String)
  case unknownPlace(String, meant: String?)

  var identifier: Diagnostic.Identifier {
    switch self {
    case .axisWithoutConstraints, .keyBesideCallout: .uselessKey
    case .twoKindsOfCallout: .exclusiveKeys
    case .noKindOfCallout, .placeMissing: .missingKey
    case .notAPlace: .wrongForm
    case .unknownPlace: .unknownPlace
    }
  }

  var message: String {
    switch self {
    case .axisWithoutConstraints: "'axis' is only for 'constraints'"
    case .twoKindsOfCallout(let one, let other): "a callout has one kind: '\(one)' or '\(other)'"
    case .noKindOfCallout: "a callout is a 'label', a 'text', a 'dimension', an 'arrow' or a 'circle'"
    case .keyBesideCallout(let key, let kind): "'\(key)' cannot be combined with '\(kind)'"
    case .placeMissing(let kind): "a '\(kind)' needs its place: 'at'"
    case .notAPlace(let found): "a place is VIEW.PLACE, such as v.center, or [x, y], not \(found)"
    case .unknownPlace(let word, let meant): "'\(word.shortened)' is not a point of a view\(meant.hint)"
    }
  }

  var correction: Correction? {
    switch self {
    case .unknownPlace(let word, let meant): Correction(word, meant)
    default: nil
    }
  }
}
