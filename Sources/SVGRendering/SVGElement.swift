import Geometry

/// A tag in the making; attributes keep their order.
struct SVGElement {
  private let name: String
  private var attributes = ""

  init(_ name: String) {
    self.name = name
  }

  var hasAttributes: Bool { !attributes.isEmpty }
  var openTag: String { "<\(name)\(attributes)>" }
  var closeTag: String { "</\(name)>" }
  var emptyTag: String { "<\(name)\(attributes)/>" }

  func tag(around content: String) -> String {
    content.isEmpty ? emptyTag : openTag + content + closeTag
  }

  /// The same element with its id before all else.
  func withID(_ id: String) -> SVGElement {
    var element = SVGElement(name)
    element.set("id", id)
    element.attributes += attributes
    return element
  }

  mutating func set(_ name: String, _ value: String) {
    attributes += " \(name)=\"\(value.escapedAttribute)\""
  }

  mutating func set(_ name: String, _ value: Double, decimals: Int = 3) {
    attributes += " \(name)=\"\(SVGNumber.string(value, decimals: decimals))\""
  }

  /// A length that is 0 when it is not written.
  mutating func setUnlessZero(_ name: String, _ value: Double, decimals: Int = 3) {
    let text = SVGNumber.string(value, decimals: decimals)
    if text != "0" { attributes += " \(name)=\"\(text)\"" }
  }

  /// The shortest form of a transform; nothing for the identity.
  mutating func set(_ transform: Transform, decimals: Int = 3) {
    let factors = [transform.a, transform.b, transform.c, transform.d].map { SVGNumber.string($0, decimals: 8) }
    let moves = [transform.tx, transform.ty].map { SVGNumber.string($0, decimals: decimals) }
    let isMove = factors == ["1", "0", "0", "1"]
    if isMove, moves == ["0", "0"] { return }
    if isMove {
      set("transform", "translate(\(moves.joined(separator: " ")))")
    } else if factors[1] == "0", factors[2] == "0", moves == ["0", "0"] {
      set("transform", "scale(\(factors[0] == factors[3] ? factors[0] : "\(factors[0]) \(factors[3])"))")
    } else {
      set("transform", "matrix(\((factors + moves).joined(separator: " ")))")
    }
  }
}
