public import Diagnostics
import Geometry
public import Typography

extension InterfaceDocument {
  /// The views that are not where the document has them, as Interface Builder warns of them on its canvas.
  ///
  ///     document.misplacements(measuringTextWith: measurer).all[0].message
  ///     // Frame for "title" will be different at run time: stored (16, 20, 80, 21), solved (16, 20, 343, 21)
  ///
  /// Half a point is forgiven. What constraints leave open is ambiguous and never misplaced. Leaves have their stored
  /// sizes, so that fonts have no part in it.
  ///
  /// - Parameter scenes: The names of those that are left out: where required constraints contradict each other, frames
  ///   depend on which of them gives way.
  public func misplacements(
    measuringTextWith measurer: any TextMeasurer, except scenes: Set<String> = []
  ) -> Diagnostics {
    let views = self.scenes.filter { !scenes.contains($0.name) }.flatMap { scene in
      SceneComparison(
        solver: SceneSolver(document: self, scene: scene, measurer: measurer), sizes: .stored, findsEvidence: false
      ).views()
    }
    return Diagnostics(views.compactMap(\.misplacement))
  }
}

extension ViewComparison {
  /// What Interface Builder would say; `nil` for a view that is where it is stored.
  var misplacement: Diagnostic? {
    switch skipped {
    case nil, .misplaced?, .ambiguous?: break
    case .template?, .hiddenInStack?, .frameless?, .unsatisfiable?: return nil
    }
    guard !matches else { return nil }
    let stored = coordinates.map { $0.stored.decimalText(places: 2) }.joined(separator: ", ")
    let solved = coordinates.map { $0.solved.decimalText(places: 2) }.joined(separator: ", ")
    return .warning(
      .misplacedView, "Frame for \"\(name)\" will be different at run time: stored (\(stored)), solved (\(solved))",
      at: range)
  }
}
