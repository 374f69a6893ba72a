import Geometry
import Graphics

extension SVGBody {
  /// A picture that is placed more than once is written once, a pixel of it a unit, and stretched to each place.
  mutating func write(_ placed: PlacedImage) {
    let image = placed.image
    let frame = placed.frame.offsetBy(dx: offset.x, dy: offset.y)
    guard image.pixelWidth > 0, image.pixelHeight > 0 else { return }
    guard imageUses[image, default: 0] > 1 else {
      return writeLine(SVGElement(image, in: frame, decimals: decimals))
    }
    let size = Size(Double(image.pixelWidth), Double(image.pixelHeight))
    let source = SVGElement(image, in: Rect(origin: .zero, size: size), decimals: 3)
    let id = define("i", source, content: "")
    var use = SVGElement("use")
    use.set("href", plain: "#\(id)")
    use.set(
      Transform(
        a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX, ty: frame.minY),
      decimals: decimals)
    writeLine(use)
  }
}

extension SVGElement {
  /// An `<image>` with the picture's file inside it.
  init(_ image: Image, in frame: Rect, decimals: Int) {
    self.init("image")
    set(frame, decimals: decimals)
    set("preserveAspectRatio", "none")
    set("href", plain: "data:image/png;base64," + base64(image.png))
  }
}

/// Bytes as text, by RFC 4648.
///
///     base64(Array("Strut".utf8))   // "U3RydXQ="
func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  var index = 0
  while index < bytes.count {
    let count = min(3, bytes.count - index)
    var group: UInt32 = 0
    for place in 0..<3 { group = group << 8 | (place < count ? UInt32(bytes[index + place]) : 0) }
    for place in 0..<4 {
      let sextet = Int(group >> UInt32(18 - place * 6) & 63)
      text.append(place <= count ? alphabet[sextet] : UInt8(ascii: "="))
    }
    index += 3
  }
  return String(decoding: text, as: UTF8.self)
}
