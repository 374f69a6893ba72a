import ConstraintSolver
public import Geometry
public import Typography

/// Lays out a tree of views by its constraints, masks and content, as UIKit does.
///
///     let engine = LayoutEngine(measuringTextWith: FixedWidthMeasurer())
///     let outcome = engine.layOut(root, constraints: constraints)
///     outcome.conflicts   // [] where all required constraints hold
public final class LayoutEngine {
  let measurer: any TextMeasurer
  public let options: LayoutOptions
  /// The last layout, which keeps no view alive: one that differs in the root's size alone goes on from it.
  private var remembered: RememberedLayout?

  /// Wrapped text needs its width before it can tell its height, and a safe area, margins and a readable width where a
  /// view is: they are taken from the pass before. One more pass settles text; what a view takes from its superview
  /// settles a level a pass, and there are no more levels of it in a real screen.
  private static let mostPasses = 10

  public init(measuringTextWith measurer: any TextMeasurer, options: LayoutOptions = LayoutOptions()) {
    self.measurer = measurer
    self.options = options
  }

  /// Sets the frames of all views below the root, and tells what conflicts and what is ambiguous.
  ///
  /// The root keeps its size. A tree without constraints and without views that expect some is left as it is.
  ///
  /// - Parameter constraints: In the order they were added; of a conflict the last gives way.
  public func layOut(_ root: View, constraints: [LayoutConstraint]) -> LayoutOutcome {
    guard usesAutoLayout(root, constraints) else { return outcomeWithoutLayout(root, constraints) }
    let signature = signature(of: root, constraints)
    if let outcome = layOutAgain(root, constraints, signature) { return outcome }
    remembered = nil
    // Insets are asked of the views where they stand; the widths of text are not known before they are asked for.
    var inputs = inputs(of: root, constraints)
    inputs.textWidths = [:]
    for pass in 1... {
      // 1. Views and constraints become linear constraints over variables.
      let formulation = formulate(root, constraints, inputs: inputs)
      // 2. The solver finds their values; required constraints that cannot hold together are broken one at a time.
      let solution = LayoutSolution(solving: formulation)
      // 3. What they leave open stays where it was in its superview; variables become frames.
      solution.keepPlacesInSuperviews()
      solution.applyFrames(constraints: constraints)
      // 4. What the solved frames mean for text and safe areas may ask for another pass.
      let settled = self.inputs(of: root, constraints)
      if settled == inputs || pass == Self.mostPasses {
        // 5. Conflicts and freedoms are told in the author's terms.
        let outcome = solution.outcome(constraints: constraints)
        if outcome.isDetermined, settled.isEmpty {
          remembered = RememberedLayout(solution, of: constraints, signature: signature, isDetermined: true)
        }
        return outcome
      }
      inputs = settled
    }
    return LayoutOutcome()
  }

  /// Where nothing is laid out: which of the constraints, none of them in force, happen to hold.
  private func outcomeWithoutLayout(_ root: View, _ constraints: [LayoutConstraint]) -> LayoutOutcome {
    var outcome = LayoutOutcome()
    guard !constraints.isEmpty else { return outcome }
    let solution = LayoutSolution(solving: formulate(root, constraints, inputs: LayoutInputs(of: root, constraints)))
    outcome.unsatisfied = solution.outcome(constraints: constraints).unsatisfied
    return outcome
  }

  /// Takes the equations of the last layout with the root's new size; `nil` where something else changed too, or where
  /// the new size is not as well determined.
  private func layOutAgain(
    _ root: View, _ constraints: [LayoutConstraint], _ signature: LayoutSignature
  ) -> LayoutOutcome? {
    guard let remembered, remembered.signature == signature else { return nil }
    let solution = remembered.solution(of: root, constraints)
    if remembered.isExercised {
      guard solution.rootSize.isClose(to: root.bounds.size) else { return nil }
      solution.applyFrames(constraints: constraints)
      return solution.outcome(constraints: constraints)
    }
    guard remembered.isDetermined, solution.resizeRoot(to: root.bounds.size) else { return nil }
    let outcome = solution.outcome(constraints: constraints)
    guard outcome.isDetermined else { return nil }
    solution.applyFrames(constraints: constraints)
    return inputs(of: root, constraints).isEmpty ? outcome : nil
  }

  private func inputs(of root: View, _ constraints: [LayoutConstraint]) -> LayoutInputs {
    var inputs = LayoutInputs(of: root, constraints)
    inputs.tallestArranged = findTallestArranged(in: root, constraints)
    return inputs
  }

