import Foundation
import Strut
import Testing

/// A picture inside a page is light or dark as the page is, by whatever the page says it with.
@Suite struct PageSwitchTests {
  /// What is around the picture, and whether it makes it dark for readers of light and of dark pages.
  private static let pages: [(around: String, isDark: (light: Bool, dark: Bool))] = [
    ("<div>", (false, true)),
    ("<div data-theme=auto>", (false, true)),
    ("<div class='page dark'>", (true, true)),
    ("<div class=light>", (false, false)),
    ("<div data-bs-theme=dark>", (true, true)),
    ("<div data-theme=light>", (false, false)),
    ("<div style='color-scheme: dark;'>", (true, true)),
    ("<div style='color-scheme: light;'>", (false, false)),
    ("<div class=night>", (true, true)),
    ("<div class=day>", (false, false)),
  ]

  @Test(.enabled(if: Program.chromium != nil, "chromium is not installed"), arguments: [false, true])
  func aPictureFollowsItsPage(_ prefersDark: Bool) throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    var html = "<!DOCTYPE html><style>body{margin:0}svg{display:block}.night{color-scheme:dark}"
    html += ".day .strut{color-scheme:light}</style>"
    for number in Self.pages.indices {
      let figure = Figure(name: "figure\(number)", size: Size(40, 40), views: [])
      let svg = try render(figure, options: RenderOptions(formats: [.svg])).get()[0].bytes
      html += Self.pages[number].around + String(decoding: svg, as: UTF8.self) + "</div>"
    }
    let browser = try Browser(#require(Program.chromium), scale: 1)
    let pixels = try browser.photograph(
      html, in: folder, width: 500, height: 40 * Self.pages.count + 100,
      options: ["--blink-settings=preferredColorScheme=\(prefersDark ? 0 : 1)"])
    for (number, page) in Self.pages.enumerated() {
      let red = pixels.pixels[4 * ((40 * number + 20) * pixels.width + 20)]
      #expect((red < 128) == (prefersDark ? page.isDark.dark : page.isDark.light), "\(page.around)")
    }
  }
}
