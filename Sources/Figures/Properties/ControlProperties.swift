import Geometry
import ViewLayout

/// What controls and image views show.
extension ViewProperty {
  static let controls = [
    items, badgeValues, value, isEnabled, isFirstResponder, isSecureTextEntry, isOn, progress, numberOfPages,
    currentPage, borderStyle, searchBarStyle, buttonType, contentEdgeInsets, imageEdgeInsets, titleEdgeInsets,
    contentHorizontalAlignment, trackTintColor,
    thumbTintColor, selectedSegmentTintColor, pageIndicatorTintColor, currentPageIndicatorTintColor,
    apportionsSegmentWidthsByContent, image, animationImages, animationDuration, animationRepeatCount, backgroundImage,
    contentMode, prefersLargeTitles, barStyle, barAppearance, barPosition, datePickerMode,
    preferredDatePickerStyle, date,
  ]

  /// The texts of segments, buttons or rows.
  public static let items: ViewProperty = .init(
    "items", .texts, \ViewContent.items,
    of: [.segmentedControl, .pickerView, .navigationBar, .tabBar, .toolbar, .tableView],
    instead: { $0 == .pageControl ? Substitute(.numberOfPages, "number of dots is") : nil },
    example: "[Day, Week, Month]",
    "a list of texts: segments, buttons or rows; a picker without any shows One to Five; "
      + "a button or a tab may begin with a [symbol](#symbols); "
      + "toolbars also take [spaces](#spaces-in-toolbars). Of a navigation bar's the first stands before the title and "
      + "the others behind it, unless a `flexibleSpace()` stands for the title")

  /// The badges of tabs.
  public static let badgeValues = ViewProperty(
    "badgeValues", .texts, \ViewLook.badgeValues, of: [.tabBar], example: "['', 3]",
    "the badges of the tabs, in their order; `''` for none")

  /// The position of a slider from 0 to 1, or the index of the selected item.
  public static let value: ViewProperty = .init(
    "value", .numberOrText, \ViewLook.value, absent: { _ in 0 },
    of: [.slider, .stepper, .segmentedControl, .datePicker, .pickerView, .tabBar],
    instead: { kind in
      switch kind {
      case .label, .textField, .textView, .searchBar: Substitute(.text, "text is")
      case .button: Substitute(.title, "text is")
      case .switch: Substitute(.isOn, "value is")
      case .progressView: Substitute(.progress, "value is")
      case .pageControl: Substitute(.currentPage, "value is")
      default: nil
      }
    },
    example: "0.7",
    "for a slider, 0 to 1; for a segmented control, a picker or a tab bar, the index of the selected item, from 0, and of a tab bar -1 for none. "
      + "Steppers and date pickers look the same for every value")

  /// Whether a control can be used.
  public static let isEnabled = ViewProperty(
    "isEnabled", .boolean, \ViewLook.isEnabled, standard: true,
    of: [.button, .label, .switch, .slider, .stepper, .segmentedControl, .datePicker, .pageControl], example: "false",
    "a boolean; what cannot be used is half transparent, and of a button the title is grey, as is its background with a "
      + "`configuration`. A text field looks the same")

  /// Whether a field is edited.
  public static let isFirstResponder = ViewProperty(
    "isFirstResponder", .boolean, \ViewLook.isFirstResponder, standard: false, of: [.textField, .textView, .searchBar],
    example: "true", "a boolean: whether it is edited; behind its text is the insertion point then, in the tint")

  /// Whether a text field hides what was typed.
  public static let isSecureTextEntry = ViewProperty(
    "isSecureTextEntry", .boolean, \ViewContent.isSecureTextEntry, standard: false, of: [.textField], example: "true",
    "a boolean: whether there is a dot for each letter")

  /// Whether a switch is on.
  public static let isOn = ViewProperty(
    "isOn", .boolean, \ViewLook.isOn, standard: true, of: [.switch], example: "false", "a boolean; default `true`")

  /// The completed part of a progress view, from 0 to 1.
  public static let progress: ViewProperty = .init(
    "progress", .number(0...1), \ViewLook.progress, standard: 0.5, of: [.progressView],
    instead: { $0 == .slider ? Substitute(.value, "place is") : nil }, example: "0.4", "0 to 1")

  /// The number of dots of a page control.
  public static let numberOfPages = ViewProperty(
    "numberOfPages", .integer(0...1000), \ViewContent.numberOfPages, standard: 0, of: [.pageControl], example: "4",
    "a whole number")

  /// The index of a page control's current page.
  public static let currentPage: ViewProperty = .init(
    "currentPage", .integer(0...1000), \ViewLook.currentPage, standard: 0, of: [.pageControl],
    instead: { [.segmentedControl, .tabBar].contains($0) ? Substitute(.value, "place is") : nil }, example: "2",
    "a whole number, counted from 0")

