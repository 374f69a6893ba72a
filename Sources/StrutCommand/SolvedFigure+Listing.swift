import Figures
import Geometry
import Staging
import Strut

extension SolvedFigure {
  /// What is printed of every panel, each under its screen, orientation and title where there are several.
  func listing(_ text: (PanelLayout) -> String) -> String {
    let panels = pictures.flatMap { picture in picture.panels.map { (picture, $0) } }
    return panels.enumerated().map { number, entry in
      let (picture, panel) = entry
      guard panels.count > 1 else { return text(panel) }
      let screen = picture.variant.device?.name ?? picture.variant.size.text
      let heading = [screen, picture.variant.orientation.rawValue, panel.title].compactMap { $0 }
      return (number > 0 ? "\n" : "") + heading.joined(separator: ", ") + "\n" + text(panel)
    }.joined()
  }
}

extension Size {
  fileprivate var text: String { "\(width.decimalText()) × \(height.decimalText())" }
}
