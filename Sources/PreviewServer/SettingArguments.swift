import ArgumentParser
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
      devices: try values(device, "device", "'strut devices' lists them") { Device.named($0) },
      orientations: try words(orientation, "orientation"), directions: try words(direction, "direction"),
      textSizes: try words(textSize, "text size"), themes: try words(theme, "theme"))
  }

  private func words<Word: CaseIterable & RawRepresentable & Equatable>(
    _ text: String?, _ name: String
  ) throws -> [Word] where Word.RawValue == String {
    try values(text, name, Word.allCases.map(\.rawValue).joined(separator: ", ")) { Word(rawValue: $0) }
  }

  /// - Parameter known: What there is instead of a word without a value.
  private func values<Value: Equatable>(
    _ text: String?, _ name: String, _ known: String, _ value: (String) -> Value?
  ) throws -> [Value] {
    let parts = text?.split(separator: ",", omittingEmptySubsequences: false) ?? []
    return try parts.reduce(into: []) { values, part in
      let word = part.trimmingPrefix { $0 == " " }
      guard let value = value(String(word)) else {
        throw ValidationError("'\(word)' is not a known \(name): \(known)")
      }
      guard !values.contains(value) else { throw ValidationError("'\(word)' is listed twice") }
      values.append(value)
    }
  }
}