  /// The border of a text field.
  public static let borderStyle = ViewProperty(
    "borderStyle", .word(BorderStyle.self), \ViewContent.borderStyle, standard: .roundedRect, of: [.textField],
    example: "line", "the border, which decides how high the field is; default `roundedRect`, where UIKit has `none`")

  /// What is behind the field of a search bar.
  public static let searchBarStyle = ViewProperty(
    "searchBarStyle", .word(SearchBarStyle.self), \ViewLook.searchBarStyle, standard: .default, of: [.searchBar],
    example: "minimal", "what is behind the field: a bar, or with `minimal` nothing")

  /// The style of a bar's colours.
  public static let barStyle = ViewProperty(
    "barStyle", .word(BarShade.self), \ViewLook.barStyle, standard: .default, of: [.navigationBar, .tabBar, .toolbar],
    example: "black", "the colours: the theme's, or with `black` white on black")

  /// Whether a bar is at the edge of its content.
  public static let barAppearance = ViewProperty(
    "appearance", .word(BarAppearance.self), \ViewLook.barAppearance, standard: .standard,
    of: [.navigationBar, .tabBar, .toolbar], example: "scrollEdge",
    "the look over the content: with `scrollEdge` neither a ground nor a line; see [bars](#bars-around-an-interface)")

  /// Where a navigation bar is.
  public static let barPosition = ViewProperty(
    "barPosition", .word(BarPosition.self), \ViewLook.barPosition, standard: .topAttached, of: [.navigationBar],
    example: "top",
    "where the bar is: at the top of the screen, so that its ground goes on below the status bar, or of a view")

  /// The type of a button, which determines its look.
  public static let buttonType = ViewProperty(
    "buttonType", .word(ButtonType.self), \ViewContent.buttonType, standard: .system, of: [.button],
    example: "contactAdd")

  /// The space around a button's title and image, in points.
  public static let contentEdgeInsets = ViewProperty(
    "contentEdgeInsets", .insets, \ViewContent.contentEdgeInsets, absent: { _ in .zero }, of: [.button],
    example: "[4, 12, 4, 12]",
    "`[top, left, bottom, right]`: the space around title and image, instead of the button's own")

  /// How far a button's image is moved, in points.
  public static let imageEdgeInsets = ViewProperty(
    "imageEdgeInsets", .insets, \ViewContent.imageEdgeInsets, standard: .zero, of: [.button], example: "[0, 0, 0, 8]",
    "`[top, left, bottom, right]`: the room that the image is placed in, less these; of a centred image, half of "
      + "their difference moves it")

  /// How far a button's title is moved, in points.
  public static let titleEdgeInsets = ViewProperty(
    "titleEdgeInsets", .insets, \ViewContent.titleEdgeInsets, standard: .zero, of: [.button], example: "[0, 8, 0, 0]",
    "the same for the title")

  /// Where a button's image and title stand in a wider button.
  public static let contentHorizontalAlignment = ViewProperty(
    "contentHorizontalAlignment", .word(ContentHorizontalAlignment.self), \ViewContent.contentHorizontalAlignment,
    standard: .center, of: [.button], example: "leading",
    "where image and title stand in a button that is wider; default `center`")

  /// The colour of a track where it is not filled.
  public static let trackTintColor = ViewProperty(
    "trackTintColor", .color, \ViewLook.trackTintColor, of: [.slider, .progressView], example: "lightgray",
    "the colour of the track where it is not filled; the rest has the `tintColor`")

  /// The colour of the thumb of a slider or a switch.
  public static let thumbTintColor = ViewProperty(
    "thumbTintColor", .color, \ViewLook.markTintColor, of: [.slider, .switch], example: "gold",
    "the colour of the thumb")

  /// The colour behind the title of the chosen segment.
  public static let selectedSegmentTintColor = ViewProperty(
    "selectedSegmentTintColor", .color, \ViewLook.markTintColor, of: [.segmentedControl], example: "gold",
    "the colour behind the chosen segment's title, since iOS 13; its titles keep theirs")

  /// The colour of the dots of the pages that are not shown.
  public static let pageIndicatorTintColor = ViewProperty(
    "pageIndicatorTintColor", .color, \ViewLook.trackTintColor, of: [.pageControl], example: "lightgray",
    "the colour of the dots of other pages")

  /// The colour of the dot of the page that is shown.
  public static let currentPageIndicatorTintColor = ViewProperty(
    "currentPageIndicatorTintColor", .color, \ViewLook.markTintColor, of: [.pageControl], example: "crimson",
    "the colour of the current page's dot")

