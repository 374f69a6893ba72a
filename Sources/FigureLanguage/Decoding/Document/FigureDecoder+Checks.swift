import Diagnostics
import Figures

/// What only the whole figure tells: keys that have no effect beside the others.
extension FigureDecoder {
  /// Panels take no more columns than there are.
  func checkSpans(of figure: Figure) {
    for span in figure.panels.compactMap(\.span) {
      guard let columns = figure.arrangement.columns else {
        reporter.error(.spanWithoutColumns, at: span.range)
        continue
      }
      if span.value > columns { reporter.error(.spanOfMoreColumns(than: columns), at: span.range) }
    }
  }

  /// Warns if no adaptation is drawn because no panel has the size class that it is for.
  func checkSizeClasses(of figure: Figure, at range: SourceRange) {
    let isKnown = figure.panels.contains { panel in
      let hasDevice = !figure.devices.isEmpty || panel.device != nil
      let hasWidth = hasDevice || (panel.horizontalSizeClass ?? figure.horizontalSizeClass) != nil
      let hasHeight = hasDevice || (panel.verticalSizeClass ?? figure.verticalSizeClass) != nil
      // There is one for a screen without a class only if no condition names that class.
      return figure.adaptations.contains {
        (hasWidth || $0.horizontal == nil) && (hasHeight || $0.vertical == nil)
      }
    }
    if !isKnown { reporter.warning(.sizeClassesUnknown, at: range) }
  }

  /// Warns of what is said of a device or of a screen without one, where none is drawn.
  func checkSurroundings(of figure: Figure, _ fields: Fields<DocumentKey>) {
    let screens = figure.panels.filter { $0.kind.isLayout }
    func isInDevice(_ panel: PanelDescription) -> Bool { (panel.chrome ?? figure.chrome) == .device }
    if let range = fields.keyRange(.screenSize), !screens.contains(where: isInDevice) {
      reporter.warning(.screenSizeWithoutDevice, at: range)
    }
    if let range = fields.keyRange(.border), screens.allSatisfy(isInDevice) {
      reporter.warning(screens.isEmpty ? .borderWithoutScreen : .borderOfDevice, at: range)
    }
    for panel in figure.panels {
      guard let size = panel.showsScreenSize, !panel.kind.isLayout || !isInDevice(panel) else { continue }
      reporter.warning(.screenSizeWithoutDevice, at: size.range)
    }
  }

  /// Words on arrows need their arrow.
  func checkFlow(of figure: Figure) {
    for (number, panel) in figure.panels.enumerated() {
      guard let text = panel.flowText else { continue }
      if figure.arrangement.flow != .arrows {
        reporter.error(.flowTextWithoutArrows, at: text.range)
      } else if number == figure.panels.count - 1 {
        reporter.error(.flowTextOfLastPanel, at: text.range)
      }
    }
  }
}
