import ConstraintSolver
public import Geometry
public import Graphics
public import Typography

/// Lays out a tree of views by its constraints, masks and content, as UIKit does.
///
///     let engine = LayoutEngine(measuringTextWith: FixedWidthMeasurer())
///     let outcome = engine.layOut(root, constraints: constraints)
///     outcome.conflicts   // [] where all required constraints hold
public final class LayoutEngine {
  let measurer: any TextMeasurer
  /// The options that every layout follows.
  public let options: LayoutOptions
  /// The last layout, which keeps no view alive: one that differs in the root's size alone goes on from it.
  private var remembered: RememberedLayout?
  /// Whether another layout of the same views is to be expected, which can go on from this one.
  private let remembers: Bool
  private let budget: WorkBudget?
  /// Wrapped text needs its width before it can tell its height, and a safe area, margins and a readable width where a
  /// view is: they are taken from the pass before. One more pass settles text; what a view takes from its superview
  /// settles a level a pass, and there are no more levels of it in a real screen.
  static let mostPasses = 10

  /// Creates an engine.
  ///
  /// - Parameters:
  ///   - remembers: Whether the layouts after the first are to be faster, which costs the first a little.
  ///   - budget: The work that its layouts may do. One that exhausts it leaves the views where they are.
  public init(
    measuringTextWith measurer: any TextMeasurer, options: LayoutOptions = LayoutOptions(), remembers: Bool = true,
    within budget: WorkBudget? = nil
  ) {
    self.remembers = remembers
    self.measurer = measurer
    self.options = options
    self.budget = budget
  }

  /// Sets the frames of all views below the root, and tells what conflicts and what is ambiguous.
  ///
  /// The root keeps its size. A tree without constraints and without views that expect some is left as it is,
  /// but for what a table's rows lay out themselves.
  ///
  /// - Parameter constraints: In the order they were added; of a conflict the last gives way, or what a stack view
  ///   asks where one of them places a view of it.
  public func layOut(_ root: View, constraints: [LayoutConstraint]) -> LayoutOutcome {
    root.rootView.rootDirection = options.direction
    let members = LayoutMembers(root, constraints)
    guard members.useAutoLayout else {
      root.placeRowParts()
      return outcomeWithoutLayout(members)
    }
    let signature = remembers ? signature(of: members) : nil
    if let signature, let outcome = layOutAgain(members, signature) { return outcome }
    remembered = nil
    // Insets are asked of the views where they stand; the widths of text are not known before they are asked for.
    var inputs = inputs(of: members)
    inputs.textWidths = [:]
    for pass in 1... {
      // 1. Views and constraints become linear constraints over variables.
      let formulation = formulate(members, inputs: inputs)
      // 2. The solver finds their values; required constraints that cannot hold together are broken one at a time.
      let meter = meter(formulation)
      defer { meter?.settle() }
      let solution = LayoutSolution(solving: formulation)
      // 3. What they leave open stays where it was in its superview; variables become frames.
      solution.keepPlacesInSuperviews()
      guard meter?.isExhausted != true else { return LayoutOutcome() }
      solution.applyFrames()
      // 4. What the solved frames mean for text and safe areas may ask for another pass.
      let settled = self.inputs(of: members)
      if settled == inputs || pass == Self.mostPasses {
        // 5. Conflicts and freedoms are told in the author's terms.
        let outcome = solution.outcome(meter)
        // 6. Where they rest on safe areas or the superview's margins, these may have been asked of views that were not
        // yet in their places.
        let restsOnPlaces = !settled.safeAreas.isEmpty || !settled.margins.isEmpty
        if restsOnPlaces, settled != inputs || !outcome.conflicts.isEmpty {
          if let outcome = layOutInwards(members) { return outcome }
          solution.applyFrames()
          _ = self.inputs(of: members)
        }
        if let signature, outcome.isDetermined, settled.isEmpty {
          remembered = RememberedLayout(solution, signature: signature, isDetermined: true)
        }
        return outcome
      }
      inputs = settled
    }
    return LayoutOutcome()
  }

  /// Where nothing is laid out: which of the constraints, none of them in force, happen to hold.
  private func outcomeWithoutLayout(_ members: LayoutMembers) -> LayoutOutcome {
    for view in members.scrollViews { view.settleContent(nil) }
    var outcome = LayoutOutcome()
    guard !members.inactiveConstraints.isEmpty else { return outcome }
    let solution = LayoutSolution(solving: formulate(members, inputs: LayoutInputs(of: members)))
    outcome.unsatisfied = solution.outcome().unsatisfied
    return outcome
  }

  /// Takes the equations of the last layout with the root's new size; `nil` where something else changed too, or where
  /// the new size is not as well determined.
  private func layOutAgain(_ members: LayoutMembers, _ signature: LayoutSignature) -> LayoutOutcome? {
    guard let remembered, remembered.signature == signature else { return nil }
    let solution = remembered.solution(of: members)
    let size = members.root.bounds.size
    let meter = meter(solution.formulation)
    defer { meter?.settle() }
    if remembered.isExercised {
      guard solution.rootSize.isClose(to: size) else { return nil }
      solution.applyFrames()
      return solution.outcome(meter)
    }
    guard remembered.isDetermined, solution.resizeRoot(to: size) else { return nil }
    let outcome = solution.outcome(meter)
    guard outcome.isDetermined else { return nil }
    solution.applyFrames()
    return inputs(of: members).isEmpty ? outcome : nil
  }

