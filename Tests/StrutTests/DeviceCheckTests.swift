import Geometry
import Testing
import Typography

import Strut

/// What `strut check` says of a storyboard or xib on a device that is not its canvas's.
@Suite struct DeviceCheckTests {
  private func findings(_ source: SourceFile, on device: String = "iphone-5s") throws -> CheckedDocument {
    var overrides = FigureOverrides()
    overrides.devices = [try #require(Device.named(device))]
    return check(source, name: "Main", imagesIn: ".", overrides: overrides)
  }

  private func label(_ text: String, _ id: String, y: Double = 0, width: Double, _ constraints: String = "") -> String {
    """
    <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" horizontalHuggingPriority="251">
    <rect key="frame" x="0.0" y="\(y)" width="\(width)" height="20.5"/>
    <constraints>\(constraints)</constraints></label>
    """
  }

  /// 340 points fit a screen of 390, and not one of 320.
  @Test(arguments: [("iphone-5s", 1), ("iphone-14", 0)])
  func textsBeyondASideOfTheScreenAreTold(_ device: String, _ count: Int) throws {
    let wide = label("A", "a", width: 300, "<constraint firstAttribute=\"width\" constant=\"340\" id=\"w\"/>")
    let source = InterfaceFixture.scene(
      of: [wide], aligned: [("a", "leading", "v", "leading"), ("a", "top", "v", "top")])
    let checked = try findings(source, on: device)
    let lost = checked.findings.all.filter { $0.finding.identifier == .lostView }
    #expect(lost.count == count && checked.isSound && checked.isWithoutWarnings == (count == 0))
    for entry in lost {
      #expect(entry.finding.detail.message.hasPrefix("'label1' is partly off-screen: its frame (0 0; 340 20.5)"))
      #expect(entry.finding.detail.message.contains("beyond the right side of the root, which is 320 × 568"))
    }
  }

  /// A text and a box that together are wider than the screen, of one priority, are left to the text, which is cut off; two
  /// boxes are nobody's.
  @Test(arguments: [(true, Diagnostic.Severity.warning), (false, .error)])
  func contentsThatPushATextTogetherAreAWarning(_ isText: Bool, _ severity: Diagnostic.Severity) throws {
    let box = """
      <imageView image="wide" translatesAutoresizingMaskIntoConstraints="NO" id="ID" userLabel="ID">
      <rect key="frame" x="0.0" y="0.0" width="150" height="20"/></imageView>
      """
    let text = label("Notifications about new messages of all kinds", "a", width: 150)
    let first = isText ? text : box.replacing("ID", with: "a")
    let source = InterfaceFixture.scene(
      of: [first, box.replacing("ID", with: "b")],
      aligned: [
        ("a", "leading", "v", "leading"), ("b", "leading", "a", "trailing"), ("v", "trailing", "b", "trailing"),
        ("a", "top", "v", "top"), ("b", "top", "v", "top"),
      ], resources: "<image name=\"wide\" width=\"300\" height=\"20\"/>")
    let checked = try findings(source)
    let ambiguous = checked.findings.all.filter {
      [.ambiguousView, .ambiguousContent].contains($0.finding.identifier)
    }
    #expect(ambiguous.map(\.severity).first == severity, "\(checked.findings.all.map(\.finding.detail.message))")
  }

  /// A text that stands at the end of a high screen, and that a low one cuts in half; one that is wider, too, at two edges.
  @Test(
    arguments: [
      ("iphone-5s", 100.0, "the bottom"), ("iphone-5s", 340, "the right side and the bottom"), ("iphone-14", 340, nil),
    ])
  func textsBeyondTheBottomOfTheScreenAreTold(_ device: String, _ width: Double, _ edges: String?) throws {
    func length(_ attribute: String, _ length: Double) -> String {
      "<constraint firstAttribute=\"\(attribute)\" constant=\"\(length)\" id=\"\(attribute)-\(length)\"/>"
    }
    let space = label("B", "b", width: 300, length("height", 548))
    let low = label("A", "a", width: 300, length("height", 40) + length("width", width))
    let source = InterfaceFixture.scene(
      of: [space, low],
      aligned: [
        ("b", "leading", "v", "leading"), ("b", "top", "v", "top"), ("a", "leading", "v", "leading"),
        ("a", "top", "b", "bottom"),
      ])
    let lost = try findings(source, on: device).findings.all.filter { $0.finding.identifier == .lostView }
    #expect(lost.count == (edges == nil ? 0 : 1))
    for entry in lost {
      let message = entry.finding.detail.message
      #expect(message.contains("(0 548; ") && message.contains("beyond \(edges ?? "") of the root"), "\(message)")
      #expect(
        message.contains(width < 320 ? "'label2.top == label1.bottom'" : "4 constraints put it there"), "\(message)")
    }
  }

