import Figures
import Files
import Geometry
import Staging

extension Figure {
  /// What a picture calls itself: its standard name, without a scale.
  func pictureName(_ variant: PictureVariant, theme: ThemeName) -> String {
    let (start, ending) = PictureNaming.standard.name(parts: nameParts(variant, theme: theme, scale: nil))
    return start + ending
  }

  /// The words in the name of a picture. A part has one only if the figure lists several of its kind; a dark picture
  /// always says so, and so does a scale other than 1.
  ///
  /// - Parameter scale: The pixels per point; `nil` for formats in points.
  private func nameParts(
    _ variant: PictureVariant, theme: ThemeName, scale: Double?
  ) -> [PictureNaming.Part: String] {
    var parts: [PictureNaming.Part: String] = [.name: name]
    let varying = varyingProperties
    for property in PictureVariant.Property.allCases where varying.contains(property) {
      parts[PictureNaming.Part(property)] =
        property == .direction ? variant.direction.fileNameWord : variant.word(for: property)
    }
    if theme == .dark { parts[.theme] = theme.rawValue }
    if let scale, scale != 1 { parts[.scale] = "\(scale.decimalText())x" }
    return parts
  }

  /// The names of the files that drawing the figure makes, in their order.
  package func fileNames(in formats: [PictureFormat], as naming: PictureNaming) -> [String] {
    let looks = looks(in: formats)
    return variants.flatMap { variant in
      looks.flatMap { look in look.formats.map { fileName(variant, look, $0, as: naming) } }
    }
  }

  /// `form-landscape~dark@2x.png`
  func fileName(_ variant: PictureVariant, _ look: Look, _ format: PictureFormat, as naming: PictureNaming) -> String {
    let parts = nameParts(variant, theme: look.theme, scale: format.isDrawnPerScale ? look.scale : nil)
    let (start, ending) = naming.name(parts: parts)
    return FileName.fitting(start, ending: "\(ending).\(format.fileExtension)")
  }
}

extension PictureNaming.Part {
  fileprivate init(_ property: PictureVariant.Property) {
    self =
      switch property {
      case .device: .device
      case .orientation: .orientation
      case .direction: .direction
      case .contentSize: .contentSizeCategory
      }
  }
}

extension LayoutDirection {
  /// The direction in file names; `nil` for the usual one.
  fileprivate var fileNameWord: String? { self == .rightToLeft ? "rtl" : nil }
}
