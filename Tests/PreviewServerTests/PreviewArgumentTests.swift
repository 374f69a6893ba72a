import Foundation
import TestSupport
import Testing

/// What `strut preview` says of arguments that it cannot use, and of documents when it writes a page; without a browser.
@Suite struct PreviewArgumentTests {
  @Test(arguments: [
    (["--prot", "3040"], "Unknown option '--prot'. Did you mean '--port'?"),
    (["--devices", "iphone-15"], "Unknown option '--devices'. Did you mean '--device'?"),
    (["b.yaml"], "'b.yaml' does not exist"),
    (["--static", "page", "--device", "iphone15"], "'iphone15' is not a device; did you mean 'iphone-15'?"),
    (["--static", "page", "--direction", "rtl"], "'rtl' is not a known direction; did you mean 'rightToLeft'?"),
    (["--static", "page", "--theme", "sepia"], "'sepia' is not a known theme: light, dark"),
  ])
  func argumentsThatAreNoneAreToldAsByOtherSubcommands(_ arguments: [String], _ message: String) throws {
    let command = try Command()
    try command.write(Command.box(), to: "a.yaml")
    let result = try command.run(Command.executable(named: "strut"), ["preview", "a.yaml"] + arguments, input: "")
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("error: \(message)\n"))
  }

  @Test func errorsOfAWrittenPageAreThoseOfCheck() throws {
    let command = try Command()
    try command.write("size: [10, 10]\nviews: [{view: a, alhpa: 1, frme: 0}]\n", to: "a.yaml")
    let result = try command.run("preview", "a.yaml", "--static", "page")
    #expect(result.status == 1)
    #expect(try result.errors == command.run("check", "a.yaml").errors)
  }

  /// Contents of two views are one cause, of which `strut check` tells once.
  @Test func aProblemOfTwoViewsIsTold() throws {
    let command = try Command()
    try command.write(
      """
      size: [320, 80]
      views: [{label: a, text: Name}, {label: b, text: Value}]
      constraints: ["H:|-[a]-[b]-|", "V:|-[a]", "V:|-[b]"]
      """, to: "a.yaml")
    #expect(try command.run("preview", "a.yaml", "--static", "page").status == 0)
    let reply = try command.text("page/pictures/0.js")
    let problems = try #require(reply.firstRange(of: #/"problems": .*"metrics"/#)).lowerBound
    #expect(reply[problems...].ranges(of: "\"kind\"").count == 1)
    #expect(reply[problems...].contains("'a' and 'b' are ambiguous horizontally"))
  }

  @Test func anAmbiguousSceneIsMarkedOnAWrittenPage() throws {
    let command = try Command()
    let fixtures = "../InterfaceBuilderTests/Fixtures/checking/views-that-nothing-places.xml"
    let xib = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(fixtures)
    try command.write(try String(contentsOf: xib, encoding: .utf8), to: "a.xib")
    #expect(try command.run("preview", "a.xib", "--static", "page").status == 0)
    #expect(try command.text("page/pictures/index.js").contains("\"ambiguity\""))
  }
}
