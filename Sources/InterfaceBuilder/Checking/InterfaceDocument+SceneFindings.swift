import Staging

extension InterfaceDocument {
  /// What is found in each of some scenes, with the scene's name where the document has several: views of different
  /// scenes have the same names.
  func findings(in scenes: [InterfaceScene], _ found: (InterfaceScene) -> [Findings.Entry]) -> [Findings.Entry] {
    scenes.flatMap { scene in
      found(scene).map { entry in
        var entry = entry
        entry.scene = self.scenes.count > 1 ? scene.name : nil
        return entry
      }
    }
  }
}
