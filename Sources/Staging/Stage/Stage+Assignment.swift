import Diagnostics
import Figures
import Geometry
import ViewLayout

extension Stage {
  /// Sets a property, or a part of one, or adds to it.
  func assign(
    _ value: PropertyValue, _ operation: AssignmentOperator, to path: PropertyPath, at range: SourceRange?
  ) {
    guard let staged = views[path.view] else { return }
    let view = staged.view
    do {
      var whole: PropertyValue?
      if path.parts.isEmpty, operation == .set {
        whole = value
      } else if let old = self.value(of: path.property, on: staged) {
        whole = try old.replacing(path.parts[...], with: value, operation)
      }
      guard let whole else { return }
      try whole.check()
      if view === root, path.property == .bounds, case .rect(let bounds) = whole {
        root.bounds.origin = bounds.origin
        setRootSize(bounds.size, at: range)
      } else {
        set(path.property, to: whole, on: staged)
      }
    } catch {
      diagnostics.add(
        .error(.impossibleStep, "'\(path.view).\(path.property.rawValue)' would have \(error.words)", at: range))
    }
  }

  /// A property's present value, for those that can be reckoned with or have parts.
  private func value(of property: ViewProperty, on staged: StagedView) -> PropertyValue? {
    let view = staged.view
    return switch property {
    case .frame: .rect(view.frame)
    case .bounds: .rect(view.bounds)
    case .center: .point(view.center)
    case .designFrame: staged.designFrame.map { .rect($0) }
    case .alignmentRectInsets: .insets(view.alignmentRectInsets)
    case .contentEdgeInsets: .insets(view.content.contentEdgeInsets ?? .zero)
    case .layoutMargins: .insets(view.customLayoutMargins ?? view.layoutMargins)
    case .alignmentRectScale: .number(view.alignmentRectScale)
    case .intrinsicContentSize: .intrinsicSize(intrinsicSize(of: view))
    case .contentHuggingPriority: .priorities(view.contentHuggingPriority)
    case .contentCompressionResistancePriority: .priorities(view.contentCompressionResistancePriority)
    case .alpha: .number(view.look.alpha)
    case .cornerRadius: .number(view.look.cornerRadius)
    case .borderWidth: .number(view.look.borderWidth)
    case .progress: .number(view.look.progress)
    case .value: .number(view.look.value ?? 0)
    case .currentPage: .number(Double(view.look.currentPage))
    case .numberOfPages: .number(Double(view.content.numberOfPages))
    case .preferredMaxLayoutWidth: .number(view.content.preferredMaxLayoutWidth ?? 0)
    case .numberOfLines: .number(Double(view.content.numberOfLines))
    case .spacing: .number(view.stack.spacing)
    case .tag: .number(Double(view.tag))
    default: nil
    }
  }
}

extension Stage {
  /// What the view asks for at present, the author's or its content's.
  private func intrinsicSize(of view: View) -> AxisPair<Double?> {
    view.intrinsicContentSize(measuringTextWith: measurer, width: view.bounds.width, scale: pixelScale)
  }
}

/// What no value may have and a difference can lead to: a length below zero, a priority that is none.
private struct Misfit: Error {
  /// As in "'v.frame' would have a width of -3; it cannot be negative".
  let words: String

  static func negative(_ name: String, _ length: Double) -> Misfit {
    Misfit(words: "a \(name) of \(length.decimalText()); it cannot be negative")
  }
}

extension Priority {
  fileprivate init(checking number: Double) throws(Misfit) {
    guard let priority = Priority(exactly: number) else {
      throw Misfit(words: "a priority of \(number.decimalText()): priorities are from 1 to 1000")
    }
    self = priority
  }
}

extension PropertyValue {
  /// - Throws: The first length below zero.
  fileprivate func check() throws(Misfit) {
    let (width, height): (Double?, Double?) =
      switch self {
      case .rect(let rect): (rect.width, rect.height)
      case .size(let size): (size.width, size.height)
      case .intrinsicSize(let pair): (pair.horizontal, pair.vertical)
      default: (nil, nil)
      }
    if let width, width < 0 { throw .negative("width", width) }
    if let height, height < 0 { throw .negative("height", height) }
  }

  /// The value with a part set or changed; `nil` where there is no such part.
  fileprivate func replacing(
    _ parts: ArraySlice<PropertyPath.Part>, with value: PropertyValue, _ operation: AssignmentOperator
  ) throws(Misfit) -> PropertyValue? {
    guard let part = parts.first else { return try combined(with: value, operation) }
    guard let old = self[part], let new = try old.replacing(parts.dropFirst(), with: value, operation) else {
      return nil
    }
    return try setting(part, to: new)
  }

