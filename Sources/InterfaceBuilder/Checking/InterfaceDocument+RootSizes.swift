public import Figures
public import Typography

extension InterfaceDocument {
  /// The scenes whose leaves have the sizes that another size of their root gave them, with a root of that size, by the
  /// scenes' names.
  ///
  /// On the canvas, such leaves may have too little room or too much, and what they do then is open although their
  /// texts leave it open nowhere.
  public func figuresOfStoredRoots(
    among figures: [Figure], measuringTextWith measurer: any TextMeasurer
  ) -> [String: Figure] {
    zip(scenes, figures).reduce(into: [:]) { result, pair in
      let (scene, figure) = pair
      let solver = SceneSolver(document: self, scene: scene, measurer: measurer)
      guard let size = solver.storedRootSize else { return }
      var fitting = figure
      fitting.devices = []
      fitting.size = size
      result[scene.name] = fitting
    }
  }
}
