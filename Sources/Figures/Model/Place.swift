public import Geometry
public import ViewLayout

/// A place that an author names: a point of the root, of a view, or of a part of a view.
///
///     Place.point(Point(10, 20))             // [10, 20]
///     Place.view("a", .topRight)             // a.topRight
///     Place.view("bar", .bottom, of: .title) // bar.title.bottom
public struct Place: Hashable, Sendable {
  /// What the place is found by.
  public enum Anchor: Hashable, Sendable {
    /// A point in the root view's coordinates.
    case point(Point)
    /// A point of the view with that name, or of one of its parts.
    ///
    /// - spot: The point; `nil` for the whole rectangle, whose point is the centre.
    /// - share: How far along its edge the point is, from 0 at the left or top to 1; `nil` for the middle.
    case view(String, part: Part?, Spot?, share: Double?)
  }

  /// A point of a rectangle; `width` and `height` are at the sides that show them.
  public enum Spot: String, Hashable, Sendable, CaseIterable {
    /// The middle of an edge, or a centre.
    case left, right, top, bottom, leading, trailing, width, height, center, centerX, centerY
    /// A corner.
    case topLeft, topRight, bottomLeft, bottomRight
    /// The origin of the bounds, or the start of a baseline.
    case origin, baseline, firstBaseline, lastBaseline
  }

  /// A part of a view that has a rectangle of its own. Items, rows and segments are counted from 0.
  public enum Part: Hashable, Sendable {
    /// The view's own text.
    case text
    /// The frame, which encloses a view that a transform has turned, and the rectangle that Auto Layout aligns.
    case frame, alignmentRect
    /// The title, the way back and the buttons of a bar, or the tabs of one.
    case title, back
    /// The rounded field of a search bar.
    case field
    case item(Int)
    /// A row of a table, or a part of that row; and the titles of sections.
    case row(Int, CellPart? = nil)
    case header(Int)
    case footer(Int)
    /// What a cell shows beside its title, the view that its own content is in, and the line under it.
    case image, detail, accessory, detailButton, contentView, separator
    case segment(Int)
    case thumb
    /// What a scroll view scrolls, with the insets around it.
    case contentInset
    case guide(LayoutGuideKind)
    /// What stands around the interface, as a part of the root, and of a bar there one of its own parts; `nil` for the
    /// whole.
    case surrounding(Surrounding, BarPart?)
  }

  /// What a cell shows.
  public enum CellPart: String, Hashable, Sendable, CaseIterable {
    /// The title, the text beside or below it, the image, the signs at the end of the row, the button among them,
    /// what the row has beside these, and the line under it.
    case text, detail, image, accessory, detailButton, contentView, separator

    /// The same as a part of a cell that is a view.
    public var part: Part {
      switch self {
      case .text: .text
      case .detail: .detail
      case .image: .image
      case .accessory: .accessory
      case .detailButton: .detailButton
      case .contentView: .contentView
      case .separator: .separator
      }
    }
  }

  /// What controllers and the system draw around an interface.
  public enum Surrounding: String, Hashable, Sendable, CaseIterable {
    /// The bars of controllers, and the search bar of a navigation bar.
    case navigationBar, searchBar, tabBar, toolbar
    /// What the device has: the status bar, the notch or the Dynamic Island, and the home indicator.
    case statusBar, cutout, homeIndicator

    /// The kind of view that such a bar is; `nil` for what is no bar of a controller.
    public var kind: ViewKind? { ViewKind(rawValue: rawValue) }
  }

  /// A part of a controller's bar. Items are counted from 0.
  public enum BarPart: Hashable, Sendable {
    /// The title, the way back, and the field of a search bar and its words.
    case title, back, field, text
    /// A button or a tab.
    case item(Int)
    /// What is the bar's own, and not shared with the status bar or the home indicator.
    case safeArea
  }

  /// What the place is found by.
  public var anchor: Anchor
  /// The distance from there, in the root view's coordinates; along the reading direction if the place is a leading or
  /// a trailing edge.
  public var offset: Point

  /// Creates a place.
  public init(_ anchor: Anchor, offset: Point = .zero) {
    self.anchor = anchor
    self.offset = offset
  }

  /// A point in the root view's coordinates.
  public static func point(_ point: Point) -> Place { Place(.point(point)) }

  /// A point of the view with that name, or of one of its parts.
  public static func view(_ name: String, _ spot: Spot, of part: Part? = nil) -> Place {
    Place(.view(name, part: part, spot, share: nil))
  }

