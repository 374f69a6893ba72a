/// An attributed string of a document: its text, and the attributes of the first fragment that has letters.
///
/// A view's text has one font and one colour, so those of the first fragment stand for all.
struct AttributedText {
  let text: String
  let attributes: DocumentElement?

  /// - Parameter element: `<attributedString>`; `nil` for none.
  init?(_ element: DocumentElement?) {
    guard let element else { return nil }
    func text(of fragment: DocumentElement) -> String {
      fragment["content"] ?? fragment.child(named: "string")?.text ?? ""
    }
    let fragments = element.children(named: "fragment")
    self.text = fragments.map(text).joined()
    let first = fragments.first { text(of: $0).contains { !$0.isWhitespace } }
    attributes = first?.child(named: "attributes")
  }
}
