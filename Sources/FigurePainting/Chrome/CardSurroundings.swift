import Geometry
import Graphics
import Staging

/// What is seen of the screen around a card that shows a scene: nothing but black, above the card's round corners.
struct CardSurroundings {
  let scene: PanelScene

  func paint() -> [Item] {
    guard scene.pivot == nil, let card = scene.panel.surroundings.card else { return [] }
    let screen = scene.screenRect
    let end = card.minY + Self.cornerRadius
    let seen = Rect(x: screen.minX, y: screen.minY, width: screen.width, height: end - screen.minY)
    var outside = Path.rect(screen)
    outside.cutOut(.roundedRect(card, radius: Self.cornerRadius, corners: .top), symmetricAbout: card.midX)
    let ground = Group(
      classes: ["strut-chrome"], title: "around the card", clip: .rect(seen), items: [.fill(outside, .black)])
    return [.group(ground)]
  }

  /// Of a card's corners, in points.
  private static let cornerRadius = 10.0
}
