import Foundation
import TestSupport
import Testing

/// What is printed of the scenes of a storyboard says which is whose.
@Suite struct SceneListingTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>
    <scene sceneID="s1"><objects><viewController storyboardIdentifier="Login" id="c1">
    <view key="view" id="v1"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
    <label text="Name" id="name" userLabel="name"><rect key="frame" x="0" y="0" width="80" height="20"/></label>
    <label text="Password" translatesAutoresizingMaskIntoConstraints="NO" id="pass"><rect key="frame" x="0" y="40" width="80" height="20"/></label>
    </subviews><constraints>
    <constraint firstItem="pass" firstAttribute="leading" secondItem="v1" secondAttribute="leading" id="k1"/>
    <constraint firstItem="pass" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="40" id="k2"/>
    </constraints></view></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController storyboardIdentifier="About" id="c2">
    <view key="view" id="v2"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
    </viewController></objects></scene></scenes></document>
    """

  private func command() throws -> Command {
    let command = try Command()
    try command.write(Self.storyboard, to: "Main.storyboard")
    return command
  }

  @Test func aTreeNamesItsScene() throws {
    let command = try command()
    #expect(
      try command.run("tree", "Main.storyboard").output == """
        Main-Login
        [ 0] UIView
        --[ 1] UILabel
        --[ 1] UILabel

        Main-About
        [ 0] UIView

        """)
    #expect(
      try command.run("tree", "--names", "Main.storyboard").output == """
        Main-Login
        [ 0] UIView  root
        --[ 1] UILabel  name
        --[ 1] UILabel  label1

        Main-About
        [ 0] UIView  root

        """)
    #expect(try command.run("trace", "Main.storyboard").output.contains("\n\nMain-About\n"))
    // A document of one figure needs no name.
    try command.write(Command.box(), to: "a.yaml")
    #expect(try command.run("tree", "a.yaml").output.hasPrefix("[ 0] UIView\n"))
  }

  /// A view is meant by its name or by its id, and scenes without it are left out.
  @Test(arguments: ["label1", "pass"]) func whatDeterminesAViewIsOfItsScene(_ view: String) throws {
    let command = try command()
    let result = try command.run("inspect", "--affecting", view, "Main.storyboard")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Main-Login\n"))
    #expect(result.output.contains("label1.leading == root.leading"))
    #expect(!result.output.contains("Main-About"))
  }

  @Test(arguments: [("lable1", "label1"), ("pas", "pass")])
  func aViewThatIsNotThereIsTold(_ written: String, _ meant: String) throws {
    let unknown = try command().run("inspect", "--affecting", written, "Main.storyboard")
    #expect(
      unknown.errors == "Main.storyboard: error: '\(written)' is not a view of the document; did you mean '\(meant)'?\n"
    )
  }
}
