import ViewLayout

/// Where Interface Builder's canvas begins the rows of a table whose sections have no titles, below what it shows in
/// their place: by the iOS whose measures it has, as stored in documents of Xcode 6 to 26.
enum CanvasRows {
  /// - Parameters:
  ///   - start: Where the first row is, in points below the top of the table's content.
  ///   - system: The major version of the iOS whose measures the canvas has that stored it.
  ///   - later: That of the canvas on which the rows are to stand.
  /// - Returns: Where the first row is there; `nil` where that is the same or not known.
  static func start(of style: TableStyle, at start: Double, from system: Int, to later: Int) -> Double? {
    let known = starts(of: style, on: system).contains { ($0 - start).magnitude < tolerance }
    guard known, let other = starts(of: style, on: later).first, (other - start).magnitude >= tolerance else {
      return nil
    }
    return other
  }

  /// Thirds of points, and halves, are the pixels of screens.
  private static let tolerance = 0.2

  /// The usual one first.
  private static func starts(of style: TableStyle, on system: Int) -> [Double] {
    switch style {
    case .plain:
      switch system {
      // The height of a header that the document stores.
      case ..<13: [28, 22]
      // The other one since Xcode 12.5.
      case 13...14: [28, 24.5]
      // With the room above headers.
      case 15: [44.5]
      default: [50]
      }
    // Of static cells; those of prototypes have begun at 55.5 since iOS 10.
    case .grouped, .insetGrouped: [system < 13 ? 35 : 18]
    }
  }
}
