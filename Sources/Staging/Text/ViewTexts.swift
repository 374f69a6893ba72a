public import Geometry
public import Graphics
public import Typography

/// The texts that a view shows, broken into lines and measured.
public struct ViewTexts: Hashable, Sendable {
  /// The part that a text plays in its view.
  public enum Role: Hashable, Sendable {
    /// The main text: a label's text, a button's title, a field's text or its placeholder.
    case main
    /// The second text of a table cell, or a button's subtitle.
    case detail
    /// A segment, a table row, or a row of a picker. The rows of all picker columns are counted together, from 0.
    case item(Int)
    /// The badge at the top trailing corner.
    case badge
    /// The size written on the placeholder of a missing image of this size.
    case caption(Size)
  }

  private struct Entry: Hashable {
    var role: Role
    var text: SetText
  }

  // A view has one text or a few.
  private var entries: [Entry] = []
  private var symbols: [SetSymbol] = []

  /// The text with a role; `nil` if the view does not show one.
  public subscript(role: Role) -> SetText? { entries.first { $0.role == role }?.text }

  /// A symbol that the view shows; `nil` if no icon is near enough in meaning.
  public subscript(symbol: Symbol) -> SetSymbol? { symbols.first { $0.symbol == symbol } }

  /// The colours that runs have of their own, in the order of the texts.
  public var runColors: [Color] {
    entries.contains { $0.text.runs != nil } ? entries.flatMap { $0.text.runs?.colors ?? [] } : []
  }

  /// Replaces each of ``runColors``.
  public mutating func mapRunColors(_ transform: (Color) -> Color) {
    for index in entries.indices where entries[index].text.runs != nil {
      entries[index].text.runs?.mapColors(transform)
    }
  }

  mutating func add(_ symbol: SetSymbol?) {
    if let symbol { symbols.append(symbol) }
  }

  mutating func add(_ text: SetText?, as role: Role) {
    if let text { entries.append(Entry(role: role, text: text)) }
  }
}
