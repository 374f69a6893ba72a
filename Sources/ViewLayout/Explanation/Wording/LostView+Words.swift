public import Diagnostics
public import Geometry

extension LostView {
  /// `'flat' is not visible: its frame (0 0; 0 10) has no width, and only its frame and its autoresizing mask set it`
  public var message: String {
    let state =
      switch losses.first?.extent {
      case .outside: "off-screen"
      case .partlyOutside: "partly off-screen"
      case .cutOff: isCutOffWhole ? "cut off" : "partly cut off"
      case .noSize, nil: "not visible"
      }
    return "'\(view)' is \(state): \(reason)\(followers.following)"
  }

  /// Whether nothing is left of the view.
  private var isCutOffWhole: Bool {
    losses.contains { loss in
      if case .cutOff(let distance, let edge, _, _) = loss.extent { distance >= frame.size[edge.axis] } else { false }
    }
  }

  public var remark: String { "lost: \(reason)" }

  private var reason: String {
    guard frame.isFinite else { return "the factors of constraints that rest on one another make its frame infinite" }
    var parts: [(extent: String, cause: String)] = []
    for loss in losses {
      let (extent, cause) = words(for: loss)
      // What is cut off at both ends is so by one view, and mostly for one reason.
      if case .cutOff = loss.extent, let last = parts.last, last.cause == cause {
        parts[parts.count - 1].extent += " and " + extent.dropFirst("reaches ".count)
      } else {
        parts.append((extent, cause))
      }
    }
    return "its frame \(frame.consoleText) " + parts.map { $0.extent + $0.cause }.joined(separator: "; and ")
  }

  private func words(for loss: Loss) -> (extent: String, cause: String) {
    switch loss.extent {
    case .noSize(let axes):
      // What follows another loss does not say again that it has it.
      (
        (loss == losses.first ? "has " : "") + axes.map { "no \($0.sizeName)" }.listed(with: "and"),
        causeOfNoSize(loss, isOne: axes.count == 1)
      )
    case .outside(let edges):
      (
        "lies \(edges.map(\.sideName).listed(with: "and")) the root, which is \(rootSize.decimalText)",
        causeOfPlace(loss)
      )
    case .cutOff(let distance, let edge, let holder, let isRow):
      (
        "reaches \(distance.decimalText()) points \(edge.sideName)",
        " '\(holder)', "
          + (isRow
            ? "which is as high as its other contents ask for, or as its table says" : "which clips what is in it")
          + causeOfPlace(loss)
      )
    case .partlyOutside(let edges):
      (
        "reaches beyond \(Self.words(for: edges)) of the root, which is \(rootSize.decimalText)", causeOfPlace(loss)
      )
    }
  }

  public var notes: [Diagnostic.Note] {
    requirements.map { Diagnostic.Note("'\($0.text)' is involved", at: $0.range) }
  }

  /// `the left side`, `both sides and the bottom`.
  private static func words(for edges: [RectEdge]) -> String {
    let sides = edges.filter { $0.axis == .horizontal }
    let words =
      (sides.count == 2 ? ["both sides"] : sides.map { $0 == .minX ? "the left side" : "the right side" })
      + edges.filter { $0.axis == .vertical }.map { $0 == .minY ? "the top" : "the bottom" }
    return words.listed(with: "and")
  }

  private func causeOfNoSize(_ loss: Loss, isOne: Bool) -> String {
    switch loss.cause {
    case .frame: ", and only its frame and its autoresizing mask set it"
    case .transform: ", because its transform leaves none"
    case .superview: ""  // moves a view, and takes no size away
    case .emptyContent: ", because its content is empty"
    case .undetermined(let ambiguity):
      ", because nothing sets \(isOne ? "it" : "them")" + (ambiguity.map { "; \($0.advice)" } ?? "")
    case .noRoom: ", because nothing leaves it room" + loss.clause("give way", "gives way")
    case .requirements: loss.clause("allow no other", "allows no other")
    }
  }

  private func causeOfPlace(_ loss: Loss) -> String {
    switch loss.cause {
    case .frame: "; only its frame and its autoresizing mask place it"
    case .transform(let moved): ", where \(moved == view ? "its transform" : "the transform of '\(moved)'") moves it"
    case .superview(let superview): ", where its superview '\(superview)' is"
    case .undetermined(let ambiguity): ambiguity.map { "; \($0.finding): \($0.advice)" } ?? ""
    case .emptyContent, .noRoom: ""  // take a size away, and move no view
    case .requirements: loss.clause("put it there", "puts it there")
    }
  }
}

extension LostView.Loss {
  /// The requirements with what they do, in the plural and in the singular.
  fileprivate func clause(_ plural: String, _ singular: String) -> String {
    let texts = requirements.map { "'\($0.text)'" }
    return switch texts.count {
    case 0: ""
    case 1: "; \(texts[0]) \(singular)"
    case 2: "; \(texts[0]) and \(texts[1]) \(plural)"
    default: "; \(texts.count) constraints \(plural)"
    }
  }
}

extension RectEdge {
  /// Where what lies beyond the edge is.
  fileprivate var sideName: String {
    switch self {
    case .minX: "left of"
    case .maxX: "right of"
    case .minY: "above"
    case .maxY: "below"
    }
  }
}

extension Rect {
  /// `(100 111; 132 194)`, as the debugger prints a rectangle.
  public var consoleText: String {
    "(\(x.decimalText()) \(y.decimalText()); \(width.decimalText()) \(height.decimalText()))"
  }
}
