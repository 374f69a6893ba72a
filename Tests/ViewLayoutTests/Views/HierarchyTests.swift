import Geometry
import Testing

@testable import ViewLayout

/// Adding, ordering, finding and removing views.
@Suite struct HierarchyTests {
  let root = View(.view, "root")
  let a = View(.view, "a")
  let b = View(.view, "b")
  let c = View(.view, "c")
  let d = View(.view, "d")

  init() {
    for view in [a, b, c] { root.addSubview(view) }
  }

  private var order: String { root.subviews.map(\.name).joined() }

  @Test func insertsAtPlacesFromTheBack() {
    root.insertSubview(d, at: 1)
    #expect(order == "adbc")
    root.insertSubview(d, at: 99)
    #expect(order == "abcd")
    root.insertSubview(d, at: -1)
    #expect(order == "dabc")
    #expect(d.superview === root)
  }

  @Test func insertsBesideSiblings() {
    root.insertSubview(d, aboveSubview: a)
    #expect(order == "adbc")
    root.insertSubview(d, belowSubview: c)
    #expect(order == "abdc")
    root.insertSubview(c, belowSubview: a)
    #expect(order == "cabd")
    root.insertSubview(c, aboveSubview: d)
    #expect(order == "abdc")
    root.insertSubview(c, aboveSubview: c)
    #expect(order == "abdc")
  }

  @Test func exchangesAndReorders() {
    root.exchangeSubviews(a, c)
    #expect(order == "cba")
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(order == "bca")
    root.exchangeSubviews(a, d)
    #expect(order == "bca")
    root.bringSubviewToFront(b)
    #expect(order == "cab")
    root.sendSubviewToBack(b)
    #expect(order == "bca")
    root.bringSubviewToFront(d)
    #expect(order == "bca")
  }

  @Test func aViewHasOneSuperview() {
    b.addSubview(a)
    #expect(order == "bc")
    #expect(a.superview === b)
    a.removeFromSuperview()
    #expect(a.superview == nil)
    #expect(b.subviews.isEmpty)
    a.removeFromSuperview()
  }

  @Test func findsViews() {
    a.addSubview(b)
    b.addSubview(d)
    d.tag = 7
    c.tag = 7
    #expect(root.viewWithTag(7) === d)
    #expect(c.viewWithTag(7) === c)
    #expect(root.viewWithTag(8) == nil)
    #expect(root.view(named: "d") === d)
    #expect(c.view(named: "d") == nil)
    #expect(root.allSubviews.map(\.name) == ["a", "b", "d", "c"])
    #expect(d.isDescendant(of: root) && d.isDescendant(of: d) && !a.isDescendant(of: d))
    #expect(d.closestCommonAncestor(with: c) === root)
    #expect(d.closestCommonAncestor(with: b) === b)
    #expect(d.closestCommonAncestor(with: View(.view, "elsewhere")) == nil)
  }

  @Test func pathsLeadToViews() {
    a.addSubview(b)
    b.addSubview(d)
    #expect(d.pathFromRoot.map(\.name) == ["root", "a", "b", "d"])
    for view in root.withDescendants {
      let path = root.indexPath(to: view)
      #expect(path != nil && root.view(at: path ?? []) === view)
    }
    #expect(root.indexPath(to: root) == [])
    #expect(root.indexPath(to: c) == [1])
    #expect(a.indexPath(to: c) == nil)
    #expect(root.view(at: [0, 0, 1]) == nil)
    #expect(root.view(at: [-1]) == nil)
  }

  @Test func aViewCannotHoldItself() async {
    await #expect(processExitsWith: .failure) {
      let (outer, inner) = (View(.view, "outer"), View(.view, "inner"))
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
    await #expect(processExitsWith: .failure) {
      View(.view, "outer").insertSubview(View(.view, "inner"), aboveSubview: View(.view, "stranger"))
    }
    await #expect(processExitsWith: .failure) {
      View(.view, "outer").exchangeSubview(at: 0, withSubviewAt: 1)
    }
  }
}
