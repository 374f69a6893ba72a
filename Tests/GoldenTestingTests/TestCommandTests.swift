import Foundation
import TestSupport
import Testing

/// `strut test` as it is called: what it writes, prints and answers.
@Suite struct TestCommandTests {
  private static func setUp() throws -> Command {
    let command = try Command()
    try command.write(Command.box(), to: "figures/a.yaml")
    try command.write(Command.box(color: "navy"), to: "figures/deep/a.yaml")
    return command
  }

  @Test func recordsThenPassesThenTellsWhatMoved() throws {
    let command = try Self.setUp()
    let first = try command.run("test", "figures")
    #expect(first.status == 2)
    #expect(first.output.contains("'figures/a.png' is missing and is now recorded; review it"))
    // Two documents of one name have goldens of their own.
    #expect(
      command.files("goldens") == [
        "figures/a.png", "figures/a.txt", "figures/deep/a.png", "figures/deep/a.txt", "strut.stamp",
      ])
    let second = try command.run("test", "figures")
    #expect(second.status == 0)
    #expect(second.output == "2 documents: 2 passed\n")

    try command.write(Command.box(width: 31), to: "figures/a.yaml")
    let third = try command.run("test", "figures", "--record", "never")
    #expect(third.status == 2)
    #expect(
      third.output == """
        figures/a.yaml: failed
          box.frame.width: 30 → 31
          'figures/a.png' differs: 20 of 2400 pixels (0.8333 %), by up to 255 of 255, in one place: 1 × 20 at (35, 5), in 'box'
        2 documents: 1 passed, 1 failed
        If the new pictures are right, accept them:
          strut test figures/a.yaml --goldens goldens --record failed

        """)
    // The line that is printed does what it says.
    let fourth = try command.run("test", "figures/a.yaml", "--goldens", "goldens", "--record", "failed")
    #expect(fourth.status == 0)
    #expect(fourth.output.contains("box.frame.width: 30 → 31"))
    #expect(fourth.output.contains("; 2 goldens recorded\n"))
    #expect(try command.run("test", "figures", "--record", "never").status == 0)
  }

  @Test func withoutPathsThePresentFolderIsSearched() throws {
    let command = try Self.setUp()
    try command.write("on: push\n", to: "workflow.yml")
    try command.write("{}", to: "node_modules/package.json")
    try command.write("version: 2\n", to: ".hidden/views.yaml")
    _ = try command.run("test")
    let result = try command.run("test", "--record", "never")
    #expect(result.status == 0)
    #expect(result.output == "2 documents: 2 passed\n1 other file without views skipped\n")
    // One that is named is taken for what it is said to be.
    #expect(try command.run("test", "workflow.yml", "--record", "never").status == 1)
  }

  /// Emptied by a merge that went wrong, it must not pass as a file that is no document.
  @Test func aDocumentWithGoldensThatHasNoViewsAnyMoreIsAnError() throws {
    let command = try Self.setUp()
    _ = try command.run("test", "figures")
    try command.write("", to: "figures/a.yaml")
    let result = try command.run("test", "figures", "--record", "never")
    #expect(result.status == 1)
    #expect(result.errors.contains("figures/a.yaml"))
    #expect(!result.output.contains("skipped"))
  }

  @Test func goldensThatADocumentLeftBehindAreMentioned() throws {
    let command = try Self.setUp()
    _ = try command.run("test", "figures")
    try FileManager.default.removeItem(at: command.folder.appendingPathComponent("figures/a.yaml"))
    let result = try command.run("test", "figures", "--record", "never")
    #expect(result.status == 0)
    #expect(
      result.output
        == "1 document: 1 passed\n2 goldens belong to no document: --orphans lists, and --prune deletes such\n")
    // Those of other documents are not known in a part of a run.
    #expect(try command.run("test", "figures", "--filter", "deep").output == "1 document: 1 passed\n")
  }

  @Test func errorsAreReportedAndOthersGoOn() throws {
    let command = try Self.setUp()
    _ = try command.run("test", "figures")
    try command.write("size: [60, 40]\nviews:\n  - viw: box\n", to: "figures/broken.yaml")
    let result = try command.run("test", "figures", "missing.yaml", "--record", "never")
    #expect(result.status == 1)
    #expect(result.errors.contains("figures/broken.yaml:3:5: error:"))
    #expect(result.errors.contains("missing.yaml: error: no such file"))
    #expect(result.output.contains("3 documents: 2 passed, 1 could not be drawn or compared"))
    // What could not be drawn is worse than what differs: the answer is not complete.
    try command.write(Command.box(width: 9), to: "figures/a.yaml")
    #expect(try command.run("test", "figures", "--record", "never").status == 1)
  }

  @Test func aDamagedGoldenIsAnErrorAndNoMismatch() throws {
    let command = try Self.setUp()
    _ = try command.run("test", "figures")
    try command.write("version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 2\n", to: "goldens/figures/a.png")
    let result = try command.run("test", "figures")
    #expect(result.status == 1)
    #expect(result.output.contains("'figures/a.png' is a Git LFS pointer"))
  }

  @Test(arguments: [
    ["--record", "sometimes"], ["--shard", "3/2"], ["--jobs", "0"], ["--tolerance", "256"], ["--text", "runes"],
    ["--prune", "--filter", "a"], ["--orphans", "--shard", "1/2"], ["--largest-picture", "0"],
  ])
  func nonsenseIsRefused(_ arguments: [String]) throws {
    let command = try Self.setUp()
    let process = command.process(["test", "figures"] + arguments)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus != 0)
    #expect(process.terminationStatus != 2)
    #expect(!command.exists("goldens"))
  }

  @Test func twoDocumentsCannotShareGoldens() throws {
    let command = try Self.setUp()
    try command.write(Command.box(), to: "figures/a.yml")
    let result = try command.run("test", "figures")
    #expect(result.status == 1)
    #expect(
      result.errors.contains("figures/a.yml: error: goldens named 'figures/a' come from figures/a.yaml; rename one"))
    // Nor may a picture of one be a picture of the other.
    let other = try Command()
    try other.write(
      Command.box().replacingOccurrences(of: "views:", with: "orientation: [portrait, landscape]\nviews:"), to: "b.yaml"
    )
    try other.write(Command.box(), to: "b-landscape.yaml")
    let shared = try other.run("test", "b.yaml", "b-landscape.yaml")
    #expect(shared.status == 1)
    #expect(
      shared.errors
        == "b-landscape.yaml: error: 'b-landscape.png' is also a golden of b.yaml; rename one of them\n")
  }

  @Test func theRootDecidesNames() throws {
    let command = try Self.setUp()
    _ = try command.run("test", "figures", "--root", "figures")
    #expect(command.files("goldens") == ["a.png", "a.txt", "deep/a.png", "deep/a.txt", "strut.stamp"])
    // From another folder, a whole path.
    let outside = try Command()
    _ = try outside.run("test", command.folder.path + "/figures")
    #expect(outside.files("goldens") == ["a.png", "a.txt", "deep/a.png", "deep/a.txt", "strut.stamp"])
  }

  /// Recorded under a second name, a picture would pass whatever its golden says.
  @Test func goldensNamedFromAnotherFolderStopTheRun() throws {
    let command = try Command()
    try command.write(Command.box(), to: "book/figures/a.yaml")
    _ = try command.run("test", "book/figures", "--goldens", "book/goldens", "--root", "book")
    let goldens = command.files("book/goldens")
    #expect(goldens == ["figures/a.png", "figures/a.txt", "strut.stamp"])
    let message =
      "error: 'book/goldens/figures/a.txt' is a golden of 'book/figures/a.yaml' and named from another folder: write "
    // From above: by a longer name in that folder, or in a folder that is not there yet.
    let above = try command.run("test", "book/figures", "--goldens", "book/goldens")
    #expect(above.status == 1 && above.errors == message + "--root book, or delete it if that is over\n")
    let other = try command.run("test", "book/figures")
    #expect(
      other.status == 1
        && other.errors == message + "--goldens book/goldens --root book, or delete it if that is over\n")
    // From below, by a shorter one.
    let below = try command.run("test", "book/figures", "--goldens", "book/goldens", "--root", "book/figures")
    #expect(below.status == 1 && below.errors == message + "--root book, or delete it if that is over\n")
    #expect(command.files("book/goldens") == goldens && !command.exists("goldens"))
    // Another document of the run has that golden, whatever its extension.
    try command.write(Command.box(), to: "book/figures/figures/a.yaml")
    #expect(try command.run("test", "book", "--goldens", "book/goldens", "--root", "book").status == 2)
  }

  /// Of many documents one was moved, or is no figure: that says nothing of the folder that the others are named from.
  @Test func aMovedDocumentHasNewGoldens() throws {
    let command = try Self.setUp()
    _ = try command.run("test", "figures")
    try FileManager.default.moveItem(
      at: command.folder.appendingPathComponent("figures/a.yaml"),
      to: command.folder.appendingPathComponent("figures/deep/c.yaml"))
    try command.write("{\"x\": 1}\n", to: "figures/figures/a.json")
    let moved = try command.run("test", "figures")
    #expect(moved.status == 2 && moved.output.contains("'figures/deep/c.txt' is missing and is now recorded"))
    #expect(try command.run("test", "figures", "--prune").status == 0)
    #expect(!command.exists("goldens/figures/a.txt"))
  }

  @Test func orphansRecordNothing() throws {
    let command = try Self.setUp()
    _ = try command.run("test", "figures")
    try command.write(Command.box(), to: "figures/new.yaml")
    let listed = try command.run("test", "figures", "--orphans")
    #expect(listed.status == 2 && listed.output.contains("'figures/new.txt' is missing\n"))
    #expect(!command.exists("goldens/figures/new.txt"))
  }

  @Test(arguments: [
    ("veiws:\n- view: a\n", "veiws"), ("Views:\n- view: a\n", "Views"), ("size: [9, 9]\r\nveiws: []\r\n", "veiws"),
    ("veiws :\n", "veiws"), ("{\"veiws\": []}\n", "veiws"), ("view:\n- view: a\n", "view"),
    ("name: ci\nview: full\n", nil),
    ("news: []\n", nil), ("a:\n  veiws: 1\n", nil),
  ])
  func misspeltViewsAreTold(_ text: String, _ word: String?) throws {
    let command = try Self.setUp()
    try command.write(text, to: "figures/b.yaml")
    let result = try command.run("test", "figures")
    let message = word.map { "warning: the file has no 'views' and is skipped; did you mean 'views' by '\($0)'?" }
    #expect(message.map(result.errors.contains) ?? result.errors.isEmpty, "\(result.errors)")
    #expect(result.output.contains("1 other file without views skipped"))
  }

  @Test func shardsTogetherAreTheWhole() throws {
    let command = try Command()
    for number in 1...12 { try command.write(Command.box(width: number), to: "figures/f\(number).yaml") }
    var names: [String] = []
    for number in 1...3 {
      _ = try command.run("test", "figures", "--shard", "\(number)/3", "--goldens", "part\(number)")
      names += command.files("part\(number)").filter { $0.hasSuffix(".png") }
    }
    #expect(names.sorted() == (1...12).map { "figures/f\($0).png" }.sorted())
    // What engines say of parts is the same.
    for (number, environment) in [
      (2, ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "1"]), (2, ["CI_NODE_TOTAL": "3", "CI_NODE_INDEX": "2"]),
      (3, ["STRUT_SHARDS": "3", "JOB_COMPLETION_INDEX": "2"]),
    ] {
      let result = try command.run(
        "test", "figures", "--goldens", "part\(number)", "--record", "never", environment: environment)
      #expect(result.status == 0)
      #expect(result.output.contains("of shard \(number)/3"))
    }
    // An option overrules the environment, nonsense in it is an error.
    let status = command.folder.appendingPathComponent("status").path
    let bazel = ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "2", "TEST_SHARD_STATUS_FILE": status]
    #expect(
      try command.run("test", "figures", "--goldens", "part3", "--record", "never", environment: bazel).status == 0)
    #expect(command.exists("status"))
    #expect(
      try command.run("test", "figures", "--shard", "1/3", "--goldens", "part1", environment: bazel).output
        .contains("of shard 1/3"))
    #expect(try command.run("test", "figures", environment: ["TEST_TOTAL_SHARDS": "3"]).status != 0)
  }

  @Test func anEmptyShardPasses() throws {
    let command = try Self.setUp()
    let statuses = try (1...16).map { try command.run("test", "figures", "--shard", "\($0)/16", "--record", "never") }
    #expect(statuses.count { $0.status == 2 } == 2)
    #expect(statuses.count { $0.status == 0 && $0.output.contains("0 documents of shard") } == 14)
  }

  @Test func theEnvironmentRecords() throws {
    let command = try Self.setUp()
    #expect(try command.run("test", "figures", environment: ["STRUT_RECORD": "never"]).status == 2)
    #expect(!command.exists("goldens"))
    #expect(try command.run("test", "figures", environment: ["STRUT_RECORD": "all"]).status == 0)
    #expect(command.exists("goldens/figures/a.png"))
  }

  @Test func filtersAreTextOrPatterns() throws {
    let command = try Self.setUp()
    #expect(try command.run("test", "figures", "--filter", "deep").output.contains("1 document:"))
    #expect(try command.run("test", "figures", "--filter", "fig*/a.yaml").output.contains("2 documents:"))
    let partly = try command.run("test", "figures", "--filter", "deep/", "--filter", "none")
    #expect(partly.output.contains("1 document:"))
    #expect(partly.errors == "warning: no document's path matches --filter 'none'\n")
    // A filter that is misspelt must not pass.
    let idle = try command.run("test", "figures", "--filter", "none*")
    #expect(idle.status == 1)
    #expect(idle.errors == "error: no document's path matches --filter 'none*'\n")
  }

  @Test func aFolderOfGoldensThatIsNotThereIsNoMismatch() throws {
    let command = try Self.setUp()
    _ = try command.run("test", "figures", "--goldens", "Goldens")
    let misspelt = try command.run("test", "figures", "--goldens", "Gldens", "--record", "never")
    #expect(misspelt.status == 1)
    #expect(misspelt.errors == "error: 'Gldens' does not exist; did you mean 'Goldens'?\n")
    // A second set may be meant, and is told of.
    let second = try command.run("test", "figures")
    #expect(second.status == 2)
    #expect(second.errors.contains("warning: 'goldens' does not exist and is created; 'Goldens' also holds goldens\n"))
    #expect(try command.run("test", "figures").errors.isEmpty)
    let elsewhere = try command.run("test", "figures", "--goldens", "elsewhere", "--record", "never")
    #expect(elsewhere.status == 2)
    #expect(elsewhere.output.contains("missing"))
  }

  @Test func standardInputHasNoGoldens() throws {
    let result = try Self.setUp().run("test", "-")
    #expect(result.status == 1)
    #expect(result.errors.contains("goldens are named after document files, and standard input has no file name"))
  }

  @Test func storyboardsAreTestedWhereTheyAreNamed() throws {
    let command = try Command()
    try command.write(Self.storyboard(["Login", "Settings"]), to: "app/Main.storyboard")
    let skipped = try command.run("test", "app")
    #expect(skipped.status == 1)
    let ways = "to test it: strut test app/Main.storyboard, or --storyboards for all in folders"
    #expect(skipped.errors == "error: no documents in 'app' but 1 storyboard or xib; \(ways)\n")
    #expect(try command.run("test", "app/Main.storyboard").status == 2)
    #expect(try command.run("test", "app/Main.storyboard").status == 0)
    // A scene that comes first moves no other.
    try command.write(Self.storyboard(["Begin", "Login", "Settings"]), to: "app/Main.storyboard")
    let result = try command.run("test", "app/Main.storyboard", "--record", "never")
    #expect(result.output.contains("[Begin, iphone-8, portrait]: new, not in the golden"))
    #expect(result.output.contains("'app/Main-Begin@2x.png' is missing"))
    #expect(!result.output.contains("Login") && !result.output.contains("Settings"))
    try command.write(Command.box(), to: "app/a.yaml")
    #expect(try command.run("test", "app").output.contains("1 storyboard or xib skipped; \(ways)"))
  }

  /// A folder of an application has storyboards, and other files of JSON than figures.
  @Test func aRunThatTestsNothingFails() throws {
    let command = try Command()
    try command.write(Self.storyboard(["Login"]), to: "app/Main.storyboard")
    try command.write(Self.storyboard(["Settings"]), to: "app/More.storyboard")
    try command.write("{\"info\": {\"version\": 1}}", to: "app/Contents.json")
    let ways = "to test them: strut test app/Main.storyboard app/More.storyboard, or --storyboards for all in folders"
    for option in ["--goldens=goldens", "--filter=app", "--shard=1/2", "--shard=2/2"] {
      let result = try command.run("test", "app", option)
      #expect(result.status == 1)
      let match = option == "--filter=app" ? " match --filter 'app'" : ""
      #expect(
        result.errors
          == "error: nothing was tested: no documents in 'app'\(match) but 2 storyboards and xibs; \(ways)\n")
      // The ways are told once.
      #expect(!result.output.contains("storyboards"))
    }
    // Nothing is left over, either, and that is no mistake.
    #expect(try command.run("test", "app", "--orphans").status == 0)
    // A part of a run may have no document.
    try command.write(Command.box(), to: "app/a.yaml")
    _ = try command.run("test", "app", "--record", "all")
    let parts = try (1...2).map { try command.run("test", "app", "--shard", "\($0)/2") }
    #expect(parts.map(\.status) == [0, 0])
    #expect(parts.contains { $0.output.hasPrefix("0 documents") })
  }

  /// A filter holds for storyboards that are skipped, too.
  @Test func aFilterThatLetsOnlyStoryboardsThroughSaysHowTheyAreTested() throws {
    let command = try Command()
    for name in ["Main", "More"] { try command.write(Self.storyboard(["Login"]), to: "app/\(name).storyboard") }
    try command.write(Command.box(), to: "figures/a.yaml")
    let ways = "to test it: strut test app/Main.storyboard, or --storyboards for all in folders"
    let idle = try command.run("test", "app", "figures", "--filter", "Main*")
    #expect(idle.status == 1)
    #expect(
      idle.errors
        == "error: no documents in 'app', 'figures' match --filter 'Main*' but 1 storyboard or xib; \(ways)\n")
    #expect(!command.exists("goldens"))
    // Beside a document they are told of as without a filter.
    let partly = try command.run("test", "app", "figures", "--filter", "Main", "--filter", "a.yaml", "--record", "all")
    #expect(partly.status == 0)
    #expect(partly.errors == "")
    #expect(partly.output.hasSuffix("\n1 storyboard or xib skipped; \(ways)\n"))
    #expect(try command.run("test", "app", "figures", "--filter", "a.yaml").output == "1 document: 1 passed\n")
  }

  @Test func allStoryboardsOfAFolderAreTestedOnRequest() throws {
    let command = try Command()
    try command.write(Self.storyboard(["Login"]), to: "app/Main.storyboard")
    try command.write(Self.storyboard(["Settings"]), to: "app/More.storyboard")
    #expect(try command.run("test", "app", "--storyboards").status == 2)
    let result = try command.run("test", "app", "--storyboards")
    #expect(result.status == 0)
    #expect(result.output == "2 documents: 2 passed\n")
    #expect(try command.run("test", "app", "--storyboards", "--orphans").output.contains("No goldens without"))
  }

  private static func storyboard(_ scenes: [String]) -> String {
    let parts = scenes.map { name in
      """
      <scene sceneID="s-\(name)"><objects><viewController storyboardIdentifier="\(name)" id="c-\(name)">
      <view key="view" id="v-\(name)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
      </viewController></objects></scene>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490.70"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/><scenes>\(parts.joined())</scenes></document>
      """
  }

  @Test func orphansAreListedAndOnlyDeletedWhenAsked() throws {
    let command = try Self.setUp()
    // A document that is gone, and a picture that a document no longer has.
    try command.write(Command.box(), to: "figures/old.yaml")
    _ = try command.run("test", "figures")
    try FileManager.default.removeItem(at: command.folder.appendingPathComponent("figures/old.yaml"))
    let picture = try command.read("goldens/figures/deep/a.png")
    try command.write(picture, to: "goldens/figures/deep/a-iphone-8-landscape-rtl~dark@2x.png")
    // What only looks like goldens, and what a killed recording left.
    let others = [
      "figures/.a.png.0123abcd.strut-tmp", "figures/deep/a-logo.png", "figures/lone.png", "figures/notes.md",
      "others/mine.png",
    ]
    for name in others { try command.write(picture, to: "goldens/\(name)") }
    for name in ["figures/notes.txt", "figures/a@3x.png"] { try command.write("x", to: "goldens/\(name)") }
    let damaged = try command.text("goldens/figures/a.txt") + "mine\n"
    try command.write(damaged, to: "goldens/figures/damaged.txt")
    let kept =
      others + [
        "figures/a.png", "figures/a.txt", "figures/a@3x.png", "figures/damaged.txt", "figures/deep/a.png",
        "figures/deep/a.txt", "figures/notes.txt", "strut.stamp",
      ]
    let listed = try command.run("test", "figures", "--orphans")
    #expect(listed.status == 0)
    let orphans = "  figures/deep/a-iphone-8-landscape-rtl~dark@2x.png\n  figures/old.png\n  figures/old.txt\n"
    #expect(listed.output.hasSuffix("Goldens without a document:\n\(orphans)"))
    // One document among others: the goldens of the others are no orphans.
    #expect(try command.run("test", "figures/a.yaml", "--prune").status != 0)
    // Nobody knows the goldens of a document that cannot be drawn.
    try command.write("views: 1\n", to: "figures/deep/a.yaml")
    let broken = try command.run("test", "figures", "--prune", "--record", "never")
    #expect(broken.status == 1)
    #expect(broken.errors.contains("no golden is deleted"))
    #expect(!broken.output.contains("deep/a-iphone"))
    #expect(command.exists("goldens/figures/old.png"))
    try command.write(Command.box(color: "navy"), to: "figures/deep/a.yaml")
    #expect(try command.run("test", "figures", "--prune").status == 0)
    #expect(command.files("goldens") == kept.sorted())
  }

  /// A storyboard that a run skips has its goldens all the same, and a run from another folder knows none of them.
  @Test func goldensOfOthersAreNoOrphans() throws {
    let command = try Self.setUp()
    try command.write(Self.storyboard(["Main"]), to: "figures/Main.storyboard")
    _ = try command.run("test", "figures", "figures/Main.storyboard")
    let goldens = command.files("goldens")
    #expect(goldens.contains("figures/Main.txt"))
    let whole = try command.run("test", "figures")
    #expect(whole.status == 0 && !whole.output.contains("no document"))
    #expect(try command.run("test", "figures", "--prune").status == 0)
    let elsewhere = try command.run("test", "figures", "--root", "figures", "--prune")
    #expect(elsewhere.status == 1 && elsewhere.errors.contains("write --root ., or delete"))
    #expect(command.files("goldens") == goldens)
  }

  /// A merge that went wrong, a disk that did, or somebody's pen.
  @Test(arguments: [
    ("A", "is damaged: it has bytes that are no text"), ("B", "goes on after 'end' in line 8"),
    ("C", "has two sections '[60 × 40, portrait]'"), ("D", "line 4 is not a line of a geometry: '<<<<<<< HEAD'"),
    ("E", "is damaged: it has bytes that are no text"), ("F", "is cut off: its last line is not 'end'"),
    ("G", "is a Git LFS pointer"),
  ])
  func aDamagedGeometryIsAnError(_ damage: String, _ message: String) throws {
    let command = try Self.setUp()
    _ = try command.run("test", "figures/a.yaml")
    let golden = try command.text("goldens/figures/a.txt")
    let section = golden.dropFirst("strut geometry 1\n\n".count).dropLast("end\n".count)
    let text =
      switch damage {
      case "A": golden + "\0\0\0"
      case "B": golden + "garbage <<<<<<< HEAD"
      case "C": "strut geometry 1\n\n" + section + section.replacing("30", with: "77") + "end\n"
      case "D": golden.replacing("root (view)", with: "<<<<<<< HEAD\nroot (view)")
      case "F": String(golden.dropLast("end\n".count))
      case "G": "version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 2\n"
      default: golden
      }
    try command.write(Array(text.utf8) + (damage == "E" ? [0xFF] : []), to: "goldens/figures/a.txt")
    let result = try command.run("test", "figures/a.yaml", "--record", "never")
    #expect(result.status == 1)
    #expect(result.output.contains("'figures/a.txt' \(message)"), "\(result.output)")
  }

  /// What is drawn and written does not depend on how many threads there are.
  @Test func threadsChangeNothing() throws {
    let command = try Command()
    for number in 1...8 { try command.write(Command.box(width: number), to: "f/\(number).yaml") }
    let one = try command.run("test", "f", "--jobs", "1", "--goldens", "one")
    let four = try command.run("test", "f", "--jobs", "4", "--goldens", "four")
    #expect(one.output == four.output)
    #expect(command.files("one") == command.files("four"))
    for file in command.files("one") { #expect(try command.read("one/\(file)") == command.read("four/\(file)")) }
  }

  @Test func textAsBoxesIsComparedWithBoxes() throws {
    let command = try Command()
    func label(_ text: String) -> String {
      "size: [80, 30]\nviews:\n  - label: a\n    frame: [0, 0, 80, 30]\n    text: \"\(text)\"\n"
    }
    try command.write(label("6986"), to: "a.yaml")
    _ = try command.run("test", "a.yaml", "--text", "boxes")
    try command.write(label("8669"), to: "a.yaml")
    #expect(try command.run("test", "a.yaml", "--text", "boxes").status == 0)
    let live = try command.run("test", "a.yaml", "--record", "never")
    #expect(live.status == 2)
    let accepting = try command.run("test", "a.yaml", "--text", "boxes", "--scale", "1", "--record", "never")
    #expect(accepting.output.contains("strut test a.yaml --goldens goldens --scale 1 --text boxes --record failed"))
  }
}
