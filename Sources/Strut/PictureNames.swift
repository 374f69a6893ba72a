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
    let varying = varyingProperties
    for property in PictureVariant.Property.allCases where varying.contains(property) {
      let word = property == .direction ? variant.direction.fileNameWord : variant.word(for: property)
      if let word { name += "-" + word }
    }
    if theme == .dark { name += "~dark" }
    if let scale, scale != 1 { name += "@\(scale.decimalText())x" }
    return name
  }
}

extension LayoutDirection {
  /// The direction in file names; `nil` for the usual one.
  fileprivate var fileNameWord: String? { self == .rightToLeft ? "rtl" : nil }
}
