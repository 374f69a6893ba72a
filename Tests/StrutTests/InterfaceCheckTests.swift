import Foundation
import Testing

import Strut

/// Each `Fixtures/interface/*.xml` lists, in comments, what `strut check` says of it.
@Suite struct InterfaceCheckTests {
  @Test(arguments: try InterfaceFixture.all(in: "interface"))
  func findingsNameTheLine(_ fixture: InterfaceFixture) {
    let checked = check(fixture.source, name: "Main", imagesIn: ".")
    let diagnostics = checked.diagnostics.adding(checked.findings.diagnostics)
    let messages = DiagnosticFormatter(file: fixture.source).format(diagnostics)
      .split(separator: "\n").filter { $0.hasPrefix(fixture.source.name) }.map(String.init)
    #expect(messages == fixture.expectations)
    #expect(checked.isSound == !fixture.expectations.contains { $0.contains(" error: ") })
  }

  /// Programs read the same: an error for a misplaced view, with its place, since the exit status is 1.
  @Test func misplacedViewsAreAnnotationsOfAWorkflow() throws {
    let fixture = try InterfaceFixture.named("a-stored-frame-that-differs-is-misplaced", in: "interface")
    let checked = check(fixture.source, name: "Main", imagesIn: ".")
    #expect(
      checked.findings.diagnostics.workflowCommands(of: fixture.source)
        == "::error file=\(fixture.source.name),line=12,col=29,title=misplaced-view::"
        + "Frame for \"heading\" will be different at run time: stored (16, 40, 80, 20.5), "
        + "solved (16, 40, 343, 20.5)\n")
    let json = checked.findings.diagnostics.json(of: fixture.source)
    #expect(json.contains(#""severity": "error", "message": "Frame for \"head"#))
  }

  /// On another device nothing is stored to compare with, and nothing else is wrong.
  @Test func anotherDeviceHasNoMisplacedViews() throws {
    let fixture = try InterfaceFixture.named("a-stored-frame-that-differs-is-misplaced", in: "interface")
    var overrides = FigureOverrides()
    overrides.devices = [try #require(Device.named("iphone-15"))]
    let checked = check(fixture.source, name: "Main", imagesIn: ".", overrides: overrides)
    #expect(checked.isSound)
    #expect(checked.findings.isEmpty)
  }
}
