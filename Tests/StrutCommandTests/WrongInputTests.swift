import Foundation
import TestSupport
import Testing

/// What the command says of files that are no documents, and of words that are not its own.
@Suite struct WrongInputTests {
  @Test(arguments: [
    (
      "View.swift",
      "Swift code, not a document: with 'import StrutUIKit', layout code for UIKit draws and checks itself"
    ),
    ("Main.strings", "translations, not a document: a storyboard is laid out with the texts that it has itself"),
    ("Main.xcstrings", "translations, not a document: a storyboard is laid out with the texts that it has itself"),
    ("Info.plist", "a property list, not a document"),
  ])
  func aFileOfAnApplicationIsNoDocument(_ name: String, _ problem: String) throws {
    let command = try Command()
    try command.write("struct A: View { var body: some View { Text(\"x\") } }\n", to: name)
    for subcommand in ["check", "render", "inspect", "test"] {
      let result = try command.run(subcommand, name)
      #expect(result.status == 1)
      #expect(result.errors == "\(name): error: \(problem)\n")
    }
  }

  /// As UIKit's constants, SwiftUI and Xcode's previews have them.
  @Test(arguments: [
    ("accessibilityXXXL", "accessibilityExtraExtraExtraLarge"), ("AX5", "accessibilityExtraExtraExtraLarge"),
    ("UICTContentSizeCategoryAccessibilityXXXL", "accessibilityExtraExtraExtraLarge"),
    ("UICTContentSizeCategoryXXL", "extraExtraLarge"), ("XXXL", "extraExtraExtraLarge"),
    ("accessibility1", "accessibilityMedium"), ("xLarge", "extraLarge"),
  ])
  func textSizesAreKnownByOtherNames(_ word: String, _ meant: String) throws {
    let command = try Command()
    try command.write(Command.box(), to: "a.yaml")
    let result = try command.run("check", "a.yaml", "--text-size", word)
    #expect(result.errors.hasPrefix("error: '\(word)' is not a known text size; did you mean '\(meant)'?\n"))
  }

  @Test func aPatternThatMatchesNothingIsToldAlike() throws {
    let command = try Command()
    for subcommand in ["check", "test"] {
      #expect(
        try command.run(subcommand, "*.storyboard").errors == "*.storyboard: error: no file matches this pattern\n")
    }
  }

  @Test func aFolderOfPagesIsNone() throws {
    let command = try Command()
    try command.write("# Page\n", to: "pages/a.md")
    #expect(
      try command.run("embed", "pages").errors
        == "pages: error: a folder, not a page; name the pages in it, such as pages/*.md\n")
  }

  @Test func aCheckIsOfAllScenes() throws {
    let result = try Command().run("check", "--scene", "Main", "Main.storyboard")
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("error: --scene is an option of 'render' and 'inspect': "))
  }

  @Test func formatsBehindABlankAreNoDocuments() throws {
    let command = try Command()
    try command.write(Command.box(), to: "a.yaml")
    let result = try command.run("render", "a.yaml", "--format", "png", "svg")
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("error: formats are separated by commas; did you mean '--format png,svg'?\n"))
    #expect(!command.exists("a@2x.png"))
  }

  @Test func aPartOfANameIsSuggestedInItsBraces() throws {
    let errors = try Command().run("render", "a.yaml", "--name", "fig-{nam}").errors
    #expect(errors.hasPrefix("error: --name: '{nam}' is not a part of a name; did you mean '{name}'?\n"))
  }

  @Test func aCoverageIsOfTheCanvas() throws {
    let command = try Command()
    let result = try command.run("check", "--coverage", "--device", "iphone-15", "Main.storyboard")
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("error: --coverage counts what the canvas shows: --device, "))
  }

  @Test func nothingIsCountedWhereNothingCanBeRead() throws {
    let command = try Command()
    try command.write("<document", to: "Main.storyboard")
    let result = try command.run("fidelity", "Main.storyboard", "other.xib")
    #expect(result.status == 1)
    #expect(result.output == "")
    let json = try command.run("fidelity", "--json", "Main.storyboard", "other.xib")
    #expect(json.status == 1)
    #expect(json.output.contains("\"failed\": [\"Main.storyboard\", \"other.xib\"]"))
  }
}
