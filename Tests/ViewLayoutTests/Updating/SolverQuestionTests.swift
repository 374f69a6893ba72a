import Geometry
import Testing
import ViewLayout

/// Ambiguity, conflicts and fitting sizes, asked of views.
@Suite struct SolverQuestionTests {
  let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let view = View(.view, "view")

  init() {
    root.addSubview(view)
  }

  @Test func ambiguityIsTold() {
    root.constraining {
      view.leftAnchor.constraint(equalTo: root.leftAnchor)
      view.rightAnchor.constraint(equalTo: root.rightAnchor)
      view.topAnchor.constraint(equalTo: root.topAnchor)
    }
    #expect(view.hasAmbiguousLayout)
    #expect(view.ambiguousAxes == AxisPair(horizontal: false, vertical: true))
    #expect(!root.hasAmbiguousLayout)
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func ambiguityIsExercised() {
    root.constraining {
      view.leftAnchor.constraint(equalTo: root.leftAnchor)
      view.widthAnchor.constraint(equalToConstant: 50)
      view.heightAnchor.constraint(equalToConstant: 50)
      view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor)
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor)
    }
    root.layoutIfNeeded()
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    #expect(view.frame != before)
    #expect(root.bounds.contains(view.frame) && view.frame.size == before.size)
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 3).isActive = true
    root.layoutIfNeeded()
    let settled = view.frame
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == settled && settled.minY == 3)
  }

  @Test func onlyTheExercisedViewMovesAndStaysUntilSomethingChanges() {
    let other = View(.view, "other")
    root.addSubview(other)
    for one in [view, other] {
      root.constraining {
        one.leftAnchor.constraint(equalTo: root.leftAnchor)
        one.widthAnchor.constraint(equalToConstant: 50)
        one.heightAnchor.constraint(equalToConstant: 50)
        one.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor)
        one.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor)
      }
    }
    root.layoutIfNeeded()
    let before = (view.frame, other.frame)
    view.exerciseAmbiguityInLayout()
    let exercised = view.frame
    #expect(exercised != before.0 && other.frame == before.1)
    // 1. Layouts that find nothing new leave it there.
    root.setNeedsLayout()
    root.layoutIfNeeded()
    view.center.y += 3
    root.layoutIfNeeded()
    #expect(view.frame == exercised && view.hasAmbiguousLayout)
    // 2. A new constraint has it solved again.
    root.constraining { view.topAnchor.constraint(equalTo: other.topAnchor, constant: 4) }
    root.layoutIfNeeded()
    #expect(view.frame.minY == other.frame.minY + 4)
  }

  @Test func conflictsAreTold() {
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 360), view.widthAnchor.constraint(equalToConstant: 140),
    ])
    let outcome = root.layoutOutcome()
    #expect(outcome.conflicts.count == 1)
    #expect(outcome.conflicts.first?.broken.text == "view.width == 140")
    #expect(outcome.conflicts.first?.members.count == 2)
  }

  @Test func whatAffectsALayoutIsTold() {
    root.constraining {
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
      view.widthAnchor.constraint(equalToConstant: 50)
      view.topAnchor.constraint(equalTo: root.topAnchor)
      view.heightAnchor.constraint(equalToConstant: 60)
    }
    let texts = view.constraintsAffectingLayout(for: .horizontal).map(\.text)
    #expect(texts.contains("view.left == root.left + 5") && texts.contains("view.width == 50"))
    #expect(!texts.contains { $0.contains("height") || $0.contains("top") })
  }

  @Test func fittingSizesFollowTheConstraints() {
    let label = View(.label, "label")
    view.addSubview(label)
    label.customIntrinsicContentSize = AxisPair(horizontal: 80, vertical: 20)
    view.constraining {
      label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10)
      view.rightAnchor.constraint(equalTo: label.rightAnchor, constant: 10)
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 5)
      view.bottomAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: 5)
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 500)
    }
    #expect(view.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(100, 30))
    #expect(
      view.systemLayoutSizeFitting(
        Size(320, 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == Size(320, 30))
    #expect(
      view.systemLayoutSizeFitting(
        View.layoutFittingExpandedSize, withHorizontalFittingPriority: 800, verticalFittingPriority: 50)
        == Size(500, 10_000))
    #expect(view.frame == .zero)
  }
}
