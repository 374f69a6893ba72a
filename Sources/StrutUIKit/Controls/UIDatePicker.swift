import ViewLayout
public import Foundation

/// A date.
open class UIDatePicker: UIControl {
  override class var kind: ViewKind { .datePicker }
  override func setUp() { show() }
  /// The date, of which the calendar of UTC is drawn.
  open var date = Date(timeIntervalSince1970: 0) { didSet { show() } }
  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { show() } }
  /// How it is chosen.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { show() } }
  /// How it is chosen.
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
  /// Kept; changes no picture.
  open var minimumDate: Date?
  /// Kept; changes no picture.
  open var maximumDate: Date?
  /// Kept; changes no picture.
  open var minuteInterval = 1
  /// Kept: texts are in English.
  open var locale: Locale?
  /// Kept; changes no picture.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// Kept; changes no picture.
  open var timeZone: TimeZone?
  /// Kept; in seconds.
  open var countDownDuration: TimeInterval = 0

  private func show() {
    var content = DatePickerContent()
    content.mode = datePickerMode.core
    content.style = preferredDatePickerStyle.core
    let minutes = Int((date.timeIntervalSince1970 / 60).rounded(.down))
    let days = (minutes >= 0 ? minutes : minutes - 1439) / 1440
    let rest = minutes - days * 1440
    content.date = CalendarDate(daysSince1970: days, hour: rest / 60, minute: rest % 60)
    core.content.datePicker = content
  }

  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// The modes of UIKit.
    case time, date, dateAndTime, countDownTimer

    var core: DatePickerContent.Mode {
      switch self {
      case .time: .time
      case .date: .date
      case .dateAndTime: .dateAndTime
      case .countDownTimer: .countDownTimer
      }
    }
  }
}

/// How a date is chosen.
public enum UIDatePickerStyle: Int, Sendable {
  /// The styles of UIKit; `automatic` is `compact`.
  case automatic, wheels, compact, inline

  var core: DatePickerContent.Style {
    switch self {
    case .automatic: .automatic
    case .wheels: .wheels
    case .compact: .compact
    case .inline: .inline
    }
  }
}
