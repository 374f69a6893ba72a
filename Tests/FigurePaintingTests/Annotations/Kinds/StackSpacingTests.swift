import Figures
import Geometry
import Graphics
import Testing

@testable import FigurePainting

/// The distances between the views of a stack are one row of numbers.
@Suite struct StackSpacingTests {
  /// A form in which each gap has other neighbours: full width, a short text, a button.
  private static func form(_ show: String) -> String {
    """
    size: [393, 260]
    printWidth: 300
    show: {spacing: \(show)}
    views:
      - stackView: form
        axis: vertical
        spacing: 16
        subviews:
          - stackView: row1
            alignment: center
            spacing: 12
            subviews:
              - {label: name, text: Vorname, contentHuggingPriority: 251}
              - {textField: field1, text: Clara, borderStyle: roundedRect}
          - stackView: row2
            alignment: center
            spacing: 12
            subviews:
              - {label: place, text: Wohnort, contentHuggingPriority: 251}
              - {textField: field2, text: Leipzig, borderStyle: roundedRect}
          - {label: hint, text: "Wir schreiben nur, wenn sich etwas ändert.", font: footnote, numberOfLines: 0}
          - {button: go, title: Weiter, configuration: filled}
    constraints: ["H:|-16-[form]-16-|", "V:|-24-[form]", place.width == name.width]
    """
  }

