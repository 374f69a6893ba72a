import ViewLayout
import Foundation

/// What is between two anchors of one axis: a guide from one to the other, whose length takes part in constraints.
///
/// The guide is in the tree while a constraint that compares the distance is active.
final class AnchorDistance {
  typealias Anchor = (place: ItemPlace, attribute: LayoutAttribute)

  let guide: View
  private let start: Anchor
  private let end: Anchor
  /// How many constraints are active that need the guide.
  private var users = 0

  init(from start: Anchor, to end: Anchor) {
    (self.start, self.end) = (start, end)
    guide = View(.layoutGuide, "distance")
    guide.translatesAutoresizingMaskIntoConstraints = false
  }

  /// The length of the guide that the distance is.
  var attribute: LayoutAttribute { start.attribute.axis == .horizontal ? .width : .height }

  /// The distance as a number: no guide is needed, and the number may be negative.
  func constraint(_ relation: LayoutRelation, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      core: LayoutConstraint(
        item: end.place, attribute: end.attribute, relatedBy: relation, toItem: start.place,
        attribute: start.attribute, multiplier: 1, constant: constant))
  }

  /// Puts the guide into the tree, between the two anchors.
  ///
  /// - Precondition: Their views have a common ancestor.
  func begin() {
    users += 1
    guard users == 1 else { return }
    let (first, second) = (start.place.layoutItem.view, end.place.layoutItem.view)
    guard let holder = first.closestCommonAncestor(with: second) else {
      preconditionFailure("'\(first.name)' and '\(second.name)' have no common ancestor; add both to one tree first")
    }
    holder.insertSubview(guide, at: 0)
    LayoutConstraint.activate([edge(isStart: true, at: start), edge(isStart: false, at: end)])
  }

  /// Takes the guide out of the tree when the last constraint that needs it has gone.
  func finish() {
    users -= 1
    if users == 0 { guide.removeFromSuperview() }
  }

  private func edge(isStart: Bool, at anchor: Anchor) -> LayoutConstraint {
    let own: LayoutAttribute =
      switch attribute {
      case .height: isStart ? .top : .bottom
      default:
        // An attribute of the direction is compared with its like.
        if start.attribute.followsDirection || end.attribute.followsDirection {
          isStart ? .leading : .trailing
        } else {
          isStart ? .left : .right
        }
      }
    return LayoutConstraint(
      item: guide, attribute: own, relatedBy: .equal, toItem: anchor.place, attribute: anchor.attribute, multiplier: 1,
      constant: 0)
  }
}
