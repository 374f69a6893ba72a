import Geometry

/// The frames of a picture that plays, merged into one list of items: what stays is there once, groups that move have a
/// `motion`, and what changes otherwise is there once for each look, each seen in its frames.
///
/// Frames are added one by one, so only what differs between them is in memory.
///
///     var merged = MergedFrames()
///     for frame in frames { merged.add(frame.items) }
///     merged.items(restingIn: 0)   // as the first frame, for programs that play nothing
package struct MergedFrames {
  private var layer = Layer()
  private var count = 0

  package init() {}

  /// Adds the next frame.
  package mutating func add(_ items: [Item]) {
    layer.add(items, frame: count)
    count += 1
  }

  /// All frames.
  ///
  /// - Parameter base: The number of the frame that is seen where nothing plays.
  package func items(restingIn base: Int) -> [Item] { layer.items(Frames(count: count, base: base), since: 0) }
}

/// How many frames there are, and which of them is seen where nothing plays.
private struct Frames {
  var count: Int
  var base: Int
}

/// The items of a list in all frames, in drawing order.
private struct Layer {
  private var places: [Place] = []

  /// - Parameter frame: Its number, one more than the last one's.
  mutating func add(_ items: [Item], frame: Int) {
    var next = 0
    for item in items {
      // What is passed over is not seen in this frame; what is found nowhere behind is put in.
      if let place = places[next...].firstIndex(where: { $0.suits(item) }) {
        places[place].add(item, frame: frame)
        next = place + 1
      } else {
        places.insert(Place(item, frame: frame), at: next)
        next += 1
      }
    }
  }

  /// - Parameter start: The frame from which on the items around it are seen.
  func items(_ all: Frames, since start: Int) -> [Item] {
    places.flatMap { $0.items(all, since: start) }
  }
}

/// An item in all frames: its looks, one after the other.
private struct Place {
  private var looks: [Look]

  init(_ item: Item, frame: Int) { looks = [Look(item, frame: frame)] }

  /// Whether an item of another frame is probably the same thing.
  func suits(_ item: Item) -> Bool { looks[looks.count - 1].item.isKin(of: item) }

  mutating func add(_ item: Item, frame: Int) {
    if !looks[looks.count - 1].add(item, frame: frame) { looks.append(Look(item, frame: frame)) }
  }

  func items(_ all: Frames, since start: Int) -> [Item] {
    looks.map { $0.item(all, since: start) }
  }
}

/// A look of an item, which may move and fade, and the frames in which it is seen.
private struct Look {
  /// The item in the first of its frames; without the items of a group, which are in `layer`.
  let item: Item
  private var frames: [ClosedRange<Int>]
  private var transforms: [GroupMotion.Key<Transform>]
  private var opacities: [GroupMotion.Key<Double>] = []
  private var layer = Layer()

  init(_ item: Item, frame: Int) {
    frames = [frame...frame]
    guard case .group(var group) = item else {
      self.item = item
      transforms = [.init(frame: frame, value: .identity)]
      return
    }
    transforms = [.init(frame: frame, value: group.transform)]
    opacities = [.init(frame: frame, value: group.opacity)]
    layer.add(group.items, frame: frame)
    group.items = []
    self.item = .group(group)
  }

  /// Adds what the item is in a later frame.
  ///
  /// - Returns: Whether it has this look.
  mutating func add(_ item: Item, frame: Int) -> Bool {
    switch (self.item, item) {
    case (.group(let own), .group(var group)):
      let items = group.items
      (group.items, group.transform, group.opacity) = ([], own.transform, own.opacity)
      guard group == own, case .group(let moved) = item else { return false }
      transforms.note(moved.transform, frame: frame)
      opacities.note(moved.opacity, frame: frame)
      layer.add(items, frame: frame)
    default:
      guard let move = item.move(from: self.item) else { return false }
      transforms.note(.translation(x: move.x, y: move.y), frame: frame)
    }
    if let last = frames.last, last.upperBound == frame - 1 {
      frames[frames.count - 1] = last.lowerBound...frame
    } else {
      frames.append(frame...frame)
    }
    return true
  }