  /// Who names a device, if only that of the canvas, asks for run time: a text that was changed without an editor is measured,
  /// and one that is only a little wider in our fonts is not.
  @Test(arguments: [(42.0, true), (148, false)]) func changedTextsAreMeasuredOnADevice(
    _ width: Double, _ isMeasured: Bool
  ) throws {
    let source = InterfaceFixture.scene(
      of: [label("Hello, dear reader", "a", width: width)], on: "retina4_0",
      aligned: [("a", "leading", "v", "leading"), ("a", "top", "v", "top")])
    let figure = try #require(readFigures(source, name: "Main", imagesIn: ".").figures.first)
    var overrides = FigureOverrides()
    overrides.devices = [try #require(figure.canvas?.device)]
    func found(_ figure: Figure) throws -> Double {
      try #require(figure.pictures(measuringTextWith: FixedWidthMeasurer()).first).panels[0].views[1].frame.width
    }
    #expect(try found(figure) == width)
    #expect(try (found(figure.applying(overrides)) > 110) == true)
    #expect(try (found(figure.applying(overrides)) != width) == isMeasured)
  }

  /// The canvas of Xcode 11 to 14.2 shows no status bar on a phone without a notch; another device does, also of several.
  @Test(arguments: [(15705, 1), (21701, 2)])
  func devicesShowTheStatusBarThatACanvasOmits(_ tools: Int, _ count: Int) throws {
    let source = InterfaceFixture.scene(of: [], tools: tools, on: "retina4_0", aligned: [])
    var options = RenderOptions(formats: [.svg])
    options.overrides.devices = try ["iphone-5s", "iphone-15"].map { try #require(Device.named($0)) }
    let files = render(source, name: "Main", imagesIn: ".", options: options).files
    let pictures = files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(files.count == 2 && pictures.count { $0.contains("9:41") } == count)
    #expect(pictures.last?.contains("9:41") == true)
  }

  /// What scrolls up and down alone brings nothing back from beside the screen; content that is wider scrolls there.
  @Test(arguments: [("scroll", 1), ("a", 0)])
  func textsBesideContentThatScrollsUpAndDownAreTold(_ widthOf: String, _ count: Int) throws {
    let wide = label("A", "a", y: 700, width: 300, "<constraint firstAttribute=\"width\" constant=\"340\" id=\"w\"/>")
    let pins = ["leading", "trailing", "top", "bottom"].map {
      "<constraint firstItem=\"content\" firstAttribute=\"\($0)\" secondItem=\"scroll\" secondAttribute=\"\($0)\" id=\"p\($0)\"/>"
    }
    // The content is as wide as the scroll view, or as its text.
    let width = """
      <constraint firstItem="content" firstAttribute="width" secondItem="\(widthOf)" secondAttribute="width" id="q"/>
      """
    let scroll = """
      <scrollView clipsSubviews="YES" translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
      <rect key="frame" x="0.0" y="0.0" width="320" height="568"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="content">
      <rect key="frame" x="0.0" y="0.0" width="320" height="900"/><subviews>\(wide)</subviews><constraints>
      <constraint firstAttribute="height" constant="900" id="h"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" constant="700" id="t"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="l"/>
      </constraints></view></subviews><constraints>\(pins.joined())\(width)</constraints></scrollView>
      """
    let ends = ["leading", "trailing", "top", "bottom"].map { ("scroll", $0, "v", $0) }
    let lost = try findings(InterfaceFixture.scene(of: [scroll], aligned: ends)).findings.all
      .filter { $0.finding.identifier == .lostView }
    #expect(lost.map(\.finding.detail.views) == Array(repeating: ["label1"], count: count))
  }

  /// A card that clips is 50 points high, and a text in it that starts at 25 has two lines on a narrow screen. One that was cut
  /// off on the canvas is its author's, and what does not clip cuts nothing off.
  @Test(arguments: [
    ("iphone-5s", "YES", 25.0, 1), ("iphone-14", "YES", 25, 0), ("iphone-5s", "NO", 25, 0), ("iphone-5s", "YES", 36, 0),
  ])
  func textsThatAViewCutsOffAreTold(_ device: String, _ clips: String, _ top: Double, _ count: Int) throws {
    let text = "A line of words that is as long as a narrow screen"
    let card = """
      <view clipsSubviews="\(clips)" translatesAutoresizingMaskIntoConstraints="NO" id="card">
      <rect key="frame" x="0.0" y="0.0" width="414" height="50"/><subviews>
      <label text="\(text)" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0.0" y="\(top)" width="414" height="20.5"/></label></subviews><constraints>
      <constraint firstAttribute="height" constant="50" id="h"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="card" secondAttribute="top" constant="\(top)" id="t"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="card" secondAttribute="leading" id="l"/>
      <constraint firstItem="a" firstAttribute="trailing" secondItem="card" secondAttribute="trailing" id="r"/>
      </constraints></view>
      """
    let ends = [
      ("card", "leading", "v", "leading"), ("card", "trailing", "v", "trailing"), ("card", "top", "v", "top"),
    ]
    let checked = try findings(InterfaceFixture.scene(of: [card], aligned: ends), on: device)
    let cut = checked.findings.all.filter { $0.finding.identifier == .lostView }
    #expect(cut.map(\.finding.detail.views) == Array(repeating: ["label1"], count: count) && checked.isSound)
    for entry in cut {
      #expect(entry.finding.detail.message.contains("below 'view1', which clips what is in it"))
    }
  }

  /// A row without a constraint to its bottom does not grow with a larger text.
  @Test func textsThatARowCutsOffAreTold() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701" useAutolayout="YES"><objects>
      <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="320" height="50"/><autoresizingMask key="autoresizingMask"/><subviews>
      <label text="Words" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0.0" y="25" width="50" height="22"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" constant="25" id="t"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="l"/>
      </constraints></tableViewCellContentView></tableViewCell></objects></document>
      """
    func lost(_ size: ContentSizeCategory) -> [String] {
      var overrides = FigureOverrides()
      overrides.contentSizes = [size]
      let checked = check(SourceFile(name: "Cell.xib", text: text), name: "Cell", imagesIn: ".", overrides: overrides)
      return checked.findings.all.filter { $0.finding.identifier == .lostView }.map(\.finding.detail.message)
    }
    #expect(lost(.large).isEmpty)
    let message = try #require(lost(.accessibilityExtraLarge).first)
    #expect(message.hasPrefix("'label1' is partly cut off") && message.contains("below 'root', which is as high as"))
  }

  /// A twentieth too little is more than the width of a text is unsure by.
  @Test(arguments: [(0.93, 1), (0.98, 0)])
  func lineThatIsDrawnNarrowerIsCutOffAllTheSame(_ share: Double, _ count: Int) throws {
    func source(_ width: Double) -> SourceFile {
      let constraint = "<constraint firstAttribute=\"width\" constant=\"\(width)\" id=\"w\"/>"
      return InterfaceFixture.scene(
        of: [label("Your delivery address", "a", width: width, constraint)],
        aligned: [("a", "leading", "v", "leading"), ("a", "top", "v", "top")])
    }
    let whole = try findings(source(300)).figures[0].pictures[0].panels[0].views
    let asked = try #require(whole.first { $0.name == "label1" }?.intrinsicContentSize.horizontal)
    let cut = try findings(source((share * asked).rounded(.down))).findings.all
    #expect(cut.count { $0.finding.identifier == .clippedText } == count, "\(cut)")
  }

  /// Two labels share a row. What is left of it is nothing where it is less than a point, and open where it is more; in a stack
  /// view that is a warning.
  @Test(arguments: [(0.5, false, 0, true), (20, false, 1, false), (20, true, 1, true)])
  func whatIsLeftOfARowIsOpenFromAPointOn(_ room: Double, _ isInStack: Bool, _ count: Int, _ isSound: Bool) throws {
    func source(_ width: Double) -> SourceFile {
      let parts = ["a", "b"].map { label("Sound", $0, width: 40) }
      let whole = "<constraints><constraint firstAttribute=\"width\" constant=\"\(width)\" id=\"w\"/></constraints>"
      guard !isInStack else {
        let stack = """
          <stackView translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0" y="0" width="\(width)" height="20.5"/>
          <subviews>\(parts.joined())</subviews>\(whole)</stackView>
          """
        return InterfaceFixture.scene(
          of: [stack], aligned: [("s", "leading", "v", "leading"), ("s", "top", "v", "top")])
      }
      let box = """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0" y="0" width="\(width)" height="20.5"/>
        <subviews>\(parts.joined())</subviews>\(whole)</view>
        """
      return InterfaceFixture.scene(
        of: [box],
        aligned: [
          ("s", "leading", "v", "leading"), ("s", "top", "v", "top"), ("a", "leading", "s", "leading"),
          ("b", "leading", "a", "trailing"), ("b", "trailing", "s", "trailing"), ("a", "top", "s", "top"),
          ("b", "top", "s", "top"), ("s", "bottom", "a", "bottom"),
        ])
    }
    let views = try findings(source(200)).figures[0].pictures[0].panels[0].views
    let asked = views.compactMap { $0.kind == .label ? $0.intrinsicContentSize.horizontal : nil }.reduce(0, +)
    let checked = try findings(source(asked + room))
    let found = checked.findings.all.filter {
      $0.finding.identifier == .ambiguousView && $0.finding.detail.axes == [.horizontal]
    }
    #expect(found.count == count && checked.isSound == isSound, "\(checked.findings.all)")
  }

  /// UIKit raises an exception for each, and the application ends.
  @Test(arguments: [
    (
      "firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"left\"",
      "only one depends on the writing direction"
    ),
    ("firstAttribute=\"leading\" constant=\"20\"", "is a place and needs another"),
    ("firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"leading\" multiplier=\"0\"", "a multiplier of 0"),
    ("firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"width\"", "one is a place and one a length"),
  ])
  func constraintsThatRaiseAnExceptionAreErrors(_ attributes: String, _ words: String) throws {
    let constraint = "<constraint firstItem=\"a\" \(attributes) id=\"c\"/>"
    let source = InterfaceFixture.scene(
      of: [label("A", "a", width: 40, constraint)],
      aligned: [("a", "top", "v", "top"), ("a", "centerX", "v", "centerX")])
    let checked = check(source, name: "Main", imagesIn: ".")
    let told = checked.diagnostics.all.filter { $0.identifier == .omittedConstraint }
    #expect(told.count == 1 && told.allSatisfy { $0.severity == .error && $0.message.contains(words) }, "\(told)")
    #expect(!checked.isSound)
    // A picture is drawn without it.
    #expect(!solveFigures(source, name: "Main", imagesIn: ".", overrides: FigureOverrides()).1.hasErrors)
  }

  /// A card that its own constraint puts beside the screen takes what is in it along: its place is told, and once.
  @Test func whatIsInAViewBesideTheScreenFollowsIt() throws {
    let card = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="card"><rect key="frame" x="0" y="0" width="300" height="60"/>
      <subviews>\(label("A", "a", width: 280))\(label("B", "b", y: 30, width: 280))</subviews><constraints>
      <constraint firstAttribute="width" constant="300" id="cw"/><constraint firstAttribute="height" constant="60" id="ch"/>
      </constraints></view>
      """
    let source = InterfaceFixture.scene(
      of: [card],
      aligned: [
        ("card", "top", "v", "top"), ("card", "leading", "v", "centerX"), ("a", "leading", "card", "leading"),
        ("a", "trailing", "card", "trailing"), ("a", "top", "card", "top"), ("b", "leading", "a", "leading"),
        ("b", "trailing", "a", "trailing"), ("b", "top", "a", "bottom"),
      ])
    let lost = try findings(source).findings.all.filter { $0.finding.identifier == .lostView }
    #expect(lost.count == 1)
    for entry in lost {
      let message = entry.finding.detail.message
      #expect(
        message.hasPrefix("'view1' is partly off-screen") && message.contains("view1.leading == root.centerX"),
        "\(message)")
      #expect(message.hasSuffix("('label1' and 'label2' follow)"), "\(message)")
    }
  }

