/// The metric of pixelmatch 7.2, with identical counts.
///
/// The colours' distance is that of Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC
/// transmission color space in mobile applications" (2010); the test for antialiased edges is that of Vyšniauskas,
/// "Anti-aliased pixel and intensity slope detector" (2009). Terms are summed in pixelmatch's order: another order could
/// change the result for a pixel at the threshold.
struct PixelmatchMetric {
  private let first: PixelView
  private let second: PixelView
  /// The square of the threshold distance.
  private let greatestDistance: Double
  private let includesAntialiasing: Bool

  /// Returns `nil` for another metric.
  init?(_ metric: ComparisonRule.Metric, first: PixelView, second: PixelView) {
    guard case .pixelmatch(let threshold, let includingAntialiasing) = metric else { return nil }
    self.first = first
    self.second = second
    // 35215 is the square of the greatest distance of two colours.
    greatestDistance = 35215 * threshold * threshold
    includesAntialiasing = includingAntialiasing
  }

  /// - Precondition: The pixel differs.
  func verdict(x: Int, y: Int) -> PixelVerdict {
    let distance = Self.distance(
      Self.difference(first.channels(x: x, y: y), second.channels(x: x, y: y), at: place(x, y)))
    guard distance > greatestDistance else { return .belowThreshold }
    if !includesAntialiasing,
      isAntialiased(x, y, in: first, other: second) || isAntialiased(x, y, in: second, other: first)
    {
      return .antialiased
    }
    return .different
  }

  /// A pixel's offset in bytes, from which pixelmatch computes the background of transparent pixels.
  private func place(_ x: Int, _ y: Int) -> Int { 4 * (y * first.width + x) }

  /// The difference of two colours in red, green and blue. Colours that are not opaque are blended with a background.
  ///
  /// The background is a pattern that is unlikely in pictures: on white, transparent and white pixels would be equal.
  private static func difference(_ first: SIMD4<Double>, _ second: SIMD4<Double>, at place: Int) -> SIMD4<Double> {
    let difference = first - second
    guard first.w < 255 || second.w < 255 else { return difference }
    let red = 48 + 159 * Double(place % 2)
    let green = 48 + 159 * Double(Int(Double(place) / 1.618033988749895) % 2)
    let blue = 48 + 159 * Double(Int(Double(place) / 2.618033988749895) % 2)
    let alpha = difference.w
    return SIMD4(
      (first.x * first.w - second.x * second.w - red * alpha) / 255,
      (first.y * first.w - second.y * second.w - green * alpha) / 255,
      (first.z * first.w - second.z * second.w - blue * alpha) / 255,
      alpha)
  }

  private static func brightness(_ color: SIMD4<Double>) -> Double {
    color.x * 0.29889531 + color.y * 0.58662247 + color.z * 0.11448223
  }

  /// The square of a distance in YIQ.
  private static func distance(_ color: SIMD4<Double>) -> Double {
    let y = brightness(color)
    let i = color.x * 0.59597799 - color.y * 0.27417610 - color.z * 0.32180189
    let q = color.x * 0.21147017 - color.y * 0.52261711 + color.z * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Whether a pixel lies between a darker and a brighter neighbour, and one of the two is in a plain area in both
  /// pictures.
  private func isAntialiased(_ x: Int, _ y: Int, in view: PixelView, other: PixelView) -> Bool {
    let (columns, rows) = view.neighbourhood(x: x, y: y)
    let center = view.channels(x: x, y: y)
    let centerPlace = place(x, y)
    var equalCount = view.isOnEdge(x: x, y: y) ? 1 : 0
    var darkest = (difference: 0.0, x: 0, y: 0)
    var brightest = (difference: 0.0, x: 0, y: 0)
    for column in columns {
      for row in rows where column != x || row != y {
        let difference = Self.brightness(
          Self.difference(center, view.channels(x: column, y: row), at: centerPlace))
        if difference == 0 {
          equalCount += 1
          if equalCount > 2 { return false }
        } else if difference < darkest.difference {
          darkest = (difference, column, row)
        } else if difference > brightest.difference {
          brightest = (difference, column, row)
        }
      }
    }
    guard darkest.difference != 0, brightest.difference != 0 else { return false }
    return isInPlainArea(darkest.x, darkest.y, in: view) && isInPlainArea(darkest.x, darkest.y, in: other)
      || isInPlainArea(brightest.x, brightest.y, in: view) && isInPlainArea(brightest.x, brightest.y, in: other)
  }

  /// Whether a pixel has three neighbours of its own colour. The picture's edge counts as one.
  private func isInPlainArea(_ x: Int, _ y: Int, in view: PixelView) -> Bool {
    let (columns, rows) = view.neighbourhood(x: x, y: y)
    let value = view.value(x: x, y: y)
    var equalCount = view.isOnEdge(x: x, y: y) ? 1 : 0
    for column in columns {
      for row in rows where column != x || row != y {
        if view.value(x: column, y: row) == value { equalCount += 1 }
        if equalCount > 2 { return true }
      }
    }
    return false
  }
}
