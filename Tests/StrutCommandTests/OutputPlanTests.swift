import Foundation
import PNGCoding
import Pixels
import TestSupport
import Testing

/// No output takes the place of a file that is read, or of another output.
@Suite struct OutputPlanTests {
  private static func box(_ keys: String = "", color: String = "teal") -> String {
    "size: [60, 60]\n\(keys)views:\n  - view: v\n    frame: [0, 0, 40, 40]\n    backgroundColor: \(color)\n"
  }

  private static let turning =
    "device: iphone-5\norientation: [portrait, landscape]\nviews:\n  - view: v\n    frame: [0, 0, 40, 40]\n"

  /// A picture of 20 × 20 pixels.
  private static let icon = encodePNG(PixelBuffer(width: 20, height: 20, filledWith: (200, 80, 80, 255)))

  private static func reading(_ image: String) -> String {
    "size: [30, 30]\nviews:\n  - imageView: a\n    frame: [0, 0, 20, 20]\n    image: \(image)\n"
  }

  // MARK: Outputs and outputs

  /// As wide as both orders and all numbers of threads.
  @Test(arguments: [["a.yaml", "a-portrait.yaml"], ["a-portrait.yaml", "a.yaml"]], ["1", "4"])
  func aPictureBelongsToTheFirstDocumentThatHasIt(_ names: [String], _ jobs: String) throws {
    let command = try Command()
    try command.write(Self.turning, to: "a.yaml")
    try command.write(Self.box(), to: "a-portrait.yaml")
    let result = try command.run("render", names[0], names[1], "--jobs", jobs, "-o", "out")
    #expect(result.status == 1)
    #expect(
      result.errors
        == "\(names[1]): error: 'a-portrait@2x.png' is also a picture of \(names[0]); rename one of them, or"
        + " use different folders with -o\n")
    #expect(command.files("out").count == (names[0] == "a.yaml" ? 2 : 1))
    // Each by itself has no rival.
    #expect(try command.run("render", names[1], "-o", "out").status == 0)
  }

  @Test func upperAndLowerCaseAreOneFile() throws {
    let command = try Command()
    for path in ["p/Form.yaml", "q/form.yaml"] { try command.write(Self.box(), to: path) }
    let result = try command.run("render", "p/Form.yaml", "q/form.yaml", "--format", "svg")
    #expect(result.status == 1)
    #expect(result.errors.contains("q/form.yaml: error: 'form.svg' is also a picture of p/Form.yaml; rename one"))
    #expect(command.files(".").filter { $0.hasSuffix("svg") } == ["Form.svg"])
  }

  @Test func aGalleryHasOnePictureOfAName() throws {
    let command = try Command()
    try command.write(Self.box(color: "blue"), to: "p/k.yaml")
    try command.write(Self.box(color: "red"), to: "q/k.yaml")
    let result = try command.run("gallery", "p/k.yaml", "q/k.yaml", "-o", "g.md")
    #expect(result.status == 1)
    #expect(result.errors == "q/k.yaml: error: 'k.svg' is also a picture of p/k.yaml; rename one of them\n")
    #expect(command.files("g") == ["k.svg"])
    #expect(try command.text("g.md").contains("p/k.yaml"))
    // A page that contains its pictures needs no files for them.
    #expect(try command.run("gallery", "p/k.yaml", "q/k.yaml", "-o", "g.html").status == 0)
  }

  @Test(arguments: ["g.md", "g.html"]) func aPageReplacesPagesAlone(_ page: String) throws {
    let command = try Command()
    try command.write(Self.box(), to: "a.yaml")
    try command.write("# My notes\n", to: page)
    let result = try command.run("gallery", "a.yaml", "-o", page)
    #expect(result.status == 1)
    #expect(
      result.errors == "error: '\(page)' exists and is no page that 'strut gallery' wrote; --force replaces it\n")
    #expect(try command.text(page) == "# My notes\n")
    #expect(!command.exists("g"))
    #expect(try command.run("gallery", "a.yaml", "-o", page, "--force").status == 0)
    // Its own it replaces, also where somebody added to it.
    let own = try command.text(page)
    try command.write(own + "\n", to: page)
    #expect(try command.run("gallery", "a.yaml", "-o", page).status == 0)
    #expect(try command.text(page) == own)
  }

  // MARK: Outputs and inputs

  @Test func aPictureDoesNotReplaceTheImageThatItShows() throws {
    let command = try Command()
    try command.write(Self.reading("icon@2x.png"), to: "icon.yaml")
    try command.write(Self.icon, to: "icon@2x.png")
    let result = try command.run("render", "icon.yaml", "--format", "svg,png")
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(
      result.errors == """
        icon.yaml:5:12: error: 'icon@2x.png' would replace a file that icon.yaml reads; use another folder with -o, or \
        rename the document
              image: icon@2x.png
                     ^~~~~~~~~~~

        """)
    #expect(try command.read("icon@2x.png") == Self.icon)
    #expect(!command.exists("icon.svg"))
    // Another scale is another file, and so is one in another folder.
    #expect(try command.run("render", "icon.yaml", "--scale", "1,3").status == 0)
    #expect(try command.run("render", "icon.yaml", "-o", "out").status == 0)
    // A folder has several names.
    try FileManager.default.createSymbolicLink(
      at: command.folder.appendingPathComponent("link"), withDestinationURL: command.folder)
    #expect(try command.run("render", "icon.yaml", "-o", "link").status == 1)
    #expect(try command.read("icon@2x.png") == Self.icon)
  }

  @Test func aPictureDoesNotReplaceTheImageOfAnotherDocument() throws {
    let command = try Command()
    try command.write(Self.box(), to: "icon.yaml")
    // Even one that cannot be drawn.
    try command.write(Self.reading("icon@2x.png") + "nonsense: 1\n", to: "page.yaml")
    try command.write(Self.icon, to: "icon@2x.png")
    let result = try command.run("render", "icon.yaml", "page.yaml")
    #expect(result.errors.contains("icon.yaml: error: 'icon@2x.png' would replace a file that page.yaml reads; use"))
    #expect(try command.read("icon@2x.png") == Self.icon)
  }

  @Test func whatAnIncludedPartReadsIsReadToo() throws {
    let command = try Command()
    try command.write("size: [90, 90]\nviews:\n- include: part.yaml\n", to: "icon.yaml")
    try command.write("views:\n- {imageView: i, image: icon@2x.png, frame: [1, 1, 9, 9]}\n", to: "part.yaml")
    try command.write(Self.icon, to: "icon@2x.png")
    let result = try command.run("render", "icon.yaml")
    #expect(result.status == 1)
    #expect(result.errors.contains("'icon@2x.png' would replace a file that icon.yaml reads"))
    #expect(try command.read("icon@2x.png") == Self.icon)
    // Nor is the part itself replaced by what a command writes.
    #expect(try command.run("test", "icon.yaml", "--junit", "part.yaml").status != 0)
    #expect(try command.run("gallery", "icon.yaml", "-o", "part.yaml").status != 0)
    #expect(try command.read("part.yaml").starts(with: Data("views:".utf8)))
  }

  @Test func whatALinkLeadsToIsReadToo() throws {
    let command = try Command()
    try command.write(Self.reading("link.png"), to: "a.yaml")
    try command.write(Self.icon, to: "a@2x.png")
    try FileManager.default.createSymbolicLink(
      atPath: command.folder.appendingPathComponent("link.png").path, withDestinationPath: "a@2x.png")
    #expect(try command.run("render", "a.yaml").errors.contains("'a@2x.png' would replace a file that a.yaml reads"))
    #expect(try command.read("a@2x.png") == Self.icon)
  }

  @Test func aDocumentIsNotReplacedWhateverItIsCalled() throws {
    let command = try Command()
    for name in ["a.svg", "b.html", "report/index.html"] { try command.write(Self.box(), to: name) }
    #expect(try command.run("render", "a.svg", "--format", "svg").errors.contains("'a.svg' would replace a file that"))
    let page = try command.run("gallery", "b.html", "-o", "b.html")
    #expect(page.status == 1)
    #expect(page.errors == "error: 'b.html' would replace a file that b.html reads; name another file with -o\n")
    let report = try command.run("test", "report/index.html", "--report", "report")
    #expect(report.errors.contains("'report/index.html' would replace a file that report/index.html reads"))
    for name in ["a.svg", "b.html", "report/index.html"] { #expect(try command.text(name) == Self.box()) }
  }

  @Test func resultsDoNotReplaceDocuments() throws {
    let command = try Command()
    try command.write(Self.box(), to: "a.yaml")
    try command.write(Self.box(), to: "b.yaml")
    // Be it one of the run or not.
    for name in ["a.yaml", "./b.yaml"] {
      let result = try command.run("test", "a.yaml", "--junit", name)
      #expect(result.status == 64)
      #expect(result.errors.contains("'\(name)' is the name of a document; --junit takes one such as results.xml"))
    }
    #expect(try command.run("test", "a.yaml", "--junit", "goldens/a.txt").errors.contains("also an output of a.yaml"))
    #expect(!command.exists("goldens"))
    #expect(try command.text("a.yaml") == Self.box())
  }

  @Test func aGoldenReplacesNeitherAnImageNorAnotherGolden() throws {
    let command = try Command()
    try command.write(Self.reading("icon@2x.png"), to: "icon.yaml")
    try command.write(Self.icon, to: "icon@2x.png")
    let result = try command.run("test", "icon.yaml", "--goldens", ".", "--record", "all")
    #expect(result.status == 1)
    #expect(
      result.errors.contains("'icon@2x.png' would replace a file that icon.yaml reads; use another folder with --g"))
    #expect(try command.read("icon@2x.png") == Self.icon)
    // Nothing of the second document is recorded over what is the first's.
    try command.write(Self.turning, to: "a.yaml")
    try command.write(Self.box(), to: "a-portrait.yaml")
    let shared = try command.run("test", "a.yaml", "a-portrait.yaml", "--record", "all")
    #expect(shared.status == 1)
    let golden = try command.read("goldens/a-portrait@2x.png")
    #expect(try command.run("test", "a.yaml", "--record", "never").status == 0)
    #expect(try command.read("goldens/a-portrait@2x.png") == golden)
  }

  // MARK: Storyboards

  @Test func anOverviewIsOnePicture() throws {
    let command = try Command()
    try command.write(Self.storyboard("Login", "Settings"), to: "Main.storyboard")
    let result = try command.run("render", "Main.storyboard", "--overview", "--format", "svg")
    #expect(result.output == "Main-overview.svg\n")
    #expect(result.errors == "")
    #expect(try command.run("render", "Main.storyboard", "--overview", "--device", "iphone-15").status == 64)
  }

  @Test func aCoverageCountsWhatIsDrawn() throws {
    let command = try Command()
    try command.write(Self.storyboard("Login"), to: "a.storyboard")
    try command.write(Self.storyboard("Settings", "About"), to: "b.storyboard")
    let result = try command.run("check", "--coverage", "a.storyboard", "b.storyboard")
    #expect(
      result.output == """
        a.storyboard: 1 of 1 elements; 1 of 1 properties
        b.storyboard: 2 of 2 elements; 2 of 2 properties
        all documents: 3 of 3 elements; 3 of 3 properties

        """)
    #expect(result.status == 0)
    let json = try command.run("check", "--coverage", "--json", "a.storyboard").output
    #expect(
      json.hasPrefix(
        #"{"name": "a.storyboard", "elements": {"view": {"faithful": 1, "partial": 0, "placeholder": 0, "missing": 0}}"#
      ))
    try command.write("size: [1, 1]\n", to: "c.yaml")
    #expect(try command.run("check", "--coverage", "c.yaml").status == 1)
  }

  // MARK: Conversions

  private static func storyboard(_ scenes: String...) -> String {
    let parts = scenes.enumerated().map { number, name in
      """
      <scene sceneID="s\(number)"><objects><viewController storyboardIdentifier="\(name)" id="c\(number)">
      <view key="view" id="v\(number)"><rect key="frame" x="0" y="0" width="100" height="100"/></view>
      </viewController></objects></scene>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="13142"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>\(parts.joined())</scenes></document>
      """
  }

  /// The end of a view with an image.
  private static let logo = """
    <subviews><imageView contentMode="scaleToFill" image="Logo" id="logo">
    <rect key="frame" x="20" y="40" width="60" height="60"/></imageView></subviews></view>
    """

  @Test func aConversionReplacesOnlyWhatIsItsOwn() throws {
    let command = try Command()
    try command.write(Self.storyboard("Login"), to: "Main.storyboard")
    try command.write("title: Mine\n", to: "Main-Login.yaml")
    let refused = try command.run("convert", "Main.storyboard")
    #expect(refused.status == 1)
    #expect(
      refused.errors == "Main.storyboard: error: 'Main-Login.yaml' exists and is not, or no longer, as 'strut convert'"
        + " wrote it; --force replaces it\n")
    #expect(try command.text("Main-Login.yaml") == "title: Mine\n")
    #expect(try command.run("convert", "Main.storyboard", "--force").status == 0)
    // What it wrote itself it writes again; and not what was changed since.
    #expect(try command.run("convert", "Main.storyboard").output == "Main-Login.yaml\n")
    let text = try command.text("Main-Login.yaml")
    try command.write(text + "# Mine\n", to: "Main-Login.yaml")
    #expect(try command.run("convert", "Main.storyboard").status == 1)
    #expect(try command.text("Main-Login.yaml") == text + "# Mine\n")
  }

  /// Images are copied to where the documents are.
  @Test func aConversionBringsItsImages() throws {
    let command = try Command()
    try command.write(Self.storyboard("Login").replacing("</view>", with: Self.logo), to: "app/Main.storyboard")
    try command.write(Command.box(), to: "Logo.yaml")
    try command.run("render", "Logo.yaml", "-o", "app")
    let converted = try command.run("convert", "app/Main.storyboard", "-o", "figures")
    #expect(converted.errors == "")
    #expect(converted.output == "figures/Main-Login.yaml\nfigures/Main-images/Logo.png\n")
    #expect(try command.run("render", "figures/Main-Login.yaml", "-o", "out", "--format", "svg").status == 0)
    #expect(try command.text("out/Main-Login.svg").contains("<image"))
    // A picture of somebody else is not replaced.
    try command.write("Mine", to: "figures/Main-images/Logo.png")
    let refused = try command.run("convert", "app/Main.storyboard", "-o", "figures")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("'Main-images/Logo.png' exists and is not"))
    // The images of another folder.
    try command.write("{}", to: "other/Contents.json")
    let other = try command.run("convert", "app/Main.storyboard", "-o", "more", "--assets", "other")
    #expect(other.status == 0)
    #expect(other.errors.contains("warning: 'Login' is converted without the image 'Logo'"))
  }

  @Test func aConversionKeepsTheLinkAndThePermissions() throws {
    let command = try Command()
    try command.write(Self.storyboard("Login"), to: "Main.storyboard")
    try command.run("convert", "Main.storyboard", "-o", "shared")
    let file = command.folder.appendingPathComponent("shared/Main-Login.yaml").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    let link = command.folder.appendingPathComponent("Main-Login.yaml").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    try command.write(Self.storyboard("Login", "Other"), to: "Main.storyboard")
    #expect(try command.run("convert", "Main.storyboard").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
  }

  @Test func aConversionReplacesTheImagesThatItCopied() throws {
    let command = try Command()
    try command.write(Self.storyboard("Login").replacing("</view>", with: Self.logo), to: "Main.storyboard")
    try command.write(Self.icon, to: "Logo.png")
    try command.run("convert", "Main.storyboard", "-o", "out")
    let copy = try command.read("out/Main-images/Logo.png")
    #expect(try decodePNG(copy) == decodePNG(Self.icon))
    // Another image of that name.
    let other = encodePNG(PixelBuffer(width: 20, height: 20, filledWith: (80, 200, 80, 255)))
    try command.write(other, to: "Logo.png")
    let again = try command.run("convert", "Main.storyboard", "-o", "out")
    #expect(again.status == 0)
    #expect(again.errors == "")
    #expect(try decodePNG(command.read("out/Main-images/Logo.png")) == decodePNG(other))
    // A copy that was brought there by hand is what is wanted; one that was changed by hand is not.
    try command.write(other, to: "out/Main-images/Logo.png")
    #expect(try command.run("convert", "Main.storyboard", "-o", "out").status == 0)
    try command.write(copy + [0], to: "out/Main-images/Logo.png")
    let refused = try command.run("convert", "Main.storyboard", "-o", "out")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("'Main-images/Logo.png' exists and is not, or no longer, as 'strut convert'"))
    #expect(try command.read("out/Main-images/Logo.png") == copy + [0])
  }

  /// Their documents have names of their own, and their images are those of one catalogue.
  @Test func aStoryboardAndAXibOfOneNameShareTheirImages() throws {
    let command = try Command()
    try command.write(Self.storyboard("Login").replacing("</view>", with: Self.logo), to: "a/Main.storyboard")
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13142"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>\(Self.logo)</objects></document>
      """
    for path in ["a/Main.xib", "b/Main.xib"] { try command.write(xib, to: path) }
    try command.write(Self.icon, to: "a/Logo.png")
    let result = try command.run("convert", "a/Main.storyboard", "a/Main.xib", "-o", "out")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(command.files("out") == ["Main-Login.yaml", "Main-images/Logo.png", "Main-view.yaml"])
    // Another image is not theirs.
    try command.write(encodePNG(PixelBuffer(width: 8, height: 8, filledWith: (0, 0, 0, 255))), to: "b/Logo.png")
    let other = try command.run("convert", "a/Main.storyboard", "b/Main.xib", "-o", "out")
    #expect(other.status == 1)
    #expect(other.errors.contains("'Main-images/Logo.png' is also a conversion of a/Main.storyboard; rename one"))
  }

  /// What an image is a link to may be anything.
  @Test func aConversionDoesNotWriteThroughTheLinkOfAnImage() throws {
    let command = try Command()
    try command.write(Self.storyboard("Login").replacing("</view>", with: Self.logo), to: "Main.storyboard")
    try command.write(Self.icon, to: "Logo.png")
    try command.write("Mine", to: "notes.txt")
    try command.run("convert", "Main.storyboard", "-o", "out")
    let copy = try command.read("out/Main-images/Logo.png")
    let image = command.folder.appendingPathComponent("out/Main-images/Logo.png").path
    try FileManager.default.removeItem(atPath: image)
    try FileManager.default.createSymbolicLink(atPath: image, withDestinationPath: "../../notes.txt")
    #expect(try command.run("convert", "Main.storyboard", "-o", "out").status == 1)
    #expect(try command.run("convert", "Main.storyboard", "-o", "out", "--force").status == 0)
    #expect(try command.text("notes.txt") == "Mine")
    #expect(try command.read("out/Main-images/Logo.png") == copy)
    #expect(throws: (any Error).self) { try FileManager.default.destinationOfSymbolicLink(atPath: image) }
  }

  @Test func longAndLikeNamesOfScenesBecomeFilesOfTheirOwn() throws {
    let long = String(repeating: "é", count: 200)
    let command = try Command()
    try command.write(Self.storyboard("x", "X", "x-2", long + "1", long + "2", "../../evil"), to: "m.storyboard")
    let first = try command.run("convert", "m.storyboard", "-o", "out")
    #expect(first.errors == "")
    let names = command.files("out")
    #expect(names.count == 6)
    #expect(names.allSatisfy { $0.utf8.count <= 255 && !$0.contains("/") })
    // Stable, whatever other scenes there are.
    try command.write(Self.storyboard(long + "2"), to: "m.storyboard")
    let again = try command.run("convert", "m.storyboard", "-o", "out").output.dropLast()
    #expect(names.contains(String(again.dropFirst("out/".count))))
    #expect(try command.run("render", "m.storyboard", "-o", "out").status == 0)
  }

  /// Views in more levels than a document can have, and in as many as a xib can.
  @Test(arguments: [150, 60])
  func whatIsConvertedCanBeReadAgain(_ depth: Int) throws {
    let nested = (0..<depth).map {
      "<view id=\"v\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>"
    }
    let xib =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" toolsVersion=\"13142\""
      + " targetRuntime=\"iOS.CocoaTouch\" useAutolayout=\"YES\"><objects>" + nested.joined()
      + String(repeating: "</subviews></view>", count: depth) + "</objects></document>"
    let command = try Command()
    try command.write(xib, to: "deep.xib")
    let result = try command.run("convert", "deep.xib", "-o", "out")
    guard result.status == 0 else {
      #expect(result.errors.contains("views are nested at most") || result.errors.contains("'view' is left out: as a"))
      #expect(command.files("out").isEmpty)
      return
    }
    #expect(depth == 60)
    #expect(try command.run("render", "out/deep-view.yaml").status == 0)
  }
}
