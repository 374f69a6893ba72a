/// An element's name and attributes, in order.
///
///     var circle = MarkupElement("circle", in: .svg)
///     circle.set("id", "a & b")
///     circle.set("r", plain: "4")
///     circle.emptyTag   // <circle id="a &amp; b" r="4"/>
package struct MarkupElement {
  private let name: StaticString
  private let syntax: MarkupSyntax
  private var attributes = MarkupText()

  package init(_ name: StaticString, in syntax: MarkupSyntax) {
    self.name = name
    self.syntax = syntax
  }

  /// Creates an element that is written in the memory of one before it.
  ///
  /// - Parameter memory: What ``leaveMemory(to:)`` left. Until this element does so too, the next one gets its own.
  package init(_ name: StaticString, in syntax: MarkupSyntax, memory: inout MarkupText) {
    self.init(name, in: syntax)
    swap(&attributes, &memory)
  }

  /// Takes the attributes away and leaves their memory to the next element.
  package mutating func leaveMemory(to memory: inout MarkupText) {
    swap(&attributes, &memory)
    memory.clear()
  }

  package var hasAttributes: Bool { !attributes.isEmpty }

  /// Adds an attribute and escapes its value.
  package mutating func set(_ name: StaticString, _ value: String) {
    begin()
    attributes += name
    setValue(value)
  }

  /// Adds an attribute whose name is made while the program runs: one or more words of a name.
  package mutating func set(named name: String, _ value: String) {
    begin()
    attributes += name
    setValue(value)
  }

  private mutating func setValue(_ value: String) {
    if !value.isEmpty || syntax != .html {
      openValue()
      attributes.append(attributeValue: value, in: syntax)
      attributes.append("\"")
    }
  }

  /// Adds an attribute whose value needs no escaping, such as a number.
  package mutating func set(_ name: StaticString, plain value: String) {
    begin()
    attributes += name
    openValue()
    attributes += value
    attributes.append("\"")
  }

  /// Adds an attribute whose value, which needs no escaping, a function writes as UTF-8.
  package mutating func set(_ name: StaticString, writtenBy write: (inout [UInt8]) -> Void) {
    begin()
    attributes += name
    openValue()
    attributes.append(writtenBy: write)
    attributes.append("\"")
  }

  private mutating func begin() {
    // Most elements have fewer bytes of attributes: they get their memory once.
    if attributes.isEmpty { attributes.reserve(120) }
    attributes.append(" ")
  }

  private mutating func openValue() {
    attributes.append("=")
    attributes.append("\"")
  }

  /// The same element with another attribute as its first.
  package func preceded(by name: StaticString, _ value: String) -> MarkupElement {
    var element = MarkupElement(self.name, in: syntax)
    element.set(name, value)
    element.attributes += attributes
    return element
  }

  // MARK: Writing

  /// Writes the start tag.
  package func open(in output: inout MarkupText) { write(to: &output, isEmpty: false) }

  /// Writes the end tag.
  package func close(in output: inout MarkupText) {
    output.append("<")
    output.append("/")
    output += name
    output.append(">")
  }

  /// Writes the element without content.
  package func writeEmpty(to output: inout MarkupText) { write(to: &output, isEmpty: true) }

  /// Writes the element around a text.
  package func write(text: String, to output: inout MarkupText) {
    open(in: &output)
    output.append(text: text, in: syntax)
    close(in: &output)
  }

  private func write(to output: inout MarkupText, isEmpty: Bool) {
    output.append("<")
    output += name
    output += attributes
    if isEmpty, syntax.marksEmptyTags { output.append("/") }
    output.append(">")
  }

  /// The element without content.
  package var emptyTag: String {
    var text = MarkupText()
    writeEmpty(to: &text)
    return text.string
  }

  /// The element with markup as its content; without an end tag if that is empty.
  package func tag(around content: String) -> String {
    guard !content.isEmpty else { return emptyTag }
    var text = MarkupText()
    open(in: &text)
    text += content
    close(in: &text)
    return text.string
  }
}
