import Figures
import Geometry

extension AnnotationSite {
  /// A place that costs more if a label there would lie on the dark ring around a screen: neither on the screen nor beside
  /// the device.
  func offRing(_ candidate: Occupancy.Candidate, _ size: Size) -> Occupancy.Candidate {
    guard let bezel = contents.bezel, case let label = Rect(center: candidate.center, size: size),
      bezel.body.overlaps(label), !bezel.shows(label)
    else { return candidate }
    return .init(candidate.center, cost: candidate.cost + Occupancy.costOnRing, kind: candidate.kind)
  }
}

extension [Occupancy.Candidate] {
  /// Places for a label on a side of a box: at the middle of the side, then along it as far as one is flush with the
  /// other, then farther away; for `center` the middle of the box alone. Those as far away are of one kind.
  ///
  /// - Parameters:
  ///   - size: The size of the label, in points of the panel.
  ///   - gap: Its least distance from the box.
  ///   - step: What it may go farther away at a time.
  static func places(
    for size: Size, at side: CalloutLook.Side, of box: Rect, gap: Double, step: Double
  ) -> Self {
    let away = side.direction
    guard away != .zero else { return [Occupancy.Candidate(box.center)] }
    let axis: Axis = away.x == 0 ? .horizontal : .vertical
    let room = abs(box.extent(axis).span - size[axis])
    return (0..<5).flatMap { ring in
      [0, -0.5, 0.5, -1, 1].map { share in
        let reach = Point(
          (box.width + size.width) / 2 + gap + step * Double(ring),
          (box.height + size.height) / 2 + gap + step * Double(ring))
        let along = Point(along: axis, share * room / 2, across: 0)
        return Occupancy.Candidate(
          box.center + Point(away.x * reach.x, away.y * reach.y) + along,
          cost: Occupancy.costOfStep * Double(ring) + costOffMiddle * abs(share), kind: ring)
      }
    }
  }

  /// What it costs to be flush with an end of the side: less than a step farther away.
  private static let costOffMiddle = 2.0
}

extension Occupancy {
  /// What it costs a label to stand a step farther away from what it is about than its first place.
  static let costOfStep = 3.0
}
