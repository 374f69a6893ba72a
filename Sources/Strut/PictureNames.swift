import Figures
import Files
import Geometry
import Staging

extension Figure {
  /// The name of a picture.
  ///
  /// `NAME[-device][-orientation][-rtl][-category][~dark][@2x]`: a part appears only if the figure lists several
  /// of its kind. `~dark` appears for every dark picture, the scale whenever it is not 1.
  ///
  /// This is what a picture calls itself, without a scale.
  func pictureName(_ variant: PictureVariant, theme: ThemeName) -> String {
    name + nameEnding(variant, theme: theme, scale: nil)
  }

  /// - Parameter scale: The pixels per point; `nil` for formats in points.
  private func nameEnding(_ variant: PictureVariant, theme: ThemeName, scale: Double?) -> String {
    var ending = ""
    let varying = varyingProperties
    for property in PictureVariant.Property.allCases where varying.contains(property) {
      let word = property == .direction ? variant.direction.fileNameWord : variant.word(for: property)
      if let word { ending += "-" + word }
    }
    if theme == .dark { ending += "~dark" }
    if let scale, scale != 1 { ending += "@\(scale.decimalText())x" }
    return ending
  }

  /// The names of the files that drawing the figure makes, in their order.
  package func fileNames(in formats: [PictureFormat]) -> [String] {
    let looks = looks(in: formats)
    return variants.flatMap { variant in
      looks.flatMap { look in look.formats.map { fileName(variant, look, $0) } }
    }
  }

  /// `form-landscape~dark@2x.png`
  func fileName(_ variant: PictureVariant, _ look: Look, _ format: PictureFormat) -> String {
    let ending = nameEnding(variant, theme: look.theme, scale: format.isDrawnPerScale ? look.scale : nil)
    return FileName.fitting(name, ending: "\(ending).\(format.fileExtension)")
  }
}

extension LayoutDirection {
  /// The direction in file names; `nil` for the usual one.
  fileprivate var fileNameWord: String? { self == .rightToLeft ? "rtl" : nil }
}
