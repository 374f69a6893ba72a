import Diagnostics
import Geometry
import ViewLayout

/// Makes views of elements.
struct InterfaceViewReader {
  let usesAutoLayout: Bool
  let era: InterfaceEra
  /// Whether the table that is read has separators between its rows.
  private var hasSeparators = true
  /// What the table cell that is read ends with.
  private var accessory = AccessoryType.none

  init(usesAutoLayout: Bool, era: InterfaceEra) {
    (self.usesAutoLayout, self.era) = (usesAutoLayout, era)
  }

  /// A controller with its view, or a view by itself; `nil` for what shows nothing.
  func scene(of object: DocumentElement, outlets: [String: String]) -> InterfaceScene? {
    guard let id = object["id"] else { return nil }
    if let element = object.children.first(where: { $0["key"] == "view" && isView($0) }) {
      var controller = object
      controller.children.removeAll { $0["key"] == "view" }
      var view = view(element, placement: .imposed)
      view.guides += guides(in: object.child(named: "layoutGuides"))
      return InterfaceScene(name: Self.name(of: object), id: id, controller: controller, view: view, outlets: outlets)
    }
    guard isView(object), object.name != "window" else { return nil }
    return InterfaceScene(
      name: Self.name(of: object), id: id, controller: nil, view: view(object, placement: .imposed), outlets: outlets)
  }

