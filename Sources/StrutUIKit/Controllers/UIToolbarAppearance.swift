/// How a toolbar looks: of it the background's colour is drawn.
open class UIToolbarAppearance: UIBarAppearance {}
