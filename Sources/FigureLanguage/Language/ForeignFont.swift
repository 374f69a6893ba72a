import Figures
import Typography

/// A font in the form of a programming language or of CSS, as it is written here.
///
///     ForeignFont.written("UIFont.boldSystemFont(ofSize: 17)")   // "{size: 17, weight: bold}"
///     ForeignFont.written("bold 17px Helvetica")                 // "{family: Helvetica, size: 17, weight: bold}"
///
/// It is read only where a text is no font.
enum ForeignFont {
  /// `nil` for a text in which nothing but a size is known, or something is not known.
  static func written(_ text: String) -> String? {
    let words = text.split { " ,:()\"'.".contains($0) }.map(String.init)
    guard words.count > 1 else { return nil }
    if let style = words.first(where: { TextStyle(rawValue: $0) != nil }), text.contains("TextStyle") { return style }
    var (family, size, weight): (String?, String?, String?)
    for word in words {
      if word.lowercased() != "system", FontNames.family(word) != nil {
        family = word
      } else if let known = FontNames.weights.first(where: { word.lowercased().hasPrefix($0.name.lowercased()) }) {
        weight = known.name
      } else if let number = number(word) {
        size = number
      } else if !Self.words.contains(word.lowercased()) {
        return nil
      }
    }
    let parts = [("family", family), ("size", size), ("weight", weight)].compactMap { key, value in
      value.map { "\(key): \($0)" }
    }
    guard parts.count > 1 || family == nil && weight == nil && size != nil else { return nil }
    return weight == nil && family == nil ? size : "{\(parts.joined(separator: ", "))}"
  }

  /// What says nothing of the font.
  private static let words: Set<String> = [
    "uifont", "font", "nsfont", "system", "systemfont", "ofsize", "size", "weight", "name", "custom", "preferredfont",
  ]

  /// `17`, `17px`, `17pt`
  private static func number(_ word: String) -> String? {
    if NumberText.value(word) != nil { return word }
    guard let (number, _) = NumberText.split(word), NumberText.remedy(forUnitIn: word) != nil else { return nil }
    return number
  }
}
