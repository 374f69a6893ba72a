import Figures
import Geometry
import Graphics
import ViewLayout

extension Stage {
  /// Carries out the panel's animation, if it has one, and returns the state that the panel shows.
  func layout(of panel: PanelDescription) -> PanelLayout {
    guard let animation = panel.animation else { return snapshot(of: panel) }
    var timeline = AnimationPlayer(stage: self, panel: panel).play(animation)
    guard timeline.stageCount > 0 else { return snapshot(of: panel) }
    if let crop = panel.crop ?? figure.crop { timeline.keepMovingViews(in: crop) }
    var layout = timeline.moment(at: panel.time?.value ?? timeline.duration)
    layout.motion = PanelMotion(timeline, shownBy: panel, figure.show)
    return layout
  }

  /// Whether the picture is what a device's screen shows of a scene, and no more: an editor's canvas shows the rest, too.
  private var endsAtScreen: Bool {
    hasCanvas && !showsCanvas && variant.device != nil && figure.rootStanding(in: variant) == .screen
  }

  /// Returns the state of the stage as a value, and reports characters that no font has.
  func snapshot(of panel: PanelDescription) -> PanelLayout {
    let tree = ListedTree(root)
    let staged = tree.views.map { views[$0.name] }
    let textLength = tree.views.reduce(0) { $0 + $1.textLength }
    budget?.spend(textLength * WorkBudget.unitsPerMeasuredByte, on: .texts)
    let stance = panel.stance ?? figure.stance
    let show = figure.show
    // Where a view could be as well takes a search.
    let showsGhosts = show[.ambiguity] != nil || staged.contains { $0?.description.show?[.ambiguity] != nil }
    let snapshot = TreeSnapshot(
      sharedFigure: sharedFigure, measurer: measurer, scale: pixelScale, direction: variant.direction,
      category: variant.contentSize, hasKeyboard: root.rootKeyboardHeight != nil,
      isOnCard: figure.cardTop(in: variant) != nil, outcome: outcome,
      ghosts: showsGhosts ? outcome.ghosts() : [:], tree: tree)
    // Frames on the canvas apply only to a picture of the size of the canvas.
    let showsDesign = figure.canvas == nil || showsCanvas
    var solvedViews = snapshot.solvedViews()
    for index in solvedViews.indices {
      guard let staged = staged[index] else { continue }
      solvedViews[index].identifier = staged.description.identifier
      solvedViews[index].designFrame = showsDesign && index > 0 ? staged.designFrame : nil
      solvedViews[index].storedFrame = staged.designFrame
      solvedViews[index].show = staged.description.show
      solvedViews[index].saysContentOutside = staged.saysContentOutside
    }
    if endsAtScreen { solvedViews[0].clipsToBounds = true }
    snapshot.setTables(in: &solvedViews)
    let surroundings = figure.surroundings(
      of: Rect(origin: .zero, size: root.bounds.size), covered: root.safeAreaInsets, variant: variant,
      setting: snapshot.setting, showsKeyboard: keyboard == .shown)
    // What bars say is set by now, too.
    reportMissingCharacters()
    var drawing = PanelDrawing(of: solvedViews, show: show, isOnCanvas: hasCanvas, refit: snapshot.setContents)
    if stance == .device, variant.orientation.isLandscape {
      solvedViews[0].turnOntoDevice()
      drawing.views[0].turnOntoDevice()
      drawing.turn = .quarterTurn.concatenating(.translation(x: surroundings.screen.maxY, y: 0))
    }
    // Read once: the outcome is a value of many parts.
    let (unsatisfied, broken) = (outcome.unsatisfied, outcome.broken)
    var solvedConstraints = constraints.inTree.indices.map {
      solvedConstraint(at: $0, unsatisfied: unsatisfied, broken: broken)
    }
    noteHeldViews(in: &solvedConstraints)
    return PanelLayout(
      title: panel.title, alt: panel.alt, flowText: panel.flowText?.value, kind: panel.kind,
      subject: panel.subject?.value, layers: panel.layers.map(\.value), variant: variant, stance: stance,
      theme: panel.theme,
      crop: panel.kind.isLayout
        ? (panel.crop ?? figure.crop)?.settled(among: solvedViews, on: surroundings.screen) : nil,
      hasBorder: figure.hasBorder,
      background: panel.background, zoom: panel.zoom, span: panel.span?.value ?? 1, views: solvedViews,
      drawing: drawing,
      constraints: solvedConstraints, conflicts: outcome.conflicts.map(solved),
      surroundings: surroundings, keyboard: keyboard == .shown ? keyboardFrame(in: surroundings.screen) : nil,
      show: show, selected: figure.selected?.value,
      callouts: figure.callouts)
  }

  /// The keyboard, which covers the end of the screen: the bars below the root too.
  private func keyboardFrame(in screen: Rect) -> Rect {
    let top = root.bounds.maxY - root.keyboardOverlap
    return Rect(x: screen.minX, y: top, width: screen.width, height: screen.maxY - top)
  }