  /// Charges for a pass of layout, and holds its solver to what is left.
  func meter(_ formulation: Formulation) -> SolverMeter? {
    guard let budget else { return nil }
    let views = formulation.members.views
    budget.spend(views.count * WorkBudget.unitsPerLaidOutView, on: .solving)
    let textLength = views.reduce(0) { $0 + $1.textLength }
    budget.spend(textLength * WorkBudget.unitsPerMeasuredByte, on: .texts)
    return SolverMeter(formulation.solver, budget)
  }

  func inputs(of members: LayoutMembers) -> LayoutInputs {
    var inputs = LayoutInputs(of: members)
    inputs.tallestArranged = findTallestArranged(in: members)
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
      solution, signature: signature(of: solution.formulation.members), isDetermined: false)
    exercised.isExercised = true
    remembered = exercised
    solution.applyFrames()
    return solution.outcome(outcome.meter)
  }

  private func signature(of members: LayoutMembers) -> LayoutSignature {
    LayoutSignature(of: members, options: options) { view in
      view.intrinsicContentSize(measuringTextWith: measurer, width: nil, scale: options.scale)
    }
  }

  /// The size at which a view just holds its content, or the one nearest to a wish.
  ///
  ///     engine.fittingSize(of: row, constraints: constraints)                                  // the smallest
  ///     engine.fittingSize(of: row, constraints: constraints, target: LayoutEngine.expanded)   // the largest
  ///     let column = AxisPair(horizontal: Priority.required, vertical: 50)
  ///     engine.fittingSize(of: row, constraints: constraints, target: Size(320, 0), priorities: column)
  ///
  /// The view is laid out as if it stood alone; its frame and those of its subviews stay as they are.
  ///
  /// - Parameters:
  ///   - constraints: Those that reach out of the view are left out.
  ///   - target: The size it would like to have, in points.
  ///   - priorities: How much it would like that, along each axis.
  public func fittingSize(
    of view: View, constraints: [LayoutConstraint], target: Size = LayoutEngine.compressed,
    priorities: AxisPair<Priority> = AxisPair(.fittingSizeLevel)
  ) -> Size {
    let inside = constraints.filter { $0.isInside(view) }
    return fittingSize(of: LayoutMembers(view, inside), target, priorities, FittingSizes())
  }

  private func fittingSize(
    of members: LayoutMembers, _ target: Size, _ priorities: AxisPair<Priority>, _ known: FittingSizes
  ) -> Size {
    func solution(_ inputs: LayoutInputs) -> LayoutSolution {
      var formulation = Formulation(members, options: options, fitsRoot: true)
      require(&formulation, inputs: inputs, fittingSizes: known)
      formulation.requireFittingSize(target, priorities: priorities)
      let meter = meter(formulation)
      defer { meter?.settle() }
      return LayoutSolution(solving: formulation)
    }
    // Wrapped text knows its height once it has its width: it settles in a second pass, or in later ones where its
    // line would have taken room from a view that resists as much.
    var (inputs, found) = (LayoutInputs(), solution(LayoutInputs()))
    for _ in 1..<Self.mostPasses {
      let settled = LayoutInputs(textWidthsIn: members) { found.frameSize(of: $0).width }
      guard settled != inputs else { break }
      inputs = settled
      found = solution(inputs)
    }
    return found.rootSize
  }

  /// The target of the smallest size, `UIView.layoutFittingCompressedSize`.
  public static let compressed = Size.zero
  /// The target of the largest size, `UIView.layoutFittingExpandedSize`.
  public static let expanded = Size(10_000, 10_000)

  func formulate(_ members: LayoutMembers, inputs: LayoutInputs) -> Formulation {
    var formulation = Formulation(members, options: options)
    require(&formulation, inputs: inputs, fittingSizes: FittingSizes())
    return formulation
  }

  private func require(_ formulation: inout Formulation, inputs: LayoutInputs, fittingSizes: FittingSizes) {
    let constraints = formulation.members.constraints
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
      let fitting = fittingSizes.size(of: view) {
        let inside = constraints.filter { $0.isInside(view) }
        return self.fittingSize(
          of: LayoutMembers(view, inside), Self.compressed, AxisPair(.fittingSizeLevel), fittingSizes)
      }
      return Size(size.horizontal ?? fitting.width, size.vertical ?? fitting.height)
    }
    formulation.requireConstraints()
  }
}

extension LayoutConstraint {
  /// Whether it reaches out of a view neither with its first nor with its second item.
  fileprivate func isInside(_ view: View) -> Bool {
    first.view.isDescendant(of: view) && second?.view.isDescendant(of: view) != false
  }
}

extension Size {
  fileprivate func isClose(to other: Size) -> Bool {
    (width - other.width).magnitude <= 1e-9 && (height - other.height).magnitude <= 1e-9
  }
}
