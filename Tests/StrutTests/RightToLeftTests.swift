import Foundation
import TestSupport
import Testing

import Strut

/// A layout that uses leading and trailing only is its own mirror image in the other direction.
@Suite struct RightToLeftTests {
  @Test(arguments: try Samples.names)
  func directionsMirrorEachOther(_ name: String) throws {
    let leftToRight = try Samples.solve(name, overrides: direction(.leftToRight))
    let rightToLeft = try Samples.solve(name, overrides: direction(.rightToLeft))
    for (picture, mirrored) in zip(leftToRight.pictures, rightToLeft.pictures) {
      for (panel, mirroredPanel) in zip(picture.panels, mirrored.panels) where panel.usesDirectionsOnly {
        // A panel that has a direction of its own keeps it.
        guard panel.views[0].direction != mirroredPanel.views[0].direction else { continue }
        check(panel, against: mirroredPanel)
      }
    }
  }

  /// Enough of the samples must be of the kind that the law speaks of.
  @Test func someSamplesUseDirectionsOnly() throws {
    let count = try Samples.names.count { try Samples.solve($0).pictures[0].panels[0].usesDirectionsOnly }
    #expect(count >= 5)
  }

  private func direction(_ direction: LayoutDirection) -> FigureOverrides {
    var overrides = FigureOverrides()
    overrides.directions = [direction]
    return overrides
  }

  private func check(_ panel: PanelLayout, against mirrored: PanelLayout) {
    for (view, other) in zip(panel.views, mirrored.views) {
      guard let superview = view.superview else { continue }
      let bounds = panel.views[superview].bounds
      let (rect, mirror) = (view.alignmentRect, other.alignmentRect)
      // Edges are rounded to pixels, halves towards the right in both directions.
      #expect((bounds.minX + bounds.maxX - rect.maxX - mirror.minX).magnitude <= 0.5 + 1e-6, "\(view.name)")
      #expect((rect.width - mirror.width).magnitude <= 0.5 + 1e-6, "\(view.name)")
      #expect((rect.minY - mirror.minY).magnitude <= 1e-6, "\(view.name)")
    }
  }
}

extension PanelLayout {
  /// Whether every view is placed by constraints that name no side, and nothing is left open.
  fileprivate var usesDirectionsOnly: Bool {
    let isDetermined = !views.contains { $0.isAmbiguous.horizontal || $0.isAmbiguous.vertical } && conflicts.isEmpty
    let isPlaced = views.dropFirst().allSatisfy { !$0.translatesAutoresizingMask && $0.transform.isIdentity }
    let namesNoSide = constraints.allSatisfy {
      !$0.equation.firstAttribute.isFixedSide && $0.equation.secondAttribute?.isFixedSide != true
    }
    return isDetermined && isPlaced && namesNoSide && !constraints.isEmpty
  }
}
