import Diagnostics
public import Figures
public import Geometry
public import Typography
import ViewLayout

extension Figure {
  /// Every combination of devices, orientations, directions and text sizes, in nested order, each as listed.
  public var variants: [PictureVariant] {
    let screens: [Device?] = devices.isEmpty ? [nil] : devices
    return screens.flatMap { device in
      orientations.flatMap { orientation in
        directions.flatMap { direction in
          contentSizes.map { contentSize in
            variant(device: device, orientation: orientation, direction: direction, contentSize: contentSize)
          }
        }
      }
    }
  }

  /// Solves every panel of every combination.
  ///
  ///     let figure = Figure(name: "one", size: Size(100, 50), views: [ViewDescription(.label, "greeting")])
  ///     figure.pictures(measuringTextWith: FixedWidthMeasurer())[0].panels[0].views.map(\.name)   // root, greeting
  ///
  /// What cannot be satisfied is drawn nevertheless, as on a device, and told in a panel's conflicts.
  ///
  /// - Parameters:
  ///   - measurer: Measures text, in the fonts that draw it.
  ///   - explaining: What panels tell besides, which drawing has no use for.
  public func pictures(
    measuringTextWith measurer: any TextMeasurer, explaining: Explaining = .nothing
  ) -> [Picture] {
    variants.map { variant in
      var picture = Picture(variant: variant, scene: scene?.name, panels: [])
      solvePanels(of: &picture, measuringTextWith: measurer, explaining: explaining)
      return picture
    }
  }

  private func solvePanels(
    of picture: inout Picture, measuringTextWith measurer: any TextMeasurer, explaining: Explaining
  ) {
    var stage: Stage?
    for panel in panels {
      let panelVariant = variant(picture.variant, of: panel)
      // 1. Go on from the panel before, or set the stage anew.
      let current: Stage
      if let stage, panel.start == .previous, panel.views == nil {
        current = stage
        current.turn(to: panelVariant)
        if let constraints = panel.constraints { current.replaceConstraints(with: constraints) }
      } else {
        current = Stage(self, panel: panel, variant: panelVariant, measuringTextWith: measurer)
      }
      stage = current
      // 2. Play the steps; layout runs at their end.
      StepPlayer(stage: current).play(panel.steps)
      // 3. Keep what came of it.
      var layout = current.snapshot(of: panel)
      current.explain(&layout, explaining)
      picture.panels.append(layout)
      picture.problems.add(contentsOf: current.diagnostics)
      picture.missingGlyphs += current.missingGlyphs.filter { !picture.missingGlyphs.contains($0) }
    }
  }

  private func variant(
    device: Device?, orientation: Orientation, direction: LayoutDirection, contentSize: ContentSizeCategory
  ) -> PictureVariant {
    // A size of the document's own is turned as a screen would be: in landscape the longer side lies.
    let own = size.map { orientation.isLandscape && $0.width < $0.height ? $0.swapped : $0 }
    return PictureVariant(
      device: device, orientation: orientation, direction: direction, contentSize: contentSize,
      size: device?.size(in: orientation) ?? own ?? Self.standardSize)
  }

  private func variant(_ variant: PictureVariant, of panel: PanelDescription) -> PictureVariant {
    var changed = variant
    changed.direction = panel.direction ?? variant.direction
    changed.orientation = panel.orientation ?? variant.orientation
    if let device = panel.device {
      changed.device = device
    } else if panel.size != nil {
      changed.device = nil
    }
    if let size = panel.size {
      changed.size = size
    } else if let device = changed.device {
      changed.size = device.size(in: changed.orientation)
    } else if changed.orientation.isLandscape != variant.orientation.isLandscape {
      changed.size = variant.size.swapped
    }
    return changed
  }

  /// Of the root view of a figure that names neither a device nor a size, in points.
  public static let standardSize = Size(320, 480)
}
