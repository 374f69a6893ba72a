import Figures
import Geometry
import Graphics
import ViewLayout

/// How a state of a control or a label looks that is not the usual one.
extension LookImporter {
  /// A control that is disabled is paler. A button has another colour for its title, unless the document names one
  /// for this state or for all.
  func setState(of description: inout ViewDescription) {
    if description.kind == .textField,
      element.child(named: "textInputTraits", key: "textInputTraits")?.boolean("secureTextEntry") == true
    {
      set(.isSecureTextEntry, .boolean(true), &description)
    }
    guard element.boolean("enabled") == false, Self.kindsWithState.contains(description.kind) else { return }
    set(.isEnabled, .boolean(false), &description)
    // What a state does not say is as in the usual one; the system's own colours and configurations are pale by
    // themselves.
    if description.kind == .button, let own = element.child(key: "disabled").flatMap({ color("titleColor", in: $0) }) {
      set(.textColor, own, &description)
    }
  }

  private static let kindsWithState = ViewProperty.isEnabled.kinds ?? []

  /// The colour of the title of a button that is disabled, among views or in a bar.
  static let disabledInk = BarItem.disabledTint

  /// Whether the elements of that name are drawn disabled. A text field looks the same.
  static func drawsDisabled(_ element: String) -> Bool {
    kindsWithState.contains { $0.rawValue == element } || ["textField", "barButtonItem"].contains(element)
  }

  /// The shadow of a label's letters: as sharp as they are, and one point above them where nothing else is said. Behind a
  /// background none is seen.
  func setTextShadow(of description: inout ViewDescription) {
    guard description.kind == .label, case .color(let color)? = color("shadowColor"), color.alpha > 0 else { return }
    if case .color(let ground)? = description[.backgroundColor], ground.alpha > 0 { return }
    let offset = element.child(named: "size", key: "shadowOffset")?.size
    set(
      .shadow,
      .shadow(Shadow(offset: Point(offset?.width ?? 0, offset?.height ?? -1), radius: 0, color: color)), &description)
  }
}