  /// - Parameters:
  ///   - index: Of the constraints in the tree.
  ///   - unsatisfied: The constraints that do not hold in the solution.
  ///   - broken: Those that gave way in a conflict.
  private func solvedConstraint(
    at index: Int, unsatisfied: Set<ObjectIdentifier>, broken: Set<ObjectIdentifier>
  ) -> SolvedConstraint {
    let constraint = constraints.inTree[index].constraint
    let identity = ObjectIdentifier(constraint)
    let description = constraints.inTree[index].description
    return SolvedConstraint(
      constraint, item: constraints.inTree[index].item, isSatisfied: !unsatisfied.contains(identity),
      isBroken: broken.contains(identity), at: description.text.range, color: description.color,
      writtenEquation: description.writtenEquation(withConstant: constraint.constant),
      writtenMultiplier: constraint.multiplier == 1 ? nil : description.writtenMultiplier(of: constraint.multiplier))
  }

  private func solved(_ conflict: LayoutConflict) -> SolvedConflict {
    SolvedConflict(conflict, keeping: kept) { staged(for: $0)?.offset }
  }

  func staged(for requirement: LayoutRequirement) -> (offset: Int, element: StagedConstraint)? {
    guard case .constraint(let constraint) = requirement, let place = constraints.place(of: constraint) else {
      return nil
    }
    return (place, constraints.inTree[place])
  }
}

extension ConstraintDescription {
  /// The equation in its author's words, with the constant that a step has set; `nil` for a visual format string.
  fileprivate func writtenEquation(withConstant constant: Double) -> String? {
    guard case .equation(var equation) = form else { return nil }
    if equation.constant == constant { return text.value }
    equation.constant = constant
    return equation.text(
      writing: { $0.significantText() }, multiplier: writtenMultiplier(of: equation.multiplier))
  }

  /// The fraction in the author's equation that is a multiplier; `nil` where it is a number, or computed of more.
  fileprivate func writtenMultiplier(of multiplier: Double) -> String? {
    guard case .equation = form else { return nil }
    let words = text.value.split { !"0123456789./".contains($0) }
    return words.first { word in
      let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
      guard parts.count == 2, let numerator = parts[0], let denominator = parts[1], denominator != 0 else {
        return false
      }
      return abs(numerator / denominator - multiplier) < 1e-9
    }.map(String.init)
  }
}

extension PanelTimeline {
  /// Gives all states one crop, around the views wherever they are while they move: that of each state would cut them off
  /// on their way.
  fileprivate mutating func keepMovingViews(in crop: Crop) {
    guard crop.around != nil, states.allSatisfy({ $0.crop != nil }) else { return }
    let shown = (0...Self.momentsOfCrop).map { number -> Rect in
      let moment = moment(at: duration * Double(number) / Double(Self.momentsOfCrop))
      let screen = moment.surroundings.screen
      return crop.settled(among: moment.drawing.views, on: screen).shown(of: screen)
    }
    let whole = shown.dropFirst().reduce(shown[0]) { $0.union($1) }
    for index in states.indices {
      states[index].crop = Crop(around: whole, margin: 0, of: states[index].surroundings.screen)
    }
  }

  /// At how many moments it is asked where views are: a spring is beyond its end between two states.
  private static let momentsOfCrop = 24
}

extension Crop {
  /// The crop with the edges of what is around its views.
  ///
  /// - Parameter screen: In the panel's coordinates.
  fileprivate func settled(among views: [SolvedView], on screen: Rect) -> Crop {
    guard let around, let root = views.first else { return self }
    let boxes = views.filter { around.views.contains($0.name) }.compactMap { view -> Rect? in
      var (rect, current) = (view.bounds, view)
      // In the root's own coordinates, whatever turns the root.
      while let superview = current.superview {
        rect = current.toSuperview.apply(to: rect)
        current = views[superview]
      }
      return rect.isFinite ? rect : nil
    }
    guard let first = boxes.first else { return Crop() }
    let box = boxes.dropFirst().reduce(first) { $0.union($1) }
    let origin = root.bounds.origin
    return Crop(around: box.offsetBy(dx: -origin.x, dy: -origin.y), margin: around.margin, of: screen)
  }
}

extension SolvedView {
  /// Rotates the root of a landscape interface by a quarter around the middle of the screen, as on a device that is
  /// held upright.
  fileprivate mutating func turnOntoDevice() {
    let screen = bounds.size.swapped
    transform = .quarterTurn.concatenating(transform)
    center = Point(screen.width / 2, screen.height / 2)
    frame = toSuperview.apply(to: bounds)
    alignmentRect = frame
  }
}

extension Transform {
  /// A rotation by 90° clockwise.
  fileprivate static let quarterTurn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
}
