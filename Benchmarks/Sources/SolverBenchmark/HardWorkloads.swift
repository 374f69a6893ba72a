import ConstraintSolver
import Foundation

/// Views on a mesh, each in the middle between its neighbours on all four sides.
///
/// No definition can be followed to the end here: every view closes loops with all
/// the others. The solver tears about one loop a row and column, and the rows that
/// close them are long.
func meshScene(_ count: Int) -> Scene {
  var scene = Scene()
  let root = scene.root
  let side = max(1, Int(Double(count).squareRoot().rounded()))
  let boxes = (0..<(side * side)).map { _ in Box(in: scene.solver) }
  func left(_ row: Int, _ column: Int) -> LinearExpression {
    if column < 0 { return root.left.linearExpression }
    if column == side { return root.right }
    if row < 0 || row == side { return root.left + Double(column + 1) / Double(side + 1) * root.width }
    return boxes[row * side + column].left.linearExpression
  }
  for row in 0..<side {
    for column in 0..<side {
      let box = boxes[row * side + column]
      let across = left(row, column - 1) + left(row, column + 1)
      let down = left(row - 1, column) + left(row + 1, column)
      scene.add(4 * box.left == across + down)
      scene.add(box.top == root.top + Double(row))
      scene.add(box.width == 1)
      scene.add(box.height == 1)
      let share = Double(column + 1) / Double(side + 1)
      scene.expect(box) { width, _ in (share * width, Double(row), 1, 1) }
    }
  }
  return scene
}

/// A row of views that all want to be wider than there is room for, at one priority.
///
/// Their errors are only known as a sum, so there are as many optima as ways to
/// share; the tie-break has to decide between all views, one after the other.
func justifiedScene(_ count: Int) -> Scene {
  var scene = Scene()
  let root = scene.root
  var previous: Box?
  for index in 0..<count {
    let view = Box(in: scene.solver)
    scene.add(view.left >= (previous?.right ?? root.left.linearExpression) + 1)
    scene.add((view.left == (previous?.right ?? root.left.linearExpression) + 8).priority(.high))
    scene.add((view.width == Double(20 + index % 7)).priority(.low))
    scene.add(view.width >= 0)
    scene.add(view.top == root.top + 8)
    scene.add(view.bottom == root.bottom - 8)
    previous = view
  }
  scene.add(previous!.right <= root.right - 8 + 10_000_000)
  scene.add((previous!.right == root.right - 8 + 20 * Double(count)).priority(Priority(500)))
  return scene
}
