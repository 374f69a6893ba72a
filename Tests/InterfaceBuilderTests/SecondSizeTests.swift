import Diagnostics
import InterfaceBuilder
import Testing
import Typography

/// What a scene's first size tells of the second.
@Suite struct SecondSizeTests {
  /// A label that keeps to its content is as large as it was; a font of ours would measure another width.
  @Test func ownLengthsAreCarried() throws {
    let views = try compare(
      first: scene(320, label("16 20 77 20.5", pins: [leading, top])),
      second: scene(400, label("16 20 77 20.5", pins: [leading, top])))
    #expect(frame(of: "lab", in: views) == [16, 20, 77, 20.5])
  }

  /// One that was stretched tells nothing of its content: the next view stands where measured text ends.
  @Test func stretchedTextIsMeasured() throws {
    let pins = [
      leading, top,
      "<constraint firstItem='end' firstAttribute='leading' secondItem='lab' secondAttribute='trailing' constant='8' id='g'/>",
    ]
    let stretching =
      "<constraint firstItem='root' firstAttribute='trailing' secondItem='end' secondAttribute='trailing' id='t'/>"
    let views = try compare(
      first: scene(320, label("16 20 252 20.5", pins: pins + [stretching]) + end("276")),
      second: scene(400, label("16 20 42.5 20.5", pins: pins) + end("66.5")))
    // Five characters, each half of 17 points wide.
    #expect(frame(of: "lab", in: views) == [16, 20, 42.5, 20.5])
    #expect(frame(of: "end", in: views) == [66.5, 20, 44, 44])
  }

  /// A stretched neighbour makes room for what has a length of its own.
  @Test func aStretchedNeighbourLeavesOwnLengths() throws {
    let between =
      "<constraint firstItem='end' firstAttribute='leading' secondItem='lab' secondAttribute='trailing' id='b'/>"
      + "<constraint firstItem='root' firstAttribute='trailing' secondItem='end' secondAttribute='trailing' id='t'/>"
      + "<constraint firstItem='end' firstAttribute='top' secondItem='root' secondAttribute='top' id='p'/>"
    func other(_ frame: String) -> String {
      element("label", "end", frame, "text='Other' horizontalHuggingPriority='249'")
    }
    let views = try compare(
      first: scene(320, label("16 20 61 20.5", pins: [leading, top, between]) + other("77 0 243 20.5")),
      second: scene(400, label("16 20 61 20.5", pins: [leading, top, between]) + other("77 0 323 20.5")))
    #expect(frame(of: "lab", in: views) == [16, 20, 61, 20.5])
    #expect(frame(of: "end", in: views) == [77, 0, 323, 20.5])
  }

  /// Controls have the sizes of their time.
  @Test func controlsGrowWithTheTools() throws {
    let stepper = { (height: String) in
      element("stepper", "lab", "16 20 94 \(height)", "") + constraints([leading, top])
    }
    let views = try compare(
      first: scene(320, stepper("29"), tools: "14490"), second: scene(320, stepper("32"), tools: "17000"))
    #expect(frame(of: "lab", in: views) == [16, 20, 94, 32])
  }

  /// Lines of text are as high as whole pixels, of which the second canvas has others.
  @Test func linesAreRoundedUpToThePixelsOfTheSecondCanvas() throws {
    let text = label("16 20 77 20.5", pins: [leading, top])
    let views = try compare(first: scene(320, text), second: scene(400, text, device: "retina5_5"))
    let height = try #require(frame(of: "lab", in: views)?.last)
    #expect((height - 61.0 / 3).magnitude < 1e-6)
  }

  /// A line of 18 points is 21.48 high, and in some documents rounded to the nearest point: it is the label's own.
  @Test func linesMayBeRoundedToTheNearestPoint() throws {
    let font = "<fontDescription key='fontDescription' type='system' pointSize='18'/>"
    let text = element("label", "lab", "16 20 77 21", "text='Title'", font) + constraints([leading, top])
    let views = try compare(first: scene(320, text), second: scene(400, text))
    #expect(frame(of: "lab", in: views) == [16, 20, 77, 21])
  }

