import Figures
import Typography
import ViewLayout

/// What a property's value is written as.
enum ValueType {
  case boolean
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case text
  case texts
  case point
  case size
  case rect
  /// A rectangle, or an inset of the superview's bounds.
  case frame
  case insets
  case transform
  case mask
  case priorities
  case intrinsicSize
  case color(allowsPattern: Bool)
  case shadow
  case font
  case image
  case keyword([String])
  /// A number, or the text of a picker of dates or of anything else.
  case numberOrText

  static let anyNumber = ValueType.number(-FigureLimits.magnitude...FigureLimits.magnitude)
  static let length = ValueType.number(0...FigureLimits.magnitude)
}

extension ViewProperty {
  /// The table that decoding goes by.
  var valueType: ValueType {
    switch self {
    case .frame: .frame
    case .designFrame, .bounds: .rect
    case .center: .point
    case .transform: .transform
    case .autoresizingMask: .mask
    case .autoresizesSubviews, .translatesAutoresizingMaskIntoConstraints, .insetsLayoutMarginsFromSafeArea,
      .preservesSuperviewLayoutMargins, .hidden, .opaque, .clipsToBounds, .isOn, .isBaselineRelativeArrangement,
      .isLayoutMarginsRelativeArrangement, .apportionsSegmentWidthsByContent:
      .boolean
    case .alignmentRectInsets, .layoutMargins, .contentEdgeInsets: .insets
    case .alignmentRectScale: .number(0.001...1000)
    case .intrinsicContentSize: .intrinsicSize
    case .contentHuggingPriority, .contentCompressionResistancePriority: .priorities
    case .alpha, .progress: .number(0...1)
    case .backgroundColor: .color(allowsPattern: true)
    case .tintColor, .borderColor, .textColor: .color(allowsPattern: false)
    case .cornerRadius, .borderWidth, .preferredMaxLayoutWidth: .length
    case .shadow: .shadow
    case .text, .title, .placeholder, .badge, .class, .alt: .text
    case .textAlignment: .keyword(TextAlignment.allCases.map(\.rawValue))
    case .numberOfLines, .numberOfPages, .currentPage: .integer(0...1000)
    case .lineBreakMode: .keyword(LineBreakMode.allCases.map(\.rawValue))
    case .font: .font
    case .items: .texts
    case .value: .numberOrText
    case .borderStyle: .keyword(BorderStyle.allCases.map(\.rawValue))
    case .buttonType: .keyword(ButtonType.allCases.map(\.rawValue))
    case .image, .backgroundImage: .image
    case .contentMode: .keyword(ContentMode.allCases.map(\.rawValue))
    case .accessoryType: .keyword(AccessoryType.allCases.map(\.rawValue))
    case .axis: .keyword(["horizontal", "vertical"])
    case .alignment:
      .keyword(["fill", "leading", "trailing", "top", "bottom", "center", "firstBaseline", "lastBaseline"])
    case .distribution:
      .keyword(["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])
    case .spacing: .anyNumber
    case .tag: .integer(-1_000_000...1_000_000)
    }
  }
}
