public import Diagnostics

/// An element of an XML document: its name, its attributes and what it holds, with the place where it begins.
public struct DocumentElement: Hashable, Sendable {
  public struct Attribute: Hashable, Sendable {
    public var name: String
    public var value: String
  }

  public var name: String
  /// In the order in which they are written.
  public var attributes: [Attribute]
  public var children: [DocumentElement] = []
  /// The characters between its tags, those of its children left out.
  public var text = ""
  /// Of the `<`.
  public var position: SourcePosition

  public subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The name as far as a caret can stand under it.
  public var range: SourceRange { SourceRange(start: position, length: name.unicodeScalars.count + 1) }

  public func children(named name: String) -> some Sequence<DocumentElement> {
    children.lazy.filter { $0.name == name }
  }

  public func child(named name: String) -> DocumentElement? { children.first { $0.name == name } }

  /// The child whose role in the element is `key`: `<rect key="frame">`.
  public func child(key: String) -> DocumentElement? { children.first { $0["key"] == key } }

  public func child(named name: String, key: String) -> DocumentElement? {
    children.first { $0.name == name && $0["key"] == key }
  }

  // MARK: Values

  /// A text of several lines, or one that an author pasted, which stands in an element: `<string key="text">`, or
  /// `<mutableString key="text">`.
  public func text(key: String) -> String? {
    children.first { ($0.name == "string" || $0.name == "mutableString") && $0["key"] == key }?.text
  }

  /// `YES` is true and `NO` is false.
  public func boolean(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// A number; `nil` for one that no interface has.
  public func number(_ attribute: String) -> Double? {
    guard let text = self[attribute], let value = Double(text), value.magnitude <= Self.largestNumber else {
      return nil
    }
    return value
  }

  /// Larger lengths would leave the solver no digits for what is small beside them.
  static let largestNumber = 1_000_000.0
}
