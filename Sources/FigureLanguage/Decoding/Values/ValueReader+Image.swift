import Diagnostics
import Figures
import Files
import Geometry
import Graphics
import PNGCoding
import Pixels
import Typography
import ViewLayout

extension ValueReader {
  /// A PNG file beside the document, `placeholder(w, h)` or `symbol(name)`.
  func image(_ node: Node, _ key: String) -> ImageSource? {
    guard let scalar = scalar(node, key, takes: "a PNG file, symbol(name) or placeholder(w, h)") else { return nil }
    if scalar.text.hasPrefix("symbol"), scalar.text.contains("(") {
      return call(of: "symbol", in: scalar, key, takes: "one PNG file, symbol(name) or placeholder(w, h)")
        .flatMap { symbol($0, key) }.map(ImageSource.symbol)
    }
    let makers: [(name: String, make: (Size) -> ImageSource)] = [
      ("placeholder", ImageSource.placeholder), ("missing", ImageSource.missing),
    ]
    guard scalar.text.contains("("), let (name, make) = makers.first(where: { scalar.text.hasPrefix($0.name) }) else {
      if let name = Self.symbolName(in: scalar.text) {
        return reporter.refuse(.symbolAsImage(scalar.text, name: name), at: scalar.range)
      }
      return images.image(named: scalar).map(ImageSource.file)
    }
    return call(of: name, in: scalar, key, takes: "one PNG file, symbol(name) or placeholder(w, h)")
      .flatMap { numbers(of: $0, form: "\(name)(w, h)", count: 2...2, in: 0...FigureLimits.magnitude) }
      .map { make(Size($0[0], $0[1])) }
  }

  /// The symbol that another language's call or a bare name means: `systemName(star)`, `star.fill`.
  private static func symbolName(in text: String) -> String? {
    let name: Substring
    if text.hasSuffix(")"), let opening = text.firstIndex(of: "(") {
      name = text[text.index(after: opening)...].dropLast()
    } else {
      name = text[...]
    }
    let plain = String(name.split(separator: ":").last ?? "").filter { !"\"' ".contains($0) }
    return Symbol(name: plain).parts.isEmpty ? nil : plain
  }

  /// A list of images, each as of one image.
  func images(_ node: Node, _ key: String) -> [ImageSource]? {
    let found = items(node).map { image($0, key) }
    let images = found.compactMap(\.self)
    return images.count == found.count ? images : nil
  }

  /// `symbol(name)`, for text of 17 points, of another size, or of a width and a height of its own.
  private func symbol(_ call: FunctionCall, _ key: String) -> Symbol? {
    guard (1...3).contains(call.arguments.count) else {
      return reporter.refuse(
        .notOne(key: key, takes: "symbol(name), symbol(name, size) or symbol(name, width, height)"), at: call.range)
    }
    let name = call.arguments[0]
    var numbers: [Double] = []
    for argument in call.arguments.dropFirst() {
      guard let number = number(argument, call.name.text, in: 0...FigureLimits.magnitude) else { return nil }
      numbers.append(number)
    }
    let symbol =
      numbers.count == 2
      ? Symbol(name: name.text, size: Size(numbers[0], numbers[1]))
      : Symbol(name: name.text, pointSize: numbers.first ?? Symbol.standardPointSize)
    warnUnlessDrawn(symbol, at: name.range)
    return symbol
  }

  /// Warns of a symbol without an icon.
  func warnUnlessDrawn(_ symbol: Symbol, at range: SourceRange) {
    guard symbol.parts.isEmpty else { return }
    reporter.warning(.unknownSymbol(symbol.name), at: range)
  }
}
