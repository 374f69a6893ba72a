public import Figures
import Geometry
import Motion
import Serialization
import ViewLayout

extension Figure {
  /// The solved geometry of pictures as one JSON object, as `strut inspect --json` prints it.
  ///
  /// All lengths are in points, rounded to a millionth. Keys have a fixed order, so two texts can be compared. For a
  /// scene of an Interface Builder document, `figure` is the name of the document, `scene` that of the scene, and each
  /// view has its `id` and `storedFrame`.
  ///
  /// - Parameters:
  ///   - pictures: Pictures of this figure.
  ///   - time: A time of the panels' animations, in seconds, at which each view tells what is on the screen; `nil` for
  ///     what is solved alone.
  public func inspection(of pictures: [Picture], at time: Double? = nil) -> String {
    var members: [(String, JSONText.Value)] = [
      ("figure", .text(scene?.document ?? name)), ("title", .text(title ?? name)),
    ]
    if let scene { members.append(("scene", .text(scene.name))) }
    members.append(("pictures", .array(pictures.map { $0.json(at: time) })))
    var text = ""
    JSONText.write(.object(members), to: &text)
    return text
  }
}

extension Picture {
  fileprivate func json(at time: Double?) -> JSONText.Value {
    .object([
      ("device", variant.device.map { .text($0.identifier) } ?? .null),
      ("orientation", .text(variant.orientation.rawValue)), ("direction", .text(variant.direction.rawValue)),
      ("contentSize", .text(variant.contentSize.rawValue)), ("size", variant.size.json),
      ("panels", .array(panels.map { $0.json(at: time) })),
    ])
  }
}

extension PanelLayout {
  fileprivate func json(at time: Double?) -> JSONText.Value {
    // An animation sets the model at once: what is solved is its end.
    let model = motion?.timeline.end ?? self
    let shown = time.flatMap { motion?.timeline.shownViews(at: $0) }
    var members: [(String, JSONText.Value)] = [("title", title.json)]
    if let motion {
      members.append(
        (
          "animation",
          .object(
            [
              ("duration", .number(motion.timeline.duration)), ("stages", .integer(motion.timeline.stageCount)),
            ] + (time.flatMap { motion.timeline.transition(at: $0)?.json }.map { [("transition", $0)] } ?? []))
        ))
    }
    members += [
      (
        "views",
        .array(
          model.views.map { view in
            view.json(
              superview: view.superview.map { model.views[$0].name },
              presentation: shown?[view.name], cel: time.flatMap { motion?.timeline.cel(of: view.name, at: $0) })
          })
      ),
      ("constraints", .array(model.constraints.map(\.json))), ("conflicts", .array(model.conflicts.map(\.json))),
    ]
    return .object(members)
  }
}

extension SolvedView {
  /// - Parameters:
  ///   - presentation: The view as it is on the screen; `nil` if that is not asked for.
  ///   - cel: The number of the image that it plays, from 1.
  fileprivate func json(superview: String?, presentation: SolvedView?, cel: Int?) -> JSONText.Value {
    let matrix = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    var members: [(String, JSONText.Value)] = [
      ("name", .text(name)), ("class", .text(className)), ("superview", superview.json), ("frame", frame.json),
      ("bounds", bounds.json), ("center", center.json), ("transform", .array(matrix.map { .number($0) })),
      ("corners", .array(corners.map(\.json))), ("alignmentRect", alignmentRect.json),
      (
        "intrinsicContentSize",
        .array([intrinsicContentSize.horizontal.json, intrinsicContentSize.vertical.json])
      ),
      (
        "ambiguous",
        .object([
          ("horizontal", .boolean(isAmbiguous.horizontal)), ("vertical", .boolean(isAmbiguous.vertical)),
        ])
      ),
      ("hidden", .boolean(isHidden)),
    ]
    if anchorPoint != Point(0.5, 0.5) { members.append(("anchorPoint", anchorPoint.json)) }
    if hasClippedText { members.append(("clippedText", .boolean(true))) }
    if let contentSize { members.append(("contentSize", contentSize.json)) }
    if let identifier {
      members += [("id", .text(identifier)), ("storedFrame", storedFrame.map(\.json) ?? .null)]
    }
    if let presentation { members.append(("presentation", presentation.presentationJSON(cel: cel))) }
    return .object(members)
  }

  /// What `CALayer.presentation()` has.
  fileprivate func presentationJSON(cel: Int?) -> JSONText.Value {
    let matrix = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    let color = look.backgroundColor.map { [$0.red, $0.green, $0.blue, $0.alpha].map(JSONText.Value.number) }
    return .object(
      [
        ("position", center.json), ("bounds", bounds.json), ("transform", .array(matrix.map { .number($0) })),
        ("alpha", .number(look.alpha)), ("backgroundColor", color.map(JSONText.Value.array) ?? .null),
        ("frame", frame.json),
      ] + (cel.map { [("cel", .integer($0))] } ?? []))
  }
}

extension TransitionMoment {
  /// Where its halves are: the corners of what flips, from the middle of the container, or how far the old and the new
  /// content of a layer's transition are from their place.
  fileprivate var json: JSONText.Value {
    let size = before.first.flatMap { state in state.index(of: container).map { state.views[$0].bounds.size } } ?? .zero
    var members: [(String, JSONText.Value)] = [
      ("type", .text(description.kind.rawValue)), ("of", .text(container)), ("progress", .number(progress)),
    ]
    if let edge = description.kind.flippedEdge {
      let flip = FlipGeometry(from: edge, size: size, progress: progress)
      members += [("corners", .array(flip.corners.map(\.json))), ("showsBack", .boolean(flip.showsBack))]
    } else if let transition = description.kind.layerTransition {
      let offsets = transition.offsets(description.subtype, size: size, progress: progress)
      members += [("old", offsets.old.json), ("new", offsets.new.json)]
    }
    return .object(members)
  }
}

extension SolvedConstraint {
  fileprivate var json: JSONText.Value {
    .object([
      ("text", .text(text)), ("line", range.map { .integer($0.start.line) } ?? .null),
      ("identifier", identifier.json), ("priority", .number(equation.priority.rawValue)),
      ("active", .boolean(isActive)),
      ("satisfied", .boolean(isSatisfied)), ("broken", .boolean(isBroken)),
    ])
  }
}

extension SolvedConflict {
  fileprivate var json: JSONText.Value {
    .object([("constraints", .array(constraints.map { .text($0) })), ("broken", .text(broken))])
  }
}

extension Point {
  fileprivate var json: JSONText.Value { .array([.number(x), .number(y)]) }
}

extension Size {
  fileprivate var json: JSONText.Value { .array([.number(width), .number(height)]) }
}

extension Rect {
  var json: JSONText.Value { .array([.number(x), .number(y), .number(width), .number(height)]) }
}

extension String? {
  fileprivate var json: JSONText.Value { map { .text($0) } ?? .null }
}

extension Double? {
  fileprivate var json: JSONText.Value { map { .number($0) } ?? .null }
}
