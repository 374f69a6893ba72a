public import Geometry

/// The texts that a view shows, set in lines.
public struct ViewTexts: Hashable, Sendable {
  /// What a text is to its view.
  public enum Role: Hashable, Sendable {
    /// What the view says: a label's text, a button's title, a field's text or the placeholder in its stead.
    case main
    /// The second text of a table's row.
    case detail
    /// A segment, a row, or a row of a picker's wheels, counted from 0 over all of them.
    case item(Int)
    case badge
    /// The size of a picture, on the drawing that stands for it.
    case caption(Size)
  }

  private struct Entry: Hashable {
    var role: Role
    var text: SetText
  }

  // A view has one text or a few.
  private var entries: [Entry] = []

  /// `nil` for a text that the view does not show.
  public subscript(role: Role) -> SetText? { entries.first { $0.role == role }?.text }

  mutating func add(_ text: SetText?, as role: Role) {
    if let text { entries.append(Entry(role: role, text: text)) }
  }
}
