import Diagnostics
import Figures
import Geometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension ValueReader {
  /// The functions that make a transform.
  static let transformFunctions = ["translate", "rotate", "scale", "skew", "matrix"]

  /// `translate(100, 0) rotate(45deg)`, as one text or as a list, read as the calls are made one after the other.
  func transform(_ node: Node, _ key: String) -> Transform? {
    if node.scalar?.text == "identity" { return .identity }
    var transform = Transform.identity
    var isWhole = true
    // A matrix, as `CGAffineTransform(a:b:c:d:tx:ty:)` takes it.
    if let items = node.sequence, !items.isEmpty,
      items.allSatisfy({ $0.scalar.map { NumberText.value($0.text) != nil } ?? false })
    {
      return reporter.refuse(
        .wrongForm(key: key, takes: "functions such as rotate(45deg)", found: "a list of numbers"), at: node.range)
    }
    for item in items(node) {
      guard let scalar = scalar(item, key, takes: "functions such as rotate(45deg)") else { return nil }
      guard let calls = calls(in: scalar) else { return nil }
      for call in calls {
        guard let next = self.transform(of: call) else {
          isWhole = false
          continue
        }
        transform = transform.applying(next)
      }
    }
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    guard parts.allSatisfy({ $0.magnitude <= 1e9 }) else {
      return reporter.refuse(.transformTooLarge(key: key), at: node.range)
    }
    return isWhole ? transform : nil
  }

  private func transform(of call: FunctionCall) -> Transform? {
    switch call.name.text {
    case "translate":
      return numbers(of: call, form: "translate(x, y)", count: 1...2, in: Self.anyNumber)
        .map { .translation(x: $0[0], y: $0.count > 1 ? $0[1] : 0) }
    case "scale":
      return numbers(of: call, form: "scale(sx, sy)", count: 1...2, in: Self.anyNumber)
        .map { .scale(x: $0[0], y: $0.count > 1 ? $0[1] : $0[0]) }
    case "matrix":
      return numbers(of: call, form: "matrix(a, b, c, d, tx, ty)", count: 6...6, in: Self.anyNumber)
        .map { Transform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
    case "rotate":
      guard call.arguments.count == 1 else { return reporter.refuse(.oneAngle, at: call.range) }
      return angle(call.arguments[0]).map(Self.rotation)
    case "skew":
      guard (1...2).contains(call.arguments.count) else {
        return reporter.refuse(.oneOrTwoSlopes, at: call.range)
      }
      let slopes = call.arguments.map(slope)
      guard let x = slopes[0], let y = slopes.count > 1 ? slopes[1] : 0 else { return nil }
      return Transform(a: 1, b: y, c: x, d: 1, tx: 0, ty: 0)
    default:
      let (name, functions) = (call.name.text, Self.transformFunctions)
      return reporter.refuse(
        .unknownTransform(name, functions: functions, meant: Synonyms.meant(name, among: functions)),
        at: call.name.range)
    }
  }

  private enum Angle {
    case degrees(Double)
    case radians(Double)
  }

  private func angle(_ scalar: Scalar) -> Angle? {
    if let value = value(ofArithmetic: scalar), value != 0 {
      return reporter.refuse(.angleWithoutUnit(text: scalar.text, value: value), at: scalar.range)
    }
    let scalars = scalar.text.unicodeScalars
    let unitStart = scalars.lastIndex { !$0.isASCIILetter }.map(scalars.index(after:)) ?? scalars.startIndex
    let unit = String(scalars[unitStart...])
    let number = scalar.part(0..<scalars.distance(from: scalars.startIndex, to: unitStart)).trimmed
    guard let value = value(ofArithmetic: number), value.magnitude <= FigureLimits.magnitude else {
      return reporter.refuse(.noAngle(text: scalar.text), at: scalar.range)
    }
    switch unit {
    case "deg": return .degrees(value)
    case "rad": return .radians(value)
    case "" where value == 0: return .degrees(0)
    default:
      return reporter.refuse(.angleWithoutUnit(text: scalar.text, value: value), at: scalar.range)
    }
  }

  /// A slope as the matrix has it, or the angle that makes it.
  private func slope(_ scalar: Scalar) -> Double? {
    if value(ofArithmetic: scalar) != nil { return number(scalar, "skew") }
    guard let angle = angle(scalar) else { return nil }
    switch angle {
    case .degrees(let degrees): return tan(degrees * .pi / 180)
    case .radians(let radians): return tan(radians)
    }
  }

  /// Quarter turns are exact: the sine of π is not quite 0.
  private static func rotation(_ angle: Angle) -> Transform {
    switch angle {
    case .radians(let radians):
      return .rotation(radians: radians)
    case .degrees(let degrees):
      switch degrees.remainder(dividingBy: 360) {
      case 0: return .identity
      case 90: return Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      case -90: return Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
      case 180, -180: return Transform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      default: return .rotation(radians: degrees * .pi / 180)
      }
    }
  }
}
