/// A section of a table with static rows.
public struct InterfaceSection: Hashable, Sendable {
  public var header: String?
  public var footer: String?
  /// The number of its rows, which are cells of the table.
  public var rowCount: Int

  init(_ element: DocumentElement) {
    (header, footer) = (element["headerTitle"], element["footerTitle"])
    rowCount = element.child(named: "cells")?.children.count { $0.name == "tableViewCell" } ?? 0
  }
}
