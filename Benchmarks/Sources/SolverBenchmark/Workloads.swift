import ConstraintSolver
import Foundation

/// The five workloads that solvers are compared by: the shapes that layouts are made of.
enum Workload: String, CaseIterable {
  case independent, chain, nested, grid, labels, mesh, justified

  /// The two that were made to be hard for this solver; the rest are measured elsewhere too.
  static let common: [Workload] = [.independent, .chain, .nested, .grid, .labels]

  func scene(_ count: Int) -> Scene {
    switch self {
    case .independent: independentScene(count)
    case .chain: chainScene(count)
    case .nested: nestedScene(count)
    case .grid: gridScene(count)
    case .labels: labelsScene(count)
    case .mesh: meshScene(count)
    case .justified: justifiedScene(count)
    }
  }
}

/// Views that fill the root but for ten points, none of which knows another.
private func independentScene(_ count: Int) -> Scene {
  var scene = Scene()
  let root = scene.root
  for _ in 0..<count {
    let view = Box(in: scene.solver)
    scene.add(view.left == root.left + 10)
    scene.add(view.top == root.top + 10)
    scene.add(view.right == root.right - 10)
    scene.add(view.bottom == root.bottom - 10)
    scene.expect(view) { (10, 10, $0 - 20, $1 - 20) }
  }
  return scene
}

/// A row of views of equal width, eight points apart and from the root.
private func chainScene(_ count: Int) -> Scene {
  var scene = Scene()
  let root = scene.root
  var previous: Box?
  var first: Box?
  for index in 0..<count {
    let view = Box(in: scene.solver)
    scene.add(view.left == (previous?.right ?? root.left.linearExpression) + 8)
    if let first { scene.add(view.width == first.width) }
    scene.add(view.top == root.top + 8)
    if let first { scene.add(view.height == first.height) } else { scene.add(view.bottom == root.bottom - 8) }
    scene.expect(view) { width, height in
      let own = (width - 8 * Double(count + 1)) / Double(count)
      return (8 + Double(index) * (own + 8), 8, own, height - 16)
    }
    first = first ?? view
    previous = view
  }
  scene.add(previous!.right == root.right - 8)
  return scene
}

/// Views in views, each a point inside the one around it.
private func nestedScene(_ count: Int) -> Scene {
  var scene = Scene()
  var outer = scene.root
  for level in 1...count {
    let view = Box(in: scene.solver)
    scene.add(view.left == outer.left + 1)
    scene.add(view.top == outer.top + 1)
    scene.add(view.right == outer.right - 1)
    scene.add(view.bottom == outer.bottom - 1)
    let inset = Double(level)
    scene.expect(view) { (inset, inset, $0 - 2 * inset, $1 - 2 * inset) }
    outer = view
  }
  return scene
}

/// Equal cells that fill the root, as many across as down.
private func gridScene(_ count: Int) -> Scene {
  var scene = Scene()
  let root = scene.root
  let side = max(1, Int(Double(count).squareRoot().rounded()))
  var cells: [Box] = []
  for row in 0..<side {
    for column in 0..<side {
      let cell = Box(in: scene.solver)
      scene.add(cell.left == (column > 0 ? cells[cells.count - 1].right : root.left.linearExpression))
      scene.add(cell.top == (row > 0 ? cells[cells.count - side].bottom : root.top.linearExpression))
      if let first = cells.first {
        scene.add(cell.width == first.width)
        scene.add(cell.height == first.height)
      }
      let share = Double(side)
      scene.expect(cell) { width, height in
        (Double(column) * width / share, Double(row) * height / share, width / share, height / share)
      }
      cells.append(cell)
    }
  }
  scene.add(cells[side - 1].right == root.right)
  scene.add(cells[cells.count - side].bottom == root.bottom)
  return scene
}

/// Rows of a label and a field, which share the width by how firmly they hug and resist.
private func labelsScene(_ count: Int) -> Scene {
  var scene = Scene()
  let root = scene.root
  var previous: Box?
  for row in 0..<count {
    let label = Box(in: scene.solver)
    let field = Box(in: scene.solver)
    let natural = Double(40 + row * 37 % 80)
    scene.add(label.left == root.left + 20)
    scene.add(label.top == (previous.map { $0.bottom + 8 } ?? root.top + 20))
    scene.add(field.left == label.right + 8)
    scene.add(field.right == root.right - 20)
    scene.add(field.top + 0.5 * field.height == label.top + 0.5 * label.height)
    scene.add((label.width <= natural).priority(Priority(251)))
    scene.add((label.width >= natural).priority(.high))
    scene.add((label.height <= 20).priority(.low))
    scene.add((label.height >= 20).priority(.high))
    scene.add((field.width <= 100).priority(Priority(249)))
    scene.add((field.width >= 100).priority(Priority(740)))
    scene.add((field.height <= 20).priority(.low))
    scene.add((field.height >= 20).priority(.high))
    let top = Double(20 + 28 * row)
    scene.expect(label) { _, _ in (20, top, natural, 20) }
    scene.expect(field) { width, _ in (28 + natural, top, width - 48 - natural, 20) }
    previous = label
  }
  return scene
}
