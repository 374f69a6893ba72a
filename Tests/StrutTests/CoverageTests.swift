import Testing

import Strut

/// What pictures of documents show of their elements and properties.
@Suite struct CoverageTests {
  private static func document(_ subviews: String) -> SourceFile {
    SourceFile(
      name: "Main.storyboard",
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="s"><objects>
        <viewController id="vc" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(subviews)</subviews></view>
        <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Go" id="b"/></navigationItem>
        </viewController></objects></scene></scenes>
        <resources><image name="photo" width="10" height="10"/></resources></document>
        """)
  }

  private static func view(_ tag: String, _ id: String, _ attributes: String = "", _ children: String = "") -> String {
    """
    <\(tag) contentMode="scaleToFill" id="\(id)" \(attributes)>
    <rect key="frame" x="10" y="10" width="50" height="20"/>\(children)</\(tag)>
    """
  }

  @Test func elementsAreCountedByHowTheyAreDrawn() throws {
    let source = Self.document(
      Self.view("label", "l", #"text="Hello""#) + Self.view("label", "m", #"text="Hello" glow="3""#)
        + Self.view("view", "v", #"customClass="Chart""#)
        + Self.view("imageView", "i", #"image="photo""#) + Self.view("hologramView", "h"))
    let (coverage, diagnostics) = coverage(of: source, imagesIn: "/nowhere")
    #expect(!diagnostics.hasErrors)
    let elements = try #require(coverage).elements
    func counts(_ name: String) -> [Int] {
      DocumentCoverage.Drawing.allCases.map { elements[name]?[$0] ?? 0 }
    }
    #expect(counts("label") == [1, 1, 0, 0])
    #expect(counts("view") == [1, 0, 0, 0])
    #expect(counts("view (of its own class)") == [0, 0, 1, 0])
    #expect(counts("imageView (image not there)") == [0, 0, 1, 0])
    #expect(counts("hologramView") == [0, 0, 0, 1])
    #expect(counts("barButtonItem") == [1, 0, 0, 0])
  }

  /// What nobody thought of counts as not drawn; what no picture could show is not counted.
  @Test func propertiesAreCountedByHowTheyAreDrawn() throws {
    let color = #"<color key="shimmerColor" white="0" alpha="1" colorSpace="calibratedWhite"/>"#
    let source = Self.document(
      Self.view("label", "l", #"text="Hello" userInteractionEnabled="NO" glow="3""#, color)
        + Self.view("button", "b", #"contentHorizontalAlignment="fill""#)
        + Self.view("button", "c", #"contentHorizontalAlignment="center""#))
    let properties = try #require(coverage(of: source, imagesIn: "/nowhere").0).properties
    #expect(properties["label.text"]?[.faithful] == 1)
    #expect(properties["label.glow"]?[.missing] == 1)
    #expect(properties["label.shimmerColor"]?[.missing] == 1)
    #expect(properties["label.userInteractionEnabled"] == nil)
    #expect(properties["button.contentHorizontalAlignment"]?[.missing] == 1)
    #expect(properties["button.contentHorizontalAlignment"]?[.faithful] == 1)
  }

  /// What only a class of a program's own reads is on no picture.
  @Test func runtimeAttributesCountWhereUIKitDrawsThem() throws {
    func attribute(_ keyPath: String) -> String {
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)">
      <real key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    }
    let source = Self.document(
      Self.view("label", "l", "", attribute("layer.cornerRadius")) + Self.view("button", "b", "", attribute("heroID"))
        + Self.view("slider", "s", "", attribute("layer.shadowRadius")))
    let properties = try #require(coverage(of: source, imagesIn: "/nowhere").0).properties
    #expect(properties["label.userDefinedRuntimeAttributes"]?[.faithful] == 1)
    #expect(properties["button.userDefinedRuntimeAttributes"] == nil)
    #expect(properties["slider.userDefinedRuntimeAttributes"]?[.missing] == 1)
  }

  @Test func coveragesAddUp() throws {
    let one = try #require(coverage(of: Self.document(Self.view("label", "l")), imagesIn: "/nowhere").0)
    var two = one
    two.add(one)
    #expect(two.elements["label"]?.total == 2)
    #expect(two.properties["label.frame"]?[.faithful] == 2)
  }

  @Test func figuresHaveNoCoverage() {
    let (coverage, diagnostics) = coverage(of: SourceFile(name: "a.yaml", text: "size: [1, 1]"), imagesIn: ".")
    #expect(coverage == nil)
    #expect(diagnostics.hasErrors)
  }
}
