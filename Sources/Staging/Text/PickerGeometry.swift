public import Geometry
public import Typography
import ViewLayout

/// The columns of a picker, each with five rows; the middle row is selected. A picker that is lower shows less of them.
public struct PickerGeometry {
  /// One column.
  public struct Wheel {
    /// The texts of the rows, from top to bottom.
    public var rows: [String]
    /// The column's share of the width, relative to the others.
    public var weight: Double
    /// The index of the column's first row among the rows of all columns.
    public var firstItem: Int
  }

  /// The columns, from leading to trailing.
  public let wheels: [Wheel]
  /// The area of the selected rows, across all columns.
  public let band: Rect
  /// The height of a row, in points.
  public let rowHeight: Double
  /// Whether the picker has drums in a frame, as up to iOS 6.
  private let isClassic: Bool
  private let view: SolvedView

  /// - Parameters:
  ///   - view: The picker.
  ///   - platform: The platform that it looks as on.
  public init(of view: SolvedView, on platform: Platform) {
    self.view = view
    isClassic = platform == .ios6
    let bounds = view.bounds
    let columns = view.kind == .datePicker ? Self.columns(of: view.content.datePicker) : [(Self.rows(of: view), 1)]
    wheels = columns.enumerated().map { number, column in
      Wheel(rows: column.rows, weight: column.weight, firstItem: number * 5)
    }
    rowHeight = ControlMetrics.pickerRowHeight(on: platform)
    let inset = min(ControlMetrics.pickerBandInset(on: platform), isClassic ? bounds.width / 8 : .infinity)
    band = Rect(center: bounds.center, size: Size(max(0, bounds.width - 2 * inset), rowHeight))
  }

  /// The wheels of a date picker, each with the selected row in its middle.
  private static func columns(of picker: DatePickerContent) -> [(rows: [String], weight: Double)] {
    let date = picker.date
    let around = -2...2
    /// The numbers around one, from a first one to a last one and over again.
    func cycle(_ number: Int, _ range: ClosedRange<Int>, _ text: (Int) -> String) -> [String] {
      around.map { offset in
        text(range.lowerBound + (number - range.lowerBound + offset + range.count) % range.count)
      }
    }
    let halves = [String](repeating: "", count: date.hour < 12 ? 2 : 1) + ["AM", "PM"]
    let time: [(rows: [String], weight: Double)] = [
      (cycle(date.hourOfHalf, 1...12, String.init), 1), (cycle(date.minute, 0...59, CalendarDate.twoDigits), 1),
      (halves + [String](repeating: "", count: 5 - halves.count), 1),
    ]
    switch picker.mode {
    case .date:
      return [
        (cycle(date.month, 1...12) { CalendarDate.monthNames[$0 - 1] }, 1.9), (cycle(date.day, 1...31, String.init), 1),
        (around.map { "\(date.year + $0)" }, 1.3),
      ]
    case .time: return time
    case .dateAndTime: return [(around.map { date.adding(days: $0).dayName }, 2.6)] + time
    case .countDownTimer:
      return [
        (cycle(date.hour, 0...23) { $0 == date.hour ? "\($0) hour\($0 == 1 ? "" : "s")" : "\($0)" }, 1),
        (cycle(date.minute, 0...59) { $0 == date.minute ? "\($0) min" : "\($0)" }, 1),
      ]
    }
  }

  /// The author's items around the selected one.
  private static func rows(of view: SolvedView) -> [String] {
    let own = view.content.items
    let items = own.isEmpty ? ["One", "Two", "Three", "Four", "Five"] : own
    let chosen = items.nearestIndex(to: view.look.value ?? Double(items.count / 2))
    return (chosen - 2...chosen + 2).map { items.indices.contains($0) ? items[$0] : "" }
  }

  /// The selected rows of all columns, side by side in a band.
  public func columns(in band: Rect) -> [Rect] {
    let whole = wheels.reduce(0) { $0 + $1.weight }
    var left = band.minX
    return wheels.map { wheel in
      let width = band.width * wheel.weight / whole
      defer { left += width }
      return view.mirrored(Rect(x: left, y: band.minY, width: width, height: band.height), in: band)
    }
  }

  /// The distance of a row from the selected one, positive below it.
  public func distance(ofRow row: Int) -> Int { row - 2 }

  /// The size of a row's font, in points. It decreases with the distance from the selected row, except on iOS 6.
  public func fontSize(ofRow row: Int) -> Double {
    21 * (isClassic ? 1 : 1 - 0.08 * Double(abs(distance(ofRow: row))))
  }
}
