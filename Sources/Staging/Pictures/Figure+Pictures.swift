import Diagnostics
public import Figures
public import Geometry
public import Graphics
public import Typography
import ViewLayout

extension Figure {
  /// All combinations of devices, orientations, directions and text sizes, in nested order, each as listed in the
  /// document.
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
  /// Constraints that cannot be satisfied do not stop the figure: it is solved as on a device, and the panel lists the
  /// conflicts.
  ///
  /// - Parameters:
  ///   - measurer: Measures text in the fonts that draw it.
  ///   - explaining: The explanations to compute. Drawing needs none.
  ///   - budget: The work that may be done. When it is exhausted, pictures are missing or not solved completely.
  /// - Returns: One picture per combination, in the order of `variants`.
  public func pictures(
    measuringTextWith measurer: any TextMeasurer, explaining: Explaining = .nothing, within budget: WorkBudget? = nil
  ) -> [Picture] {
    pictures(of: variants, measuringTextWith: measurer, explaining: explaining, within: budget)
  }

  /// The same for some of the combinations.
  package func pictures(
    of variants: [PictureVariant], measuringTextWith measurer: any TextMeasurer, explaining: Explaining = .nothing,
    within budget: WorkBudget? = nil
  ) -> [Picture] {
    var pictures: [Picture] = []
    for variant in variants where budget?.isExhausted != true {
      let figure = running(in: variant)
      let variant = figure.placed(variant, measuringTextWith: measurer, within: budget)
      var picture = Picture(variant: variant, scene: scene?.name, panels: [])
      figure.solvePanels(of: &picture, measuringTextWith: measurer, explaining: explaining, within: budget)
      pictures.append(picture)
    }
    return pictures
  }

  private func solvePanels(
    of picture: inout Picture, measuringTextWith measurer: any TextMeasurer, explaining: Explaining,
    within budget: WorkBudget?
  ) {
    var stage: Stage?
    for panel in panels {
      let own = variant(picture.variant, of: panel)
      let panelVariant = panel.size == nil ? placed(own, measuringTextWith: measurer, within: budget) : own
      // 1. Continue with the stage of the previous panel, or set up a new one.
      let current: Stage
      if let stage, panel.start == .previous, panel.views == nil, !adapts(panelVariant, otherwiseThan: stage.variant) {
        current = stage
        current.turn(to: panelVariant, as: adapted(to: panel))
        if let constraints = panel.constraints { current.replaceConstraints(with: constraints) }
      } else {
        current = Stage(
          adapted(to: panel), panel: panel, variant: panelVariant, measuringTextWith: measurer, within: budget)
      }
      stage = current
      current.setRootProperties(panel.root)
      current.beginPanel(withKeyboard: panel.keyboard)
      // 2. Carry out the steps, then lay out.
      StepPlayer(stage: current).play(panel.steps)
      // 3. Keep the result as a value, with what moves on the way to it.
      var layout = current.layout(of: panel)
      current.explain(&layout, explaining)
      layout.compareConstraints(with: picture.panels.last)
      picture.panels.append(layout)
      picture.problems.add(contentsOf: current.diagnostics)
      for omission in omissions(in: layout, of: panel) where !picture.problems.all.contains(omission) {
        picture.problems.add(omission)
      }
      picture.missingGlyphs += current.missingGlyphs.filter { !picture.missingGlyphs.contains($0) }
    }
  }

  func variant(
    device: Device?, orientation: Orientation, direction: LayoutDirection, contentSize: ContentSizeCategory
  ) -> PictureVariant {
    // A size that the document gives is rotated like a screen: in landscape, the longer side is the width.
    let own = size.map { orientation.isLandscape && $0.width < $0.height ? $0.swapped : $0 }
    var variant = PictureVariant(
      device: device, orientation: orientation, direction: direction, contentSize: contentSize,
      size: device.map { self.size(on: $0, in: orientation) } ?? own ?? Self.standardSize)
    (variant.ownHorizontalSizeClass, variant.ownVerticalSizeClass) = (horizontalSizeClass, verticalSizeClass)
    return canvas?.adapted(variant) ?? variant
  }

  private func variant(_ variant: PictureVariant, of panel: PanelDescription) -> PictureVariant {
    var changed = variant
    changed.direction = panel.direction ?? variant.direction
    changed.contentSize = panel.contentSize ?? variant.contentSize
    changed.orientation = panel.orientation ?? variant.orientation
    if let device = panel.device {
      changed.device = device
    } else if panel.size != nil {
      changed.device = nil
    }
    if panel.device != nil || panel.size != nil || changed.orientation != variant.orientation { changed.place = nil }
    if let size = panel.size {
      changed.size = size
    } else if changed.place == nil, let device = changed.device {
      changed.size = self.size(on: device, in: changed.orientation)
    } else if changed.orientation.isLandscape != variant.orientation.isLandscape {
      changed.size = variant.size.swapped
    }
    changed.ownHorizontalSizeClass = panel.horizontalSizeClass ?? variant.ownHorizontalSizeClass
    changed.ownVerticalSizeClass = panel.verticalSizeClass ?? variant.ownVerticalSizeClass
    return changed
  }

  /// The size of the root view, in points, if the figure names neither a device nor a size.
  public static let standardSize = Size(320, 480)
}
