import Figures
import InterfaceBuilder
import Staging

extension InterfaceDocument {
  /// Of constraints that conflict, lets those give way that the stored frames break.
  ///
  /// - Parameters:
  ///   - figures: The scenes.
  ///   - solved: The same, solved.
  /// - Returns: Whether there are any, so that the scenes are to be solved again.
  func letSuspectsGiveWay(in figures: inout [Figure], conflictingIn solved: [SolvedFigure]) -> Bool {
    var areFound = false
    for (index, solved) in solved.enumerated() where solved.hasConflicts {
      let broken = solved.figure.scene.map { constraintsBrokenByFrames(in: $0.name) } ?? []
      guard !broken.isEmpty else { continue }
      (figures[index].breaking, areFound) = (broken, true)
    }
    return areFound
  }
}

extension SolvedFigure {
  /// Whether constraints conflict in one of its pictures.
  var hasConflicts: Bool { pictures.contains { $0.panels.contains { !$0.conflicts.isEmpty } } }
}
