import Figures
import Geometry
import Staging

/// How the poses of a film stand in rows.
struct FilmRows {
  /// The poses of a full row.
  let perRow: Int
  /// The width of a pose, in points of the picture before it is fitted to a print.
  private let poseWidth: Double

  /// The distance between poses, in points of the picture.
  static let gap = 16.0
  /// A film that is wider has several rows.
  private static let widest = 1240.0

  /// Rows of about equal length, with as many poses as the widest film has room for, or more, if a print has room for
  /// more that can be read: a film is read along a row.
  ///
  /// - Parameter panels: The number of all panels of the picture.
  init(of panel: PanelLayout, poses count: Int, in arrangement: PanelArrangement, panels: Int) {
    poseWidth = panel.screenWidth
    let printed = arrangement.room(ofSpan: panel.span, panels: panels).map {
      Self.most(in: $0, pose: panel.screenWidth * PrintFit.leastScale(of: panel))
    }
    let rows = count.inRows(of: max(2, Self.most(in: Self.widest, pose: poseWidth), printed ?? 0))
    perRow = max(1, count.inRows(of: max(1, rows)))
  }

  private static func most(in room: Double, pose width: Double) -> Int { Int((room + gap) / (width + gap)) }

  /// The width of the rows, in points of the picture.
  ///
  /// - Parameter fit: The factor by which screens are scaled for a print.
  func width(fit: Double = 1) -> Double { Double(perRow) * (poseWidth * fit + Self.gap) - Self.gap }
}

extension PanelLayout {
  /// How its poses stand in rows; `nil` for a panel that is no film.
  ///
  /// - Parameter panels: The number of all panels of the picture.
  func filmRows(in arrangement: PanelArrangement, panels: Int) -> FilmRows? {
    guard kind == .film, let motion else { return nil }
    return FilmRows(of: self, poses: motion.times.count, in: arrangement, panels: panels)
  }
}
