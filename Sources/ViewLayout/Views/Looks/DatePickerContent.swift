/// What a date picker shows.
public struct DatePickerContent: Hashable, Sendable {
  /// The parts of the date that can be chosen.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// The modes by UIKit's names.
    case time, date, dateAndTime, countDownTimer
  }

  /// How they are chosen.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The styles by UIKit's names. `automatic` is `compact` since iOS 13 and `wheels` before.
    case automatic, wheels, compact, inline
  }

  public var mode = Mode.date
  public var style = Style.wheels
  public var date = CalendarDate(year: 2007, month: 8, day: 9, hour: 9, minute: 41)

  /// Creates the content of a picker of which nothing is said: wheels with a date.
  public init() {}

  /// The texts of the boxes of a compact picker.
  public var compactTexts: [String] {
    switch mode {
    case .time, .countDownTimer: [date.timeText]
    case .date: [date.dateText]
    case .dateAndTime: [date.dateText, date.timeText]
    }
  }

  /// The style without `automatic`; a timer has wheels in any case.
  ///
  /// - Parameter isModern: Whether the system has other styles than wheels.
  public func shownStyle(isModern: Bool) -> Style {
    guard isModern, mode != .countDownTimer else { return .wheels }
    return style == .automatic ? .compact : style
  }
}

/// A day of the Gregorian calendar and a time of it.
public struct CalendarDate: Hashable, Sendable {
  public var year: Int
  /// From 1.
  public var month: Int
  /// From 1.
  public var day: Int
  /// From 0 to 23.
  public var hour: Int
  public var minute: Int

  /// Creates a date, which is taken as it is.
  public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    (self.year, self.month, self.day, self.hour, self.minute) = (year, month, day, hour, minute)
  }

  /// Creates the date that is a number of days from 1970-01-01.
  public init(daysSince1970 days: Int, hour: Int = 0, minute: Int = 0) {
    // Years of the calculation begin in March, so that the day that is sometimes there comes last.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1,
      hour: hour, minute: minute)
  }

  /// Reads `2026-03-14 09:41`; a date without a time is at midnight, and `nil` is what is no date.
  ///
  ///     CalendarDate("2024-02-29")?.daysInMonth   // 29
  ///     CalendarDate("2023-02-29")                // nil
  public init?(_ text: String) {
    let parts = text.split(whereSeparator: { $0 == " " || $0 == "T" })
    let day = parts.first?.split(separator: "-").compactMap(Self.number) ?? []
    let time = parts.dropFirst().first?.split(separator: ":").compactMap(Self.number) ?? [0, 0]
    guard (1...2).contains(parts.count), day.count == 3, time.count == 2, (1...9999).contains(day[0]),
      (1...12).contains(day[1]), day[2] >= 1, time[0] < 24, time[1] < 60
    else { return nil }
    self.init(year: day[0], month: day[1], day: day[2], hour: time[0], minute: time[1])
    guard self.day <= daysInMonth else { return nil }
  }

  private static func number(_ text: Substring) -> Int? {
    text.count <= 4 && text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) ? Int(text) : nil
  }

  /// As documents have it: `2026-03-14 09:41`.
  public var text: String {
    func padded(_ number: Int, _ count: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2)) \(padded(hour, 2)):\(padded(minute, 2))"
  }

  /// The days from 1970-01-01 on.
  public var daysSince1970: Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week, from 0 for Sunday.
  public var weekday: Int { ((daysSince1970 + 4) % 7 + 7) % 7 }

  public var daysInMonth: Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The date some days later, at the same time.
  public func adding(days: Int) -> CalendarDate {
    CalendarDate(daysSince1970: daysSince1970 + days, hour: hour, minute: minute)
  }

  // MARK: In English

  /// `August`
  public var monthName: String { Self.monthNames[month - 1] }
  /// `Thu Aug 9`
  public var dayName: String { "\(Self.weekdayNames[weekday].prefix(3)) \(monthName.prefix(3)) \(day)" }
  /// `Aug 9, 2007`
  public var dateText: String { "\(monthName.prefix(3)) \(day), \(year)" }
  /// `9:41 AM`
  public var timeText: String { "\(hourOfHalf):\(minuteText) \(halfName)" }
  /// From 1 to 12.
  public var hourOfHalf: Int { hour % 12 == 0 ? 12 : hour % 12 }
  public var halfName: String { hour < 12 ? "AM" : "PM" }
  public var minuteText: String { Self.twoDigits(minute) }

  /// `07`
  public static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  public static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  public static let weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
}
