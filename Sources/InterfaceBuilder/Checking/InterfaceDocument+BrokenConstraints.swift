import Figures
import ViewLayout

extension InterfaceDocument {
  /// The identifiers of the required constraints of a scene that its own frames break: where constraints conflict, it
  /// is these that somebody added or changed since Interface Builder stored the frames, and not those that they agree
  /// with.
  ///
  ///     // A field is stored 345 points wide, between two edges, and its width is said to be 0.8 times its superview's.
  ///     document.constraintsBrokenByFrames(in: "Login")  // ["field-width"]
  ///
  /// A message names the culprit so. A layout must not: what is found of frames would rest on them.
  public func constraintsBrokenByFrames(in scene: String) -> Set<String> {
    guard let scene = scenes.first(where: { $0.name == scene }) else { return [] }
    let (constraints, stored) = storedLayout(of: scene, scene.view.resolved(for: canvasClasses))
    let broken = constraints.filter { constraint in
      constraint.equations.contains { $0.priority == .required && stored.contradict($0) }
    }
    return Set(broken.compactMap { $0.identifier?.value })
  }
}
