import Diagnostics
import Figures
import Graphics
import ViewLayout

extension ValueReader {
  /// A property's value by the type that its row gives it.
  ///
  /// - Parameter isDifference: Whether it is added to the property's value, so that lengths may be negative.
  func value(_ node: Node, _ key: String, _ type: ValueType, isDifference: Bool = false) -> PropertyValue? {
    switch type {
    case .boolean: boolean(node, key).map(PropertyValue.boolean)
    case .number(let range): number(node, key, in: isDifference ? Self.anyNumber : range).map(PropertyValue.number)
    case .integer(let range):
      integer(node, key, in: isDifference ? -1_000_000...1_000_000 : range).map { .number(Double($0)) }
    case .text: text(node, key).map(PropertyValue.text)
    case .attributedText: attributedText(node, key)
    case .sentences: sentences(node, key).map(PropertyValue.text)
    case .date: date(node, key).map(PropertyValue.date)
    case .texts: texts(node, key).map(PropertyValue.texts)
    case .point: point(node, key).map(PropertyValue.point)
    case .size: size(node, key, isDifference: isDifference).map(PropertyValue.size)
    case .rect: rect(node, key, isDifference: isDifference).map(PropertyValue.rect)
    case .frame: frame(node, key, isDifference: isDifference)
    case .insets: insets(node, key).map(PropertyValue.insets)
    case .transform: transform(node, key).map(PropertyValue.transform)
    case .corners: corners(node, key).map(PropertyValue.corners)
    case .mask: mask(node, key).map(PropertyValue.mask)
    case .priorities:
      if isDifference {
        number(node, key).map(PropertyValue.number)
      } else {
        priorities(node, key).map(PropertyValue.priorities)
      }
    case .intrinsicSize:
      intrinsicSize(node, key, isDifference: isDifference).map(PropertyValue.intrinsicSize)
    case .color: colorOrPattern(node, key, allowsPattern: false)
    case .fill: colorOrPattern(node, key, allowsPattern: true)
    case .shadow: shadow(node, key).map(PropertyValue.shadow)
    case .font: font(node, key).map(PropertyValue.font)
    case .image: image(node, key).map(PropertyValue.image)
    case .images: images(node, key).map(PropertyValue.images)
    case .keyword(let keywords):
      keyword(node, key, among: keywords.map(\.text)).flatMap { text in keywords.first { $0.text == text } }
        .map(PropertyValue.keyword)
    case .spacing:
      isDifference ? number(node, key).map(PropertyValue.number) : spacing(node, key).map(PropertyValue.number)
    case .sections: sections(node, key).map(PropertyValue.sections)
    case .spacings: spacings(node, key).map(PropertyValue.spacings)
    case .numberOrText:
      if !isDifference, let scalar = node.scalar, NumberText.value(scalar.text) == nil,
        value(ofMetricsIn: scalar) == nil
      {
        self.text(node, key).map(PropertyValue.text)
      } else {
        number(node, key).map(PropertyValue.number)
      }
    }
  }
}
