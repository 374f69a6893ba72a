import ArgumentParser
import FigureLanguage
import Figures
import Typography
import ViewLayout

/// The settings of a page that is written to a folder; each option takes a list, separated by commas.
struct SettingArguments: ParsableArguments {
  @Option(help: "With --static: devices that the page offers, such as iphone-5,ipad-air.")
  var device: String?

  @Option(help: "With --static: portrait, landscape, portraitUpsideDown.")
  var orientation: String?

  @Option(help: "With --static: leftToRight, rightToLeft.")
  var direction: String?

  @Option(help: "With --static: text sizes, such as large,accessibilityLarge.")
  var textSize: String?

  @Option(help: "With --static: light, dark. Without it pictures are as the reader's page.")
  var theme: String?

  var isEmpty: Bool { [device, orientation, direction, textSize, theme].allSatisfy { $0 == nil } }

  func settings() throws -> StaticPreview.Settings {
    StaticPreview.Settings(
      devices: try values(device, { "'\($0)' is not a device\(DeviceSuggestion(for: $0).hint)" }) { Device.named($0) },
      orientations: try words(orientation, "orientation"), directions: try words(direction, "direction"),
      textSizes: try words(textSize, "text size"), themes: try words(theme, "theme"))
  }

  private func words<Word: CaseIterable & RawRepresentable & Equatable>(
    _ text: String?, _ name: String
  ) throws -> [Word] where Word.RawValue == String {
    let known = Word.allCases.map(\.rawValue)
    return try values(
      text,
      { word in
        let hint = LanguageWords.hint(for: word, among: known)
        return "'\(word)' is not a known \(name)\(hint.isEmpty ? ": \(known.joined(separator: ", "))" : hint)"
      }
    ) { Word(rawValue: $0) }
  }

  /// - Parameter problem: What is wrong with a word that has no value.
  private func values<Value: Equatable>(
    _ text: String?, _ problem: (String) -> String, _ value: (String) -> Value?
  ) throws -> [Value] {
    let parts = text?.split(separator: ",", omittingEmptySubsequences: false) ?? []
    return try parts.reduce(into: []) { values, part in
      let word = String(part.trimmingPrefix { $0 == " " })
      guard let value = value(word) else { throw ValidationError(problem(word)) }
      guard !values.contains(value) else { throw ValidationError("'\(word)' is listed twice") }
      values.append(value)
    }
  }
}