  /// Our letters need a second line in the narrower room, and Apple's did not: the label stays as high as a line on whole
  /// pixels, 24 points and not 23.87.
  @Test func noTextGetsLessThanALineOnWholePixels() throws {
    let font = "<fontDescription key='fontDescription' type='system' pointSize='20'/>"
    let pins = [
      leading, top.replacing("'20'", with: "'20.25'"),
      "<constraint firstItem='root' firstAttribute='trailing' secondItem='lab' secondAttribute='trailing' constant='16' id='t'/>",
    ]
    func text(_ width: Int) -> String {
      let attributes = "text='A text of thirty letters here!' numberOfLines='0'"
      return element("label", "lab", "16 20.5 \(width) 24", attributes, font) + constraints(pins)
    }
    let views = try compare(first: scene(320, text(288)), second: scene(400, text(368)))
    #expect(frame(of: "lab", in: views) == [16, 20.5, 368, 24])
  }

  /// Texts are as wide as whole pixels, of which the second canvas has others: what was rounded up to a half is mostly no
  /// more than a third.
  @Test(
    arguments: [
      ("77.5", "retina4_7", "retina5_5", 77 + 1.0 / 3), ("77.666666666666671", "retina5_5", "retina4_7", 78),
    ])
  func textsAreRoundedUpToThePixelsOfTheSecondCanvas(width: String, old: String, new: String, second: Double) throws {
    let text = label("16 20 \(width) 20", pins: [leading, top])
    let views = try compare(first: scene(320, text, device: old), second: scene(400, text, device: new))
    let found = try #require(frame(of: "lab", in: views)?[2])
    #expect((found - second).magnitude < 1e-6)
  }

  /// A slider is as high as all of its time, whatever is stored, but for those of a class of their own.
  @Test(arguments: [("", 31.0), ("customClass='Dial'", 34)])
  func slidersHaveTheHeightOfTheirTime(attributes: String, height: Double) throws {
    func slider(_ frame: String) -> String {
      element("slider", "lab", frame, attributes) + constraints([leading, top])
    }
    let views = try compare(first: scene(320, slider("14 20 104 34")), second: scene(320, slider("14 20 104 34")))
    #expect(frame(of: "lab", in: views)?.last == height)
  }

  /// The first two titles were two points smaller in Xcode 9 and 10: their text is measured.
  @Test func titlesAreLargerSinceXcode11() throws {
    let font = "<fontDescription key='fontDescription' style='UICTFontTextStyleTitle1'/>"
    func title(_ frame: String) -> String {
      element("label", "lab", frame, "text='Title'", font) + constraints([leading, top])
    }
    let views = try compare(
      first: scene(320, title("16 20 60 31.5")), second: scene(320, title("16 20 70 33.5"), tools: "16097"))
    // Five characters, each half of 28 points wide.
    #expect(frame(of: "lab", in: views) == [16, 20, 70, 33.5])
  }

  /// From Xcode 12.5 to 13.4 texts are as small as a reader can have them: the first title has 25 points for 28.
  @Test func textStylesAreSmallFromXcode12_5To13() throws {
    let font = "<fontDescription key='fontDescription' style='UICTFontTextStyleTitle1'/>"
    func title(_ frame: String, tools: String) -> String {
      scene(320, element("label", "lab", frame, "text='Title'", font) + constraints([leading, top]), tools: tools)
    }
    let (large, small) = ("16 20 70 33.5", "16 20 62.5 30")
    let smaller = try compare(first: title(large, tools: "17701"), second: title(small, tools: "20037"))
    #expect(frame(of: "lab", in: smaller) == [16, 20, 62.5, 30])
    let larger = try compare(first: title(small, tools: "20037"), second: title(large, tools: "21507"))
    #expect(frame(of: "lab", in: larger) == [16, 20, 70, 33.5])
  }

  /// San Francisco's letters at 17 points are narrower since Xcode 12.
  @Test func lettersAreNarrowerSinceXcode12() throws {
    let font = "<fontDescription key='fontDescription' type='system' pointSize='17'/>"
    func words(_ width: String) -> String {
      element("label", "lab", "16 20 \(width) 20.5", "text='Select a sample from the list'", font)
        + constraints([leading, top])
    }
    let views = try compare(
      first: scene(320, words("217"), tools: "16097"), second: scene(320, words("215"), tools: "17156"))
    #expect(frame(of: "lab", in: views) == [16, 20, 215.5, 20.5])
  }

  /// Emoji are letters of another font, which stayed as it was.
  @Test func emojiAreAsWideSinceXcode12() throws {
    let font = "<fontDescription key='fontDescription' type='system' pointSize='17'/>"
    let words =
      element("label", "lab", "16 20 240 20.5", "text='\(String(repeating: "🍫", count: 12))'", font)
      + constraints([leading, top])
    let views = try compare(first: scene(320, words, tools: "16097"), second: scene(320, words, tools: "17156"))
    #expect(frame(of: "lab", in: views) == [16, 20, 240, 20.5])
  }

