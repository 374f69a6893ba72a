public import Geometry
import Graphics
public import Typography
public import ViewLayout

/// Where controls show their texts, in the view's own coordinates.
extension SolvedView {
  /// The visible text of a text field: its text, or the placeholder if it has none.
  public var fieldText: String { showsPlaceholder ? content.placeholder ?? "" : content.fieldText ?? "" }

  /// The visible text of a search bar.
  public var searchText: String { showsPlaceholder ? content.placeholder ?? "Search" : content.text ?? "" }

  /// Whether a field has no text of its own.
  public var showsPlaceholder: Bool { (content.text ?? "").isEmpty }

  /// A text field's bounds less the insets of its border.
  public var fieldTextRect: Rect {
    bounds.insetBy(dx: max(0, min(ControlMetrics.textFieldInset(content.borderStyle), bounds.width / 2)), dy: 0)
  }

  /// The part of a text view's bounds that its text uses.
  public var textViewRect: Rect {
    let inside = bounds.inset(by: content.textViewInsets)
    return inside.width >= 0 && inside.height >= 0 ? inside : Rect(center: bounds.center, size: .zero)
  }

  /// Where the letters of a text view are seen: of one that scrolls, down to its lower edge.
  public var seenTextViewRect: Rect {
    guard content.isScrollEnabled else { return textViewRect }
    let inside = bounds.inset(by: content.textViewInsets)
    let (width, height) = (max(0, inside.width), max(0, bounds.maxY - inside.minY))
    return Rect(x: inside.minX, y: inside.minY, width: width, height: height)
  }

  /// The number of rows that a table without cells and sections is drawn with: as many as it has items since iOS 15,
  /// whose `UITableView.fillerRowHeight` is 0, and before as many as fill it. A table of which nothing is said is filled,
  /// so that it is seen as one.
  public func tableRowCount(on platform: Platform) -> Int {
    guard subviews.isEmpty, table == nil else { return 0 }
    let filling = max(0, min(200, Int(min(1e6, (bounds.height - tableTop) / tableRowHeight))))
    return platform == .ios && !content.items.isEmpty ? min(filling, content.items.count) : filling
  }

  /// The part of a button of iOS 6, which has a box, that its title uses.
  public var classicButtonTitleRect: Rect {
    bounds.insetBy(dx: min(ControlMetrics.classicButtonInset, bounds.width / 4), dy: 0)
  }

  /// The part of a button that a title without an image uses.
  public var buttonTitleRect: Rect {
    let inside = buttonContentRect.inset(by: content.titleEdgeInsets)
    return inside.width > 0 && inside.height > 0 ? inside : buttonContentRect
  }

  /// The part of a button that its image and its title are placed in.
  private var buttonContentRect: Rect {
    let inside = content.contentEdgeInsets.map { bounds.inset(by: $0) } ?? bounds
    return inside.width > 0 && inside.height > 0 ? inside : bounds
  }

  /// The share of the spare width before a button's image and title.
  public var buttonContentShare: Double {
    switch content.contentHorizontalAlignment {
    case .center, .fill: 0.5
    case .left: 0
    case .right: 1
    case .leading: direction == .rightToLeft ? 1 : 0
    case .trailing: direction == .rightToLeft ? 0 : 1
    }
  }

  /// The titles of a segmented control, or stand-ins if it has none.
  public var segmentTitles: [String] { content.items.isEmpty ? ["First", "Second"] : content.items }

  /// The segments from first to last, of equal width or in proportion to their titles.
  ///
  /// - Parameters:
  ///   - widths: The widths of the titles, each on one line.
  ///   - box: The frame of the control.
  ///   - platform: Up to iOS 6 all segments have the same width in any case.
  public func segments(ofWidths widths: [Double], in box: Rect, on platform: Platform) -> [Rect] {
    let areEqual = platform == .ios6 || !content.apportionsSegmentWidthsByContent
    let asked = widths.map { areEqual ? 1 : $0 + ControlMetrics.segmentPadding(on: platform) }
    let sum = max(1, asked.reduce(0, +))
    var left = box.minX
    return asked.map { width in
      defer { left += box.width * width / sum }
      return mirrored(Rect(x: left, y: box.minY, width: box.width * width / sum, height: box.height), in: box)
    }
  }

  /// The part of such a row that its text uses: what a notch beside the screen leaves.
  public func tableRowText(_ row: Int) -> Rect {
    let insets = EdgeInsets(
      top: 0, left: max(0, safeAreaInsets.left) + rowInset, bottom: 0,
      right: max(0, safeAreaInsets.right) + rowInset)
    let room = tableRow(row).inset(by: insets)
    return room.width >= 0 ? room : Rect(center: tableRow(row).center, size: .zero)
  }

  /// The frame of a row of a table without cells, counted from 0.
  public func tableRow(_ row: Int) -> Rect {
    Rect(
      x: bounds.minX, y: bounds.minY + tableTop + Double(row) * tableRowHeight, width: bounds.width,
      height: tableRowHeight)
  }

  /// How far below its top a table that is not scrolled begins: bars that cover it add to its content's inset, unless
  /// it shows how its content is scrolled under them.
  var tableTop: Double { bounds.y == 0 && !look.scrollsUnderBars ? max(0, safeAreaInsets.top) : 0 }

