#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A mass on a spring that is let go at 0 and comes to rest at 1.
///
///     let spring = Spring(mass: 1, stiffness: 100, damping: 10)   // those of CASpringAnimation
///     spring.position(at: 0.25)    // 1.02336: beyond the end
///     spring.settlingDuration      // 1.4727
///
/// More damping than brings it to rest soonest counts as just that much, as in Core Animation without
/// `allowsOverdamping`.
public struct Spring: Hashable, Sendable {
  /// The mass; positive.
  public let mass: Double
  /// The force per distance; positive.
  public let stiffness: Double
  /// The force per speed; positive.
  public let damping: Double
  /// The speed at the beginning, in whole distances per second.
  public let initialVelocity: Double

  /// The distance from rest, of the whole distance, that nobody sees.
  static let rest = 0.001

  /// A spring by its physical constants.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    precondition(mass > 0 && stiffness > 0 && damping > 0, "a spring has mass, stiffness and damping")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// The angular frequency without damping, in radians per second.
  public var frequency: Double { (stiffness / mass).squareRoot() }

  /// The damping, as a share of the damping without overshooting: from above 0 to 1.
  public var dampingRatio: Double { min(1, damping / (2 * (stiffness * mass).squareRoot())) }

  /// Where the mass is, from 0 at the beginning to 1 at rest; beyond 1 where it overshoots.
  ///
  /// - Parameter time: In seconds from the beginning.
  public func position(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let decay = dampingRatio * frequency
    let (excess, speed) = (decay - initialVelocity, dampedFrequency)
    guard speed > 0 else { return 1 - exp(-decay * time) * (1 + excess * time) }
    return 1 - exp(-decay * time) * (cos(speed * time) + excess / speed * sin(speed * time))
  }

  /// The seconds until the mass is within a thousandth of its rest for good (`CASpringAnimation.settlingDuration`).
  ///
  /// Measured: where it oscillates, the time of the oscillation's envelope; where it does not, the first tenth of a
  /// second.
  public var settlingDuration: Double {
    let decay = dampingRatio * frequency
    let speed = dampedFrequency
    if speed > 0 { return max(0, log((1 + abs(initialVelocity - decay) / speed) / Self.rest) / decay) }
    var tenths = 1.0
    while tenths < 10_000, abs(1 - position(at: tenths / 10)) > Self.rest { tenths += 1 }
    return tenths / 10
  }

  /// The angular frequency of the oscillation; 0 for none.
  private var dampedFrequency: Double {
    let ratio = dampingRatio
    // Closer to 1 the quotient by the frequency is noise.
    return ratio > 1 - 1e-9 ? 0 : frequency * (1 - ratio * ratio).squareRoot()
  }
}
