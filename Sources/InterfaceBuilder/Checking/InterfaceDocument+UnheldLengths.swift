import Diagnostics
import Geometry
public import Staging
public import Typography
import ViewLayout

extension InterfaceDocument {
  /// The views that are stored much wider or narrower than their words ask for although nothing holds them there: on the
  /// canvas, a leaf has its stored size, so that a constraint that was deleted in a text editor, or words that were
  /// changed there, are not seen in any frame.
  ///
  ///     document.unheldLengths(measuringTextWith: measurer).all[0].finding.detail.message
  ///     // 'save' is stored 374 points wide, and nothing holds that: its content asks for about 133
  ///
  /// Each is a warning, also of a view whose own words ask for about its width, where others in the layout make it so
  /// wide. Labels, text fields and buttons with nothing but words of a system font are looked at, and stack views,
  /// whose widths are those of what they arrange. Another font than Apple's is never wrong by as much.
  ///
  /// - Parameters:
  ///   - scenes: The names of those that are left out.
  ///   - views: The names of views that something is said of already, by their scenes.
  public func unheldLengths(
    measuringTextWith measurer: any TextMeasurer, except scenes: Set<String> = [],
    besides views: [String: Set<String>] = [:]
  ) -> Findings {
    Findings(
      findings(in: self.scenes.filter { !scenes.contains($0.name) }) { scene in
        let solver = SceneSolver(document: self, scene: scene, measurer: measurer)
        guard let panel = solver.panel(.measured, rounds: true) else { return [] }
        let (indices, arranged) = (panel.indicesByIdentifier, solver.namesInStackViews)
        return solver.resolved.withDescendants.compactMap { view in
          guard view.placement == .constraints, view.showsWordsAlone || view.tag == "stackView",
            let stored = view.frame, view.storesFrame, let index = indices[view.id]
          else { return nil }
          let solved = panel.views[index]
          let said = views[scene.name] ?? []
          guard !arranged.contains(solved.name), !said.contains(solved.name), !solved.isAmbiguous.horizontal,
            Self.isFarOff(stored.width, solved.frame.width)
          else { return nil }
          // Words that wrap are as narrow as their author, or what they once had room for, made them.
          guard !view.wraps || solved.frame.width < stored.width else { return nil }
          let own = solved.intrinsicContentSize.horizontal ?? solved.frame.width
          let finding = MisplacedView(
            view: solved.name, designed: stored, laidOut: solved.frame,
            source: Self.isFarOff(own, solved.frame.width)
              ? .interfaceBuilderContentOfOthers : .interfaceBuilderContent)
          return Findings.Entry(.misplaced(finding), .warning, at: view.range)
        }
      })
  }

  /// Whether two widths differ by more than fonts do.
  static func isFarOff(_ one: Double, _ other: Double) -> Bool {
    (one - other).magnitude > max(leastDifference, leastShare * max(one, other))
  }

  private static let (leastDifference, leastShare) = (10.0, 0.3)
}

extension InterfaceView {
  /// Whether it is a label of several lines, or of as many as it needs.
  fileprivate var wraps: Bool { tag == "label" && element.number("numberOfLines").map { $0 != 1 } == true }

  /// Whether its width is that of words in a system font, as far as the document says.
  var showsWordsAlone: Bool {
    let isSystem = element.child(named: "fontDescription")?["name"] == nil
    switch tag {
    case "label":
      return isSystem && !isEmptyLabel && element.child(key: "attributedText") == nil
    case "textField": return isSystem && element.child(key: "attributedText") == nil
    case "button":
      let state = element.child(key: "normal")
      return isSystem && element.child(key: "configuration") == nil && state?.image() == nil
        && state?["backgroundImage"] == nil && state?.child(key: "attributedTitle") == nil && state?["title"] != nil
    default: return false
    }
  }
}
