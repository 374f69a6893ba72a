import Foundation
import GoldenTesting
import Strut
import TestSupport
import Testing

/// The geometry's form as text, and what is said of changes.
@Suite struct SolvedGeometryTests {
  private static func geometry(_ document: String, imagesIn folder: String = ".") throws -> SolvedGeometry {
    let source = SourceFile(name: "a.yaml", text: document)
    let (solved, diagnostics) = solveFigure(source, name: "a", imagesIn: folder)
    return SolvedGeometry(
      of: try #require(solved, "\(DiagnosticFormatter(file: source).format(diagnostics))").pictures)
  }

  private static func form(width: Int, extra: String = "") -> String {
    """
    size: [320, 480]
    orientation: [portrait, landscape]
    views:
      - view: box
        frame: [10, 20, 30, 40]
        subviews:
          - view: inner
            frame: [1, 2, 3, 4]
      - view: field
    \(extra)
    constraints:
      - field.leading == superview.leading + 20
      - field.top == superview.top + 8
      - field.height == 30
      - field.width <= \(width)
      - field.trailing == superview.trailing - 20 @ 500
    """
  }

  @Test func hasALineAView() throws {
    let text = try Self.geometry(Self.form(width: 350)).text
    #expect(
      text == """
        strut geometry 1

        [320 × 480, portrait]
        root (view) 0 0 320 480
          box (view) 10 20 30 40
            inner (view) 1 2 3 4
          field (view) 20 8 280 30

        [480 × 320, landscape]
        root (view) 0 0 480 320
          box (view) 10 20 30 40
            inner (view) 1 2 3 4
          field (view) 20 8 350 30

        end

        """)
  }

