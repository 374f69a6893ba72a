#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
public import Geometry

/// A view that is turned over, seen in perspective (`UIView.AnimationOptions.transitionFlipFromLeft` and its kin).
///
/// As observed, the edge that comes to the front keeps its height, and the other one goes back. How far away UIKit's eye
/// is, is not documented; here it is 800 points away.
public struct FlipGeometry: Hashable, Sendable {
  /// The edge that comes to the front.
  public let edge: RectEdge
  /// How far the view has turned, from 0 to 180°.
  public let degrees: Double
  private let size: Size

  /// The distance of the eye, in points.
  public static let eye = 800.0

  /// - Parameters:
  ///   - edge: The edge that comes to the front.
  ///   - size: The size of what turns, in points.
  ///   - progress: From 0 to 1.
  public init(from edge: RectEdge, size: Size, progress: Double) {
    self.edge = edge
    self.size = size
    degrees = 180 * progress
  }

  /// Whether the new face is seen: from a quarter turn on.
  public var showsBack: Bool { degrees >= 90 }

  /// How much darker the face is, from 0 to 0.25.
  public var shade: Double { 0.25 * max(0, sin(degrees * .pi / 180)) }

  /// The corners of the face that is seen, where its own top left, top right, bottom right and bottom left corners are
  /// drawn; in points from the middle.
  ///
  ///     FlipGeometry(from: .minX, size: Size(320, 480), progress: 0.25).corners[0]   // (−113.137, −240)
  public var corners: [Point] {
    let isVertical = edge.axis == .horizontal
    let (width, height) = isVertical ? (size.width, size.height) : (size.height, size.width)
    let angle = degrees * .pi / 180
    let distance = Self.eye / (Self.eye + width * sin(angle))
    // The near edge left of the middle, the far one right of it; after a quarter turn the other way round.
    let near = (x: -width / 2 * cos(angle), half: height / 2)
    let far = (x: width / 2 * cos(angle) * distance, half: height / 2 * distance)
    let (left, right) = near.x <= far.x ? (near, far) : (far, near)
    let corners = [
      Point(left.x, -left.half), Point(right.x, -right.half), Point(right.x, right.half), Point(left.x, left.half),
    ]
    // The other edges are the left one, mirrored or with the axes exchanged.
    switch edge {
    case .minX: return corners
    case .maxX: return [1, 0, 3, 2].map { Point(-corners[$0].x, corners[$0].y) }
    case .minY: return [0, 3, 2, 1].map { Point(corners[$0].y, corners[$0].x) }
    case .maxY: return [1, 2, 3, 0].map { Point(corners[$0].y, -corners[$0].x) }
    }
  }
}
