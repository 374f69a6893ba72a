import Geometry
import Graphics
import ViewLayout

/// Draws a switch at its fixed size: a track with a knob. Up to iOS 6 it says ON or OFF.
struct SwitchPainter: ControlPainter {
  let subject: PaintedView

  static func symbol(of kind: ViewKind) -> KindSymbol {
    KindSymbol(cornerRadius: 6) { [$0.dot(radius: 3, offset: $0.box.width / 2 - 6.5)] }
  }

  func paint() -> [Item] {
    let track = controlRect
    guard !track.isEmpty else { return [] }
    let radius = track.height / 2
    let isOn = look.isOn
    let onColor = look.tintColor ?? (isClassic ? Color(hex: 0x017FEA) : theme[.systemGreen])
    let knob = view.switchThumb(in: track, on: context.platform)
    let side = knob.width
    let knobAtEnd = knob.midX > track.midX
    let edge = Stroke(color: Color(hex: 0, alpha: 0.3), width: hairline(1))
    var items: [Item] = [
      .shape(
        isClassic
          ? Shape(
            .roundedRect(strokeInside(track, width: edge.width), radius: radius),
            fill: isOn ? .color(onColor) : ClassicLook.gradient([0xD6D6D8, 0xFBFBFB], over: track), stroke: edge)
          : Shape(.roundedRect(track, radius: radius), fill: .color(isOn ? onColor : theme[.fill])))
    ]
    if isClassic {
      let word = Rect(
        x: knobAtEnd ? track.minX : track.minX + side, y: track.minY, width: track.width - side, height: track.height)
      items += text(.main, in: word, color: isOn ? theme[.tintText] : theme[.systemGray], alignment: .center)
    }
    let knobShape = Shape(
      .circle(center: knob.center, radius: isClassic ? side / 2 - hairline(1) / 2 : side / 2),
      fill: isClassic ? ClassicLook.gradient([0xE2E2E4, 0xFDFDFD], over: knob) : .color(look.markTintColor ?? .white),
      stroke: isClassic ? Stroke(color: theme[.systemGray], width: hairline(1)) : nil)
    return items + [isClassic ? .shape(knobShape) : raised(.shape(knobShape))]
  }
}
