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
}
