import Foundation
import Testing

import Strut

/// Each `Fixtures/drawing/*.xml` lists, in comments, what the SVG of its scenes shows and hides.
@Suite struct InterfaceDrawingTests {
  @Test(arguments: try InterfaceFixture.all(in: "drawing"))
  func picturesShowWhatIsListed(_ fixture: InterfaceFixture) throws {
    let rendering = render(fixture.source, name: "Main", imagesIn: ".", options: RenderOptions(formats: [.svg]))
    #expect(rendering.diagnostics.isEmpty)
    let svg = rendering.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(!fixture.expectations.isEmpty)
    for expectation in fixture.expectations {
      let words = expectation.split(separator: " ", maxSplits: 1).map(String.init)
      #expect(svg.contains(words[1]) == (words[0] == "shows"), "\(expectation)")
    }
  }

  @Test func picturesAreNamedByTheirScenes() throws {
    let fixture = try InterfaceFixture.named("bars-buttons-and-rows-show-what-they-say", in: "drawing")
    var options = RenderOptions(formats: [.svg])
    options.overrides.orientations = [.portrait, .landscape]
    let rendering = render(fixture.source, name: "Main", imagesIn: ".", options: options)
    #expect(rendering.files.map(\.name) == ["Main-Shop-portrait.svg", "Main-Shop-landscape.svg"])
  }

  /// A view that holds others has no box; one that a program fills says what it is for, quietly.
  @Test func onlyWhatAProgramFillsHasABox() throws {
    let fixture = try InterfaceFixture.named("bars-buttons-and-rows-show-what-they-say", in: "drawing")
    let figure = try #require(readFigures(fixture.source, name: "Main", imagesIn: ".").figures.first)
    let views = Dictionary(uniqueKeysWithValues: figure.allViews.map { ($0.name.value, $0) })
    #expect(views["group"]?[.backgroundColor] == .color(.clear))
    #expect(views["inner"]?[.backgroundColor] == .color(.clear))
    #expect(views["inner"]?[.placeholder] != nil)
    #expect(views["buy"]?[.cornerRadius] == .number(8))
    #expect(views["buy"]?[.image] == .image(.missing(Size(24, 24))))
    #expect(views["row"]?[.accessoryType] == .word(AccessoryType.disclosureIndicator))
  }

  /// An image set's largest file for any device and look, or a PNG file by its name.
  @Test(arguments: [
    ["cart.imageset/small.png", "cart.imageset/large.png", "cart.imageset/dark.png"], ["icons/cart@2x.png"],
  ])
  func imagesComeFromAssets(_ files: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = render(Figure(name: "cart", size: Size(30, 20)))
    let png = Data(try #require(picture.files.first).bytes)
    for file in files {
      let url = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try png.write(to: url)
    }
    if files.count > 1 {
      let contents = """
        {"images": [{"idiom": "universal", "filename": "small.png", "scale": "1x"},
        {"idiom": "universal", "filename": "large.png", "scale": "2x"}, {"idiom": "universal", "scale": "3x"},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}], "idiom": "universal", "filename": "dark.png",
        "scale": "3x"}]}
        """
      try Data(contents.utf8).write(to: folder.appendingPathComponent("cart.imageset/Contents.json"))
    }
    let fixture = try InterfaceFixture.named("bars-buttons-and-rows-show-what-they-say", in: "drawing")
    let figures = readFigures(fixture.source, name: "Main", imagesIn: ".", assets: folder.path).figures
    let button = try #require(figures.first?.allViews.first { $0.name.value == "buy" })
    guard case .image(.file(let image))? = button[.image] else {
      Issue.record("no image")
      return
    }
    #expect(image.size == Size(30, 20))
    #expect(image.scale == 2)
  }

  /// A scene's pictures keep their names when others are added behind it, and every file system takes them.
  @Test func namesOfPicturesStay() {
    func names(_ identifiers: [String]) -> [String] {
      let scenes = identifiers.enumerated().map { number, identifier in
        """
        <scene sceneID="s\(number)"><objects><viewController storyboardIdentifier="\(identifier)" id="c\(number)"
        sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v\(number)">
        <rect key="frame" x="0" y="0" width="100" height="100"/></view></viewController></objects></scene>
        """
      }
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"
        targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.joined())</scenes></document>
        """
      return render(
        SourceFile(name: "Main.storyboard", text: text), name: "Main", imagesIn: ".",
        options: RenderOptions(formats: [.svg])
      ).files.map(\.name)
    }
    let long = String(repeating: "界", count: 4_000)
    let before = names(["Login", "login", long, long])
    let after = names(["Login", "login", long, long, "Login-2", "Login", long])
    #expect(before[0] == "Main-Login.svg")
    #expect(Array(after.prefix(4)) == before)
    #expect(Set(after.map { $0.lowercased() }).count == 7)
    #expect(after.allSatisfy { $0.utf8.count <= 255 })
  }

  @Test func scenesAreConvertedToDocuments() throws {
    let fixture = try InterfaceFixture.named("bars-buttons-and-rows-show-what-they-say", in: "drawing")
    let conversion = convert(fixture.source, name: "Main")
    #expect(conversion.diagnostics.isEmpty)
    let document = try #require(conversion.documents.first)
    #expect(document.name == "Main-Shop")
    #expect(document.text.hasPrefix("# The scene 'Shop' of \(fixture.source.name), line 7.\n"))
    #expect(document.text.contains("\ntitle: Shop\n"))
    let source = SourceFile(name: "Main-Shop.yaml", text: document.text)
    let (solved, diagnostics) = solveFigure(source, name: document.name, imagesIn: ".")
    #expect(diagnostics.isEmpty)
    let (original, _) = solveFigure(fixture.source, name: document.name, imagesIn: ".")
    let frames = { (figure: SolvedFigure?) in figure?.pictures.first?.panels.first?.views.map(\.frame) ?? [] }
    #expect(frames(solved).count == 10)
    #expect(frames(solved) == frames(original))
  }
}
