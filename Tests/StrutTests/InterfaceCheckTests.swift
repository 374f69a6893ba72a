import Foundation
import Geometry
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
        + "solved (16, 40, 343, 20.5)"
        + "%0Anote: 'root.safeArea.trailing == heading.trailing + 16' does not hold in the stored frames (line 20)\n")
    let json = checked.findings.diagnostics.json(of: fixture.source)
    #expect(json.contains(#""severity": "error", "message": "Frame for \"head"#))
  }

  /// A class gives its views the lengths that nothing else does, on the canvas and elsewhere: what hangs on them is where it
  /// is stored.
  @Test(arguments: [nil, "iphone-15"])
  func viewsHaveTheLengthsOfTheirClass(_ device: String?) throws {
    let fixture = try InterfaceFixture.named("what-hangs-on-sizes-of-classes", in: "interface")
    var overrides = FigureOverrides()
    overrides.devices = try device.map { [try #require(Device.named($0))] }
    let (figures, _) = solveFigures(fixture.source, name: "Main", imagesIn: ".", overrides: overrides)
    let views = try #require(figures.first?.pictures.first?.panels.first).views
    let frames = Dictionary(uniqueKeysWithValues: views.map { ($0.name, $0.frame) })
    #expect(frames["stars"] == Rect(x: 20, y: 40, width: 120, height: 24))
    #expect(frames["sound"]?.minY == 72)
    // Its width is that of the screen, less 40.
    #expect(frames["more"]?.size.height == 24 && frames["more"]?.width == views[0].frame.width - 40)
    #expect(!views.contains { $0.isAmbiguous.horizontal || $0.isAmbiguous.vertical })
  }

  /// On the canvas the stored sizes stand for the letters of another font, elsewhere ours are measured.
  @Test(arguments: [(nil, 0), ("iphone-15", 1)])
  func textsThatAreCutOffAreToldOnDevices(_ device: String?, _ count: Int) throws {
    let label = """
      <label text="As wide as nothing else" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0.0" y="0.0" width="40" height="20.5"/>
      <constraints><constraint firstAttribute="width" constant="40" id="c0"/></constraints></label>
      """
    let ends = [("a", "leading", "v", "leading"), ("a", "top", "v", "top")]
    var overrides = FigureOverrides()
    overrides.devices = try device.map { [try #require(Device.named($0))] }
    let source = InterfaceFixture.scene(of: [label], aligned: ends)
    let checked = check(source, name: "Main", imagesIn: ".", overrides: overrides)
    let cut = checked.findings.all.filter { $0.finding.identifier == .clippedText }
    #expect(cut.map(\.finding.detail.views) == Array(repeating: ["label1"], count: count))
    #expect(cut.allSatisfy { $0.severity == .warning } && checked.isSound)
  }

  /// Of constraints that conflict, the one gives way that the stored frames break.
  @Test(arguments: [(320.0, "label1.width == 100"), (100, "label1.trailing == root.trailing")])
  func conflictsAreOfWhatFramesBreak(_ stored: Double, _ culprit: String) throws {
    let label = """
      <label text="Total" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0.0" y="0.0" width="\(stored)" height="20.5"/>
      <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints></label>
      """
    let ends = [("a", "leading", "v", "leading"), ("a", "trailing", "v", "trailing"), ("a", "top", "v", "top")]
    let checked = check(InterfaceFixture.scene(of: [label], aligned: ends), name: "Main", imagesIn: ".")
    let conflicts = checked.findings.all.compactMap { entry -> String? in
      if case .conflict(let conflict) = entry.finding { conflict.broken.text } else { nil }
    }
    #expect(conflicts == [culprit])
  }

  /// On the canvas the stored widths leave nothing to be shared; the words beside each other tell that something is.
  @Test(
    arguments: [
      (251, "Total", 1), (250, "Total", 0), (251, "\u{554F}", 0), (251, "Total of all that you have bought", 0),
    ])
  func equalContentsAreToldOnTheCanvas(_ hugging: Int, _ text: String, _ count: Int) throws {
    let labels = [("a", text, 0, 270, 251), ("b", "$12.50", 270, 50, hugging)].map { id, text, x, width, hugging in
      """
      <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" horizontalHuggingPriority="\(hugging)">
      <rect key="frame" x="\(x)" y="0.0" width="\(width)" height="20.5"/></label>
      """
    }
    let ends = [
      ("a", "leading", "v", "leading"), ("b", "leading", "a", "trailing"), ("b", "trailing", "v", "trailing"),
      ("a", "top", "v", "top"), ("b", "top", "v", "top"),
    ]
    let checked = check(InterfaceFixture.scene(of: labels, aligned: ends), name: "Main", imagesIn: ".")
    let found = checked.findings.all.filter { $0.finding.identifier == .ambiguousView }
    #expect(found.map(\.finding.detail.views) == Array(repeating: ["label1", "label2"], count: count))
    #expect(found.allSatisfy { $0.severity == .warning } && checked.isSound)
  }

  /// Which of two words gives way is open. Where they have characters that no font has, nobody knows how wide they are.
  @Test(arguments: [("Sound", true), ("\u{554F}", false)])
  func contentsWithoutGlyphsAreNoErrorOnADevice(_ text: String, _ isError: Bool) throws {
    let labels = ["a", "b"].map { id in
      """
      <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" horizontalHuggingPriority="251">
      <rect key="frame" x="0.0" y="0.0" width="150" height="20.5"/></label>
      """
    }
    let ends = [
      ("a", "leading", "v", "leading"), ("b", "leading", "a", "trailing"), ("b", "trailing", "v", "trailing"),
      ("a", "top", "v", "top"), ("b", "top", "v", "top"),
    ]
    var overrides = FigureOverrides()
    overrides.devices = [try #require(Device.named("iphone-15"))]
    let source = InterfaceFixture.scene(of: labels, aligned: ends)
    let checked = check(source, name: "Main", imagesIn: ".", overrides: overrides)
    let found = checked.findings.all.filter { $0.finding.identifier == .ambiguousView }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { ($0.severity == .error) == isError }, "\(found)")
    #expect(checked.isSound != isError)
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