  private func combined(
    with other: PropertyValue, _ operation: AssignmentOperator
  ) throws(Misfit) -> PropertyValue? {
    func apply(_ old: Double, _ new: Double) -> Double { operation.applied(new, to: old) }
    switch (self, other) {
    case (.number(let old), .number(let new)): return .number(apply(old, new))
    case (.point(let old), .point(let new)): return .point(Point(apply(old.x, new.x), apply(old.y, new.y)))
    case (.size(let old), .size(let new)):
      return .size(Size(apply(old.width, new.width), apply(old.height, new.height)))
    case (.rect(let old), .rect(let new)):
      return .rect(
        Rect(
          x: apply(old.x, new.x), y: apply(old.y, new.y), width: apply(old.width, new.width),
          height: apply(old.height, new.height)))
    case (.priorities(let old), .number(let difference)):
      return .priorities(
        AxisPair(
          horizontal: try Priority(checking: apply(old.horizontal.rawValue, difference)),
          vertical: try Priority(checking: apply(old.vertical.rawValue, difference))))
    case (.intrinsicSize(let old), .intrinsicSize(let new)):
      // An axis without a size of its own stays so, unless it is given one.
      func sum(_ old: Double?, _ new: Double?) -> Double? {
        operation == .set ? new : old.map { apply($0, new ?? 0) }
      }
      return .intrinsicSize(
        AxisPair(horizontal: sum(old.horizontal, new.horizontal), vertical: sum(old.vertical, new.vertical)))
    case (.insets(let old), .insets(let new)):
      return .insets(
        EdgeInsets(
          top: apply(old.top, new.top), left: apply(old.left, new.left), bottom: apply(old.bottom, new.bottom),
          right: apply(old.right, new.right)))
    default: return operation == .set ? other : nil
    }
  }

  private subscript(part: PropertyPath.Part) -> PropertyValue? {
    switch (self, part) {
    case (.rect(let rect), .origin): .point(rect.origin)
    case (.rect(let rect), .size): .size(rect.size)
    case (.rect(let rect), .x): .number(rect.x)
    case (.rect(let rect), .y): .number(rect.y)
    case (.rect(let rect), .width): .number(rect.width)
    case (.rect(let rect), .height): .number(rect.height)
    case (.point(let point), .x): .number(point.x)
    case (.point(let point), .y): .number(point.y)
    case (.size(let size), .width): .number(size.width)
    case (.size(let size), .height): .number(size.height)
    case (.intrinsicSize(let size), .width): .number(size.horizontal ?? 0)
    case (.intrinsicSize(let size), .height): .number(size.vertical ?? 0)
    case (.insets(let insets), .top): .number(insets.top)
    case (.insets(let insets), .left): .number(insets.left)
    case (.insets(let insets), .bottom): .number(insets.bottom)
    case (.insets(let insets), .right): .number(insets.right)
    case (.priorities(let pair), .horizontal): .number(pair.horizontal.rawValue)
    case (.priorities(let pair), .vertical): .number(pair.vertical.rawValue)
    default: nil
    }
  }

  private func setting(_ part: PropertyPath.Part, to value: PropertyValue) throws(Misfit) -> PropertyValue? {
    switch (self, part, value) {
    case (.rect(let rect), .origin, .point(let origin)): return .rect(Rect(origin: origin, size: rect.size))
    case (.rect(let rect), .size, .size(let size)): return .rect(Rect(origin: rect.origin, size: size))
    case (.rect(var rect), .x, .number(let x)):
      rect.origin.x = x
      return .rect(rect)
    case (.rect(var rect), .y, .number(let y)):
      rect.origin.y = y
      return .rect(rect)
    case (.rect(var rect), .width, .number(let width)):
      rect.size.width = width
      return .rect(rect)
    case (.rect(var rect), .height, .number(let height)):
      rect.size.height = height
      return .rect(rect)
    case (.point(let point), .x, .number(let x)): return .point(Point(x, point.y))
    case (.point(let point), .y, .number(let y)): return .point(Point(point.x, y))
    case (.size(let size), .width, .number(let width)): return .size(Size(width, size.height))
    case (.size(let size), .height, .number(let height)): return .size(Size(size.width, height))
    case (.intrinsicSize(var size), _, .number(let length)):
      if part == .width { size.horizontal = length } else { size.vertical = length }
      return .intrinsicSize(size)
    case (.insets(var insets), _, .number(let distance)):
      switch part {
      case .top: insets.top = distance
      case .left: insets.left = distance
      case .bottom: insets.bottom = distance
      case .right: insets.right = distance
      default: return nil
      }
      return .insets(insets)
    case (.priorities(var pair), _, .number(let number)):
      let priority = try Priority(checking: number)
      if part == .horizontal { pair.horizontal = priority } else { pair.vertical = priority }
      return .priorities(pair)
    default: return nil
    }
  }
}