  /// Whether segments are as wide as their titles need.
  public static let apportionsSegmentWidthsByContent = ViewProperty(
    "apportionsSegmentWidthsByContent", .boolean, \ViewContent.apportionsSegmentWidthsByContent, standard: false,
    of: [.segmentedControl], example: "true",
    "a boolean: whether each segment is as wide as its title needs; if `false`, the default, all segments have the "
      + "width of the widest")

  /// The picture of an image view or a button.
  public static let image = ViewProperty(
    "image", .image, of: [.imageView, .button, .tableViewCell], example: "placeholder(60, 40)",
    "a PNG file in the document's folder or below, a [symbol](#symbols), or `placeholder(width, height)`: a crossed "
      + "box, with its size if it is drawn at that size. "
      + "`missing(width, height)` is a pale box with the sign of an image, where the `contentMode` puts an image of that "
      + "size, as far as that is in the view. "
      + "An `imageView` without an image is a crossed box too",
    get: { staged, _ in (staged.image ?? staged.view.content.image)?.propertyValue },
    set: { staged, value, context in
      guard let image = ImageSource(value) else { return }
      staged.image = image
      staged.view.content.image = image
      staged.fitSymbol(in: context)
    })

  /// The images that an image view plays one after another.
  public static let animationImages = ViewProperty(
    "animationImages", .images, standard: { _ in .images([]) }, of: [.imageView],
    example: "[symbol(speaker.wave.1), symbol(speaker.wave.2)]",
    "a list of images as for `image`, which an image view plays one after another while its panel's "
      + "[animation](#motion) runs, and until then the `image`, or without one the first of them",
    get: { staged, _ in .images(staged.view.content.animationImages.images) },
    set: { staged, value, _ in
      if case .images(let images) = value { staged.view.content.animationImages.images = images }
    })

  /// The seconds in which an image view shows all of its images once.
  public static let animationDuration = ViewProperty(
    "animationDuration", .number(0...60), \ViewContent.animationImages.duration, standard: 0, of: [.imageView],
    example: "0.75", "the seconds in which all of them are shown once; 0, the default, is a thirtieth of a second each")

  /// How often an image view shows its images.
  public static let animationRepeatCount = ViewProperty(
    "animationRepeatCount", .integer(0...1000), \ViewContent.animationImages.repeatCount, standard: 0, of: [.imageView],
    example: "1", "how often they are shown, and then the `image` again; 0, the default, for ever")

  /// The picture behind a button's title and image, stretched to the bounds.
  public static let backgroundImage: ViewProperty = .init(
    "backgroundImage", .image, \ViewLook.backgroundImage, of: [.button],
    instead: { $0 == .imageView ? Substitute(.image, "picture is") : nil }, example: "placeholder(80, 30)",
    "as `image`; stretched over the button's bounds, behind title and image")

  /// How an image view fits its picture into the bounds.
  public static let contentMode = ViewProperty(
    "contentMode", .word(ContentMode.self), \ViewLook.contentMode, standard: .scaleToFill, of: [.imageView],
    example: "scaleAspectFit")

  /// Whether a navigation bar shows its title large.
  public static let prefersLargeTitles = ViewProperty(
    "prefersLargeTitles", .boolean, \ViewContent.prefersLargeTitles, standard: false, of: [.navigationBar],
    example: "true",
    "a boolean: whether the title is large, in a row of its own; the bar is then 96 points high, and since iOS 13 clear "
      + "until it has a `backgroundColor`")

  /// The parts of a date that a picker offers.
  public static let datePickerMode = ViewProperty(
    "datePickerMode", .word(DatePickerContent.Mode.self), \ViewContent.datePicker.mode, standard: .date,
    of: [.datePicker], example: "dateAndTime", "what can be chosen; default `date`")

  /// How a date picker looks.
  public static let preferredDatePickerStyle = ViewProperty(
    "preferredDatePickerStyle", .word(DatePickerContent.Style.self), \ViewContent.datePicker.style, standard: .wheels,
    of: [.datePicker], example: "compact", "the look; default `wheels`. `automatic` is `compact` since iOS 13")

  /// The date that a picker shows.
  public static let date = ViewProperty(
    "date", .date, \ViewContent.datePicker.date, of: [.datePicker], example: "2026-03-14 09:41",
    "a date as `2026-03-14`, with a time as `2026-03-14 09:41` or without")
}

extension BorderStyle: PropertyWord {}
extension ContentHorizontalAlignment: PropertyWord {}
extension SearchBarStyle: PropertyWord {}
extension BarShade: PropertyWord {}
extension BarAppearance: PropertyWord {}
extension BarPosition: PropertyWord {}
extension ButtonType: PropertyWord {}
extension ContentMode: PropertyWord {}
extension DatePickerContent.Mode: PropertyWord {}
extension DatePickerContent.Style: PropertyWord {}
