import Foundation
import Testing

import Strut

/// Images and colours that stand beside a storyboard.
@Suite struct InterfaceAssetTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17156" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects>
            <view contentMode="scaleToFill" id="roo-00-001">
                <rect key="frame" x="0.0" y="0.0" width="100" height="60"/>
                <subviews>
                    <button opaque="NO" contentMode="scaleToFill" id="but-00-001" userLabel="press">
                        <rect key="frame" x="0.0" y="0.0" width="50" height="30"/>
                        <state key="normal" title="Press" backgroundImage="plate">
                            <color key="titleColor" name="brand"/>
                        </state>
                    </button>
                    <label opaque="NO" contentMode="left" text="Plain" id="lab-00-001" userLabel="word">
                        <rect key="frame" x="0.0" y="30" width="50" height="30"/>
                        <color key="textColor" systemColor="secondaryLabelColor"/>
                    </label>
                </subviews>
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            </view>
        </objects>
        <resources>
            <image name="plate" width="10" height="10"/>
            <namedColor name="brand"><color red="0" green="0.5" blue="1" alpha="1" colorSpace="custom"/></namedColor>
        </resources>
    </document>
    """

  /// - Parameter parts: Of the folder of the document, in a folder of its own.
  private static func withFolder(_ parts: String, _ body: (URL, URL) throws -> Void) throws {
    let app = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: app) }
    let folder = parts.isEmpty ? app : app.appendingPathComponent(parts)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try body(app, folder)
  }

  private static func write(_ text: String, to url: URL) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private static func figure(in folder: URL) throws -> [String: ViewDescription] {
    let source = SourceFile(name: "View.xib", text: document)
    let (figures, diagnostics) = readFigures(source, name: "View", imagesIn: folder.path)
    #expect(diagnostics.isEmpty)
    let views = try #require(figures.first).allViews
    return Dictionary(uniqueKeysWithValues: views.map { ($0.name.value, $0) })
  }

  private static let brand = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "0x11", "green": "34", "blue": "0.2", "alpha": "1.000"}}},
     {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
      "color": {"platform": "ios", "reference": "systemRedColor"}},
     {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
      "color": {"components": {"white": "1.0"}}}]}
    """

  /// A document in a language's folder has the catalogues of the folder around it.
  @Test(arguments: ["", "Base.lproj"])
  func whatStandsBesideADocumentIsFound(_ parts: String) throws {
    let png = Data(try #require(render(Figure(name: "plate", size: Size(8, 4))).files.first).bytes)
    try Self.withFolder(parts) { app, folder in
      try Self.write(Self.brand, to: app.appendingPathComponent("Assets.xcassets/Colors/brand.colorset/Contents.json"))
      try png.write(to: folder.appendingPathComponent("plate@2x.png"))
      let views = try Self.figure(in: folder)
      let pair = AdaptiveColor(
        light: Color(red: 17 / 255.0, green: 34 / 255.0, blue: 0.2),
        dark: try #require(SystemColor.named("systemRed")).dark)
      #expect(views["press"]?[.textColor] == .color(pair.color))
      guard case .image(.file(let image))? = views["press"]?[.backgroundImage] else {
        Issue.record("no image")
        return
      }
      #expect(image.size == Size(8, 4))
      #expect(image.pixels != nil)
      // What was read is known, so that nothing replaces it.
      let reading = FigureReading(
        SourceFile(name: "View.xib", text: Self.document), name: "View", imagesIn: folder.path)
      #expect(reading.inputs == [folder.appendingPathComponent("plate@2x.png").path])
      #expect(reading.imageMemory > 4 * 16 * 8)
    }
  }

  /// The template of an app names the colour of its tint, which a document's own replaces. The document names nothing of the
  /// catalogue.
  @Test(arguments: [nil, "<color key='tintColor' red='1' green='0' blue='0' alpha='1' colorSpace='custom'/>"])
  func theAccentColourIsTheTint(_ own: String?) throws {
    try Self.withFolder("") { app, folder in
      let contents = app.appendingPathComponent("Assets.xcassets/AccentColor.colorset/Contents.json")
      try Self.write(Self.brand, to: contents)
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17156" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/><objects><view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0" y="0" width="100" height="60"/></view></objects>\(own ?? "")</document>
        """
      let (figures, _) = readFigures(SourceFile(name: "View.xib", text: text), name: "View", imagesIn: folder.path)
      let tint = try #require(figures.first).root[.tintColor]
      guard case .color(let color)? = tint else {
        Issue.record("no tint")
        return
      }
      #expect(color.red == (own == nil ? 17 / 255.0 : 1))
    }
  }

  /// Without files there is what the document says: the colour that it stores, and a stand-in for the background.
  @Test func whatIsNotThereIsLeftToTheDocument() throws {
    try Self.withFolder("other") { _, folder in
      let views = try Self.figure(in: folder)
      #expect(views["press"]?[.textColor] == .color(Color(hex: 0x0080FF)))
      #expect(views["press"]?[.backgroundImage] == .image(.missing(Size(50, 30))))
    }
  }

  @Test(arguments: [
    "", "{", "[]", "{\"colors\": 3}", "{\"colors\": []}",
    "{\"colors\": [{\"color\": {\"components\": {\"red\": \"x\"}}}]}",
    "{\"colors\": [{\"color\": {\"components\": {\"white\": \"1e999\"}}}]}",
    // Half a mebibyte of brackets, alone and where something is expected.
    String(repeating: "[", count: 500_000), "{\"colors\": " + String(repeating: "[{\"color\": ", count: 40_000),
    // More than a description may be.
    brand + String(repeating: " ", count: 1 << 20),
  ])
  func brokenColourSetsAreLeftOut(_ text: String) throws {
    try Self.withFolder("") { _, folder in
      try Self.write(text, to: folder.appendingPathComponent("Assets.xcassets/brand.colorset/Contents.json"))
      let views = try Self.figure(in: folder)
      #expect(views["press"]?[.textColor] == .color(Color(hex: 0x0080FF)))
    }
  }

  @Test func nothingIsReadThatLeadsOutOfTheFolder() throws {
    try Self.withFolder("inner") { app, folder in
      try Self.write(Self.brand, to: app.appendingPathComponent("other.json"))
      try Self.write(Self.brand, to: app.appendingPathComponent("Other.xcassets/brand.colorset/Contents.json"))
      let set = folder.appendingPathComponent("Assets.xcassets/brand.colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      let links = [
        set.appendingPathComponent("Contents.json"): app.appendingPathComponent("other.json"),
        folder.appendingPathComponent("Other.xcassets"): app.appendingPathComponent("Other.xcassets"),
      ]
      for (link, target) in links { try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target) }
      let views = try Self.figure(in: folder)
      #expect(views["press"]?[.textColor] == .color(Color(hex: 0x0080FF)))
    }
  }

  /// What `check` says of images and colours, on the canvas and on a device alike.
  private static func warnings(
    in folder: URL, assets: String? = nil, _ text: String = document
  ) throws -> [String] {
    let source = SourceFile(name: "View.xib", text: text)
    var device = FigureOverrides()
    device.devices = try [#require(Device.named("iphone-8"))]
    let told = [FigureOverrides(), device].map { overrides in
      check(source, name: "View", imagesIn: folder.path, assets: assets, overrides: overrides).diagnostics.all
        .filter { [.missingAsset, .unreadableAsset].contains($0.identifier) }
        .map { DiagnosticFormatter(file: source).format($0).split(separator: "\n").filter { !$0.hasPrefix(" ") } }
    }
    #expect(told[0] == told[1])
    return told[0].flatMap { $0 }.map(String.init)
  }

  @Test func whatNoCatalogueHasIsToldWhereThereIsOne() throws {
    try Self.withFolder("") { app, folder in
      // Without a catalogue, images are elsewhere.
      #expect(try Self.warnings(in: folder).isEmpty)
      try Self.write("{\"images\": []}", to: folder.appendingPathComponent("A.xcassets/plat.imageset/Contents.json"))
      #expect(
        try Self.warnings(in: folder) == [
          "View.xib:10:21: warning: the image 'plate' is not in 'A.xcassets'; did you mean 'plat'?"
        ])
      // The document has the colour's value. Without it, nobody has.
      let text = Self.document.replacing("<namedColor name=\"brand\">", with: "<namedColor name=\"other\">")
        .replacing("systemColor=\"secondaryLabelColor\"", with: "name=\"brand\"")
      try Self.write(Self.brand, to: folder.appendingPathComponent("B.xcassets/ground.colorset/Contents.json"))
      let colors = try Self.warnings(in: folder, text).filter { $0.contains("brand") }
      #expect(
        colors == [
          "View.xib:11:25: warning: the colour 'brand' is not in any of the asset catalogues 'A.xcassets' and 'B.xcassets'",
          "View.xib:16:21: note: 'brand' is named here, too",
        ])
      // Other folders are taken on request, with all that is in them.
      try Self.write("{}", to: folder.appendingPathComponent("more/C.xcassets/plate.symbolset/Contents.json"))
      #expect(try Self.warnings(in: folder, assets: folder.path).isEmpty)
    }
  }

  /// Files of other formats, and sets of other kinds.
  @Test(arguments: [
    "plate.jpg", "A.xcassets/plate.imageset/Contents.json", "A.xcassets/icons/plate.symbolset/Contents.json",
    "A.xcassets/plate@2x.gif", "plate@2x~ipad.png",
  ])
  func whatIsThereInAnotherFormIsNotMissing(_ file: String) throws {
    try Self.withFolder("") { _, folder in
      try Self.write("{}", to: folder.appendingPathComponent("A.xcassets/Contents.json"))
      try Self.write("{}", to: folder.appendingPathComponent(file))
      #expect(try !Self.warnings(in: folder).contains { $0.contains("is not in") })
    }
  }

  /// What is said of scales in the name of a file is a part of the name of a set.
  @Test func setsAreKnownByTheirWholeNames() throws {
    let png = Data(try #require(render(Figure(name: "plate", size: Size(8, 4))).files.first).bytes)
    try Self.withFolder("") { _, folder in
      let set = folder.appendingPathComponent("A.xcassets/plate@2x.imageset")
      try Self.write(
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.png\"}]}",
        to: set.appendingPathComponent("Contents.json"))
      try png.write(to: set.appendingPathComponent("a.png"))
      let named = Self.document.replacing("\"plate\"", with: "\"plate@2x\"")
      #expect(try Self.warnings(in: folder, named).isEmpty)
      #expect(try Self.warnings(in: folder).contains { $0.contains("the image 'plate' is not in") })
      let source = SourceFile(name: "View.xib", text: named)
      #expect(convert(source, name: "View", imagesIn: folder.path).images.count == 1)
    }
  }

  /// A group that is a name space is a part of the names in it, and another one is not, whatever it is called.
  @Test(arguments: [true, false]) func groupsAreNameSpacesOnRequest(isSpace: Bool) throws {
    try Self.withFolder("") { _, folder in
      let group = folder.appendingPathComponent("A.xcassets/Reset")
      try Self.write(
        "{\"properties\": {\"provides-namespace\": \(isSpace)}}", to: group.appendingPathComponent("Contents.json"))
      try Self.write("{}", to: group.appendingPathComponent("plate.imageset/Contents.json"))
      try Self.write("{}", to: group.appendingPathComponent("brand.colorset/Contents.json"))
      let spaced = Self.document.replacing("\"plate\"", with: "\"Reset/plate\"")
      let (plain, full) = (try Self.warnings(in: folder), try Self.warnings(in: folder, spaced))
      let wrong = "View.xib:10:21: warning: the image '\(isSpace ? "plate" : "Reset/plate")' is not in 'A.xcassets'"
      #expect((isSpace ? plain : full).contains { $0.hasPrefix(wrong) })
      #expect(!(isSpace ? full : plain).contains { $0.contains("plate") })
    }
  }

  /// What is missing behind an image of the system is missing all the same.
  @Test func imagesBehindThoseOfTheSystemAreAskedFor() throws {
    try Self.withFolder("") { _, folder in
      try Self.write("{}", to: folder.appendingPathComponent("A.xcassets/Contents.json"))
      let text = Self.document.replacing(
        "image=\"plate\"", with: "image=\"star\" catalog=\"system\" backgroundImage=\"plate\"")
      #expect(try Self.warnings(in: folder, text).contains { $0.contains("the image 'plate' is not in") })
    }
  }

  @Test func damagedFilesAreTold() throws {
    let png = Data(try #require(render(Figure(name: "plate", size: Size(8, 4))).files.first).bytes)
    try Self.withFolder("") { _, folder in
      let set = folder.appendingPathComponent("A.xcassets/icons/plate.imageset")
      try Self.write(
        """
        {"images": [{"idiom": "universal", "scale": "1x", "filename": "one.png"},
          {"idiom": "universal", "scale": "2x", "filename": "two.png"}, {"idiom": "universal", "scale": "3x"},
          {"idiom": "ipad", "scale": "2x", "filename": "tablet.png"}]}
        """, to: set.appendingPathComponent("Contents.json"))
      try png.prefix(100).write(to: set.appendingPathComponent("one.png"))
      try png.write(to: set.appendingPathComponent("two.png"))
      try Self.write("{\"colors\": [", to: folder.appendingPathComponent("A.xcassets/brand.colorset/Contents.json"))
      // A name may be that of a file.
      let named = Self.document.replacing("\"plate\"", with: "\"plate.png\"")
      #expect(
        try Self.warnings(in: folder, named)[0].contains("'tablet.png' is not in 'A.xcassets/icons/plate.imageset'; "))
      // What nothing names is no matter.
      try Self.write("[", to: folder.appendingPathComponent("A.xcassets/other.imageset/Contents.json"))
      #expect(
        try Self.warnings(in: folder) == [
          "View.xib:10:21: warning: the image 'plate' cannot be shown as it should: 'tablet.png' is not in "
            + "'A.xcassets/icons/plate.imageset'; 'A.xcassets/icons/plate.imageset/one.png' is a truncated PNG file",
          "View.xib:11:25: warning: the colour 'brand' cannot be shown as it should: "
            + "'A.xcassets/brand.colorset/Contents.json' is no description that can be read",
        ])
    }
  }

  /// A document of its own has copies of the images, and both values of a colour.
  @Test func conversionsHaveWhatTheCataloguesHave() throws {
    let png = Data(try #require(render(Figure(name: "plate", size: Size(8, 4))).files.first).bytes)
    let source = SourceFile(name: "View.xib", text: Self.document.replacing("\"plate\"", with: "\"a plate (1)\""))
    try Self.withFolder("") { _, folder in
      // 1. Without files there is what the document stores, and that something is missing is told.
      let poor = convert(source, name: "View", imagesIn: folder.path)
      let warning = "View.xib:5:9: warning: 'view' is converted without the image 'a plate (1)'"
      #expect(DiagnosticFormatter(file: source).format(poor.diagnostics).hasPrefix(warning))
      #expect(poor.documents[0].text.contains("# It is without the image 'a plate (1)': PNG files and"))
      #expect(poor.images.isEmpty)
      // 2. With them it looks as the scene does, light and dark.
      try Self.write(Self.brand, to: folder.appendingPathComponent("Assets.xcassets/brand.colorset/Contents.json"))
      try png.write(to: folder.appendingPathComponent("a plate (1)@2x.png"))
      let conversion = convert(source, name: "View", imagesIn: folder.path)
      #expect(conversion.diagnostics.isEmpty)
      let text = conversion.documents[0].text
      #expect(!text.contains("# Its picture") && !text.contains("# It is without"))
      #expect(text.contains("textColor: \"adaptive(#112233, #ff453a)\""))
      let path = try #require(conversion.images.first?.path)
      #expect(path.hasPrefix("View-images/a-plate--1--") && path.hasSuffix("@2x.png"))
      #expect(text.contains("backgroundImage: \(path)\n"))
      #expect(conversion.images.map(\.bytes) == [[UInt8](png)])
    }
  }

  /// Some file systems do not tell capitals apart.
  @Test func copiesOfImagesDifferInMoreThanCapitals() throws {
    let png = Data(try #require(render(Figure(name: "plate", size: Size(8, 4))).files.first).bytes)
    try Self.withFolder("") { _, folder in
      for name in ["Plate", "plate"] {
        let set = folder.appendingPathComponent("A.xcassets/\(name == "Plate" ? "Old" : "New")/\(name).imageset")
        try Self.write(
          "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.png\"}]}",
          to: set.appendingPathComponent("Contents.json"))
        try png.write(to: set.appendingPathComponent("a.png"))
      }
      let text = Self.document.replacing("image=\"plate\"", with: "image=\"Plate\" backgroundImage=\"plate\"")
      let paths = convert(SourceFile(name: "View.xib", text: text), name: "View", imagesIn: folder.path).images.map(
        \.path)
      #expect(!paths.isEmpty && Set(paths.map { $0.lowercased() }).count == paths.count)
      #expect(!paths.contains("View-images/plate.png"))
    }
  }

  @Test(arguments: [DocumentLimit.imagePixels, .allImagePixels, .allImageBytes])
  func imagesOfAssetsAreLimitedAsThoseOfDocuments(_ limit: DocumentLimit) throws {
    let png = Data(try #require(render(Figure(name: "plate", size: Size(8, 4))).files.first).bytes)
    try Self.withFolder("") { _, folder in
      try png.write(to: folder.appendingPathComponent("plate@2x.png"))
      let source = SourceFile(name: "View.xib", text: Self.document)
      let limits = FigureLimits(lowering: [limit: 20])
      let (figures, diagnostics) = readFigures(source, name: "View", imagesIn: folder.path, limits: limits)
      #expect(figures.isEmpty)
      #expect(diagnostics.all == [limits.error(exceeding: limit)])
    }
  }

  @Test func coloursOfTheSystemFollowTheTheme() throws {
    try Self.withFolder("") { _, folder in
      let views = try Self.figure(in: folder)
      #expect(views["root"]?[.backgroundColor] == .color(try #require(SystemColor.named("systemBackground")).color))
      #expect(views["word"]?[.textColor] == .color(try #require(SystemColor.named("secondaryLabel")).color))
    }
  }
}