  /// Lays out as before, but for one ambiguous view, which goes to another of the places and sizes that its constraints
  /// allow; of the others only those move that have to.
  ///
  /// Layouts that follow leave it there until the root's size, a constraint or something else that they rest on changes.
  /// A view that is not ambiguous stays where it is.
  ///
  /// - Parameter view: One of the tree.
  public func exerciseAmbiguity(of view: View, in root: View, constraints: [LayoutConstraint]) -> LayoutOutcome {
    let outcome = layOut(root, constraints: constraints)
    guard outcome.ambiguous[ObjectIdentifier(view)] != nil, let solution = outcome.solution,
      solution.exerciseAmbiguity(of: view)
    else { return outcome }
    var exercised = RememberedLayout(
      solution, of: constraints, signature: signature(of: root, constraints), isDetermined: false)
    exercised.isExercised = true
    remembered = exercised
    solution.applyFrames(constraints: constraints)
    return solution.outcome(constraints: constraints)
  }

  private func signature(of root: View, _ constraints: [LayoutConstraint]) -> LayoutSignature {
    LayoutSignature(root: root, constraints: constraints, options: options) { view in
      view.intrinsicContentSize(measuringTextWith: measurer, width: nil, scale: options.scale)
    }
  }

  /// The size at which a view just holds its content, or the one nearest to a wish.
  ///
  ///     engine.fittingSize(of: row, constraints: constraints)                                  // the smallest
  ///     engine.fittingSize(of: row, constraints: constraints, target: LayoutEngine.expanded)   // the largest
  ///     let column = AxisPair(horizontal: 1000.0, vertical: 50)
  ///     engine.fittingSize(of: row, constraints: constraints, target: Size(320, 0), priorities: column)
  ///
  /// The view is laid out as if it stood alone; its frame and those of its subviews stay as they are.
  ///
  /// - Parameters:
  ///   - constraints: Those that reach out of the view are left out.
  ///   - target: The size it would like to have, in points.
  ///   - priorities: How much it would like that, along each axis, from 1 to 1000.
  public func fittingSize(
    of view: View, constraints: [LayoutConstraint], target: Size = LayoutEngine.compressed,
    priorities: AxisPair<Double> = AxisPair(50)
  ) -> Size {
    let inside = constraints.filter { constraint in
      constraint.first.view.isDescendant(of: view) && constraint.second?.view.isDescendant(of: view) != false
    }
    func solution(_ inputs: LayoutInputs) -> LayoutSolution {
      var formulation = Formulation(root: view, options: options, fitsRoot: true)
      require(&formulation, inside, inputs: inputs)
      formulation.requireFittingSize(target, priorities: priorities)
      return LayoutSolution(solving: formulation)
    }
    // Wrapped text knows its height once it has its width: it settles in a second pass.
    let first = solution(LayoutInputs())
    let inputs = LayoutInputs(textWidthsOf: view) { first.frameSize(of: $0).width }
    return inputs.isEmpty ? first.rootSize : solution(inputs).rootSize
  }

  /// The target of the smallest size, `UIView.layoutFittingCompressedSize`.
  public static let compressed = Size.zero
  /// The target of the largest size, `UIView.layoutFittingExpandedSize`.
  public static let expanded = Size(10_000, 10_000)

  private func formulate(_ root: View, _ constraints: [LayoutConstraint], inputs: LayoutInputs) -> Formulation {
    var formulation = Formulation(root: root, options: options)
    require(&formulation, constraints, inputs: inputs)
    return formulation
  }

  private func require(_ formulation: inout Formulation, _ constraints: [LayoutConstraint], inputs: LayoutInputs) {
    formulation.requireRootSize()
    formulation.requireNonNegativeSizes()
    formulation.requireMasks()
    let intrinsicSize = { (view: View) in
      view.intrinsicContentSize(
        measuringTextWith: self.measurer, width: inputs.textWidths[ObjectIdentifier(view)], scale: self.options.scale)
    }
    formulation.requireIntrinsicSizes(intrinsicSize)
    formulation.requireStacks { view in
      let size = intrinsicSize(view)
      if let width = size.horizontal, let height = size.vertical { return Size(width, height) }
      let fitting = self.fittingSize(of: view, constraints: constraints)
      return Size(size.horizontal ?? fitting.width, size.vertical ?? fitting.height)
    }
    formulation.require(constraints)
  }

  private func usesAutoLayout(_ root: View, _ constraints: [LayoutConstraint]) -> Bool {
    constraints.contains(where: \.isActive)
      || root.withDescendants.dropFirst().contains {
        !$0.translatesAutoresizingMaskIntoConstraints || $0.kind == .stackView
      }
  }
}

extension Size {
  fileprivate func isClose(to other: Size) -> Bool {
    (width - other.width).magnitude <= 1e-9 && (height - other.height).magnitude <= 1e-9
  }
}
