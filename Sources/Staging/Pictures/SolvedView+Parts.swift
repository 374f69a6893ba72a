public import Figures
public import Geometry
public import Typography
import ViewLayout

/// The parts of a view that an author can name.
extension SolvedView {
  /// The rectangle of a part, in the view's own coordinates; `nil` if the view does not show it.
  ///
  /// - Parameter platform: The platform whose control sizes the view has.
  public func frame(of part: Place.Part, on platform: Platform) -> Rect? {
    switch part {
    case .guide(let guide): frame(of: guide)
    case .contentInset: frame(of: .contentLayout).inset(by: contentInset.outward)
    case .text: textFrame(on: platform)
    // In its own coordinates a view is never turned.
    case .frame: bounds
    case .alignmentRect: bounds.inset(by: alignmentInsets)
    case .title: titleFrame
    case .back: backFrame
    case .field: kind == .searchBar ? SearchBarGeometry(in: bounds).field : nil
    case .item(let number): frames(ofCounted: part, on: platform).element(number)
    case .row(let number, let cellPart?): frame(of: cellPart, ofRow: number, on: platform)
    case .row(let number, nil): frames(ofCounted: part, on: platform).element(number)
    case .header(let section): table?.titles.first { $0.section == section && $0.isHeader }?.lines(isRightToLeft)
    case .footer(let section): table?.titles.first { $0.section == section && !$0.isHeader }?.lines(isRightToLeft)
    case .segment(let number): frames(ofCounted: part, on: platform).element(number)
    case .image: imageFrame
    case .detail: detailFrame
    case .accessory: accessoryFrame
    case .detailButton: kind == .tableViewCell ? detailButtonFrame : nil
    case .contentView: kind == .tableViewCell ? cellContentFrame(on: platform) : nil
    case .separator: kind == .tableViewCell ? separatorFrame : nil
    case .surrounding: nil
    case .thumb: kind == .switch ? switchThumb(in: fixedFrame(on: platform), on: platform) : sliderThumb(on: platform)
    }
  }

  /// The rectangles of all items, rows or segments, whichever the part is one of, in reading order.
  public func frames(ofCounted part: Place.Part, on platform: Platform) -> [Rect] {
    switch part {
    case .item where kind == .tabBar: tabFrames
    case .item: barButtonFrames
    case .row: table?.rows ?? (0..<tableRowCount(on: platform)).map(tableRow)
    case .segment:
      segments(
        ofWidths: segmentTitles.indices.map { texts[.item($0)]?.naturalWidth ?? 0 }, in: bounds, on: platform)
    default: []
    }
  }

  /// A part of a row that the table draws by itself.
  private func frame(of part: Place.CellPart, ofRow row: Int, on platform: Platform) -> Rect? {
    if let table {
      let place = table.rows.element(row)
      return table.drawnRows.first { $0.bounds == place }?.frame(of: part.part, on: platform)
    }
    guard part == .text, row < tableRowCount(on: platform), let text = texts[.item(row)], !text.lines.isEmpty else {
      return nil
    }
    return text.frame(in: tableRowText(row), anchor: anchor(of: .natural))
  }

  private var isRightToLeft: Bool { direction == .rightToLeft }

  /// The rectangle of a guide, in the view's own coordinates.
  func frame(of guide: LayoutGuideKind) -> Rect {
    switch guide {
    case .safeArea: bounds.inset(by: safeAreaInsets)
    case .margins: bounds.inset(by: layoutMargins)
    case .readable: bounds.inset(by: readableInsets)
    case .contentLayout: contentSize.map { Rect(origin: .zero, size: $0) } ?? bounds
    case .frameLayout: bounds
    case .keyboard:
      Rect(x: bounds.minX, y: bounds.maxY - keyboardOverlap, width: bounds.width, height: keyboardOverlap)
    }
  }

  /// What is drawn in the accessory's box: a chevron takes its trailing half, a detail button beside one lies before it.
  private var accessoryFrame: Rect? {
    let box = accessoryBox
    let chevron = mirrored(Rect(x: box.minX + 9, y: box.minY + 2, width: 8, height: 14), in: box)
    switch look.accessory {
    case .none: return nil
    case .disclosureIndicator: return chevron
    case .checkmark, .detailButton: return box
    case .detailDisclosureButton: return detailButtonFrame?.union(chevron)
    }
  }

