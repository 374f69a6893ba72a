import Diagnostics
import Figures
import Geometry
public import Staging
public import Typography
import ViewLayout

extension InterfaceDocument {
  /// Words beside each other that hug, or resist, at one priority, where one of them is stored much wider or narrower
  /// than it asks for: on the canvas a leaf has its stored width, so that nothing is left to be shared there, but in
  /// the app nobody knows which of them gives way.
  ///
  /// Each is a warning, of words that ``unheldLengths(measuringTextWith:except:besides:)`` looks at: what the app
  /// shows there may be as wide as the room.
  ///
  /// - Parameters:
  ///   - scenes: The names of those that are left out.
  ///   - views: The names of views that something is said of already, by their scenes.
  public func equalContents(
    measuringTextWith measurer: any TextMeasurer, except scenes: Set<String> = [],
    besides views: [String: Set<String>] = [:]
  ) -> Findings {
    Findings(
      // Frames of another root tell nothing of what is shared in this one.
      findings(in: self.scenes.filter { !scenes.contains($0.name) && views[$0.name]?.contains("root") != true }) {
        scene in
        let solver = SceneSolver(document: self, scene: scene, measurer: measurer)
        let figure = solver.figure(.measured)
        let pictures = figure.pictures(measuringTextWith: measurer, explaining: .all(determinationOf: nil))
        // Where characters have no font, nobody knows how wide they are.
        guard let panel = pictures.first?.panels.first, pictures[0].missingGlyphs.isEmpty else { return [] }
        let indices = panel.indicesByIdentifier
        /// The names of the views with words alone, and whether each is stored far from what it asks for.
        var isFarOff: [String: Bool] = [:]
        for view in solver.resolved.withDescendants where view.showsWordsAlone && view.storesFrame {
          guard let stored = view.frame, let solved = indices[view.id].map({ panel.views[$0] }),
            let asked = solved.intrinsicContentSize.horizontal
          else { continue }
          isFarOff[solved.name] = Self.isFarOff(stored.width, asked)
        }
        return figure.findings(in: pictures, of: [.ambiguity]).all.compactMap { entry in
          guard case .ambiguity(let ambiguity) = entry.finding, ambiguity.axis == .horizontal,
            case .contents(let names, _)? = ambiguity.cause, names.allSatisfy({ isFarOff[$0] != nil }),
            names.contains(where: { isFarOff[$0] == true }), views[scene.name]?.isDisjoint(with: names) ?? true
          else { return nil }
          var entry = entry
          entry.severity = .warning
          return entry
        }
      })
  }
}
