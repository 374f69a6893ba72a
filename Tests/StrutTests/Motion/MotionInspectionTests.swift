import Foundation
import Strut
import Testing

/// What `strut inspect --json --at` says is what others measured, documented or derived.
@Suite struct MotionInspectionTests {
  /// What is on the screen of a view at a time.
  private struct Shown {
    var position: [Double]
    var bounds: [Double]
    var transform: [Double]
    var alpha: Double
    var backgroundColor: [Double]?
    var frame: [Double]
    /// The model's.
    var solvedFrame: [Double]

    var degrees: Double { atan2(transform[1], transform[0]) * 180 / .pi }
  }

  private func presentation(
    of name: String, at time: Double, in text: String, panel: Int = 0
  ) throws -> [String: Any] {
    try #require(view(name, at: time, in: text, panel: panel)["presentation"] as? [String: Any])
  }

  private func view(_ name: String, at time: Double, in text: String, panel: Int) throws -> [String: Any] {
    let source = SourceFile(name: "figure.yaml", text: text)
    let (solved, diagnostics) = solveFigure(source, name: "figure", imagesIn: ".")
    #expect(!diagnostics.hasErrors, "\(diagnostics.all.map(\.message))")
    let json = try JSONSerialization.jsonObject(with: Data(try #require(solved).inspection(at: time).utf8))
    let pictures = try #require((json as? [String: Any])?["pictures"] as? [[String: Any]])
    let panels = try #require(pictures[0]["panels"] as? [[String: Any]])
    let views = try #require(panels[panel]["views"] as? [[String: Any]])
    return try #require(views.first { $0["name"] as? String == name })
  }

  private func shown(_ name: String = "a", at time: Double, in text: String, panel: Int = 0) throws -> Shown {
    let view = try view(name, at: time, in: text, panel: panel)
    let presentation = try #require(view["presentation"] as? [String: Any])
    func numbers(_ key: String) throws -> [Double] { try #require(presentation[key] as? [Double]) }
    return Shown(
      position: try numbers("position"), bounds: try numbers("bounds"), transform: try numbers("transform"),
      alpha: try #require(presentation["alpha"] as? Double),
      backgroundColor: presentation["backgroundColor"] as? [Double], frame: try numbers("frame"),
      solvedFrame: try #require(view["frame"] as? [Double]))
  }

  private func expectNear(_ found: [Double], _ expected: [Double], within tolerance: Double = 0.0001) {
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }, "\(found) instead of \(expected)")
  }

  private static let box = """
    size: [320, 200]
    views:
      - view: a
        frame: [20, 20, 80, 40]
        backgroundColor: rgb(1, 0, 0)

    """

  private func box(_ animation: String) -> String { Self.box + "animation: \(animation)\n" }

  @Test func aDelayedFade() throws {
    let text = box("{duration: 1, delay: 0.5, do: [a.alpha = 0]}")
    for (time, alpha) in [(0.4, 1), (0.75, 0.870838), (1.25, 0.129162), (1.5, 0)] {
      expectNear([try shown(at: time, in: text).alpha], [alpha])
    }
  }

  @Test func constraintsThatAreChangedInABlock() throws {
    let text = """
      size: [400, 100]
      views: [{view: a}]
      constraints:
        - {equation: a.leading == superview.leading + 20, identifier: near}
        - {equation: a.width == 80, identifier: width}
        - V:|-10-[a(40)]
      panels:
        - animation: {duration: 0.25, do: [constraint near.constant = 120, constraint width.constant = 200]}
        - title: Afterwards
      """
    let shown = try shown(at: 0.1, in: text)
    expectNear(shown.frame, [53.188387, 10, 119.826064, 40])
    // The model has its end at once, and nothing else moves.
    #expect(shown.solvedFrame == [120, 10, 200, 40])
  }

  @Test(arguments: [(270, -45), (360, 0), (179, 89.5), (180, 90), (-180, 90)])
  func turnsOfABlock(_ degrees: Int, _ half: Double) throws {
    let text = box("{duration: 1, do: [a.transform = rotate(\(degrees)deg)]}")
    expectNear([try shown(at: 0.5, in: text).degrees], [half])
  }

  @Test func coloursByComponent() throws {
    let text = box("{duration: 1, curve: linear, do: [\"a.backgroundColor = rgb(0, 0, 1, 0.2)\"]}")
    expectNear(try #require(shown(at: 0.25, in: text).backgroundColor), [0.75, 0, 0.25, 0.8])
  }

  @Test func aSpring() throws {
    let text = box("{duration: 0.4, spring: {dampingRatio: 0.8}, do: [a.center.x = 160]}")
    for (time, progress) in [(0.05, 0.343534), (0.1, 0.748367), (0.2, 1.009077), (0.4, 1)] {
      expectNear([try shown(at: time, in: text).position[0]], [60 + 100 * progress], within: 0.01)
    }
  }

  @Test func keyFramesAlongASmoothCurve() throws {
    let text = """
      size: [200, 200]
      views: [{view: a, frame: [50, 50, 100, 100], transform: scale(0.0001)}]
      animation:
        duration: 0.6
        calculationMode: cubic
        keyframes:
          - {relativeStartTime: 0, relativeDuration: 0.5, do: [a.transform = scale(1.15)]}
          - {relativeStartTime: 0.5, relativeDuration: 0.5, do: [a.transform = scale(1)]}

      """
    for (time, scale) in [(0.15, 0.329315), (0.3, 1.15), (0.4, 1.144453), (0.45, 1.070917)] {
      expectNear([try shown(at: time, in: text).transform[0]], [scale])
    }
  }

  /// The curve over all key frames bends their times.
  @Test func aKeyFrameThatIsOverEarly() throws {
    let text = box(
      "{duration: 10, keyframes: [{relativeStartTime: 0, relativeDuration: 0.1, do: [a.alpha = 0]}]}")
    expectNear([try shown(at: 1, in: text).alpha], [0.802775], within: 0.001)
    expectNear([try shown(at: 2.21, in: text).alpha], [0], within: 0.001)
  }

  @Test func aChainWaits() throws {
    let text = box(
      "[{duration: 1, curve: linear, do: [a.alpha = 0.5]}, {pause: 1}, {duration: 1, curve: linear, do: [a.alpha = 0]}]"
    )
    for (time, alpha) in [(0.5, 0.75), (1.5, 0.5), (2.5, 0.25), (9, 0)] {
      expectNear([try shown(at: time, in: text).alpha], [alpha])
    }
  }

  @Test func thereAndBackEndsWithAJump() throws {
    let text = box("{duration: 1, curve: linear, autoreverse: true, do: [a.alpha = 0]}")
    for (time, alpha) in [(0.5, 0.5), (1, 0), (1.5, 0.5), (1.999, 0.999), (2, 0)] {
      expectNear([try shown(at: time, in: text).alpha], [alpha])
    }
  }

  /// The next panel begins with what the animation has set.
  @Test func theNextPanelContinues() throws {
    let text =
      Self.box + """
        panels:
          - animation: {duration: 1, do: [a.frame.origin.x = 120]}
          - animation: {duration: 1, curve: linear, do: [a.frame.origin.x = 140]}

        """
    expectNear(try shown(at: 0.5, in: text, panel: 1).frame, [130, 20, 80, 40])
  }

  /// The middle view of a row closes as it is hidden, and the last one moves to its place.
  @Test func aHiddenViewOfARowCollapses() throws {
    let text = """
      size: [200, 300]
      views:
        - stackView: row
          axis: vertical
          frame: [0, 0, 200, 180]
          distribution: fill
          subviews:
            - {view: a, intrinsicContentSize: [none, 60]}
            - {view: b, intrinsicContentSize: [none, 60]}
            - {view: c, intrinsicContentSize: [none, 60], contentHuggingPriority: 100}
      animation: {duration: 1, curve: linear, do: [b.hidden = true]}

      """
    let half = try shown("b", at: 0.5, in: text)
    expectNear(half.frame, [0, 60, 200, 30])
    expectNear(try shown("c", at: 0.5, in: text).frame, [0, 90, 200, 90])
  }

  /// What `animation` says beside the views at a time.
  private func transition(at time: Double, in text: String) throws -> [String: Any] {
    let source = SourceFile(name: "figure.yaml", text: text)
    let solved = try #require(solveFigure(source, name: "figure", imagesIn: ".").0)
    let json = try JSONSerialization.jsonObject(with: Data(solved.inspection(at: time).utf8))
    let pictures = try #require((json as? [String: Any])?["pictures"] as? [[String: Any]])
    let panels = try #require(pictures[0]["panels"] as? [[String: Any]])
    return try #require((panels[0]["animation"] as? [String: Any])?["transition"] as? [String: Any])
  }

  private static let screens = """
    size: [320, 480]
    views:
      - {view: a, frame: {inset: 0}, backgroundColor: red}
      - {view: b, frame: {inset: 0}, backgroundColor: blue, hidden: true}

    """

  @Test func aFlipTurnsItsCorners() throws {
    let text =
      Self.screens + "animation: {duration: 1, curve: linear, transition: {type: flipFromLeft, from: a, to: b}}\n"
    let corners = try #require(transition(at: 0.25, in: text)["corners"] as? [[Double]])
    expectNear(corners[0], [-113.137085, -240], within: 0.001)
    expectNear(corners[1], [88.192484, -187.08451], within: 0.001)
    #expect(try transition(at: 0.75, in: text)["showsBack"] as? Bool == true)
  }

  @Test(arguments: [
    ("push", "fromRight", [-80.0, 0, 240, 0]), ("moveIn", "fromTop", [0, 0, 0, 360]),
    ("reveal", "fromLeft", [80, 0, 0, 0]),
  ])
  func layerTransitionsMoveWholes(_ type: String, _ subtype: String, _ expected: [Double]) throws {
    let text =
      Self.screens + """
        animation:
          duration: 1
          curve: linear
          transition: {type: \(type), subtype: \(subtype)}
          do: [a.hidden = true, b.hidden = false]

        """
    let shown = try transition(at: 0.25, in: text)
    let (old, new) = (try #require(shown["old"] as? [Double]), try #require(shown["new"] as? [Double]))
    expectNear(old + new, expected)
  }

  @Test(arguments: [(0.0, 1), (0.4, 10), (0.7499, 17), (0.75, 1), (0.79, 1), (0.8, 2)])
  func imagesFollowOneAnother(_ time: Double, _ cel: Int) throws {
    let images = Array(repeating: "placeholder(4, 4)", count: 17).map { "\"\($0)\"" }.joined(separator: ", ")
    let text = """
      size: [20, 20]
      views:
        - imageView: a
          frame: {inset: 0}
          animationImages: [\(images)]
          animationDuration: 0.75
      animation: {pause: 1}

      """
    #expect(try presentation(of: "a", at: time, in: text)["cel"] as? Int == cel)
  }

  /// What stands still says nothing of motion.
  @Test func aFigureWithoutAnAnimationIsInspectedAsBefore() throws {
    let source = SourceFile(name: "figure.yaml", text: Self.box)
    let solved = try #require(solveFigure(source, name: "figure", imagesIn: ".").0)
    #expect(solved.inspection(at: 1) == solved.inspection)
    #expect(!solved.inspection.contains("animation"))
  }
}