  /// One distance alone leaves the gap too, where its number would lie on the words beside it.
  @Test func theNumberOfOneNarrowGapLiesOnNoWords() throws {
    let sample = try PaintedSample(
      """
      size: [340, 160]
      border: none
      printWidth: 260
      show: spacing
      views:
        - stackView: card
          axis: vertical
          spacing: 20
          isLayoutMarginsRelativeArrangement: true
          layoutMargins: 20
          backgroundColor: gainsboro
          subviews:
            - {label: name, text: Vera Rubin, font: title3}
            - stackView: actions
              spacing: 12
              distribution: fillEqually
              subviews:
                - {button: message, title: Message, configuration: tinted}
                - {button: follow, title: Follow, configuration: filled}
      constraints: ["H:|-20-[card(300)]", "V:|-10-[card]"]
      """)
    let (number, names) = (try #require(sample.boxes(of: "12").first), ["message", "follow"])
    let buttons = sample.elements.filter { $0.isOfView && !$0.isText && !Set($0.ids).isDisjoint(with: names) }
    #expect(!buttons.isEmpty && buttons.allSatisfy { !$0.box.overlaps(number) }, "\(number)")
  }

  @Test(arguments: ["[form]", "{of: [form], side: right}", "{of: [form], side: left}"])
  func equalDistancesStandInOneColumnBesideTheViews(_ show: String) throws {
    let sample = try PaintedSample(Self.form(show))
    let numbers = sample.annotationTexts.filter { $0.words == "16" }.map(\.box)
    #expect(numbers.count == 3)
    #expect(Set(numbers.map { ($0.midX * 2).rounded() }).count == 1, "\(numbers)")
    let views = try #require(sample.elements.filter(\.isOfView).map(\.box).reduce(nil) { $0?.union($1) ?? $1 })
    for number in numbers {
      let field = try #require(sample.elements.first { $0.isOfView && $0.ids.contains("go") }?.box)
      #expect(number.minX > field.maxX || number.maxX < field.minX, "\(number) lies on \(views)")
    }
  }

  /// Between two gaps with one line of a small text there is no room for the arrows of both.
  @Test func arrowsThatWouldRunIntoOneAnotherAreLeftOut() throws {
    let sample = try PaintedSample(Self.form("{of: [form], side: right}"))
    let heads = sample.elements.filter { element in
      guard element.classes.contains("strut-spacing"), case .shape(let shape) = element.content else { return false }
      return shape.fill != nil
    }
    #expect(!sample.lines(ofClass: "strut-spacing").isEmpty && heads.isEmpty)
  }

  /// With larger texts there is room for the arrows, and the distances are the same.
  @Test func arrowsAreLeftOutInAllPanels() throws {
    let panels = "panels: [{title: Small}, {title: Large, contentSizeCategory: accessibilityLarge}]"
    let sample = try PaintedSample(Self.form("{of: [form], side: right}").replacing("printWidth: 300", with: panels))
    let heads = sample.elements.filter { element in
      guard element.classes.contains("strut-spacing"), case .shape(let shape) = element.content else { return false }
      return shape.fill != nil
    }
    #expect(!sample.lines(ofClass: "strut-spacing").isEmpty && heads.isEmpty)
  }

  /// The same of dimensions in a row; with room for the arrows, they have them.
  @Test(arguments: [(16, 0), (60, 4)])
  func dimensionsOfARowHaveArrowsWhereThereIsRoom(_ height: Int, _ count: Int) throws {
    let sample = try PaintedSample(
      """
      size: [200, 250]
      views:
        - {textField: a, frame: [10, 10, 120, 24], borderStyle: roundedRect}
        - {textField: b, frame: [10, 42, 120, \(height)], borderStyle: roundedRect}
        - {textField: c, frame: [10, \(42 + height + 8), 120, 16], borderStyle: roundedRect}
      callouts:
        - {dimension: [a.bottom, b.top], side: right, offset: 20}
        - {dimension: [b.bottom, c.top], side: right, offset: 20}
      """)
    let heads = sample.elements.filter { element in
      guard element.classes.contains("strut-dimension"), case .shape(let shape) = element.content else { return false }
      return shape.fill != nil
    }
    // The two of a bar are one shape.
    #expect(heads.count * 2 == count)
  }

  /// Gaps in which all numbers have room keep them.
  @Test func wideGapsHaveTheirNumbersInThem() throws {
    let sample = try PaintedSample(
      """
      size: [240, 260]
      show: {spacing: [column]}
      views:
        - stackView: column
          axis: vertical
          spacing: 44
          subviews:
            - {view: a, backgroundColor: khaki, intrinsicContentSize: [120, 30]}
            - {view: b, backgroundColor: khaki, intrinsicContentSize: [120, 30]}
            - {view: c, backgroundColor: khaki, intrinsicContentSize: [120, 30]}
      constraints: ["H:|-40-[column(120)]", "V:|-20-[column]"]
      """)
    let numbers = sample.annotationTexts.filter { $0.words == "44" }.map(\.box)
    let view = try #require(sample.elements.first { $0.ids.contains("a") }?.box)
    #expect(numbers.count == 2 && numbers.allSatisfy { $0.midX > view.minX && $0.midX < view.maxX })
  }

  /// Down a column a distance is in the middle of its width, along a row in the middle of its height.
  @Test func aStackOfAnotherAxisHasItsDistancesInItsOwnMiddle() throws {
    let sample = try PaintedSample(
      """
      verticalSizeClass: regular
      show: spacing
      views:
        - stackView: pair
          axis: vertical
          spacing: 64
          distribution: fillEqually
          subviews: [{view: a, backgroundColor: lightsteelblue}, {view: b, backgroundColor: khaki}]
      constraints: ["H:|-20-[pair]-20-|", "V:|-20-[pair]-20-|"]
      adaptations: [{when: {horizontalSizeClass: regular}, views: {pair: {axis: horizontal}}}]
      panels:
        - {title: Compact, size: [220, 440], horizontalSizeClass: compact}
        - {title: Regular, size: [360, 440], horizontalSizeClass: regular}
      """)
    let numbers = sample.boxes(of: "64")
    #expect(numbers.count == 2)
    #expect(abs(numbers[0].midY - numbers[1].midY) < 1, "\(numbers)")
  }

  /// At two heights the margins of one stack view would seem to be of different things.
  @Test func marginsAcrossAreAtOneHeight() throws {
    let sample = try PaintedSample(
      """
      size: [300, 130]
      border: none
      printWidth: 240
      show: {spacing: [card]}
      views:
        - stackView: card
          axis: vertical
          spacing: 20
          backgroundColor: whitesmoke
          isLayoutMarginsRelativeArrangement: true
          layoutMargins: [20, 12, 20, 14]
          subviews:
            - stackView: header
              spacing: 10
              alignment: center
              subviews:
                - {imageView: photo, image: "missing(48, 48)", contentHuggingPriority: 252}
                - {label: name, text: Ada Lovelace, font: headline}
            - stackView: actions
              spacing: 10
              distribution: fillEqually
              subviews:
                - {button: write, title: Write, configuration: tinted}
                - {button: call, title: Call, configuration: tinted}
      constraints: ["H:|-8-[card]-8-|", "V:|-4-[card]"]
      """)
    let numbers = try sample.boxes(of: ["12", "14"])
    #expect(abs(numbers[0].midY - numbers[1].midY) < 1, "\(numbers)")
  }

  /// Two buttons whose gap has no room for its number.
  private static func buttons(_ show: String, _ panels: String, size: String = "[320, 190]") -> String {
    """
    size: \(size)
    columns: 2
    printWidth: \(panels.isEmpty ? 220 : 450)
    show: {spacing: \(show)}
    contentSizeCategory: \(panels.isEmpty ? "accessibilityExtraLarge" : "large")
    views:
      - stackView: buttons
        axis: \(panels.isEmpty ? "vertical" : "horizontal")
        spacing: 12
        distribution: \(panels.isEmpty ? "fill" : "fillEqually")
        subviews:
          - {button: a, configuration: gray, title: Not now, font: body}
          - {button: b, configuration: filled, title: Continue, font: body}
    constraints: ["H:|-16-[buttons]-16-|", buttons.centerY == superview.centerY]
    \(panels)
    """
  }

  /// In a narrow margin there is no room beside the border of the screen, and on the buttons a number seems to be a part of
  /// them.
  @Test func aNumberBesideButtonsLiesNeitherOnThemNorOnTheBorder() throws {
    let sample = try PaintedSample(Self.buttons("buttons", ""))
    let number = try #require(sample.boxes(of: "12").first)
    let views = sample.elements.filter { $0.isOfView && !$0.isText }.map(\.box)
    let root = try #require(views.max { $0.width < $1.width })
    #expect(number.minX > root.maxX + 4, "\(number) \(root)")
  }

  /// A reader who compares panels finds the same distance on the same side, and on the same side of the border.
  @Test(arguments: ["buttons", "{of: buttons, side: bottom}"])
  func distancesStandOnOneSideInAllPanels(_ show: String) throws {
    let panels = "panels: [{title: large}, {title: larger, contentSizeCategory: accessibilityExtraLarge}]"
    let sample = try PaintedSample(Self.buttons(show, panels, size: show == "buttons" ? "[320, 190]" : "[300, 150]"))
    let (numbers, titles) = (sample.boxes(of: "12"), try sample.boxes(of: ["large", "larger"]))
    #expect(numbers.count == 2)
    let distances = titles.map { title in
      numbers.map { abs($0.midX - title.midX) < 20 ? title.minY - $0.maxY : .infinity }.min() ?? .infinity
    }
    // Beyond the border both are as far from it; inside, both are below the buttons.
    #expect(distances.allSatisfy { $0 > 0 && $0 < (show == "buttons" ? 80 : 30) }, "\(distances)")
    if show != "buttons" { #expect(abs(distances[0] - distances[1]) < 1, "\(distances)") }
  }

  /// Arrows of a stack's short distances stand below it, and so do their numbers, also where a gap is as wide as one.
  /// Twelve points have no room for their number, sixty have. In the gaps, 32 points have none, but hold their arrows.
  @Test(arguments: [("{side: bottom}", 12), ("{style: bare}", 32)])
  func numbersAreBesideTheirBarsInAllPanels(_ show: String, spacing: Int) throws {
    let sample = try PaintedSample(
      """
      size: [300, 40]
      columns: 1
      show: {spacing: \(show)}
      views:
        - stackView: row
          spacing: \(spacing)
          subviews:
            - {view: a, backgroundColor: khaki, intrinsicContentSize: [60, 40], contentHuggingPriority: 249}
            - {view: b, backgroundColor: khaki, intrinsicContentSize: [60, 40]}
            - {view: c, backgroundColor: khaki, intrinsicContentSize: [60, 40]}
      constraints: ["H:|[row]|", "V:|[row(40)]"]
      panels: [{title: fill}, {title: equalSpacing, do: [row.distribution = equalSpacing]}]
      """)
    let views = sample.elements.filter { $0.isOfView && $0.ids.last?.hasSuffix("c") == true }.map(\.box)
    #expect(views.count == 2)
    let distances = try zip(views, ["\(spacing)", "60"]).map { view, number in
      try #require(sample.boxes(of: number).first).midY - view.maxY
    }
    #expect(abs(distances[0] - distances[1]) < 0.5, "\(distances)")
  }

  @Test func numbersStandOnTheSideOfTheirBars() throws {
    let sample = try PaintedSample(
      """
      printWidth: 500
      size: [300, 60]
      border: none
      root: {backgroundColor: secondarySystemBackground}
      show: {spacing: {maximumFractionDigits: 0}}
      views:
        - stackView: row
          spacing: 12
          distribution: equalSpacing
          subviews:
            - {button: speed, title: 1.5×, configuration: tinted}
            - {button: sleep, title: Sleep in 30 min, configuration: tinted}
            - {button: share, title: Share, configuration: tinted}
      constraints: ["H:|-12-[row]-12-|", row.centerY == superview.centerY]
      columns: 2
      panels: [{do: [row.distribution = fill]}, {do: [row.distribution = equalSpacing]}]
      """)
    let numbers = sample.annotationTexts.filter { Int($0.words) != nil }.map(\.box)
    let words = sample.viewTexts.map(\.box)
    #expect(numbers.count == 4 && !words.isEmpty)
    for number in numbers { #expect(words.allSatisfy { number.minY > $0.maxY }, "\(number) \(words)") }
  }

  @Test func theDistancesOfAStackStandOnOneLine() throws {
    let sample = try PaintedSample(
      """
      size: [260, 80]
      show: {spacing: row}
      views:
        - stackView: row
          distribution: equalCentering
          spacing: 8
          subviews:
            - {label: a, text: Ok}
            - {label: b, text: Archive}
            - {label: c, text: Delete all}
      constraints: ["H:|-16-[row]-16-|", "V:|-24-[row(32)]"]
      """)
    let numbers = sample.annotationTexts.map(\.box.midY)
    #expect(numbers.count == 2)
    #expect(abs(numbers[0] - numbers[1]) < 0.01)
  }

  /// The same sign stands in the same place in panels that are compared.
  @Test func distancesOfAStackStandOnOneLineInAllPanels() throws {
    let sample = try PaintedSample(
      """
      size: [300, 84]
      columns: 1
      captions: none
      show: spacing
      views:
        - stackView: row
          spacing: 8
          subviews:
            - {label: a, text: One}
            - {label: b, text: Two words}
            - {label: c, text: Three, contentHuggingPriority: 249}
      constraints: ["H:|-10-[row(280)]", row.top == superview.top + 30, row.height == 32]
      panels:
        - title: fill
        - {title: equalSpacing, do: [row.distribution = equalSpacing]}
      """)
    let rows = sample.elements.filter { $0.isText && $0.isOfView && $0.words == "One" }.map(\.box.midY)
    try #require(rows.count == 2)
    // The caps of a distance are one path, as high as they are.
    let ends = sample.boxes(ofClass: "strut-spacing").filter { abs($0.height - 9) < 0.1 }
    func heights(_ panel: Int) -> Set<Double> {
      Set(ends.filter { abs($0.midY - rows[panel]) < 42 }.map { ($0.midY - rows[panel]).rounded() })
    }
    #expect(!heights(0).isDisjoint(with: heights(1)), "\(heights(0)), \(heights(1))")
  }

  /// A screen without a border has no outside: rows beyond it stand no farther out in other panels. With the dimensions
  /// of the views the distances are one row.
  @Test func distancesAreInTheRowOfDimensions() throws {
    let sample = try PaintedSample(
      """
      size: [364, 76]
      columns: 1
      border: none
      show: {spacing: {side: bottom}}
      views:
        - stackView: shelf
          spacing: 24
          subviews:
            - {view: a, backgroundColor: khaki, intrinsicContentSize: [90, 40]}
            - {view: b, backgroundColor: khaki, intrinsicContentSize: [90, 40]}
      constraints:
        - H:|-12-[shelf]
        - shelf.top == superview.top + 10
        - {equation: shelf.height == 44, identifier: height}
      callouts: [{dimension: [a.left, a.right], side: bottom}, {dimension: [b.left, b.right], side: bottom}]
      panels: [{title: low}, {title: high, do: [constraint height.constant = 70]}]
      """)
    let level = sample.elements.filter { !$0.isOfView && !$0.isText }.flatMap(\.strokedLines)
      .filter { $0.start.y == $0.end.y && abs($0.end.x - $0.start.x) > 20 }
    #expect(level.count > 4 && Set(level.map { $0.start.y.rounded() }).count == 2, "\(level)")
  }
}
