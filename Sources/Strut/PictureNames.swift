import Figures
import Geometry

extension Figure {
  /// The name of a picture's file without its extension.
  ///
  /// `NAME[-device][-orientation][-rtl][-category][~dark][@2x]`: a part appears only if the figure lists several
  /// of its kind. `~dark` appears for every dark picture, the scale whenever it is not 1.
  ///
  /// - Parameter scale: The pixels per point; `nil` for formats in points.
  func pictureName(_ variant: PictureVariant, theme: ThemeName, scale: Double?) -> String {
    var name = name
    if devices.count > 1, let device = variant.device { name += "-" + device.identifier }
    if orientations.count > 1 { name += "-" + variant.orientation.rawValue }
    if directions.count > 1, variant.direction == .rightToLeft { name += "-rtl" }
    if contentSizes.count > 1 { name += "-" + variant.contentSize.rawValue }
    if theme == .dark { name += "~dark" }
    if let scale, scale != 1 { name += "@\(scale.decimalText())x" }
    return name
  }
}
