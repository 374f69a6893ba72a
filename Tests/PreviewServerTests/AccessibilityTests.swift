import Foundation
import TestSupport
import Testing

/// The page for those who work with the keyboard, with a screen reader, in the dark or on a narrow screen.
@Suite(.serialized, .enabled(if: DebuggedBrowser.program != nil, "chromium is not installed"))
struct AccessibilityTests {
  /// Something of everything that the page has: a conflict, an ambiguous view, metrics, an animation.
  private static let everything = """
    metrics: {gap: 10}
    size: [300, 200]
    show: [constraints]
    views:
      - view: box
        backgroundColor: red
      - view: free
        backgroundColor: teal
    constraints:
      - H:|-gap-[box(40)]
      - V:|-10-[box(30)]
      - box.width == 90
      - V:|-60-[free(30)]
      - free.width == 40
    panels:
      - animation:
          duration: 2
          do: [box.alpha = 0.5]
    """

  private static func opened(_ hash: String = "", width: Int = 1280, dark: Bool = false) throws -> (
    RunningPreview, DebuggedBrowser
  ) {
    let preview = try RunningPreview(
      ["a.yaml": everything, "b.yaml": Command.box()], [".", "--editor", "sh editor.sh"])
    try preview.command.write("echo \"$@\" >>opened\n", to: "editor.sh")
    let browser = try DebuggedBrowser(preview.address.absoluteString + hash, width: width, dark: dark)
    try browser.wait("document.querySelector('figcaption')")
    return (preview, browser)
  }

  private static let active = "(document.activeElement.id || document.activeElement.className)"

  /// Goes on with Tab until something has the focus.
  private static func go(to condition: String, in browser: DebuggedBrowser) throws {
    for _ in 0..<120 {
      if try browser.value("Boolean(\(condition))") as? Bool == true { return }
      try browser.press("Tab", code: 9)
    }
    throw DebuggedBrowser.Trouble("Tab never came to \(condition)")
  }

  @Test func everythingIsReachedWithTab() throws {
    let (preview, browser) = try Self.opened("#document=./a.yaml&selected=free")
    try browser.wait("freedoms.querySelector('input') && problems.querySelector('.remedies img')")
    _ = try browser.value("document.querySelector('#annotations').open = true")
    try browser.wait("sizes.querySelector('.mark')")
    let wanted = """
      [...document.querySelectorAll("button, input, select, summary, a[href], [tabindex='0']")]
        .filter(stop => stop.checkVisibility() && !stop.disabled)
      """
    _ = try browser.value("globalThis.met = new Map()")
    for count in 0..<200 {
      try browser.press("Tab", code: 9)
      _ = try browser.value("met.set(document.activeElement, getComputedStyle(document.activeElement).outlineStyle)")
      if count % 10 == 0, try browser.value("\(wanted).every(stop => met.has(stop))") as? Bool == true { break }
    }
    #expect(try browser.value("\(wanted).length") as? Int ?? 0 > 40)
    #expect(try browser.text("\(wanted).filter(stop => !met.has(stop)).map(stop => stop.outerHTML)") == "")
    // Where the focus is, is seen.
    #expect(try browser.text("\(wanted).filter(stop => met.get(stop) == 'none').map(stop => stop.outerHTML)") == "")
    #expect(preview.isRunning)
  }