  /// The button with an i in a circle, which stands before a chevron; `nil` for another accessory.
  public var detailButtonFrame: Rect? {
    switch look.accessory {
    case .detailButton: accessoryBox
    case .detailDisclosureButton: accessoryBox.offsetBy(dx: direction == .rightToLeft ? 20 : -20, dy: 0)
    case .none, .disclosureIndicator, .checkmark: nil
    }
  }

  /// The image of a cell or of a button.
  private var imageFrame: Rect? {
    guard let image = content.image else { return nil }
    switch kind {
    case .tableViewCell: return cellImageRect.map { mirrored($0, in: bounds) }
    case .button: return configuredButtonParts?.image ?? buttonParts(with: image).image
    default: return nil
    }
  }

  // MARK: Texts

  /// The detail text of a cell.
  private var detailFrame: Rect? {
    guard kind == .tableViewCell, let text = texts[.detail], !text.lines.isEmpty else { return nil }
    return text.frame(in: cellTextPlaces.detail, anchor: anchor(of: cellTextAlignments.detail))
  }

  private func textFrame(on platform: Platform) -> Rect? {
    guard let text = texts[.main], !text.lines.isEmpty else { return nil }
    switch kind {
    case .label: return text.frame(in: bounds, anchor: anchor(of: content.textAlignment))
    case .textField: return text.frame(in: fieldTextRect, anchor: anchor(of: content.textAlignment))
    case .textView: return text.frame(in: seenTextViewRect, anchor: anchor(of: content.textAlignment), isAtTop: true)
    case .searchBar:
      let geometry = SearchBarGeometry(in: bounds)
      return text.frame(in: mirrored(geometry.words, in: geometry.field), anchor: anchor(of: .natural))
    case .tableViewCell:
      return text.frame(in: cellTextPlaces.title, anchor: anchor(of: cellTextAlignments.title))
    case .button where content.configuration != nil: return configuredButtonParts?.title
    case .button:
      let isBox = platform == .ios6 && content.buttonType != .custom
      let room =
        isBox ? classicButtonTitleRect : content.image.map { buttonParts(with: $0).title } ?? buttonTitleRect
      return text.frame(in: room, anchor: 0.5)
    default: return nil
    }
  }

  /// The share of the spare width that is left of a text.
  private func anchor(of alignment: TextAlignment) -> Double {
    switch alignment {
    case .left: 0
    case .right: 1
    case .center: 0.5
    case .natural, .justified: direction == .rightToLeft ? 1 : 0
    }
  }

  private var trailing: TextAlignment { direction == .rightToLeft ? .left : .right }

  // MARK: Bars

  private var titleFrame: Rect? { bar?.titleFrame }
  private var backFrame: Rect? { bar?.backFrame }
  private var barButtonFrames: [Rect] { bar?.buttonFrames(isRightToLeft: direction == .rightToLeft) ?? [] }
  private var tabFrames: [Rect] { bar?.tabFrames ?? [] }
}

extension SolvedTable.Title {
  /// The rectangle of its words.
  public func lines(_ isRightToLeft: Bool) -> Rect { text.frame(in: place, anchor: isRightToLeft ? 1 : 0) }
}

extension SetText {
  /// The rectangle of the lines in the room that they are set in.
  func frame(in room: Rect, anchor: Double, isAtTop: Bool = false) -> Rect {
    let width = min(room.width, lines.map(\.width).max() ?? 0)
    let height = min(room.height, height)
    return Rect(
      x: room.minX + (room.width - width) * anchor, y: isAtTop ? room.minY : room.midY - height / 2, width: width,
      height: height)
  }
}

extension [Rect] {
  fileprivate func element(_ number: Int) -> Rect? { indices.contains(number) ? self[number] : nil }
}

extension EdgeInsets {
  /// The insets of a larger rectangle around.
  fileprivate var outward: EdgeInsets { EdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