  /// Large letters of San Francisco stand nearer to each other since Xcode 9, whichever document is the first.
  @Test(
    arguments: [
      ("136", "9532", "retina4_7", "14109", "retina5_9", 133.333),
      ("133.333", "14109", "retina5_9", "11762", "retina4_7", 136),
      ("136", "11542", "retina4_7", "12121", "retina4_7", 136),
      ("133.5", "13196", "retina4_7", "17156", "retina4_7", 133.5),
    ])
  func largeLettersAreNarrowerSinceXcode9(
    width: String, old: String, oldDevice: String, new: String, device: String, second: Double
  ) throws {
    let font = "<fontDescription key='fontDescription' type='boldSystem' pointSize='20'/>"
    func month(_ width: String) -> String {
      element("label", "lab", "16 20 \(width) 24", "text='January, 2015'", font) + constraints([leading, top])
    }
    let views = try compare(
      first: scene(320, month(width), tools: old, device: oldDevice),
      second: scene(320, month("100"), tools: new, device: device))
    let solved = try #require(frame(of: "lab", in: views))
    #expect((solved[2] - second).magnitude < 0.01)
  }

  /// Text that is measured has the letters of its time too: four of 24 points, each half of that wide, and 0.47 points more.
  @Test func largeLettersAreMeasuredWiderUpToXcode8() throws {
    let font = "<fontDescription key='fontDescription' type='system' pointSize='24'/>"
    func word(_ text: String, _ width: Int) -> String {
      element("label", "lab", "16 20 \(width) 29", "text='\(text)'", font) + constraints([leading, top])
    }
    let views = try compare(
      first: scene(320, word("Words", 70), tools: "11762"), second: scene(320, word("Word", 50), tools: "11762"))
    #expect(frame(of: "lab", in: views)?[2] == 50)
  }

  /// Twelve letters of 15 points, each half of that wide, are half a point less wide in San Francisco.
  @Test(arguments: ["9532", "14109", "23504"])
  func smallLettersAreMeasuredNarrower(tools: String) throws {
    let font = "<fontDescription key='fontDescription' type='system' pointSize='15'/>"
    func word(_ text: String, _ width: Int) -> String {
      element("label", "lab", "16 20 \(width) 18", "text='\(text)'", font) + constraints([leading, top])
    }
    let views = try compare(
      first: scene(320, word("Measure", 60), tools: tools), second: scene(320, word("Measurements", 100), tools: tools))
    #expect(frame(of: "lab", in: views)?[2] == 89.5)
  }

  /// A row that divides itself in proportion goes by nothing but the proportion, which the first size has.
  @Test func proportionsOfARowAreCarried() throws {
    let pins = [
      leading, top,
      "<constraint firstItem='root' firstAttribute='trailing' secondItem='lab' secondAttribute='trailing' constant='4' id='t'/>",
    ]
    func row(_ width: Int, _ labels: String) -> String {
      """
      <stackView distribution='fillProportionally' translatesAutoresizingMaskIntoConstraints='NO' id='lab'>
      <rect key='frame' x='16' y='20' width='\(width)' height='20.5'/><subviews>\(labels)</subviews></stackView>
      """ + constraints(pins)
    }
    func label(_ id: String, _ x: Int, _ width: Int, _ text: String) -> String {
      element("label", id, "\(x) 0 \(width) 20.5", "text='\(text)'")
    }
    let views = try compare(
      first: scene(320, row(300, label("one", 0, 100, "Equal") + label("two", 100, 200, "Words"))),
      second: scene(410, row(390, label("one", 0, 130, "Equal") + label("two", 130, 260, "Words"))))
    #expect(frame(of: "one", in: views) == [0, 0, 130, 20.5])
    #expect(frame(of: "two", in: views) == [130, 0, 260, 20.5])
  }

