import Figures
import Geometry
import Graphics
import Staging
import Typography

/// Lays out a graph: the progress of an animation over time, or a value of a view, with the film's moments as dots.
/// Beside a progress stands the diagonal of even speed.
struct GraphPanelSetter {
  let scene: PanelScene
  /// Of the graphs of the picture that show the same value.
  let scale: GraphScale
  let setter: TextSetting
  /// The width that a print has for it, in points; `nil` without a print.
  let room: Double?

  private static let plot = Size(220, 140)
  /// In a narrower one the marked times would touch.
  private static let narrowestPlot = 100.0
  /// A graph that is wider is no easier to read.
  private static let widestPlot = 480.0
  private static let padding = 14.0
  private static let font = Font.annotation(10)
  private static let tick = 4.0
  /// The distance of a second row of times from the first.
  private static let row = 12.0
  /// The room at the right of the plot, where half of the last time is.
  private static let right = padding + 14

  func panel(_ motion: PanelMotion) -> WordsPanel {
    let curve = motion.curve
    let dots = motion.dots
    // 1. The values that are marked: where it begins and ends, what it overshoots, and the ends of the scale.
    let values = (curve + dots).map(\.value)
    let (low, high) = (scale.values.lowerBound, scale.values.upperBound)
    let marked = Self.markedValues(
      [values.first ?? low, values.last ?? high, values.min() ?? low, values.max() ?? high, low, high], span: high - low
    )
    let ends = [values.first ?? low, values.last ?? high]
    let labels = marked.map { value in
      // Where it begins and ends, its author has put it; how far it overshoots is no rounder number than the curve shows.
      let digits = ends.contains(value) ? 2 : Self.digits(in: high - low)
      return (value: value, line: setter.line(formatted(value, maximumFractionDigits: digits), font: Self.font))
    }
    let title = setter.line(motion.graphed.text, font: .annotation(10, weight: .semibold))
    let left = Self.padding + (labels.map(\.line.naturalWidth).max() ?? 0) + Self.tick + 5
    // 2. The plot, right of the labels of the values, in whatever width.
    func plotWidth(in width: Double) -> Double { width.rounded(.down) - left - Self.right }
    let least = room.map { max(Self.narrowestPlot, min(Self.plot.width, plotWidth(in: $0))) } ?? Self.plot.width
    func panel(width: Double?) -> WordsPanel {
      let room = width.map(plotWidth) ?? 0
      let plot = Rect(
        x: left, y: Self.padding + 18, width: min(Self.widestPlot, max(least, room)), height: Self.plot.height)
      let duration = motion.timeline.duration
      let times = GraphTimes(dots.map(\.time) + [0, duration], upTo: duration, along: plot.minX...plot.maxX) { time in
        setter.line(time == duration ? time.secondsText : time.decimalText(places: 3), font: Self.font)
      }
      let curve = Curve(
        motion: motion, samples: curve, dots: dots, low: low, high: high, title: title, labels: labels, times: times)
      let marks = marks(in: plot, curve)
      let depth = 24 + Self.padding / 2 + Double(times.rowCount - 1) * Self.row
      let body = Rect(x: 0, y: 0, width: (plot.maxX + Self.right).rounded(.up), height: plot.maxY + depth)
      return WordsPanel(
        body: body,
        marks: [
          MarkGroup(
            id: scene.identifier("graph"), classes: ["strut-graph"], data: [.init("value", motion.graphed.text)],
            title: "Graph of \(motion.graphed.text)", marks: marks)
        ], widening: .ofContent { panel(width: $0) })
    }
    return panel(width: nil)
  }

  /// How many digits behind the point of a value are seen on a scale.
  private static func digits(in span: Double) -> Int { span >= 20 ? 0 : span >= 2 ? 1 : 2 }

  /// What is drawn in a plot: measured once, and placed in each width.
  private struct Curve {
    let motion: PanelMotion
    let samples: [PanelMotion.Sample]
    let dots: [PanelMotion.Sample]
    let low: Double
    let high: Double
    let title: SetText
    let labels: [(value: Double, line: SetText)]
    let times: GraphTimes
  }

  private func marks(in plot: Rect, _ graph: Curve) -> [any Mark] {
    let (motion, curve, dots) = (graph.motion, graph.samples, graph.dots)
    let (low, high, labels, duration) = (graph.low, graph.high, graph.labels, motion.timeline.duration)
    let isDownward = motion.graphed.growsDownward
    func place(_ sample: PanelMotion.Sample) -> Point {
      Point(
        plot.minX + (duration > 0 ? sample.time / duration : 0) * plot.width,
        isDownward
          ? plot.minY + (sample.value - low) / (high - low) * plot.height
          : plot.maxY - (sample.value - low) / (high - low) * plot.height)
    }
    var marks: [any Mark] = [
      TextMark(line: graph.title, point: Point(plot.minX, Self.padding + 4), anchor: 0, ink: .token(.ink))
    ]
    // 3. Axes with the values and the times that are marked.
    let axis = Pen(ink: .token(.guide), width: 0.5)
    for label in labels {
      let y = place(PanelMotion.Sample(time: 0, value: label.value)).y
      marks.append(
        LineMark(from: Point(plot.minX, y), to: Point(plot.maxX, y), pen: Pen(ink: .token(.separator), width: 0.5)))
      marks.append(LineMark(from: Point(plot.minX - Self.tick, y), to: Point(plot.minX, y), pen: axis))
      marks.append(
        TextMark(line: label.line, point: Point(plot.minX - Self.tick - 4, y), anchor: 1, ink: .token(.ink)))
    }
    marks.append(LineMark([Segment(Point(plot.minX, plot.minY), Point(plot.minX, plot.maxY))], pen: axis))
    marks.append(LineMark([Segment(Point(plot.minX, plot.maxY), Point(plot.maxX, plot.maxY))], pen: axis))
    marks += times(graph.times, below: plot, axis: axis)
    // 4. The diagonal, the curve, and the dots on it.
    if motion.graphed == .progress, motion.timeline.stageCount == 1 {
      let ends = [PanelMotion.Sample(time: 0, value: 0), PanelMotion.Sample(time: duration, value: 1)].map(place)
      marks.append(LineMark(from: ends[0], to: ends[1], pen: Pen(ink: .token(.guide), width: 0.5, dash: [3, 3])))
    }
    marks.append(
      PathMark(.polyline(curve.map(place)), pen: Pen.round(.token(.measure), width: 1.5)))
    for dot in dots { marks.append(PathMark(.circle(center: place(dot), radius: 3), fill: .token(.measure))) }
    return marks
  }

  /// The times below the plot, each at its tick.
  private func times(_ times: GraphTimes, below plot: Rect, axis: Pen) -> [any Mark] {
    times.places.flatMap { place -> [any Mark] in
      let distance = Self.tick + Double(place.row ?? 0) * Self.row
      let tick = LineMark(from: Point(place.x, plot.maxY), to: Point(place.x, plot.maxY + distance), pen: axis)
      guard place.row != nil else { return [tick] }
      return [tick, TextMark(line: place.line, point: Point(place.x, plot.maxY + distance + 9), ink: .token(.ink))]
    }
  }

  /// The values that are written, without those that would touch another one.
  private static func markedValues(_ values: [Double], span: Double) -> [Double] {
    values.reduce(into: []) { marked, value in
      if !marked.contains(where: { abs($0 - value) < span * 0.1 }) { marked.append(value) }
    }
  }
}
