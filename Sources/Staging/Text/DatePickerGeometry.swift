public import Geometry
public import Typography
public import ViewLayout

/// The parts of a date picker that has no wheels, in its own coordinates. The texts have the roles of items, from 0.
public struct DatePickerGeometry {
  /// A text of the picker, and what is behind it.
  public struct Part {
    public enum Ground: Hashable, Sendable {
      /// Nothing, a grey box, or the disc of the selected day.
      case none, box, disc
    }

    public var text: String
    public var place: Rect
    public var ground = Ground.none
    /// The size of its font, in points.
    public var fontSize = 17.0
    public var isBold = false
    /// Whether it is in the colour of secondary texts.
    public var isSecondary = false
    /// Whether it begins at the leading side, and is not centred.
    public var isLeading = false
    /// Whether it is in the tint.
    public var isTinted = false
  }

  public let parts: [Part]
  /// Where the chevrons to the months before and behind are; `nil` without a calendar.
  public let chevrons: (before: Rect, behind: Rect)?

  /// - Parameter widths: The widths of the texts of a compact picker.
  public init(of view: SolvedView, widths: [Double]) {
    let (content, bounds) = (view.content.datePicker, view.bounds)
    if content.style == .inline, content.mode != .time {
      let calendar = Self.calendar(content, in: bounds, timeWidth: widths.last ?? 0)
      parts = calendar.parts.map { part in
        var part = part
        part.place = view.mirrored(part.place, in: bounds)
        return part
      }
      chevrons = (
        view.mirrored(calendar.chevrons.before, in: bounds), view.mirrored(calendar.chevrons.behind, in: bounds)
      )
      return
    }
    var x = bounds.minX
    parts = zip(content.compactTexts, widths).map { text, width in
      let box = ControlMetrics.compactDateBox(textWidth: width)
      defer { x += box.width + ControlMetrics.compactDateGap }
      let place = Rect(x: x, y: bounds.midY - box.height / 2, width: box.width, height: box.height)
      return Part(text: text, place: view.mirrored(place, in: bounds), ground: .box)
    }
    chevrons = nil
  }

  /// A month with its weeks, and the time below it.
  private static func calendar(
    _ content: DatePickerContent, in bounds: Rect, timeWidth: Double
  ) -> (parts: [Part], chevrons: (before: Rect, behind: Rect)) {
    let date = content.date
    let hasTime = content.mode == .dateAndTime
    let first = CalendarDate(year: date.year, month: date.month, day: 1).weekday
    let weeks = (first + date.daysInMonth + 6) / 7
    let (header, names) = (44.0, 22.0)
    let column = bounds.width / 7
    let timeHeight = hasTime ? ControlMetrics.calendarTimeHeight : 0
    let row = max(0, min(column, (bounds.height - header - names - timeHeight) / Double(weeks)))
    // 1. The month.
    var parts = [
      Part(
        text: "\(date.monthName) \(date.year)",
        place: Rect(x: bounds.minX + 16, y: bounds.minY, width: max(0, bounds.width - 110), height: header),
        isBold: true, isLeading: true)
    ]
    // 2. The days of the week, and the days.
    for (index, name) in CalendarDate.weekdayNames.enumerated() {
      let place = Rect(x: bounds.minX + Double(index) * column, y: bounds.minY + header, width: column, height: names)
      parts.append(Part(text: name.prefix(3).uppercased(), place: place, fontSize: 13, isBold: true, isSecondary: true))
    }
    for day in 1...date.daysInMonth {
      let cell = first + day - 1
      let place = Rect(
        x: bounds.minX + Double(cell % 7) * column, y: bounds.minY + header + names + Double(cell / 7) * row,
        width: column, height: row)
      let isSelected = day == date.day
      parts.append(
        Part(
          text: "\(day)", place: place, ground: isSelected ? .disc : .none, fontSize: min(20, row * 0.55),
          isBold: isSelected, isTinted: isSelected))
    }
    // 3. The time.
    if hasTime {
      let y = bounds.minY + header + names + Double(weeks) * row + 5
      let box = ControlMetrics.compactDateBox(textWidth: timeWidth)
      parts.append(
        Part(
          text: "Time", place: Rect(x: bounds.minX + 16, y: y, width: 100, height: box.height), isBold: true,
          isLeading: true))
      parts.append(
        Part(
          text: date.timeText,
          place: Rect(x: bounds.maxX - 16 - box.width, y: y, width: box.width, height: box.height), ground: .box))
    }
    func chevron(_ offset: Double) -> Rect {
      Rect(x: bounds.maxX - offset, y: bounds.minY + (header - 18) / 2, width: 18, height: 18)
    }
    return (parts, (chevron(76), chevron(34)))
  }
}

extension SolvedView {
  /// How a date picker looks on a platform.
  public func datePickerStyle(on platform: Platform) -> DatePickerContent.Style {
    content.datePicker.shownStyle(isModern: platform == .ios)
  }

  /// The widths of the texts of a compact date picker, and of the last text of a calendar.
  public var dateTextWidths: [Double] {
    let count = content.datePicker.compactTexts.count
    let compact = (0..<count).compactMap { texts[.item($0)]?.naturalWidth }
    guard content.datePicker.style == .inline, content.datePicker.mode == .dateAndTime else { return compact }
    // The time is the last of all parts.
    return [texts[.item(8 + content.datePicker.date.daysInMonth + 1)]?.naturalWidth ?? 0]
  }
}
