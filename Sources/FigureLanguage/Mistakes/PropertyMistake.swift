import Diagnostics
import Figures
import ViewLayout

/// What is told, as a warning, of properties that are drawn otherwise than they read, or not at all.
enum PropertyMistake: Mistake {
  /// - remedy: What does what was meant.
  case withoutEffect(ViewProperty, ViewKind, remedy: String)
  /// - list: The items that were meant.
  case severalItemsInOne(list: String)
  case sliderBeyondEnd(isBelow: Bool)
  case pickerWithoutNumber

  var identifier: Diagnostic.Identifier {
    switch self {
    case .withoutEffect: .propertyWithoutEffect
    case .severalItemsInOne: .severalItemsInOne
    case .sliderBeyondEnd, .pickerWithoutNumber: .valueBeyondControl
    }
  }

  var message: String {
    switch self {
    case .withoutEffect(let property, let kind, let remedy):
      "'\(property.rawValue)' has no effect on \(kind.withArticle): \(remedy)"
    case .severalItemsInOne(let list): "this is one item; write [\(list.shortened)] for several"
    case .sliderBeyondEnd(let isBelow):
      "a slider's value is from 0 to 1; it is drawn at its \(isBelow ? "start" : "end")"
    case .pickerWithoutNumber: "a picker's value is the index of its selected item, from 0"
    }
  }
}
