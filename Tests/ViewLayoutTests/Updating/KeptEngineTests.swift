import Geometry
import Testing

@testable import ViewLayout

/// The engine that a tree keeps from layout to layout: it goes on from the last one, and keeps nobody alive.
@Suite struct KeptEngineTests {
  /// A tree with constraints, a mask, a stack view with spacers and a label.
  private func tree() -> View {
    let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let masked = View(.view, "masked", frame: Rect(x: 10, y: 10, width: 50, height: 50))
    masked.autoresizingMask = [.flexibleLeftMargin]
    let stack = View(.stackView, "stack")
    stack.stack.distribution = .equalSpacing
    root.adding {
      masked
      stack
    }
    for number in 1...3 {
      let item = View(.view, "item\(number)")
      item.customIntrinsicContentSize = AxisPair(horizontal: 40, vertical: 30)
      stack.addArrangedSubview(item)
    }
    root.constraining {
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20)
      stack.topAnchor.constraint(equalTo: masked.bottomAnchor, constant: 8)
    }
    return root
  }

  @Test func aKeptEngineFindsWhatANewOneFinds() {
    let (kept, fresh) = (tree(), tree())
    for size in [Size(320, 480), Size(480, 320), Size(600, 200), Size(320, 480)] {
      kept.bounds.size = size
      kept.layoutIfNeeded()
      fresh.bounds.size = size
      // Another environment is another engine.
      fresh.layoutEnvironment = .standard
      fresh.layoutIfNeeded()
      #expect(kept.withDescendants.map(\.frame) == fresh.withDescendants.map(\.frame))
      #expect(kept.layoutOutcome().conflicts.isEmpty)
    }
  }

  @Test func theEngineStays() throws {
    let root = tree()
    root.layoutIfNeeded()
    let engine = try #require(root.treeLayout?.engine)
    root.bounds.size = Size(480, 320)
    root.layoutIfNeeded()
    #expect(root.treeLayout?.engine === engine)
    root.layoutEnvironment.options.scale = 3
    #expect(root.treeLayout?.engine !== engine)
  }

  @Test func explanationsSpeakOfTheNewSize() {
    let root = tree()
    root.layoutIfNeeded()
    root.bounds.size = Size(500, 320)
    let affecting = root.subviews[1].constraintsAffectingLayout(for: .horizontal).map(\.text)
    #expect(affecting.contains("root.width == 500 (size of the root)"))
    #expect(
      affecting.contains("root.trailing == stack.trailing + 20")
        || affecting.contains("stack.trailing == root.trailing - 20"))
  }

  @Test func aTreeThatWasLaidOutIsFreed() {
    var root: View? = tree()
    weak let freedRoot = root
    weak let freedItem = root?.subviews[1].subviews[0]
    weak let freedConstraint = root?.allConstraints.first
    root?.layoutIfNeeded()
    root?.bounds.size = Size(480, 320)
    root?.layoutIfNeeded()
    #expect(freedRoot != nil && freedItem != nil && freedConstraint != nil)
    root = nil
    #expect(freedRoot == nil && freedItem == nil && freedConstraint == nil)
  }

  @Test func anExercisedTreeIsFreed() {
    var root: View? = View(.view, "root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    weak let freedRoot = root
    let open = View(.view, "open")
    open.translatesAutoresizingMaskIntoConstraints = false
    root?.addSubview(open)
    root?.layoutIfNeeded()
    open.exerciseAmbiguityInLayout()
    root = nil
    #expect(freedRoot == nil && open.superview == nil)
  }

  @Test func aRemovedViewIsFreedBeforeTheNextLayout() {
    let root = tree()
    root.layoutIfNeeded()
    weak let freedStack = root.subviews[1]
    root.subviews[1].removeFromSuperview()
    #expect(freedStack == nil)
    root.layoutIfNeeded()
    #expect(root.subviews.map(\.name) == ["masked"])
  }

  @Test func anEngineKeepsNoTreeAlive() {
    let engine = LayoutEngine(measuringTextWith: LayoutEnvironment.standard.measurer)
    weak var freed: View?
    do {
      let root = tree()
      freed = root
      _ = engine.layOut(root, constraints: root.allConstraints)
      #expect(engine.layOut(root, constraints: root.allConstraints).conflicts.isEmpty)
    }
    #expect(freed == nil)
  }
}
