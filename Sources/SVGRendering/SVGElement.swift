import Geometry
import Serialization

typealias SVGElement = MarkupElement

extension SVGElement {
  init(_ name: StaticString) { self.init(name, in: .svg) }

  init(_ name: StaticString, memory: inout MarkupText) { self.init(name, in: .svg, memory: &memory) }

  mutating func set(_ name: StaticString, _ value: Double, decimals: Int = 3) {
    set(name) { SVGNumber.append(units: SVGNumber.units(value, decimals: decimals), decimals: decimals, to: &$0) }
  }

  /// A length that is 0 when it is not written.
  mutating func setUnlessZero(_ name: StaticString, _ value: Double, decimals: Int = 3) {
    if SVGNumber.units(value, decimals: decimals) != 0 { set(name, value, decimals: decimals) }
  }

  /// The shortest form of a transform; nothing for the identity.
  mutating func set(_ transform: Transform, decimals: Int = 3) {
    guard !transform.isIdentity else { return }
    let factors = [transform.a, transform.b, transform.c, transform.d].map { SVGNumber.string($0, decimals: 8) }
    let moves = [transform.tx, transform.ty].map { SVGNumber.string($0, decimals: decimals) }
    let isMove = factors == ["1", "0", "0", "1"]
    if isMove, moves == ["0", "0"] { return }
    if isMove {
      set("transform", plain: "translate(\(moves.joined(separator: " ")))")
    } else if factors[1] == "0", factors[2] == "0", moves == ["0", "0"] {
      set("transform", plain: "scale(\(factors[0] == factors[3] ? factors[0] : "\(factors[0]) \(factors[3])"))")
    } else {
      set("transform", plain: "matrix(\((factors + moves).joined(separator: " ")))")
    }
  }
}
