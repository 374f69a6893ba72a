import ViewLayout

/// What the canvas of one Xcode shows around a scene, as far as the versions differ. Lengths are in points.
///
/// The initializer tells it as it came about, from the first version on: a rule that a later Xcode changed is one more
/// line there. How many projects support each is in `docs/fidelity.md`.
///
/// ```swift
/// SimulatedCanvas(of: .xcode11).commonNotchHeight  // 44
/// SimulatedCanvas(of: .xcode15).commonNotchHeight  // nil: each phone has its own
/// ```
struct SimulatedCanvas {
  // MARK: Status bars

  /// On screens without a notch.
  var showsStatusBarOnPhones = true
  var showsStatusBarOnTablets = true
  /// Whether a status bar can be switched off for any scene, and not only for those of a size of their own.
  var switchesEveryStatusBarOff = true
  /// Of scenes of a size of their own.
  var leastHeightUnderStatusBar = 0.0

  // MARK: Bars of controllers

  var showsBarsInContainers = false
  /// Whether bars of a phone on its side are as low as on the device.
  var lowersBarsOnTheSide = true
  var toolbarHeight = ControlMetrics.barRowHeight
  /// To the height of navigation bars without a prompt.
  var addedToBarsOfPhones = 0.0
  var addedToBarsOfTablets = 0.0

  // MARK: Notches and home indicators

  /// Of every phone with a notch; `nil` where each has its own.
  var commonNotchHeight: Double? = 44
  /// Whether a phone without a home button is covered on its side as it is upright: at its top, and not at its sides.
  var coversPhonesAsUpright = false
  /// How often what the device covers is counted.
  var countsOfCovers = 1.0

  // MARK: Cards of presented controllers

  var showsCards = false
  /// Between the top of the screen and a card, on any device.
  var gapsAboveCards: Set<Double> = [ControlMetrics.cardTopWithoutNotch, 40, 54, 55, 56]
  /// Between the end of the notch and a card.
  var gapsBelowNotch: Set<Double> = [ControlMetrics.gapAboveCard]
  var endsCardsAboveHomeIndicator = false
  /// Whether a card is covered at its top by the notch, as if it began where the screen does.
  var coversCardsByNotch = false
  /// What a navigation bar leaves above itself on a card, whose corners are round.
  var barOffsetOnCard = ControlMetrics.barOffsetOnCard

  init(of era: InterfaceEra) {
    if era >= .xcode9 {
      switchesEveryStatusBarOff = false
      leastHeightUnderStatusBar = 480
      showsBarsInContainers = true
    }
    if era >= .xcode10_1 { addedToBarsOfTablets = 6 }
    if era >= .xcode11 {
      showsStatusBarOnPhones = false
      showsStatusBarOnTablets = false
      leastHeightUnderStatusBar = 0
      toolbarHeight = ControlMetrics.tabBarHeight
      showsCards = true
    }
    if era >= .xcode13 { showsStatusBarOnTablets = true }
    if era >= .xcode13_3 {
      endsCardsAboveHomeIndicator = true
      coversCardsByNotch = true
    }
    if era >= .xcode14 {
      commonNotchHeight = nil
      coversPhonesAsUpright = true
      gapsAboveCards.formUnion([10, 48])
    }
    if era >= .xcode14_2 { coversCardsByNotch = false }
    if era >= .xcode14_3 {
      showsStatusBarOnPhones = true
      coversPhonesAsUpright = false
    }
    if era >= .xcode15 { lowersBarsOnTheSide = false }
    if era >= .xcode16_3 {
      countsOfCovers = 2
      gapsBelowNotch.insert(0)
    }
    if era >= .xcode26 {
      addedToBarsOfPhones = 10
      addedToBarsOfTablets = 10
      barOffsetOnCard = 20
    }
  }
}