  /// Whether it is a view or a part as a whole, not one of its points.
  public var isArea: Bool {
    guard case .view(_, _, nil, _) = anchor else { return false }
    return true
  }

  /// The axis of the edge, the middle or the baseline that it is a point of; `nil` for other places.
  public var lineAxis: Axis? {
    guard case .view(_, _, let spot?, _) = anchor else { return nil }
    return spot.lineAxis
  }

  /// The view that the place is found by; `nil` for a point of the root.
  public var viewName: String? {
    guard case .view(let name, _, _, _) = anchor else { return nil }
    return name
  }
}

extension Place.Spot {
  /// The axis on which it is an edge, a middle or a baseline, along which one number moves it; `nil` for a corner, the
  /// centre and a size.
  public var axis: Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .baseline, .firstBaseline, .lastBaseline: .vertical
    case .width, .height, .center, .topLeft, .topRight, .bottomLeft, .bottomRight, .origin: nil
    }
  }

  /// The axis along which a line through it runs, as the edge, the middle or the baseline does; `nil` where both do.
  public var lineAxis: Axis? { axis?.other }

  /// Whether it depends on the reading direction.
  public var followsDirection: Bool { self == .leading || self == .trailing }
}

extension Place.Part {
  /// The words that parts begin with. Those of guides are `LayoutGuideKind.names`.
  public enum Word: String, Hashable, Sendable, CaseIterable {
    case text, frame, alignmentRect, title, back, field, item, row, header, footer, image, detail, accessory
    case detailButton, contentView, separator, segment, thumb, contentInset

    /// The kinds of views that have the part.
    public var kinds: [ViewKind] {
      switch self {
      case .text: [.label, .button, .textField, .textView, .searchBar, .tableViewCell]
      case .frame, .alignmentRect: ViewKind.allCases
      case .title, .back: [.navigationBar]
      case .field: [.searchBar]
      case .item: [.navigationBar, .tabBar, .toolbar]
      case .row, .header, .footer: [.tableView]
      case .image: [.tableViewCell, .button]
      case .detail, .accessory, .detailButton, .contentView, .separator: [.tableViewCell]
      case .segment: [.segmentedControl]
      case .thumb: [.slider, .switch]
      case .contentInset: [.scrollView]
      }
    }

    /// Whether there are several, so that it needs a number.
    public var isCounted: Bool { [.item, .row, .header, .footer, .segment].contains(self) }

    /// The part, with its number if it is counted.
    public func part(_ number: Int) -> Place.Part {
      switch self {
      case .text: .text
      case .frame: .frame
      case .alignmentRect: .alignmentRect
      case .title: .title
      case .back: .back
      case .field: .field
      case .item: .item(number)
      case .row: .row(number)
      case .header: .header(number)
      case .footer: .footer(number)
      case .image: .image
      case .detail: .detail
      case .accessory: .accessory
      case .detailButton: .detailButton
      case .contentView: .contentView
      case .separator: .separator
      case .segment: .segment(number)
      case .thumb: .thumb
      case .contentInset: .contentInset
      }
    }
  }
}

extension Place.Part: CustomStringConvertible {
  /// As documents have it: `item(0)`, `safeArea`.
  public var description: String {
    switch self {
    case .text: "text"
    case .frame: "frame"
    case .alignmentRect: "alignmentRect"
    case .title: "title"
    case .back: "back"
    case .field: "field"
    case .item(let number): "item(\(number))"
    case .row(let number, let part): "row(\(number))" + (part.map { ".\($0.rawValue)" } ?? "")
    case .header(let number): "header(\(number))"
    case .footer(let number): "footer(\(number))"
    case .image: "image"
    case .detail: "detail"
    case .accessory: "accessory"
    case .detailButton: "detailButton"
    case .contentView: "contentView"
    case .separator: "separator"
    case .segment(let number): "segment(\(number))"
    case .thumb: "thumb"
    case .contentInset: "contentInset"
    case .guide(let kind): kind.rawValue
    case .surrounding(let surrounding, let part): surrounding.rawValue + (part.map { ".\($0)" } ?? "")
    }
  }
}

extension Place.BarPart: CustomStringConvertible {
  /// As documents have it: `item(0)`.
  public var description: String {
    switch self {
    case .title: "title"
    case .back: "back"
    case .field: "field"
    case .text: "text"
    case .item(let number): "item(\(number))"
    case .safeArea: "safeArea"
    }
  }
}
