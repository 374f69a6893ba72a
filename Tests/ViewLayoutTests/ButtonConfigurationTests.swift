import Geometry
import Testing
import Typography
import ViewLayout

/// Sizes with a measurer of 10 points a character at a font of 20: lines are 24 points high.
@Suite struct ButtonConfigurationTests {
  private func button(_ change: (inout ButtonConfiguration) -> Void = { _ in }) -> View {
    let button = View(.button, "button")
    button.font = Font(family: .inter, size: 20)
    button.content.title = "Save"
    var configuration = ButtonConfiguration()
    change(&configuration)
    button.content.configuration = configuration
    return button
  }

  private func size(of button: View) -> Size {
    let size = button.intrinsicContentSize(measuringTextWith: FixedWidthMeasurer(), scale: 2)
    return Size(size.horizontal ?? .nan, size.vertical ?? .nan)
  }

  @Test func aTitleHasUIKitsInsetsAroundIt() {
    #expect(size(of: button()) == Size(40 + 24, 24 + 14))
  }

  @Test func aButtonWithoutContentIsItsInsets() {
    let empty = button()
    empty.content.title = nil
    #expect(size(of: empty) == Size(24, 14))
  }

  @Test func anImageIsBesideOrAboveTheTitle() {
    for (placement, width, height) in [
      (ButtonConfiguration.ImagePlacement.leading, 40 + 6 + 30, 30.0), (.trailing, 40 + 6 + 30, 30),
      (.top, 40, 24 + 6 + 30), (.bottom, 40, 24 + 6 + 30),
    ] {
      let button = button {
        $0.imagePlacement = placement
        $0.imagePadding = 6
      }
      button.content.image = .placeholder(Size(30, 30))
      #expect(size(of: button) == Size(Double(width) + 24, height + 14), "\(placement)")
    }
  }

  @Test func placesAreCentredInsideTheInsets() {
    var configuration = ButtonConfiguration()
    configuration.imagePadding = 6
    let layout = ButtonContentLayout(configuration, image: Size(30, 30), title: Size(40, 24), subtitle: .zero)
    let places = layout.places(in: Rect(x: 0, y: 0, width: 140, height: 64))
    #expect(places.image == Rect(x: 32, y: 17, width: 30, height: 30))
    #expect(places.title == Rect(x: 68, y: 20, width: 40, height: 24))
  }

  @Test func aCapsuleIsHalfAsRoundAsItIsHigh() {
    #expect(ButtonConfiguration.CornerStyle.capsule.radius(in: Size(100, 40)) == 20)
    #expect(ButtonConfiguration.CornerStyle.large.radius(in: Size(100, 10)) == 5)
  }
}
