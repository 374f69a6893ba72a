package import Typography

/// Scenes that were stored at two sizes of their root, with the same constraints.
///
/// The second is solved with the sizes of leaves from the first only, so that nothing of what is compared was known.
package enum FidelityPairs {
  /// - Parameters:
  ///   - root: The id of the root view, which both documents have.
  ///   - old: Where the sizes of labels, buttons and other leaves come from.
  ///   - new: What is solved and compared.
  /// - Returns: `nil` where one of the documents has no such root.
  package static func comparisons(
    ofRoot root: String, from old: InterfaceDocument, to new: InterfaceDocument,
    measuringTextWith measurer: any TextMeasurer
  ) -> [ViewComparison]? {
    guard let before = old.scenes.first(where: { $0.view.id == root }),
      let after = new.scenes.first(where: { $0.view.id == root })
    else { return nil }
    let first = SceneSolver(document: old, scene: before, measurer: measurer)
    let second = SceneSolver(document: new, scene: after, measurer: measurer)
    let sizes = CarriedSizes(from: first, to: second).sizes
    return SceneComparison(solver: second, sizes: sizes, countsContentSizes: true).views()
  }
}