  @Test func theKeyboardAloneOperatesThePage() throws {
    let (preview, browser) = try Self.opened("#document=./b.yaml")
    // 1. A document is opened, and the focus stays with it.
    try Self.go(to: "document.activeElement.title == './a.yaml'", in: browser)
    try browser.press("Enter", code: 13, text: "\r")
    try browser.wait("reply.document == './a.yaml' && document.activeElement.title == './a.yaml'")
    // 2. A setting is chosen, annotations are switched, the device is turned, everything is taken back.
    try Self.go(to: "\(Self.active) == 'device'", in: browser)
    try browser.press("ArrowDown", code: 40)
    try browser.wait("wish.device && reply.drawings[0].width == 320")
    try Self.go(to: "\(Self.active) == 'turn'", in: browser)
    try browser.press("Enter", code: 13, text: "\r")
    try browser.wait("reply.drawings[0].width > reply.drawings[0].height")
    try Self.go(to: "document.activeElement.tagName == 'SUMMARY'", in: browser)
    try browser.press("Enter", code: 13, text: "\r")
    try Self.go(to: "document.activeElement.type == 'checkbox'", in: browser)
    try browser.press(" ", code: 32, text: " ")
    try browser.wait("wish.show")
    try Self.go(to: "\(Self.active) == 'reset'", in: browser)
    try browser.press("Enter", code: 13, text: "\r")
    try browser.wait("reply.drawings[0].width == 300")
    // 3. The picture is made larger, and the root wider.
    try Self.go(to: "\(Self.active) == 'stage'", in: browser)
    try browser.press("+", code: 187, text: "+")
    try browser.wait("wish.zoom && zoom.value == wish.zoom")
    try browser.press("0", code: 48, text: "0")
    try browser.wait("!wish.zoom")
    try Self.go(to: "\(Self.active).includes('right')", in: browser)
    try browser.press("ArrowRight", code: 39)
    try browser.wait("reply.drawings[0].width == 301")
    // 4. A moment is chosen.
    try Self.go(to: "\(Self.active) == 'time'", in: browser)
    try browser.press("ArrowLeft", code: 37)
    try browser.wait("Number(wish.time) < 2")
    // 5. A view is selected, what it could be as well is followed, and a line is opened.
    try Self.go(to: "\(Self.active) == 'views'", in: browser)
    try browser.press("End", code: 35)
    try browser.wait("wish.selected == 'free' && freedoms.querySelector('input')")
    let chosen = "document.getElementById(views.getAttribute('aria-activedescendant')).dataset.view"
    #expect(try browser.text(chosen) == "free")
    try Self.go(to: "freedoms.contains(document.activeElement)", in: browser)
    try browser.press("ArrowRight", code: 39)
    try browser.wait("element('status').textContent.startsWith('free could be at ')")
    try Self.go(to: "holders.contains(document.activeElement)", in: browser)
    try browser.press("Enter", code: 13, text: "\r")
    #expect(try preview.line(in: "opened").hasSuffix("/a.yaml\n"))
    // 6. A metric is tried and written.
    try Self.go(to: "metrics.contains(document.activeElement)", in: browser)
    try browser.press("ArrowRight", code: 39)
    try browser.wait("metrics.querySelector('button:not([hidden])')")
    try Self.go(to: "document.activeElement.textContent.startsWith('Write ')", in: browser)
    try browser.press("Enter", code: 13, text: "\r")
    try browser.wait("reply.metrics[0].written == 11")
    #expect(try preview.command.text("a.yaml").hasPrefix("metrics: {gap: 11}"))
  }

  @Test func everyControlHasANameAndARole() throws {
    let (preview, browser) = try Self.opened("#document=./a.yaml&selected=free", width: 400)
    try browser.wait("freedoms.querySelector('input') && problems.querySelector('.remedies img')")
    #expect(try browser.text("document.documentElement.scrollWidth <= 400") == "true")
    _ = try browser.value("document.querySelector('#annotations').open = true")
    let nodes = try browser.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    func word(_ node: [String: Any], _ key: String) -> String {
      (node[key] as? [String: Any])?["value"] as? String ?? ""
    }
    let roles: Set = [
      "button", "combobox", "spinbutton", "searchbox", "checkbox", "listbox", "option", "slider", "link",
      "DisclosureTriangle",
    ]
    let controls = nodes.filter { roles.contains(word($0, "role")) }
    #expect(controls.count > 60)
    #expect(controls.filter { word($0, "name").isEmpty }.map { word($0, "role") } == [])
    // Whatever takes the focus is one of these, or a region with a name.
    let stops = nodes.filter { node in
      let properties = node["properties"] as? [[String: Any]] ?? []
      return properties.contains { $0["name"] as? String == "focusable" && word($0, "value") != "false" }
    }
    #expect(stops.filter { word($0, "name").isEmpty && word($0, "role") != "RootWebArea" }.isEmpty)
    #expect(preview.isRunning)
  }

  /// The contrast of every text with what it stands on, by the formula of WCAG 2.
  private static let leastContrast = """
    (() => {
      const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const parts = color => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
      };
      const light = ([red, green, blue]) => {
        const [r, g, b] = [red, green, blue].map(part => part / 255)
          .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const ground = place => {
        for (let at = place; at; at = at.parentElement) {
          const color = parts(getComputedStyle(at).backgroundColor);
          if (color[3] === 255) { return color; }
        }
        return [255, 255, 255];
      };
      const found = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const place = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || !place.checkVisibility() || place.closest("svg, option")) { continue; }
        const [one, other] = [parts(getComputedStyle(place).color), ground(place)].map(light).sort((a, b) => b - a);
        found.push([(one + 0.05) / (other + 0.05), walker.currentNode.data.trim()]);
      }
      found.sort((one, other) => one[0] - other[0]);
      return [found.length, found[0][0], found[0][1]];
    })()
    """

  @Test(arguments: [false, true]) func textsCanBeRead(inTheDark isDark: Bool) throws {
    let (preview, browser) = try Self.opened("#document=./a.yaml&selected=free", dark: isDark)
    try browser.wait("freedoms.querySelector('input') && problems.querySelector('.remedies img')")
    // The page and the picture follow the system.
    let page = try browser.text("getComputedStyle(document.documentElement).backgroundColor")
    #expect(page == (isDark ? "rgb(23, 24, 27)" : "rgb(244, 244, 246)"))
    try preview.command.write("size: [10, 10]\nviews: [{veiw: row}]\n", to: "b.yaml")
    try browser.wait("document.querySelector('#documents .sign.error')")
    let found = try #require(try browser.value(Self.leastContrast) as? [Any])
    #expect(found[0] as? Int ?? 0 > 40)
    #expect(try #require(found[1] as? Double) >= 4.5, "\(found[2])")
  }
}