  /// By what its makers call it, in letters that a file's name can have.
  static func name(of object: DocumentElement) -> String {
    let name =
      (["storyboardIdentifier", "customClass", "title", "userLabel"].lazy.compactMap { object[$0] }
        .first { !$0.isEmpty }) ?? object.referenceTarget
    let allowed = (name ?? object.name).unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "-_".unicodeScalars.contains(scalar)
        ? Character(scalar) : "-"
    }
    // A file's name can have 255 bytes, for the document and for what tells pictures apart too.
    var short = String(allowed.prefix(80))
    while short.utf8.count > 120 { short.removeLast() }
    return short
  }

  /// Whatever stores a frame is a view; a collection view cell's content has no id of its own.
  private func isView(_ element: DocumentElement) -> Bool {
    !Self.structure.contains(element.name) && (element["id"] ?? element["key"]) != nil
      && (element.frame != nil || element["id"] != nil && element["contentMode"] != nil)
  }

  /// - Parameters:
  ///   - superview: The frame of the view that holds it; `nil` for one that nothing holds, or that has none.
  ///   - holder: That view's id.
  private func view(
    _ element: DocumentElement, placement: InterfaceView.Placement, in superview: Rect? = nil, of holder: String = ""
  ) -> InterfaceView {
    var own = element
    // A bar's items are what it shows.
    own.children.removeAll { child in
      if child.name == "items" { return false }
      return Self.holders.contains(child.name) || Self.structure.contains(child.name) || isView(child)
    }
    let stored = storedFrame(of: element, in: superview)
    let frame = stored ?? superview.flatMap { defaultFrame(of: element, in: $0) }
    let id = element["id"] ?? "\(holder)-\(element["key"] ?? "view")"
    var inside = self
    if element.name == "tableView" { inside.hasSeparators = element["separatorStyle"] != "none" }
    if element.name == "tableViewCell" {
      inside.accessory = element["accessoryType"].flatMap(AccessoryType.init) ?? .none
    }
    return InterfaceView(
      id: id, element: own, frame: frame, storesFrame: stored != nil, placement: placement,
      subviews: inside.subviews(of: element, frame: frame, holder: id),
      constraints: element.children(named: "constraints").flatMap { $0.children.map(constraint) },
      guides: guides(in: element), variations: variations(of: element),
      sections: element.child(named: "sections")?.children(named: "tableViewSection").map(InterfaceSection.init) ?? [])
  }

  /// What holds views below an element without being one.
  private static let holders: Set = [
    "subviews", "prototypes", "cells", "sections", "tableViewSection", "collectionViewCell", "items", "navigationItem",
    "barButtonItem", "leftBarButtonItems", "rightBarButtonItems", "leftBarButtonItem", "rightBarButtonItem",
  ]
  private static let structure: Set = ["constraints", "variation", "viewLayoutGuide", "connections"]

  /// - Returns: `nil` for a view without one, and for a cell, or the content of a cell, that Xcode 6 stored with another
  /// height than it has: what is in it is laid out for a cell as wide as its table, as high as its row. A cell of a
  /// collection view is as large as its content, also where a layout of an own class leaves the frame that cells
  /// begin with.
  private func storedFrame(of element: DocumentElement, in superview: Rect?) -> Rect? {
    guard let frame = element.frame else { return nil }
    if element.name == "tableViewCell", era < .xcode7, superview != nil, let height = element.number("rowHeight"),
      (height - frame.height).magnitude > 1
    {
      return nil
    }
    let isContent = element.name == "tableViewCellContentView" && era < .xcode7
    if isContent, let superview, (superview.height - frame.height).magnitude > 1 { return nil }
    if element.name == "collectionViewCell", let content = element.child(key: "contentView")?.frame?.size {
      return Rect(origin: frame.origin, size: content)
    }
    return frame
  }

  /// Cells of no stored frame fill their table, as high as its rows; their content fills them, up to Xcode 7 but for the
  /// separator, and beside an accessory as all that is stored does.
  private func defaultFrame(of element: DocumentElement, in superview: Rect) -> Rect? {
    switch element.name {
    case "tableViewCell":
      Rect(x: 0, y: 0, width: superview.width, height: element.number("rowHeight") ?? ControlMetrics.tableRowHeight)
    case "tableViewCellContentView":
      Rect(
        x: 0, y: 0,
        width: max(0, superview.width - accessoryWidth(in: superview.width)),
        height: max(0, superview.height - (hasSeparators && era < .xcode8 ? 1 : 0)))
    default: nil
    }
  }

  /// Of the cell that is read, which is as wide as given.
  private func accessoryWidth(in width: Double) -> Double {
    let margin = TableCellMetrics.contentMargins(on: era.platform, width: width).left
    return TableCellMetrics.accessoryWidth(of: accessory, on: era.platform, margin: margin)
  }

  private func subviews(of element: DocumentElement, frame: Rect?, holder: String) -> [InterfaceView] {
    element.children.flatMap { child -> [InterfaceView] in
      if child.name == "subviews" {
        return child.children.filter(isView).map {
          var view = view($0, placement: placement(of: $0, in: element), in: frame, of: holder)
          view.keepsSize = keepsSize(view)
          return view
        }
      }
      // What stands under a key, or in a table, is placed by what holds it.
      if isView(child) { return [view(child, placement: .imposed, in: frame, of: holder)] }
      return Self.holders.contains(child.name) ? subviews(of: child, frame: frame, holder: holder) : []
    }
  }

  private func placement(of element: DocumentElement, in superview: DocumentElement) -> InterfaceView.Placement {
    guard usesAutoLayout else { return .mask }
    if superview.name == "stackView" { return .stack }
    let isFixed = element.boolean("fixedFrame") ?? false
    return !isFixed && element.boolean("translatesAutoresizingMaskIntoConstraints") == false ? .constraints : .mask
  }

  /// Whether nothing asks for a size of a view in a stack view: it shows nothing, and holds nothing but rows or items. It
  /// can be a stack view itself.
  private func keepsSize(_ view: InterfaceView) -> Bool {
    view.placement == .stack && !view.hasContentSize && view.placeholderSize == nil
      && (view.subviews.isEmpty || view.tag == "tableView" || view.tag == "collectionView")
  }

  private func constraint(_ element: DocumentElement) -> InterfaceConstraint {
    var own = element
    own.children = []
    return InterfaceConstraint(id: element["id"] ?? "", element: own, variations: variations(of: element))
  }

  private func guides(in element: DocumentElement?) -> [InterfaceGuide] {
    (element?.children ?? []).compactMap { child in
      guard let id = child["id"] else { return nil }
      let word: String? =
        switch child.name {
        case "viewLayoutGuide": child["key"]
        case "viewControllerLayoutGuide": child["type"]
        default: nil
        }
      return word.flatMap(InterfaceGuide.Kind.init).map { InterfaceGuide(id: id, kind: $0) }
    }
  }

  private func variations(of element: DocumentElement) -> [InterfaceVariation] {
    element.children(named: "variation").map { variation in
      let masks = variation.children(named: "mask").flatMap(\.children)
      func references(_ name: String) -> Set<String> {
        Set(masks.filter { $0.name == name }.compactMap { $0["reference"] })
      }
      return InterfaceVariation(
        condition: SizeClassCondition(key: variation["key"] ?? "default"), excluded: references("exclude"),
        included: references("include"), element: variation)
    }
  }
}
