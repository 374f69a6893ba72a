import Diagnostics
import Figures
import ViewLayout

extension StepPlayer {
  func move(_ name: String, into superviewName: String, at range: SourceRange?) {
    guard isAnother(name, than: superviewName, at: range) else { return }
    guard let view = stage.view(named: name), let superview = stage.view(named: superviewName) else { return }
    guard !superview.isDescendant(of: view) else {
      report("'\(name)' cannot be added to '\(superviewName)', which it contains", at: range)
      return
    }
    guard isShallowEnough(view, inside: superview, at: range) else { return }
    let isMoved = view.superview !== superview
    superview.addSubview(view)
    if isMoved { stage.arrange(view, before: nil) }
    stage.constraints.dropThoseAcrossTree()
  }

  /// Puts a view into a stack view's row; at an index of the row, or at its end.
  func arrange(_ name: String, in stackName: String, at index: Int?, at range: SourceRange?) {
    guard isAnother(name, than: stackName, at: range) else { return }
    guard let view = stage.view(named: name), let stack = stage.view(named: stackName) else { return }
    guard !stack.isDescendant(of: view) else {
      report("'\(name)' cannot be added to '\(stackName)', which it contains", at: range)
      return
    }
    guard isShallowEnough(view, inside: stack, at: range) else { return }
    stage.arrange(view, in: stack, at: index)
    stage.constraints.dropThoseAcrossTree()
  }

  /// Whether a step of two views has two.
  private func isAnother(_ name: String, than other: String, at range: SourceRange?) -> Bool {
    if name == other { report("'\(name)' is named twice: the step needs two views", at: range) }
    return name != other
  }

  func removeFromRow(_ name: String, at range: SourceRange?) {
    guard let view = stage.view(named: name) else { return }
    guard let stack = view.superview, stack.arrangedSubviews.contains(where: { $0 === view }) else {
      report("no stack view arranges '\(name)'", at: range)
      return
    }
    stack.removeArrangedSubview(view)
  }

  /// - Parameter offset: 1 to insert in front of the sibling, 0 to insert behind it.
  func insert(_ name: String, beside siblingName: String, offset: Int, at range: SourceRange?) {
    guard isAnother(name, than: siblingName, at: range) else { return }
    guard let view = stage.view(named: name), let sibling = stage.view(named: siblingName) else { return }
    guard let superview = sibling.superview, !superview.isDescendant(of: view),
      let index = superview.subviews.firstIndex(where: { $0 === sibling })
    else {
      report("'\(name)' cannot be placed next to '\(siblingName)'", at: range)
      return
    }
    guard isShallowEnough(view, inside: superview, at: range) else { return }
    let isMoved = view.superview !== superview
    let next = superview.subviews.dropFirst(index + offset).first
    superview.insertSubview(view, at: index + offset)
    if isMoved { stage.arrange(view, before: next) }
    stage.constraints.dropThoseAcrossTree()
  }

  func exchange(_ first: String, _ second: String, at range: SourceRange?) {
    guard isAnother(first, than: second, at: range) else { return }
    guard let one = stage.view(named: first), let other = stage.view(named: second) else { return }
    guard let superview = one.superview, superview === other.superview else {
      report("'\(first)' and '\(second)' are not subviews of one view", at: range)
      return
    }
    superview.exchangeSubviews(one, other)
  }

  /// Steps may nest views only as deeply as a document may.
  private func isShallowEnough(_ view: View, inside superview: View, at range: SourceRange?) -> Bool {
    let height = (view.withDescendants.map { $0.ancestors.count }.max() ?? 0) - view.ancestors.count
    let deepest = DocumentLimit.viewNesting.standard
    guard superview.ancestors.count + 1 + height <= deepest else {
      report("'\(view.name)' would be nested too deeply: at most \(deepest) levels are drawn", at: range)
      return false
    }
    return true
  }
}
