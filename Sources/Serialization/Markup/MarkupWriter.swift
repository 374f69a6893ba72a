/// Writes a page of HTML or XML. Calls are nested as the elements are.
///
///     var page = MarkupWriter(.html)
///     page.block("ul", ["class": "views"]) {
///       for view in views { $0.line("li", text: view.name) }
///     }
///     page.text   // <ul class="views">
///                 // <li>form</li>
///                 // </ul>
///
/// The caller chooses the line breaks: a *block* has its tags on separate lines, a *line* ends with a line break, and an
/// *inline* element has none.
package struct MarkupWriter {
  private var markup = MarkupText()
  private let syntax: MarkupSyntax

  /// Attributes in order. Attributes with the value `nil` are left out.
  package typealias Attributes = KeyValuePairs<StaticString, String?>
  /// Writes the content of an element.
  package typealias Content = (inout MarkupWriter) -> Void

  package init(_ syntax: MarkupSyntax) {
    self.syntax = syntax
  }

  /// The markup written so far.
  package var text: String { markup.string }

  /// Writes an element whose tags are on separate lines.
  package mutating func block(_ name: StaticString, _ attributes: Attributes = [:], content: Content) {
    let element = element(name, attributes)
    element.open(in: &markup)
    newline()
    content(&self)
    element.close(in: &markup)
    newline()
  }

  package mutating func line(_ name: StaticString, _ attributes: Attributes = [:], content: Content) {
    inline(name, attributes, content: content)
    newline()
  }

  package mutating func line(_ name: StaticString, _ attributes: Attributes = [:], text: String) {
    inline(name, attributes, text: text)
    newline()
  }

  package mutating func inline(_ name: StaticString, _ attributes: Attributes = [:], content: Content) {
    let element = element(name, attributes)
    element.open(in: &markup)
    content(&self)
    element.close(in: &markup)
  }

  package mutating func inline(_ name: StaticString, _ attributes: Attributes = [:], text: String) {
    element(name, attributes).write(text: text, to: &markup)
  }

  /// Writes an element without content.
  package mutating func empty(_ name: StaticString, _ attributes: Attributes = [:]) {
    element(name, attributes).writeEmpty(to: &markup)
  }

  package mutating func emptyLine(_ name: StaticString, _ attributes: Attributes = [:]) {
    empty(name, attributes)
    newline()
  }

  /// Writes text and escapes it.
  package mutating func write(_ text: String) { markup.append(text: text, in: syntax) }

  /// Writes markup, or the content of a style sheet or a script, without escaping it.
  package mutating func write(raw markup: String) { self.markup += markup }

  package mutating func newline() { markup += "\n" }

  private func element(_ name: StaticString, _ attributes: Attributes) -> MarkupElement {
    var element = MarkupElement(name, in: syntax)
    for (name, value) in attributes {
      if let value { element.set(name, value) }
    }
    return element
  }
}
