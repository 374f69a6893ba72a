import Diagnostics
import Geometry
public import Staging
public import Typography
import ViewLayout

extension InterfaceDocument {
  /// The views that are not where the document has them, as Interface Builder warns of them on its canvas.
  ///
  ///     document.misplacements(measuringTextWith: measurer).all[0].finding.detail.message
  ///     // Frame for "title" will be different at run time: stored (16, 20, 80, 21), solved (16, 20, 343, 21)
  ///
  /// A point is forgiven. What constraints leave open is ambiguous and never misplaced. Leaves have their stored
  /// sizes, so that fonts have no part in it. A view is only reported if the document itself proves it: its stored
  /// frame breaks a required constraint between views, or has not the size of its content, or it is elsewhere though
  /// no rule for insets, margins or rows has to do with it, or Interface Builder marked it, which is all that tells
  /// of a view that its mask places. Where only a rule for insets, margins or baselines says so, the rule may be
  /// wrong, unless the frame needs at the end of the screen what nothing there can cover; and what follows another
  /// view that is misplaced is found with that. If all of a scene was laid out for another size of its root and
  /// nothing in it is marked, that is one warning, at the root: its size is all that is wrong. What is in a stack
  /// view gets a warning too unless it is marked, for Interface Builder marks nothing there as misplaced. Since Xcode
  /// 8 it marks nothing as misplaced either that it calls ambiguous. Where a row contradicts its own height, which is
  /// no conflict where it is loaded, only what is marked is: nobody knows which of the constraints gave way.
  ///
  /// - Parameters:
  ///   - scenes: The names of those in which only what is marked is looked at: where required constraints contradict each
  ///     other, frames depend on which of them gives way.
  ///   - ambiguous: The names of views that are reported as ambiguous, by their scenes.
  public func misplacements(
    measuringTextWith measurer: any TextMeasurer, except scenes: Set<String> = [],
    besides ambiguous: [String: Set<String>] = [:]
  ) -> Findings {
    let found = findings(in: self.scenes) { scene in
      let solver = SceneSolver(document: self, scene: scene, measurer: measurer)
      let isMarked = scene.view.withDescendants.contains { $0.element.boolean("misplaced") == true }
      let views = SceneComparison(solver: solver, sizes: solver.checkedSizes, findsEvidence: false).views()
      let followers = views.followersOfUnproven
      let arranged = solver.namesInStackViews
      let told = era < .xcode8 ? [] : ambiguous[scene.name] ?? []
      let isContradictory = scenes.contains(scene.name) || views.contains { $0.skipped == .unsatisfiable }
      let reported = views.filter {
        !followers.contains($0.name)
          && ($0.skipped == .misplaced || !isContradictory && !told.contains($0.name))
      }
      let misplaced = reported.compactMap { view in
        let isMarkable = view.skipped == .misplaced || !arranged.contains(view.name)
        return view.misplacement.map { Findings.Entry(.misplaced($0), isMarkable ? .error : .warning, at: view.range) }
      }
      guard !misplaced.isEmpty, !isMarked, let size = solver.storedRootSize, let frame = scene.view.frame else {
        return misplaced
      }
      let finding = MisplacedView(
        view: "root", designed: Rect(origin: frame.origin, size: size), laidOut: frame, source: .interfaceBuilderRoot)
      return [Findings.Entry(.misplaced(finding), .warning, at: scene.view.range)]
    }
    let lines = Set(found.compactMap(\.range?.start))
    return Findings(
      found + findings(in: self.scenes, \.marked).filter { $0.range.map { !lines.contains($0.start) } ?? true })
  }
}

extension InterfaceScene {
  /// What Interface Builder marked among the views that no constraint places: they are where their masks leave them, and
  /// only the mark says that this is not where they were stored.
  fileprivate var marked: [Findings.Entry] {
    let names = ViewNames(self)
    return view.withDescendants.compactMap { view -> Findings.Entry? in
      guard view.element.boolean("misplaced") == true, [.mask, .imposed].contains(view.placement),
        let frame = view.frame, let name = view.id == self.view.id ? "root" : names[view.id]
      else { return nil }
      let finding = MisplacedView(view: name, designed: frame, laidOut: frame, source: .interfaceBuilderMark)
      return Findings.Entry(.misplaced(finding), .error, at: view.range)
    }
  }
}

extension SceneSolver {
  /// The stored sizes of leaves, but for labels without a text: they ask for no size, whatever is stored. Those in stack
  /// views are stored as if they had a text. Image views ask for the sizes of their images.
  fileprivate var checkedSizes: ImportOptions.ContentSizes {
    var sizes = leafSizes(.stored)
    // What is stored where Interface Builder marked it is of another layout.
    for view in resolved.withDescendants where view.element.boolean("misplaced") == true { sizes[view.id] = nil }
    for view in resolved.withDescendants where view.isEmptyLabel { sizes[view.id] = .zero }
    for view in resolved.withDescendants where view.lonelyImage != nil {
      sizes[view.id] = document.uncompressedSize(of: view)
    }
    return .given(sizes)
  }