  @Test func holdsWhatAFrameDoesNotSay() throws {
    let geometry = try Self.geometry(
      """
      size: [100, 100]
      views:
        - view: turned
          frame: [10, 10, 20, 20]
          transform: rotate(90deg)
          hidden: true
        - view: open
        - view: tight
      constraints:
        - open.leading == superview.leading
        - tight.width == 20
        - tight.width == 30
      """)
    let lines = geometry.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.contains("turned (view) 10 10 20 20 | center 20 20 | transform 0 1 -1 0 0 0 | hidden true"))
    #expect(lines.contains { $0.hasPrefix("open (view)") && $0.hasSuffix(" | ambiguous horizontal vertical") })
    #expect(lines.contains("broken tight.width == 30"))
  }

  @Test func saysWhatMovedInWords() throws {
    let old = try Self.geometry(Self.form(width: 350))
    #expect(
      try Self.geometry(Self.form(width: 360)).changes(since: old) == ["field.frame.width: 350 → 360 (landscape)"])
    #expect(old.changes(since: old).isEmpty)
    // A change that every panel has is said once.
    #expect(
      try Self.geometry(Self.form(width: 200)).changes(since: old) == [
        "field.frame.width: 280 → 200 (portrait)", "field.frame.width: 350 → 200 (landscape)",
      ])
    let moved = Self.form(width: 350).replacingOccurrences(of: "[1, 2, 3, 4]", with: "[1, 2, 3, 5]")
    #expect(try Self.geometry(moved).changes(since: old) == ["inner.frame.height: 4 → 5"])
  }

  @Test func namesViewsThatCameOrWent() throws {
    let old = try Self.geometry(Self.form(width: 350))
    let more = try Self.geometry(Self.form(width: 350, extra: "  - view: badge\n    frame: [0, 0, 5, 5]"))
    #expect(more.changes(since: old) == ["badge: new (view at 0, 0, 5, 5)"])
    #expect(old.changes(since: more) == ["badge: gone"])
    let upright = Self.form(width: 350).replacingOccurrences(of: "[portrait, landscape]", with: "portrait")
    #expect(
      try Self.geometry(upright).changes(since: old) == ["[480 × 320, landscape]: missing, but in the golden"])
  }

  @Test func tellsOfOrderKindAndSuperview() throws {
    func geometry(_ views: String) throws -> SolvedGeometry { try Self.geometry("size: [50, 50]\nviews:\n\(views)") }
    let old = try geometry("  - view: a\n    frame: [0, 0, 9, 9]\n  - view: b\n    frame: [0, 0, 9, 9]")
    let swapped = try geometry("  - view: b\n    frame: [0, 0, 9, 9]\n  - view: a\n    frame: [0, 0, 9, 9]")
    #expect(swapped.changes(since: old) == ["drawing order: b comes where a was"])
    let inside = try geometry(
      "  - view: a\n    frame: [0, 0, 9, 9]\n    subviews:\n      - view: b\n        frame: [0, 0, 9, 9]")
    #expect(inside.changes(since: old) == ["b.superview: root → a"])
    let label = try geometry("  - view: a\n    frame: [0, 0, 9, 9]\n  - imageView: b\n    frame: [0, 0, 9, 9]")
    #expect(label.changes(since: old) == ["b.class: view → imageView"])
    let hidden = try geometry(
      "  - view: a\n    frame: [0, 0, 9, 9]\n    hidden: true\n  - view: b\n    frame: [0, 0, 9, 9]\n    bounds: [1, 0, 9, 9]"
    )
    #expect(hidden.changes(since: old) == ["a.hidden: false → true", "b.bounds.x: 0 → 1"])
  }

  @Test(arguments: try Samples.names)
  func isReadAsItWasWritten(_ sample: String) throws {
    let geometry = try Self.geometry(try Samples.text(sample), imagesIn: Samples.folder.path)
    #expect(try SolvedGeometry(text: geometry.text) == geometry)
  }

  /// Names that a program gave may be anything.
  @Test(arguments: ["a b", "end", "broken", "[x]", "q\"uo\\te", "", "line\nend", "(x) 1 2 3 4", "größe", "a | b", "日本"])
  func keepsNamesOfAnyKind(_ name: String) throws {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let view = View(.view, name, frame: Rect(x: 1, y: 2, width: 3, height: 4))
    view.className = name
    root.addSubview(view)
    let geometry = SolvedGeometry(of: render(root).pictures)
    let read = try SolvedGeometry(text: geometry.text)
    #expect(read.sections[0].views.map(\.facts) == geometry.sections[0].views.map(\.facts))
    #expect(geometry.changes(since: read).isEmpty || name.contains("\n"))
    #expect(try SolvedGeometry(text: read.text) == read)
  }

  @Test func roundingIsNoChange() throws {
    let old = try SolvedGeometry(text: "strut geometry 1\n\n[a]\nroot (view) 0 0 33.3333 10\n\nend\n")
    let new = try SolvedGeometry(text: "strut geometry 1\r\n\r\n[a]\r\nroot (view) 0 0 33.3334 10\r\n\r\nend\r\n")
    #expect(new.changes(since: old).isEmpty)
    let more = try SolvedGeometry(text: "strut geometry 1\n\n[a]\nroot (view) 0 0 33.3336 10\n\nend\n")
    #expect(more.changes(since: old) == ["root.frame.width: 33.3333 → 33.3336"])
  }

  @Test(arguments: [
    ("", "does not begin with 'strut geometry 1'"),
    ("strut geometry 1\n\n[a]\nroot (view) 0 0 1 1\n", "is cut off: its last line is not 'end'"),
    ("strut geometry 1\n[a]\nroot (view) 0 0 1\nend\n", "line 3 is not a line of a geometry: 'root (view) 0 0 1'"),
    ("strut geometry 1\n<<<<<<< HEAD\nend\n", "line 2 is not a line of a geometry: '<<<<<<< HEAD'"),
    (
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
      "is a Git LFS pointer, not the golden; 'git lfs pull' fetches it"
    ),
  ])
  func saysWhatIsWrongWithAText(_ text: String, _ message: String) {
    #expect(throws: GoldenError.self) { try SolvedGeometry(text: text) }
    do throws(GoldenError) {
      _ = try SolvedGeometry(text: text)
    } catch {
      #expect(error.description == message)
    }
  }
}
