import Foundation
import Testing

import Strut

/// Storyboards drawn as a whole.
@Suite struct OverviewTests {
  /// Each `Fixtures/overview/*.xml` lists, in comments, what the SVG of its overview shows and hides.
  @Test(arguments: try InterfaceFixture.all(in: "overview"))
  func overviewsShowWhatIsListed(_ fixture: InterfaceFixture) throws {
    let rendering = render(fixture.source, name: "Main", imagesIn: ".", options: Self.options([.svg]))
    #expect(rendering.diagnostics.isEmpty)
    #expect(rendering.files.map(\.name) == ["Main-overview.svg"])
    let svg = String(decoding: try #require(rendering.files.first).bytes, as: UTF8.self)
    for expectation in fixture.expectations {
      let words = expectation.split(separator: " ", maxSplits: 1).map(String.init)
      #expect(svg.contains(words[1]) == (words[0] == "shows"), "\(expectation)")
    }
    // Every link leads somewhere.
    let ids = Set(svg.matches(of: /id="([^"]*)"/).map { String($0.output.1) })
    let links = svg.matches(of: /href="#([^"]*)"/).map { String($0.output.1) }
    #expect(!links.isEmpty)
    for link in links { #expect(ids.contains(link), "\(link)") }
  }

  @Test func overviewsAreDrawnInEachFormatAndTheme() throws {
    let fixture = try InterfaceFixture.named("segues-lead-around-scenes", in: "overview")
    var options = Self.options([.png, .svg, .pdf])
    options.overrides.themes = [.light, .dark]
    options.overrides.isAdaptive = true
    let rendering = render(fixture.source, name: "Main", imagesIn: ".", options: options)
    #expect(
      rendering.files.map(\.name) == [
        "Main-overview@2x.png", "Main-overview.svg", "Main-overview.pdf", "Main-overview~dark@2x.png",
        "Main-overview~dark.pdf",
      ])
    #expect(render(fixture.source, name: "Main", imagesIn: ".", options: options) == rendering)
  }

  /// As each of its scenes is drawn by itself.
  @Test func theOverviewOfADarkCanvasIsDark() throws {
    let fixture = try InterfaceFixture.named("segues-lead-around-scenes", in: "overview")
    let text = fixture.source.text.replacing(#"appearance="light""#, with: #"appearance="dark""#)
    let source = SourceFile(name: "Main.storyboard", text: text)
    var options = Self.options([.png])
    #expect(
      render(source, name: "Main", imagesIn: ".", options: options).files.map(\.name) == ["Main-overview~dark@2x.png"])
    options.overrides.themes = [.light]
    #expect(render(source, name: "Main", imagesIn: ".", options: options).files.map(\.name) == ["Main-overview@2x.png"])
  }

  /// Only some scenes, by their names.
  @Test func scenesAreChosenByTheirNames() throws {
    let fixture = try InterfaceFixture.named("segues-lead-around-scenes", in: "overview")
    let all = render(fixture.source, name: "Main", imagesIn: ".").files.map(\.name)
    #expect(all.count > 1)
    let scene = try #require(all.last).dropFirst("Main-".count).dropLast("@2x.png".count)
    var options = RenderOptions()
    options.overrides.scenes = [String(scene)]
    #expect(render(fixture.source, name: "Main", imagesIn: ".", options: options).files.map(\.name) == [all.last])
    options.overrides.scenes = [scene + "s"]
    let rendering = render(fixture.source, name: "Main", imagesIn: ".", options: options)
    #expect(rendering.files.isEmpty)
    #expect(rendering.diagnostics.all.map(\.message) == ["there is no scene '\(scene)s'; did you mean '\(scene)'?"])
    let figure = SourceFile(name: "a.yaml", text: "size: [10, 10]\nviews: [{view: a}]\n")
    #expect(
      render(figure, name: "a", imagesIn: ".", options: options).diagnostics.all.map(\.message)
        == ["scenes are those of a storyboard or a xib"])
  }

  @Test func onlyInterfaceBuilderDocumentsHaveOverviews() {
    let source = SourceFile(name: "a.yaml", text: "size: [10, 10]")
    let rendering = render(source, name: "a", imagesIn: ".", options: Self.options([.svg]))
    #expect(rendering.diagnostics.all.map(\.message) == ["an overview is of a storyboard or a xib"])
    #expect(rendering.files.isEmpty)
  }

  /// A canvas with more scenes than anybody has is refused and not drawn for hours.
  @Test func hostileCanvasesAreRefused() {
    let scenes = (0..<3_000).map { number in
      """
      <scene sceneID="s\(number)"><objects><viewController id="v\(number)" sceneMemberID="viewController">
      <connections><segue destination="v\((number * 7 + 1) % 3_000)" kind="show" id="e\(number)"/></connections>
      </viewController></objects><point key="canvasLocation" x="5" y="5"/></scene>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
      targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.joined())</scenes></document>
      """
    var options = Self.options([.svg])
    options.overrides.limits = FigureLimits(lowering: [.work: 100_000_000])
    let rendering = render(SourceFile(name: "a.storyboard", text: text), name: "a", imagesIn: ".", options: options)
    #expect(rendering.diagnostics.all.contains { $0.identifier == .tooMuchWork })
    #expect(rendering.files.isEmpty)
  }

  private static func options(_ formats: [PictureFormat]) -> RenderOptions {
    var options = RenderOptions(formats: formats)
    options.showsOverview = true
    return options
  }
}
