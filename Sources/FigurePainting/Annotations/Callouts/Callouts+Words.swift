import Figures
import Geometry
import Staging

extension Callouts {
  /// Words around a point, whatever is there.
  func words(_ text: String, centeredAt point: Point, look: CalloutLook) -> LabelRequest {
    LabelRequest(label(text, look: look, anchor: 0.5, target: nil), fixedAt: point)
  }

  /// Words in the middle of a box, whatever is there but the body of a device: on it nothing can be read, so that
  /// words that would lie across it stand beside the device, where the line to the box is shorter.
  func words(_ text: String, inMiddleOf box: Rect, look: CalloutLook) -> LabelRequest {
    let centered = words(text, centeredAt: box.center, look: look)
    guard let body = site.contents.bezel?.body, isAcrossBody(centered.label.size, at: box.center) else {
      return centered
    }
    let sides: [CalloutLook.Side] = box.midX < body.midX ? [.left, .right] : [.right, .left]
    var requests = sides.map { side in
      var look = look
      look.side = side
      var request = words(text, beside: box, away: side.direction, look: look, isFixed: false, isAboutLine: false)
      let size = request.label.size
      request.candidates = request.candidates.map { place in
        let way = Segment(from: Rect(center: place.center, size: size), to: box).length / site.unit
        return .init(place.center, cost: place.cost + way * Leader.costPerPoint)
      }
      return request
    }
    requests[0].others = [requests[1]]
    return requests[0]
  }

  /// Whether words at a place would lie on the body of a device, and neither on its screen nor beside it.
  func isAcrossBody(_ size: Size, at center: Point) -> Bool {
    guard let bezel = site.contents.bezel else { return false }
    let place = Rect(center: center, size: size)
    return bezel.body.overlaps(place) && !bezel.shows(place)
  }

  /// Words next to a box: on the author's side, or preferably away from the view. They may be moved farther away, with
  /// a line to the box, unless the author says how far they are.
  ///
  /// - Parameters:
  ///   - isFixed: Whether they have to be at the first place.
  ///   - isAboutLine: Whether the box is that of a line, an arrow or a ring that is drawn.
  func words(
    _ text: String, beside box: Rect, away: Point, look: CalloutLook, isFixed: Bool, isAboutLine: Bool = true
  ) -> LabelRequest {
    let places = wordPlaces(text, beside: box, away: away, look: look, isAboutLine: isAboutLine)
    return request(for: places.label, at: places, isFixed: isFixed)
  }

  func wordPlaces(
    _ text: String, beside box: Rect, away: Point, look: CalloutLook, isAboutLine: Bool
  ) -> WordPlaces {
    let side = look.side?.direction ?? away
    let sign = Point(side.x.sign(besides: 0.1), side.y.sign(besides: 0.1))
    let label = label(
      text, look: look, anchor: sign.x < 0 ? 1 : sign.x > 0 ? 0 : 0.5, target: box, isAboutLine: isAboutLine)
    return WordPlaces(label, beside: box, on: sign, look: look, isAboutLine: isAboutLine, of: self)
  }

  func request(for label: CalloutWords, at places: WordPlaces, isFixed: Bool) -> LabelRequest {
    if isFixed { return LabelRequest(label, fixedAt: places.center()) }
    var request = LabelRequest(label, at: places.all)
    // Behind the body of a device, nothing tells what words without a line are about.
    let isSpare = places.look.side != nil && places.look.line == nil && site.contents.bezel == nil
    request.longestSpareLine = isSpare ? site.length(places.isAboutLine ? 24 : 48) : 0
    request.spareLineArea = places.viewAround
    return request
  }

  /// - Parameter isAboutLine: Whether what the words are about is a line that is drawn.
  func label(
    _ text: String, look: CalloutLook, anchor: Double, target: Rect?, isAboutLine: Bool = false
  ) -> CalloutWords {
    let set = site.words(text, size: 11, look: look)
    let pen = site.pen(look.ink(or: .token(.guide)), width: 0.75, dash: look.dash)
    return CalloutWords(
      text: set, size: site.labelSize(set), anchor: look.anchor(standard: anchor), ink: look.ink(or: .readable),
      target: look.hasLine ? target.map { ($0, Leader(pen: pen, on: site)) } : nil, isAboutLine: isAboutLine,
      nearness: site.length(look.line == nil ? 9 : 2), body: site.contents.bezel?.body, unit: site.length(1))
  }
}
