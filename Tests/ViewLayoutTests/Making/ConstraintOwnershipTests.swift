import Geometry
import Testing

@testable import ViewLayout

/// Which view holds a constraint, and what becomes of it when the tree changes.
@Suite struct ConstraintOwnershipTests {
  let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let box = View(.view, "box")
  let a = View(.view, "a")
  let b = View(.view, "b")
  let c = View(.view, "c")

  init() {
    root.addSubview(box)
    root.addSubview(c)
    box.addSubview(a)
    box.addSubview(b)
  }

  @Test func activationAddsToTheClosestCommonAncestor() {
    let cases: [(LayoutConstraint, View)] = [
      (a.leadingAnchor.constraint(equalTo: b.trailingAnchor), box),
      (a.leadingAnchor.constraint(equalTo: box.leadingAnchor), box),
      (a.leadingAnchor.constraint(equalTo: c.leadingAnchor), root),
      (a.widthAnchor.constraint(equalToConstant: 10), a),
      (a.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor), root),
    ]
    for (constraint, owner) in cases {
      #expect(!constraint.isActive)
      constraint.isActive = true
      #expect(constraint.isActive)
      #expect(constraint.owner === owner)
      #expect(owner.constraints.contains { $0 === constraint })
      constraint.isActive = false
      #expect(constraint.owner == nil && owner.constraints.isEmpty)
    }
  }

  @Test func constraintsAreAddedAndRemovedByHand() {
    let width = a.widthAnchor.constraint(equalToConstant: 10)
    root.addConstraint(width)
    root.addConstraint(width)
    #expect(root.constraints.count == 1)
    box.addConstraint(width)
    #expect(root.constraints.isEmpty && width.owner === box)
    root.removeConstraint(width)
    #expect(width.isActive)
    box.removeConstraints([width])
    #expect(!width.isActive)
    LayoutConstraint.activate([width, a.heightAnchor.constraint(equalToConstant: 1)])
    #expect(a.constraints.count == 2)
    LayoutConstraint.deactivate(a.constraints)
    #expect(a.constraints.isEmpty)
  }

  @Test func viewsWithoutACommonAncestorAreNamed() async {
    let stranger = View(.view, "stranger")
    let constraint = a.leadingAnchor.constraint(equalTo: stranger.leadingAnchor)
    let error = #expect(throws: ConstraintOwnershipError.self) { try constraint.checkedOwner() }
    #expect(
      error?.message == """
        'a.leading == stranger.leading' cannot be activated: 'a' and 'stranger' have no common ancestor; add both to \
        one tree first
        """)
    await #expect(processExitsWith: .failure) {
      View(.view, "a").leadingAnchor.constraint(equalTo: View(.view, "b").leadingAnchor).isActive = true
    }
  }

  @Test func viewsOutsideTheHolderAreNamed() async {
    let constraint = a.leadingAnchor.constraint(equalTo: c.leadingAnchor)
    let error = #expect(throws: ConstraintOwnershipError.self) { try box.checkCanHold(constraint) }
    #expect(
      error?.message == """
        'a.leading == c.leading' cannot be added to 'box': 'c' is not in it; a constraint belongs to the closest view \
        that holds all its views
        """)
    await #expect(processExitsWith: .failure) {
      let (one, other) = (View(.view, "one"), View(.view, "other"))
      one.addConstraint(other.widthAnchor.constraint(equalToConstant: 1))
    }
  }

  @Test func aRemovedViewTakesItsOuterConstraintsAlong() {
    let outer = a.leadingAnchor.constraint(equalTo: c.leadingAnchor)
    let middle = box.topAnchor.constraint(equalTo: root.topAnchor)
    let inner = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    let other = c.topAnchor.constraint(equalTo: root.topAnchor)
    LayoutConstraint.activate([outer, middle, inner, other])
    box.removeFromSuperview()
    #expect(!outer.isActive && !middle.isActive)
    #expect(inner.isActive && other.isActive)
    #expect(root.constraints.map(\.equation.description) == ["c.top == root.top"])
  }

  @Test func anotherPlaceAmongSiblingsKeepsConstraints() {
    let constraint = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    constraint.isActive = true
    box.bringSubviewToFront(a)
    box.exchangeSubviews(a, b)
    box.insertSubview(a, belowSubview: b)
    #expect(constraint.isActive)
  }

  @Test func constraintsAreListedInTheOrderOfAdding() {
    let made = [
      a.widthAnchor.constraint(equalToConstant: 1), c.topAnchor.constraint(equalTo: root.topAnchor),
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor), c.widthAnchor.constraint(equalToConstant: 2),
    ]
    LayoutConstraint.activate(made)
    #expect(root.allConstraints.map(ObjectIdentifier.init) == made.map(ObjectIdentifier.init))
    made[0].isActive = false
    made[0].isActive = true
    #expect(root.allConstraints.last === made[0])
  }

  /// Views and their constraints hold each other, and yet both go when nobody else holds them.
  @Test func treesWithConstraintsAreReleased() {
    weak var leaked: View?
    var kept: LayoutConstraint?
    do {
      let root = View(.view, "root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let view = View(.view, "view")
      root.addSubview(view)
      root.constraining {
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        view.widthAnchor.constraint(equalToConstant: 10)
        root.heightAnchor.constraint(equalTo: view.heightAnchor)
      }
      root.layoutIfNeeded()
      leaked = root
      kept = root.constraints.first
    }
    #expect(leaked == nil)
    // One that somebody keeps still knows what it was about.
    #expect(kept?.equation.description == "view.leading == root.leading")
    #expect(kept?.isActive == false)
  }

  /// The short initialiser's constraints are the engine's business until a view holds them.
  @Test func freeConstraintsNeedNoOwner() {
    let free = LayoutConstraint(.init(a), .width, constant: 10)
    #expect(free.isActive && free.owner == nil)
    free.isActive = false
    free.isActive = true
    #expect(free.isActive && a.constraints.isEmpty)
    a.addConstraint(free)
    a.removeConstraint(free)
    #expect(!free.isActive)
  }
}
