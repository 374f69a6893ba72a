import Foundation
import Strut
import TestSupport
import Testing

/// Trees that a program built, drawn.
@Suite struct ViewTreeTests {
  /// The example of `docs/swift-api.md`, letter for letter.
  @Test func drawsTheExampleOfThePage() throws {
    let card = View(.view, "card", frame: Rect(x: 0, y: 0, width: 200, height: 80))
    let heading = View(.label, "heading")
    heading.content.text = "Hello"
    heading.look.textColor = Color(hex: 0x0060DF)
    card.backgroundColor = Color(hex: 0xEEF4FF)
    card.addSubview(heading)
    card.constraining {
      heading.centerXAnchor.constraint(equalTo: card.centerXAnchor)
      heading.centerYAnchor.constraint(equalTo: card.centerYAnchor)
    }

    var figure = Figure(name: "card")
    figure.title = "A card"
    figure.show = AnnotationSet([.constraints])
    let rendering = render(card, as: figure, options: RenderOptions(formats: [.png, .svg]))

    let names = rendering.files.map(\.name)  // card@2x.png, card.svg
    let solved = rendering.pictures[0].panels[0].views.map(\.frame)  // what was drawn
    #expect(names == ["card@2x.png", "card.svg"])
    #expect(solved.map(\.midX) == [100, 100])
    #expect(solved[1].width > 30)
    let svg = String(decoding: rendering.files[1].bytes, as: UTF8.self)
    #expect(svg.contains(">Hello</text>"))
    #expect(svg.contains("strut-constraint"))
  }

  @Test func thePageHoldsTheExample() throws {
    let root = Samples.folder.deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("docs/swift-api.md"), encoding: .utf8)
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let unindented = { (text: String) in
      text.components(separatedBy: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
    let examples = page.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }.filter { $0.contains("render(") }
    #expect(examples.count == 1)
    for example in examples { #expect(unindented(source).contains(unindented(example))) }
  }

  /// The same layout, from a document and from a program, makes the same picture.
  @Test func looksLikeTheSameDocument() {
    let document = """
      size: [200, 100]
      root: {backgroundColor: "#eef4ff"}
      views:
        - view: box
          frame: [10, 10, 60, 40]
          backgroundColor: "#336699"
          cornerRadius: 6
          alpha: .5
        - label: name
          text: Ada
          textColor: "#aa0000"
      constraints:
        - name.leading == box.trailing + 8
        - name.top == box.top + 4
      """
    let expected = render(SourceFile(name: "a.yaml", text: document), name: "a", imagesIn: ".")

    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 200, height: 100))
    root.backgroundColor = Color(hex: 0xEEF4FF)
    let box = View(.view, "box", frame: Rect(x: 10, y: 10, width: 60, height: 40))
    box.backgroundColor = Color(hex: 0x336699)
    box.look.cornerRadius = 6
    box.alpha = 0.5
    let name = View(.label, "name")
    name.content.text = "Ada"
    name.look.textColor = Color(hex: 0xAA0000)
    root.addSubview(box)
    root.addSubview(name)
    root.constraining {
      name.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8)
      name.topAnchor.constraint(equalTo: box.topAnchor, constant: 4)
    }
    let actual = render(root, as: Figure(name: "a"))
    #expect(expected.files.count == 1)
    #expect(actual.files.map(\.bytes) == expected.files.map(\.bytes))
    #expect(actual.pictures[0].panels[0].views.map(\.frame) == expected.pictures[0].panels[0].views.map(\.frame))
    #expect(
      actual.pictures[0].panels[0].constraints.map(\.text) == expected.pictures[0].panels[0].constraints.map(\.text))
  }

  @Test func viewsOfOneNameAreToldApart() {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 100, height: 50))
    let (first, second) = (View(.view, "box"), View(.view, "box"))
    for view in [first, second] { root.addSubview(view) }
    root.constraining {
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor)
    }
    let panel = render(root).pictures[0].panels[0]
    #expect(panel.views.map(\.name) == ["root", "box", "box-2"])
    #expect(panel.constraints.map(\.text) == ["box.leading == root.leading", "box-2.leading == box.trailing"])
  }

  @Test func aPartOfATreeIsDrawnAlone() {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 100, height: 50))
    let part = View(.view, "part", frame: Rect(x: 30, y: 10, width: 40, height: 20))
    let inner = View(.view, "inner", frame: Rect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(part)
    part.addSubview(inner)
    let picture = render(part).pictures[0]
    #expect(picture.variant.size == Size(40, 20))
    #expect(picture.panels[0].views.map(\.name) == ["part", "inner"])
    #expect(picture.panels[0].views.map(\.superview) == [nil, 0])
  }

  @Test func conflictsAreReported() {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 100, height: 50))
    let box = View(.view, "box")
    root.addSubview(box)
    root.constraining {
      box.widthAnchor.constraint(equalToConstant: 20)
      box.widthAnchor.constraint(equalToConstant: 30)
    }
    let rendering = render(root)
    #expect(rendering.files.count == 1)
    #expect(rendering.diagnostics.all.first?.message.contains("'box.width == 30' conflicts with") == true)
    var options = RenderOptions()
    options.isStrict = true
    #expect(render(root, options: options).files.isEmpty)
  }

  /// An environment that somebody chose stays.
  @Test func environmentsAreKept() {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 100, height: 50))
    let label = View(.label, "label")
    label.content.text = "12345"
    label.font = Font(family: .inter, size: 20)
    root.addSubview(label)
    root.constraining { label.leadingAnchor.constraint(equalTo: root.leadingAnchor) }
    root.layoutEnvironment = .standard
    _ = render(root)
    #expect(label.frame.width == 50)
  }
}
