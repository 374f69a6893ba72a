import ArgumentParser
import Diagnostics
import Figures
import Geometry
import Staging
import Strut

/// Prints something of every document, solved: what `inspect`, `trace` and `tree` do.
///
/// - Parameters:
///   - scenes: Those of storyboards and xibs, by their names; `nil` for all.
///   - text: What is printed; `nil` for what went wrong and was told.
func printEach(
  of files: [String], _ layout: LayoutArguments, scenes: [String]? = nil, affecting: String? = nil,
  _ text: (_ path: String, [SolvedFigure]) -> String?
) throws {
  var overrides = try layout.overrides()
  overrides.scenes = scenes
  var failed = false
  for path in files {
    if let text = solve(path, overrides: overrides, affecting: affecting).flatMap({ text(path, $0) }) {
      Terminal.writeOutput(text)
    } else {
      failed = true
    }
  }
  if failed { throw ExitCode(1) }
}

/// Reads and solves a document, and prints what there is to say; `nil` when it has errors.
private func solve(_ path: String, overrides: FigureOverrides, affecting: String? = nil) -> [SolvedFigure]? {
  let document: Document
  do {
    document = try Document(path: path)
  } catch {
    Terminal.writeError(error.text)
    return nil
  }
  let (solved, diagnostics) = solveFigures(
    document.source, name: document.name, imagesIn: document.folder, overrides: overrides, affecting: affecting)
  var messages = diagnostics
  for solved in solved { messages.add(contentsOf: solved.figure.conflicts(in: solved.pictures).diagnostics) }
  Terminal.writeError(DiagnosticFormatter(file: document.source).format(messages))
  return diagnostics.hasErrors ? nil : solved
}

extension [SolvedFigure] {
  /// What is printed of every figure, each under its name where there are several: of a storyboard's scenes.
  func listing(_ text: (PanelLayout) -> String) -> String {
    map { (count > 1 ? [$0.figure.name].lines : "") + $0.listing(text) }.joined(separator: "\n")
  }
}

extension SolvedFigure {
  /// What is printed of every panel, each under its screen, orientation and title where there are several.
  func listing(_ text: (PanelLayout) -> String) -> String {
    let panels = pictures.flatMap { picture in picture.panels.map { (picture, $0) } }
    return panels.enumerated().map { number, entry in
      let (picture, panel) = entry
      guard panels.count > 1 else { return text(panel) }
      let screen = picture.variant.device?.name ?? picture.variant.size.decimalText
      let heading = [screen, picture.variant.orientation.rawValue, panel.title].compactMap { $0 }
      return (number > 0 ? "\n" : "") + [heading.joined(separator: ", ")].lines + text(panel)
    }.joined()
  }
}