  func item(_ all: Frames, since start: Int) -> Item {
    let first = frames[0].lowerBound
    let moved = moving(all)
    // What is seen as long as that around it has no frames of its own.
    guard frames != [start...(all.count - 1)] else { return moved }
    var keys = first > 0 ? [GroupMotion.Key(frame: 0, value: 0.0)] : []
    for range in frames {
      keys.append(.init(frame: range.lowerBound, value: 1))
      if range.upperBound < all.count - 1 { keys.append(.init(frame: range.upperBound + 1, value: 0)) }
    }
    var group = Group(opacity: keys.value(in: all.base), items: [moved])
    group.motion = GroupMotion(opacities: keys, isStepped: true)
    return .group(group)
  }

  private func moving(_ all: Frames) -> Item {
    let base = transforms.value(in: all.base)
    let transforms = transforms.count > 1 ? transforms : []
    guard case .group(var group) = item else {
      guard !transforms.isEmpty else { return item }
      var group = Group(transform: base, items: [item])
      group.motion = GroupMotion(transforms: transforms)
      return .group(group)
    }
    group.transform = base
    group.opacity = opacities.value(in: all.base)
    group.items = layer.items(all, since: frames[0].lowerBound)
    let opacities = opacities.count > 1 ? opacities : []
    if !transforms.isEmpty || !opacities.isEmpty {
      group.motion = GroupMotion(transforms: transforms, opacities: opacities)
    }
    return .group(group)
  }
}

extension Array {
  /// The value in a frame: that of the last key until then.
  fileprivate func value<Value>(in frame: Int) -> Value where Element == GroupMotion.Key<Value> {
    (last { $0.frame <= frame } ?? self[0]).value
  }

  /// Notes a frame's value. Before a change, what was held until then is noted too.
  fileprivate mutating func note<Value>(_ value: Value, frame: Int) where Element == GroupMotion.Key<Value> {
    let last = self[count - 1]
    guard value != last.value else { return }
    if last.frame < frame - 1 { append(GroupMotion.Key(frame: frame - 1, value: last.value)) }
    append(GroupMotion.Key(frame: frame, value: value))
  }
}

extension Item {
  /// Whether two items of different frames are probably the same thing.
  fileprivate func isKin(of other: Item) -> Bool {
    switch (self, other) {
    case (.group(let own), .group(let other)): own.id == other.id
    case (.shape, .shape), (.image, .image): true
    case (.text(let own), .text(let other)): own.text == other.text
    default: false
    }
  }

  /// How far it is from an item that looks the same; `nil` from one that looks different.
  fileprivate func move(from other: Item) -> Point? {
    if self == other { return .zero }
    switch (self, other) {
    case (.shape(let own), .shape(let other)):
      guard own.stroke == other.stroke, own.fill == other.fill, own.fill?.isEven ?? true else { return nil }
      return own.path.move(from: other.path)
    case (.text(let own), .text(var other)):
      let move = own.origin - other.origin
      other.origin = own.origin
      return own == other ? move : nil
    case (.image(let own), .image(let other)):
      return own.image == other.image && own.frame.size == other.frame.size
        ? own.frame.origin - other.frame.origin : nil
    default: return nil
    }
  }
}

extension Paint {
  /// Whether it is the same at every place.
  fileprivate var isEven: Bool { if case .color = self { true } else { false } }
}

extension Path {
  fileprivate func move(from other: Path) -> Point? {
    guard elements.count == other.elements.count else { return nil }
    let (points, others) = (points, other.points)
    guard points.count == others.count, let first = points.first, let start = others.first else { return nil }
    let move = first - start
    guard transformed(by: .translation(x: -move.x, y: -move.y)).isNear(other) else { return nil }
    return move
  }

  private func isNear(_ other: Path) -> Bool {
    func near(_ a: Point, _ b: Point) -> Bool { abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 }
    return zip(elements, other.elements).allSatisfy { own, other in
      switch (own, other) {
      case (.move(let a), .move(let b)), (.line(let a), .line(let b)): near(a, b)
      case (.quadratic(let a, let c), .quadratic(let b, let d)): near(a, b) && near(c, d)
      case (.cubic(let a, let c, let e), .cubic(let b, let d, let f)): near(a, b) && near(c, d) && near(e, f)
      case (.close, .close): true
      default: false
      }
    }
  }
}
