import Diagnostics

/// What can be wrong with a font.
enum FontMistake: Mistake {
  case weightAlone(String)
  case familyAlone(String)
  case sizeWithUnit(String, size: String)
  case unknown(String, meant: String?)
  case unknownFamily(String, meant: String?)
  case unknownWeight(found: String)

  var identifier: Diagnostic.Identifier {
    switch self {
    case .weightAlone, .familyAlone, .sizeWithUnit, .unknown: .unknownFont
    case .unknownFamily: .unknownFontFamily
    case .unknownWeight: .numberOutOfRange
    }
  }

  var message: String {
    switch self {
    case .weightAlone(let name): "'\(name)' is a weight: write {weight: \(name)}"
    case .familyAlone(let name): "'\(name.shortened)' is a family: write {family: \(name.shortened)}"
    case .sizeWithUnit(let text, let size):
      "'\(text.shortened)' is not a font: write \(size); sizes are in points"
    case .unknown(let text, let meant):
      "'\(text.shortened)' is not a font"
        + meant.hint(else: ": write a size, a text style or {family, size, weight}")
    case .unknownFamily(let name, let meant):
      "'\(name.shortened)' is not a known font family"
        + meant.hint(else: ": the families are \(FontNames.summary)")
    case .unknownWeight(let found): "a weight is one of 100, 200 … 900, and \(found) is not"
    }
  }

  var correction: Correction? {
    switch self {
    case .weightAlone(let name): Correction(name, "{weight: \(name)}")
    case .familyAlone(let name): Correction(name, "{family: \(name)}")
    case .sizeWithUnit(let text, let size): Correction(text, size)
    case .unknown(let text, let meant), .unknownFamily(let text, let meant): Correction(text, meant)
    case .unknownWeight: nil
    }
  }
}