  /// An image that was made lower beside a width that was stretched has the size that the document lists, and gives way again:
  /// to three buttons, each of which would lose half of what it gains.
  @Test func imagesThatWereCompressedAreNotCarried() throws {
    func stack(_ id: String, _ frame: String, _ attributes: String, _ views: String) -> String {
      element("stackView", id, frame, attributes, "<subviews>\(views)</subviews>")
    }
    func column(_ height: Int, _ image: Int) -> String {
      let buttons = (0..<3).map { index in
        element(
          "button", "key\(index)", "\(index * 96) 0 96 30", "buttonType='system'",
          "<state key='normal' title='Key'/>")
      }
      let hugging = "horizontalHuggingPriority='251' verticalHuggingPriority='251'"
      let keys = stack(
        "keys", "0 \(image) 288 60", "axis='vertical' distribution='fillEqually'",
        stack("row", "0 0 288 30", "distribution='fillEqually'", buttons.joined())
          + element("label", "word", "0 30 288 30", "\(hugging) text='Word'"))
      let picture = element("imageView", "tree", "0 0 288 \(image)", "\(hugging) image='tree'")
      return stack("lab", "16 20 288 \(height)", "axis='vertical'", picture + keys)
        + constraints([
          leading, top,
          "<constraint firstItem='lab' firstAttribute='width' constant='288' id='w'/>",
          "<constraint firstItem='lab' firstAttribute='height' constant='\(height)' id='h'/>",
        ])
    }
    let resources = "<resources><image name='tree' width='100' height='500'/></resources></document>"
    let documents = [(300, 240), (400, 340)].map { height, image in
      scene(320, column(height, image)).replacing("</document>", with: resources)
    }
    let views = try compare(first: documents[0], second: documents[1])
    #expect(frame(of: "tree", in: views) == [0, 0, 288, 340])
    #expect(frame(of: "keys", in: views) == [0, 340, 288, 60])
  }

  // MARK: Documents

  private let leading =
    "<constraint firstItem='lab' firstAttribute='leading' secondItem='root' secondAttribute='leading' constant='16' id='l'/>"
  private let top =
    "<constraint firstItem='lab' firstAttribute='top' secondItem='root' secondAttribute='top' constant='20' id='o'/>"

  private func label(_ frame: String, pins: [String]) -> String {
    element("label", "lab", frame, "text='Title'") + constraints(pins)
  }

  private func end(_ x: String) -> String {
    element("view", "end", "\(x) 20 44 44", "")
      + constraints([
        "<constraint firstItem='end' firstAttribute='width' constant='44' id='w'/>",
        "<constraint firstItem='end' firstAttribute='height' constant='44' id='h'/>",
        "<constraint firstItem='end' firstAttribute='top' secondItem='lab' secondAttribute='top' id='e'/>",
      ])
  }

  private func element(
    _ kind: String, _ id: String, _ frame: String, _ attributes: String, _ content: String = ""
  ) -> String {
    let numbers = frame.split(separator: " ")
    return """
      <\(kind) contentMode='left' \(attributes) translatesAutoresizingMaskIntoConstraints='NO' id='\(id)'>
      <rect key='frame' x='\(numbers[0])' y='\(numbers[1])' width='\(numbers[2])' height='\(numbers[3])'/>\(content)</\(kind)>
      """
  }

  /// Marked, since they stand behind all views of the root.
  private func constraints(_ list: [String]) -> String { list.map { "\u{1}\($0)\u{2}" }.joined() }

  private func scene(
    _ width: Int, _ content: String, tools: String = "14490", device: String = "retina4_7"
  ) -> String {
    let parts = content.split(separator: "\u{1}", omittingEmptySubsequences: false).enumerated()
    var (views, constraints) = ("", "")
    for (index, part) in parts {
      let pieces = part.split(separator: "\u{2}", omittingEmptySubsequences: false)
      if index > 0 { constraints += pieces[0] }
      views += pieces[index > 0 ? 1 : 0]
    }
    return """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' toolsVersion='\(tools)' useAutolayout='YES'>
      <device id='\(device)' orientation='portrait'/><objects>
      <view contentMode='scaleToFill' id='root'><rect key='frame' x='0' y='0' width='\(width)' height='480'/>
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view></objects></document>
      """
  }

  private func compare(first: String, second: String) throws -> [ViewComparison] {
    let documents = [first, second].map { InterfaceDocument.read(SourceFile(name: "scene.xib", text: $0)).0 }
    let (old, new) = (try #require(documents[0]), try #require(documents[1]))
    return try #require(
      FidelityPairs.comparisons(ofRoot: "root", from: old, to: new, measuringTextWith: FixedWidthMeasurer()))
  }

  private func frame(of id: String, in views: [ViewComparison]) -> [Double]? {
    views.first { $0.id == id }?.coordinates.map(\.solved)
  }
}
