import Figures
import Geometry
import Staging

extension Picture {
  /// A heading of the combination: `iPhone 5, portrait`, and what else of it is not as usual.
  var heading: String {
    var parts = [
      variant.device?.name ?? "\(variant.size.width.decimalText()) × \(variant.size.height.decimalText())"
    ]
    if variant.device != nil || variant.orientation != .portrait { parts.append(variant.orientation.rawValue) }
    if variant.direction != .leftToRight { parts.append(variant.direction.rawValue) }
    if variant.contentSize != .large { parts.append(variant.contentSize.rawValue) }
    return parts.joined(separator: ", ")
  }
}

extension PanelLayout {
  /// The columns of `viewRows` but the last, which is for remarks.
  static let viewColumns = ["View", "Class", "X", "Y", "Width", "Height"]

  /// A row a view: its name set in by its depth, its class, its frame, and what is to be said of it.
  var viewRows: [[String]] {
    views.map { view in
      let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height].map { $0.decimalText(places: 3) }
      let name = String(repeating: "  ", count: depth(of: view)) + view.name
      return [name, view.className] + frame + [remarks(on: view).joined(separator: "; ")]
    }
  }

  /// Along which axes a view is ambiguous, and whether it is lost.
  private func remarks(on view: SolvedView) -> [String] {
    let prefix = "'\(view.name)' is "
    var remarks: [String] = []
    for explanation in explanations where explanation.view == view.name {
      switch explanation.subject {
      case .ambiguity: remarks.append(String(explanation.message.dropFirst(prefix.count)))
      // What nothing sets was just told of.
      case .loss: remarks.append(remarks.isEmpty ? String(explanation.message.dropFirst(prefix.count)) : "lost")
      case .contentAmbiguity: remarks.append(explanation.message)
      case .determination: break
      }
    }
    return remarks
  }

  private func depth(of view: SolvedView) -> Int {
    var depth = 0
    var next = view.superview
    while let index = next {
      depth += 1
      next = views[index].superview
    }
    return depth
  }
}

extension SolvedConstraint {
  /// What became of it where it is not simply in force and holds; `nil` where it is and does.
  var state: String? {
    isBroken ? "broken" : !isActive ? "inactive" : isSatisfied ? nil : "gives way"
  }
}
