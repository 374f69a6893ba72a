import Diagnostics
import Figures
import Geometry
import ViewLayout

extension StepPlayer {
  /// Sets a property or a part of one, or adds to it.
  func assign(
    _ value: PropertyValue, _ operation: AssignmentOperator, to path: PropertyPath, at range: SourceRange?
  ) {
    guard let staged = stage.views[path.view] else { return }
    let (property, context) = (path.property, stage.context)
    do {
      let old = property.read(from: staged, in: context)
      guard let new = try property.type.assigning(value, operation, to: path.parts, of: old) else { return }
      if staged.view === stage.root, property == .bounds, case .rect(let bounds) = new {
        stage.root.bounds.origin = bounds.origin
        setRootSize(bounds.size, at: range)
      } else {
        property.set(new, on: staged, in: context)
        if property == .contentOutside { staged.saysContentOutside = true }
      }
    } catch {
      report("'\(path.view).\(property.name)' would have \(error.words)", at: range)
    }
  }

  /// Resizes the root to the smallest or largest size that the constraints allow.
  func fitRoot(_ fitting: Step.FittingSize, at range: SourceRange?) {
    stage.layOut()
    let target = fitting == .compressed ? LayoutEngine.compressed : LayoutEngine.expanded
    let constraints = stage.constraints.inTree.map(\.constraint)
    setRootSize(stage.engine().fittingSize(of: stage.root, constraints: constraints, target: target), at: range)
  }

  /// Resizes the root and keeps its top left corner. A size without an area is an error.
  private func setRootSize(_ size: Size, at range: SourceRange?) {
    guard size.width > 0, size.height > 0 else {
      report("the root view would be \(size.decimalText) points: it would not be visible", at: range)
      return
    }
    stage.setRootSize(size)
  }
}
