import Foundation

/// Chromium without a window, led by the DevTools protocol over two pipes.
final class Browser {
  private let process = Process()
  private let toBrowser = Pipe()
  private let fromBrowser = Pipe()
  private let profile: URL
  private var buffer = Data()
  private var count = 0
  private var session: String?

  /// Where Chromium is, or `nil` on a machine without it.
  static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  struct Failure: Error {
    var message: String
  }

  /// - Parameters:
  ///   - width: Of the page, in CSS pixels.
  ///   - isDark: Whether the reader prefers dark pages.
  init(_ path: String, width: Int = 1000, isDark: Bool = false) throws {
    profile = FileManager.default.temporaryDirectory.appendingPathComponent("strut-browser-\(UUID().uuidString)")
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // Chromium reads from descriptor 3 and writes to 4; the network is none of its business here.
    process.arguments = [
      "-c",
      "exec \"$0\" --headless=new --no-sandbox --disable-gpu --no-first-run --disable-extensions --hide-scrollbars"
        + " --disable-background-networking --proxy-server=127.0.0.1:9 --user-data-dir=\"$1\""
        + " --remote-debugging-pipe about:blank 3<&0 4>&1 1>/dev/null 2>/dev/null", path, profile.path,
    ]
    process.standardInput = toBrowser
    process.standardOutput = fromBrowser
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])
    let attached = try call("Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 600])
    _ = try call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
  }

  deinit {
    _ = try? call("Browser.close", [:])
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: profile)
  }

  func open(_ file: URL) throws {
    _ = try call("Page.navigate", ["url": file.absoluteString])
    try wait("document.readyState === 'complete' && [...document.images].every(i => i.loading || i.complete)")
  }

  /// The value of an expression of the page.
  func evaluate(_ expression: String) throws -> Any? {
    let answer = try call("Runtime.evaluate", ["expression": expression, "returnByValue": true])
    if let problem = answer["exceptionDetails"] { throw Failure(message: "\(expression): \(problem)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  func text(_ expression: String) throws -> String? { try evaluate(expression) as? String }

  func wait(_ condition: String) throws {
    let deadline = Date(timeIntervalSinceNow: 60)
    while try evaluate(condition) as? Bool != true {
      guard Date() < deadline else { throw Failure(message: "waited in vain for: \(condition)") }
      usleep(20_000)
    }
  }

  /// A key as a person would press it.
  func press(_ key: String, code: Int) throws {
    for kind in ["rawKeyDown", "keyUp"] {
      _ = try call(
        "Input.dispatchKeyEvent", ["type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code])
    }
  }

  /// Draws the mouse with its button down from one place of an element to another, in parts of its width.
  func drag(over selector: String, from start: Double, to end: Double) throws {
    _ = try evaluate("document.querySelector('\(selector)').scrollIntoView({block: 'center'})")
    func part(_ share: Double) throws -> (x: Double, y: Double) {
      let box = "document.querySelector('\(selector)').getBoundingClientRect()"
      let numbers = try evaluate("(b => [b.left + b.width * \(share), b.top + b.height / 2])(\(box))") as? [Any]
      let point = numbers?.compactMap { ($0 as? NSNumber)?.doubleValue } ?? []
      guard point.count == 2 else { throw Failure(message: "no place for \(selector)") }
      return (point[0], point[1])
    }
    let (from, to) = (try part(start), try part(end))
    for (kind, place) in [("mousePressed", from), ("mouseMoved", to), ("mouseReleased", to)] {
      _ = try call(
        "Input.dispatchMouseEvent",
        [
          "type": kind, "x": place.x, "y": place.y, "button": "left", "buttons": kind == "mouseReleased" ? 0 : 1,
          "clickCount": 1,
        ])
    }
  }

  /// A picture of the page.
  func screenshot() throws -> Data? {
    let answer = try call("Page.captureScreenshot", ["format": "png"])
    return (answer["data"] as? String).flatMap { Data(base64Encoded: $0) }
  }

  private func call(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try toBrowser.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try nextMessage()
      guard answer["id"] as? Int == count else { continue }
      if let problem = answer["error"] { throw Failure(message: "\(method): \(problem)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func nextMessage() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let message = Data(buffer[buffer.startIndex..<end])
        buffer = Data(buffer[buffer.index(after: end)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      // What is there; the handle's own reading waits until there is as much as was asked for.
      let part = fromBrowser.fileHandleForReading.availableData
      guard !part.isEmpty else { throw Failure(message: "the browser went away") }
      buffer += part
    }
  }
}
