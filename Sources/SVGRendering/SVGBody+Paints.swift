import Geometry
import Graphics
import Serialization

extension SVGBody {
  mutating func id(of gradient: LinearGradient) -> String {
    var element = SVGElement("linearGradient")
    element.set("gradientUnits", "userSpaceOnUse")
    // The x of the end is 100 % when it is not written, and so must be.
    element.setUnlessZero("x1", gradient.start.x + offset.x, decimals: decimals)
    element.setUnlessZero("y1", gradient.start.y + offset.y, decimals: decimals)
    element.set("x2", gradient.end.x + offset.x, decimals: decimals)
    element.setUnlessZero("y2", gradient.end.y + offset.y, decimals: decimals)
    var stops = MarkupText()
    for stop in gradient.stops {
      var element = SVGElement("stop")
      element.setUnlessZero("offset", max(0, min(1, stop.offset)))
      palette.set(stop.color, as: .stop, on: &element)
      element.writeEmpty(to: &stops)
    }
    return define("p", element, content: stops.string)
  }

  /// Lines where x + y is a multiple of the pitch, or x - y if they fall, in the coordinates of whoever is filled.
  mutating func id(of hatch: Hatch) -> String {
    let pitch = hatch.pitch
    var element = SVGElement("pattern")
    element.set("width", pitch, decimals: 6)
    element.set("height", pitch, decimals: 6)
    element.set("patternUnits", "userSpaceOnUse")
    // The tile's diagonal, and the corners that its neighbours' reach into; long enough for their ends to be outside.
    let lines = [0, 1, 2].map { index -> Path in
      let sum = Double(index) * pitch
      return hatch.isFalling
        ? .line(from: Point(sum - pitch * 2, -pitch), to: Point(sum + pitch, pitch * 2))
        : .line(from: Point(sum - pitch * 2, pitch * 2), to: Point(sum + pitch, -pitch))
    }
    var path = SVGElement("path")
    path.set("d", plain: lines.map { SVGPathData.string($0, decimals: 6) }.joined())
    set(Stroke(color: hatch.color, width: hatch.lineWidth), on: &path)
    return define("p", element, content: path.emptyTag)
  }

  mutating func id(ofTile image: Image) -> String {
    var element = SVGElement("pattern")
    element.set("width", image.size.width, decimals: 6)
    element.set("height", image.size.height, decimals: 6)
    element.set("patternUnits", "userSpaceOnUse")
    let picture = SVGElement(image, in: Rect(origin: .zero, size: image.size), decimals: 6)
    return define("p", element, content: picture.emptyTag)
  }

  /// The id of an element among the definitions; equal ones are written once.
  mutating func define(_ letter: String, _ element: SVGElement, content: String) -> String {
    definitions.id(letter, for: element.tag(around: content)) { id in
      element.preceded(by: "id", id).tag(around: content)
    }
  }
}
