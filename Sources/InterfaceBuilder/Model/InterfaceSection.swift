public import Geometry

/// A section of a table's fixed rows: its titles, and where its rows are.
public struct InterfaceSection: Hashable, Sendable {
  public var header: String?
  public var footer: String?
  /// Of the first row and of the last, in the table's coordinates; `nil` for a section without rows.
  public var first: Rect?
  public var last: Rect?

  init(_ element: DocumentElement) {
    (header, footer) = (element["headerTitle"], element["footerTitle"])
    let rows = element.child(named: "cells")?.children.compactMap { $0.child(named: "rect", key: "frame")?.rect } ?? []
    (first, last) = (rows.first, rows.last)
  }
}
