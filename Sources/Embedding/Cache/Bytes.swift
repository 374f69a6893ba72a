/// Fields behind each other, each with its length before it, so that no two lists of fields have the same bytes.
struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func add(_ field: ArraySlice<UInt8>) {
    add(field.count)
    bytes += field
  }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes += text.utf8
  }

  mutating func add(_ text: String?) {
    add(text == nil ? 0 : 1)
    if let text { add(text) }
  }

  mutating func add(_ number: Int) {
    let number = UInt32(clamping: number)
    for shift in [0, 8, 16, 24] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  mutating func add<Element>(_ list: [Element], each: (inout ByteWriter, Element) -> Void) {
    add(list.count)
    for element in list { each(&self, element) }
  }
}

/// Reads what a `ByteWriter` wrote, and `nil` from anything else.
struct ByteReader {
  private let all: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { all = bytes }

  mutating func bytes() -> ArraySlice<UInt8>? {
    guard let count = number(), count <= all.count - place else { return nil }
    defer { place += count }
    return all[place..<(place + count)]
  }

  mutating func text() -> String? { bytes().flatMap { String(validating: $0, as: UTF8.self) } }

  mutating func optionalText() -> String?? {
    switch number() {
    case 0: .some(nil)
    case 1: text().map(Optional.some)
    default: nil
    }
  }

  mutating func number() -> Int? {
    guard all.count - place >= 4 else { return nil }
    defer { place += 4 }
    return (0..<4).reduce(0) { $0 | Int(all[place + $1]) << ($1 * 8) }
  }

  mutating func list<Element>(_ each: (inout ByteReader) -> Element?) -> [Element]? {
    guard let count = number() else { return nil }
    var elements: [Element] = []
    for _ in 0..<count {
      guard let element = each(&self) else { return nil }
      elements.append(element)
    }
    return elements
  }
}
