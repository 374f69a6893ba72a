import Geometry
import Graphics
import Staging
import ViewLayout

/// The icon of a view's kind in a hierarchy panel: a box with the kind's symbol.
struct KindSign: Mark {
  let kind: ViewKind
  let symbol: KindSymbol
  let rect: Rect
  /// The symbol's letter.
  let letter: SetText?
  let ink: Ink
  /// The view's background, which fills the box; `nil` for a tint of the ink.
  let ground: Color?

  func items(with brush: Brush) -> [Item] {
    let color = brush.color(ink)
    let ground = ground.map(brush.theme.resolved)
    let width = brush.grid.width(1)
    let box = brush.grid.strokeInside(rect.insetBy(dx: 1, dy: 1), width: width)
    let frame = Shape(
      .roundedRect(box, radius: symbol.cornerRadius), fill: .color(ground ?? color.opacity(0.2)),
      stroke: Stroke(color: color, width: width, dash: kind == .layoutGuide ? [2, 2] : []))
    // Through a pale tint the page is seen, on which the ink is legible.
    let inside = ground.flatMap { $0.alpha > 0.5 ? $0.isLight ? .darkInk : .white : nil } ?? color
    let canvas = SymbolCanvas(
      box: box, color: color, stroke: Stroke(color: inside, width: width), grid: brush.grid)
    return [.shape(frame)] + symbol.drawing(canvas)
      + (letter?.items(at: box.center, color: inside, grid: brush.grid) ?? [])
  }

  var description: String { "sign of a \(kind.rawValue) at \(placeText(rect))" }
}

/// What the box of a kind's sign shows: a letter, or a small drawing.
struct KindSymbol: Sendable {
  var letter: String?
  /// Of the box, in points.
  var cornerRadius: Double
  var drawing: @Sendable (SymbolCanvas) -> [Item]

  init(
    letter: String? = nil, cornerRadius: Double = 2, drawing: @escaping @Sendable (SymbolCanvas) -> [Item] = { _ in [] }
  ) {
    self.letter = letter
    self.cornerRadius = cornerRadius
    self.drawing = drawing
  }
}

extension SolvedView {
  /// The symbol of its kind, and of a stack view that of its axis.
  var symbol: KindSymbol {
    kind == .stackView && stack.axis == .vertical ? KindSymbol { [$0.row(0.5, from: 0, to: 1)] } : kind.symbol
  }
}

extension ViewKind {
  /// The symbol of the kind: its painter's, or, for a kind without a painter, an empty box.
  var symbol: KindSymbol {
    switch self {
    case .stackView: KindSymbol { [$0.divider] }
    case .scrollView:
      KindSymbol {
        [$0.line(from: Point($0.box.maxX - 2.5, $0.box.minY + 3), to: Point($0.box.maxX - 2.5, $0.box.maxY - 5))]
      }
    default: painter?.symbol(of: self) ?? KindSymbol()
    }
  }
}

/// Draws the parts of a symbol in the box of its sign.
struct SymbolCanvas {
  let box: Rect
  /// The colour of filled parts.
  let color: Color
  let stroke: Stroke
  let grid: PixelGrid

  /// A horizontal line on whole pixels; places are shares of the box.
  func row(_ y: Double, from start: Double = 0.2, to end: Double = 0.8) -> Item {
    let y = grid.center(box.minY + box.height * y, width: stroke.width)
    return line(from: Point(box.minX + box.width * start, y), to: Point(box.minX + box.width * end, y))
  }

  /// A vertical line on whole pixels through the middle of the box.
  var divider: Item {
    let x = grid.center(box.midX, width: stroke.width)
    return line(from: Point(x, box.minY), to: Point(x, box.maxY))
  }

  func line(from start: Point, to end: Point) -> Item {
    .shape(Shape(.line(from: start, to: end), stroke: stroke))
  }

  /// A circle around the middle of the box.
  func ring(radius: Double) -> Item {
    .shape(Shape(.circle(center: box.center, radius: radius), stroke: stroke))
  }

  /// A filled circle, `offset` points to the right of the middle of the box.
  func dot(radius: Double, offset: Double = 0) -> Item {
    let center = Point(box.midX + offset, box.midY)
    return .shape(Shape(.circle(center: center, radius: radius), fill: .color(color)))
  }
}
