public import Geometry

/// A section of a table with static rows: its titles and the frames of its rows.
public struct InterfaceSection: Hashable, Sendable {
  public var header: String?
  public var footer: String?
  /// The frames of the first and the last row in the table's coordinates; `nil` for a section without rows.
  public var first: Rect?
  public var last: Rect?

  init(_ element: DocumentElement) {
    (header, footer) = (element["headerTitle"], element["footerTitle"])
    let rows = element.child(named: "cells")?.children.compactMap { $0.child(named: "rect", key: "frame")?.rect } ?? []
    (first, last) = (rows.first, rows.last)
  }
}