  /// The names of the views in stack views, however deep. Interface Builder marks none of them as misplaced: it lays a
  /// stack view out itself.
  var namesInStackViews: Set<String> {
    let names = ViewNames(scene)
    let stacks = resolved.withDescendants.filter { $0.tag == "stackView" }
    return Set(stacks.flatMap { $0.withDescendants.dropFirst() }.compactMap { names[$0.id] })
  }
}

extension [ViewComparison] {
  /// The names of views that are off because others are of which only a rule says so: their sizes are right, and their
  /// stored frames keep what ties them to those.
  fileprivate var followersOfUnproven: Set<String> {
    var unproven = AxisPair(horizontal: Axis.horizontal, vertical: .vertical).map { axis in
      Set(filter { !$0.isProven && $0.suspicion != .other && $0.isOff(along: axis) }.map(\.name))
    }
    var followers = Set<String>()
    var grows = true
    while grows {
      grows = false
      for view in self where view.mayFollow && !followers.contains(view.name) {
        let axes = Axis.allCases.filter(view.isOff)
        guard !axes.isEmpty, axes.allSatisfy({ !view.ties[$0].isDisjoint(with: unproven[$0]) }) else { continue }
        followers.insert(view.name)
        for axis in axes { unproven[axis].insert(view.name) }
        grows = true
      }
    }
    return followers
  }
}

extension ViewComparison {
  /// Whether nothing but its place is off, and none of its constraints tells.
  fileprivate var mayFollow: Bool {
    let isAsLarge = coordinates.allSatisfy { ![.width, .height].contains($0.name) || !$0.isOff }
    return suspicion == .other || suspicion == .contentSize && skipped == nil && isAsLarge && !isOpenToProof
  }

  fileprivate func isOff(along axis: Axis) -> Bool {
    coordinates.contains { $0.isOff && [.x, .width].contains($0.name) == (axis == .horizontal) }
  }

  /// Where the view is stored and where it is laid out; `nil` for one that is where it is stored.
  fileprivate var misplacement: MisplacedView? {
    switch skipped {
    case nil, .misplaced?, .ambiguous?, .stale?: break
    case .template?, .hiddenInStack?, .frameless?, .unsatisfiable?: return nil
    }
    guard isFarOff, isProven else { return nil }
    return MisplacedView(
      view: name, designed: frame(\.stored), laidOut: frame(place), source: .interfaceBuilder,
      requirements: brokenConstraints)
  }

  /// Whether more than a rule for insets, margins or baselines says so. Sideways, an upright screen has no insets.
  fileprivate var isProven: Bool {
    if isOpenToProof { return true }
    return switch suspicion {
    case .stale?, .contentSize?: true
    case .safeArea?:
      skipped == .misplaced || needsUnknownBar
        || coordinates.contains { [.x, .width].contains($0.name) && ($0.stored - $0.solved).magnitude > 1 }
    // No rule is behind it.
    case .other?: skipped == .misplaced || coordinates.contains { $0.evidence == .tested && $0.isOff }
    case .margins?, .baselines?, .stackView?, .symbol?, nil: skipped == .misplaced
    }
  }

  /// Whether constraints leave open where it is, and yet not where it is stored.
  private var isOpenToProof: Bool {
    Axis.allCases.contains { isUnheld[$0] || isBroken[$0] || collapses[$0] || floats[$0] && isOpen($0) }
  }

  /// Whether it is farther from where it is stored than two roundings make.
  private var isFarOff: Bool {
    coordinates.contains { coordinate in
      let axis: Axis = [.x, .width].contains(coordinate.name) ? .horizontal : .vertical
      let isLength = [.width, .height].contains(coordinate.name)
      // What is open may be anywhere, and Interface Builder, which says that it is not here, knows where.
      let isKnown =
        coordinate.evidence != .undetermined || skipped == .misplaced || isUnheld[axis] || isBroken[axis]
        || floats[axis]
        || isLength && collapses[axis]
      return isKnown && (coordinate.stored - place(coordinate)).magnitude > 1
    }
  }

  /// Whether constraints leave a coordinate open along an axis.
  private func isOpen(_ axis: Axis) -> Bool {
    coordinates.contains {
      $0.evidence == .undetermined && [.x, .width].contains($0.name) == (axis == .horizontal)
    }
  }

  /// Where the engine puts a coordinate: what floats is at the origin.
  private func place(_ coordinate: CoordinateComparison) -> Double {
    guard coordinate.evidence == .undetermined else { return coordinate.solved }
    return switch coordinate.name {
    case .x where floats.horizontal: 0
    case .y where floats.vertical: 0
    default: coordinate.solved
    }
  }

  private func frame(_ value: (CoordinateComparison) -> Double) -> Rect {
    let values = coordinates.map(value)
    return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}

extension CoordinateComparison {
  /// Whether constraints put it elsewhere, farther than two roundings make.
  fileprivate var isOff: Bool { evidence != .undetermined && (stored - solved).magnitude > 1 }
}
