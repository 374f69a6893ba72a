import Foundation
import Testing

/// Chromium without a window, told what to do over its debugging protocol.
final class DebuggedBrowser {
  static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private let process = Process()
  private let folder: URL
  private let orders: FileHandle
  private let replies: FileHandle
  private var unread = Data()
  private var count = 0
  private var session: String?

  /// Opens a page.
  init(_ address: String, width: Int = 1280, height: Int = 800, dark: Bool = false) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("strut-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The protocol is spoken over the descriptors 3 and 4, which a shell connects.
    let (input, output) = (folder.appendingPathComponent("in").path, folder.appendingPathComponent("out").path)
    for path in [input, output] { guard mkfifo(path, 0o600) == 0 else { throw Trouble("no pipe \(path)") } }
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let program = try #require(Self.program)
    process.arguments = [
      "-c", "exec \"$@\" 3<\"$0/in\" 4>\"$0/out\" 2>/dev/null", folder.path, program, "--headless=new", "--no-sandbox",
      "--disable-gpu", "--remote-debugging-pipe", "--user-data-dir=\(folder.path)/profile", "about:blank",
    ]
    try process.run()
    orders = try #require(FileHandle(forWritingAtPath: input))
    replies = try #require(FileHandle(forReadingAtPath: output))
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    let metrics: [String: Any] = ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false]
    _ = try call("Emulation.setDeviceMetricsOverride", metrics)
    if dark {
      let feature = ["name": "prefers-color-scheme", "value": "dark"]
      _ = try call("Emulation.setEmulatedMedia", ["features": [feature]])
    }
    _ = try call("Page.navigate", ["url": address])
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  struct Trouble: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
  }

  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    var order: [String: Any] = ["id": count, "method": method, "params": parameters]
    order["sessionId"] = session
    try orders.write(contentsOf: JSONSerialization.data(withJSONObject: order) + [0])
    while true {
      let reply = try JSONSerialization.jsonObject(with: next()) as? [String: Any] ?? [:]
      guard reply["id"] as? Int == count else { continue }
      if let error = reply["error"] { throw Trouble("\(method): \(error)") }
      return reply["result"] as? [String: Any] ?? [:]
    }
  }

  /// The next message, which ends with a zero.
  private func next() throws -> Data {
    while true {
      if let end = unread.firstIndex(of: 0) {
        defer { unread = Data(unread[(end + 1)...]) }
        return Data(unread[..<end])
      }
      let part = replies.availableData
      guard !part.isEmpty else { throw Trouble("the browser has ended") }
      unread += part
    }
  }

  /// What a script comes to.
  func value(_ script: String) throws -> Any? {
    let reply = try call("Runtime.evaluate", ["expression": script, "awaitPromise": true, "returnByValue": true])
    if let details = reply["exceptionDetails"] { throw Trouble("\(script): \(details)") }
    return (reply["result"] as? [String: Any])?["value"]
  }

  func text(_ script: String) throws -> String { try value("String(\(script))") as? String ?? "" }

  /// Waits until a condition holds.
  func wait(_ condition: String) throws {
    // A page that is still being loaded does not have the elements yet.
    let question = "(() => { try { return Boolean(\(condition)) } catch { return false } })()"
    for _ in 0..<500 {
      if try value(question) as? Bool == true { return }
      usleep(20_000)
    }
    throw Trouble("it never came to \(condition); the page says: \(try text("document.body.innerText"))")
  }

  /// - Parameter text: What the key writes.
  func press(_ key: String, code: Int, text: String = "") throws {
    for type in [text.isEmpty ? "rawKeyDown" : "keyDown", "keyUp"] {
      var event: [String: Any] = ["type": type, "key": key, "code": key, "windowsVirtualKeyCode": code]
      if type == "keyDown" { event["text"] = text }
      _ = try call("Input.dispatchKeyEvent", event)
    }
  }

  /// - Parameter buttons: Those that are down: 1 for the left one, 0 for none.
  func mouse(_ type: String, _ x: Double, _ y: Double, buttons: Int = 1) throws {
    let button = buttons == 0 ? "none" : "left"
    let event: [String: Any] = ["type": type, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1]
    _ = try call("Input.dispatchMouseEvent", event)
  }
}