  /// Who names the canvas's own device, or its orientation, asks for what the application does there.
  @Test(arguments: [true, false]) func theCanvassOwnDeviceIsOneAsWell(_ isNamed: Bool) throws {
    let text = label("A text that was made longer by hand and is not short", "a", width: 150)
    let space = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0" y="40" width="320" height="50"/>
      <subviews><view id="p"><rect key="frame" x="0" y="0" width="160" height="50"/></view>
      <view id="q"><rect key="frame" x="160" y="0" width="160" height="50"/></view></subviews>
      <constraints><constraint firstAttribute="height" constant="50" id="h"/></constraints></stackView>
      """
    let source = InterfaceFixture.scene(
      of: [text, space], on: "retina4_0",
      aligned: [
        ("a", "leading", "v", "leading"), ("a", "top", "v", "top"), ("s", "leading", "v", "leading"),
        ("s", "trailing", "v", "trailing"), ("s", "top", "a", "bottom"),
      ])
    var overrides = FigureOverrides()
    if isNamed { overrides.orientations = [.portrait] }
    let checked = check(source, name: "Main", imagesIn: ".", overrides: overrides)
    let told = Set(checked.findings.all.map(\.finding.identifier))
    #expect(told.contains(.lostView) == isNamed && told.contains(.ambiguousView) == isNamed, "\(told)")
  }

  /// A label that its own constraint puts farther beside the screen than the card that it is in does not follow that.
  @Test func whatReachesFartherIsToldByItself() throws {
    let card = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="card"><rect key="frame" x="0" y="0" width="300" height="60"/>
      <subviews>\(label("A", "a", width: 200))</subviews><constraints>
      <constraint firstAttribute="width" constant="330" id="cw"/><constraint firstAttribute="height" constant="60" id="ch"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="card" secondAttribute="leading" constant="230" id="al"/>
      <constraint firstItem="a" firstAttribute="width" constant="200" id="aw"/>
      </constraints></view>
      """
    let source = InterfaceFixture.scene(
      of: [card],
      aligned: [("card", "top", "v", "top"), ("card", "leading", "v", "leading"), ("a", "top", "card", "top")])
    let lost = try findings(source).findings.all.filter { $0.finding.identifier == .lostView }
    #expect(lost.count == 1)
    for entry in lost {
      let message = entry.finding.detail.message
      #expect(
        message.hasPrefix("'label1' is") && message.contains("label1.leading == view1.leading + 230"), "\(message)")
    }
  }
}