  /// Where a control of fixed size is drawn: UIKit's switches and steppers ignore a larger frame. It is in the alignment
  /// rectangle, at whose edges constraints end.
  public func fixedFrame(on platform: Platform) -> Rect {
    let fixed = ControlMetrics.fixedSize(of: kind, on: platform)
    let width = intrinsicContentSize.horizontal ?? fixed.horizontal ?? 0
    let height = intrinsicContentSize.vertical ?? fixed.vertical ?? 0
    let body = bounds.inset(by: alignmentInsets)
    return Rect(
      x: direction == .rightToLeft ? body.maxX - width : body.minX, y: body.minY, width: width, height: height)
  }

  /// The frame of a switch's thumb.
  ///
  /// - Parameter track: The frame of the switch.
  public func switchThumb(in track: Rect, on platform: Platform) -> Rect {
    let inset = platform == .ios6 ? 0 : 2.0
    let side = track.height - inset * 2
    let isAtEnd = look.isOn != (direction == .rightToLeft)
    return Rect(
      x: isAtEnd ? track.maxX - inset - side : track.minX + inset, y: track.minY + inset, width: side, height: side)
  }

  /// The frame of a slider's thumb.
  public func sliderThumb(on platform: Platform) -> Rect {
    let share = min(1, max(0, look.value ?? 0.5))
    let side = min(ControlMetrics.sliderParts(on: platform).thumb, bounds.width, bounds.height)
    let along = (bounds.width - side) * (direction == .rightToLeft ? 1 - share : share)
    return Rect(x: bounds.minX + along, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// Where a button shows its image and its title, which stand together at the content's alignment. An image that is too
  /// large is scaled down. Each is placed in the room that its own insets leave, so that insets move centred content by
  /// half of their difference.
  public func buttonParts(with image: ImageSource) -> (image: Rect, title: Rect) {
    let size = image.size.scaledDown(toFit: bounds.size)
    let width = texts[.main]?.naturalWidth ?? 0
    let share = direction == .rightToLeft ? 1 - buttonContentShare : buttonContentShare
    func start(in room: Rect) -> Double { room.minX + max(0, room.width - size.width - width) * share }
    let whole = content.contentHorizontalAlignment == .center ? bounds : buttonContentRect
    let imageRoom = whole.inset(by: content.imageEdgeInsets)
    let frame = Rect(
      x: start(in: imageRoom), y: imageRoom.midY - size.height / 2, width: size.width, height: size.height)
    let titleRoom = whole.inset(by: content.titleEdgeInsets)
    let titleStart = start(in: titleRoom) + size.width
    let title = Rect(
      x: titleStart, y: buttonTitleRect.y, width: max(0, min(width + 1, titleRoom.maxX - titleStart)),
      height: buttonTitleRect.height)
    return (mirrored(frame, in: bounds), mirrored(title, in: bounds))
  }

  /// Where a configured button shows its image and its titles; `nil` for a button without a configuration.
  public var configuredButtonParts: (image: Rect, title: Rect, subtitle: Rect)? {
    guard let configuration = content.configuration else { return nil }
    func size(_ role: ViewTexts.Role) -> Size {
      guard let text = texts[role] else { return .zero }
      return Size(text.lines.map(\.width).max() ?? 0, text.height)
    }
    let layout = ButtonContentLayout(
      configuration, image: content.image?.size.scaledDown(toFit: bounds.size) ?? .zero, title: size(.main),
      subtitle: size(.detail))
    let places = layout.places(in: bounds)
    return (
      mirrored(places.image, in: bounds), mirrored(places.title, in: bounds), mirrored(places.subtitle, in: bounds)
    )
  }

  /// Mirrors a rectangle in a container if the layout direction is right to left.
  public func mirrored(_ rect: Rect, in container: Rect) -> Rect {
    guard direction == .rightToLeft else { return rect }
    return Rect(x: container.minX + container.maxX - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension ButtonType {
  /// Whether the button shows a symbol instead of its title.
  public var isSymbol: Bool {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: true
    case .custom, .system, .roundedRect: false
    }
  }
}

/// The parts of a search bar, in the coordinates of its bounds.
public struct SearchBarGeometry {
  /// The field with rounded corners.
  public let field: Rect
  /// The box of the magnifying glass.
  public let glass: Rect
  /// The part of the field that the text uses.
  public let words: Rect

  /// - Parameter bounds: The bounds of the search bar.
  public init(in bounds: Rect) {
    // UIKit's field is 36 high in a bar of 56.
    self.init(
      field: bounds.insetBy(dx: min(8, bounds.width / 4), dy: min(bounds.height > 50 ? 10 : 8, bounds.height / 4)))
  }

  /// - Parameters:
  ///   - field: The frame of the field.
  ///   - isMirrored: Whether the magnifying glass is at the right.
  public init(field: Rect, isMirrored: Bool = false) {
    func placed(_ place: Rect) -> Rect {
      let x = isMirrored ? field.minX + field.maxX - place.maxX : place.x
      return Rect(x: x, y: place.y, width: place.width, height: place.height)
    }
    let side = min(15, field.height * 0.5)
    self.field = field
    glass = placed(Rect(x: field.minX + 8, y: field.midY - side / 2, width: side, height: side))
    words = placed(
      Rect(x: field.minX + 8 + side + 6, y: field.minY, width: max(0, field.width - side - 22), height: field.height))
  }
}
