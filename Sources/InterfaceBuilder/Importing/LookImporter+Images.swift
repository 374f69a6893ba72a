import Figures
import Geometry
import ViewLayout

extension LookImporter {
  /// The picture of an image view or of a button.
  func setImage(of description: inout ViewDescription) {
    switch description.kind {
    case .imageView:
      set(.image, element["image"].map { .image(image(named: $0, else: view.frame?.size)) }, &description)
    case .button:
      let name = element.child(key: "normal")?["image"] ?? element.child(key: "configuration")?["image"]
      set(.image, name.map { .image(image(named: $0, else: Self.symbolSize)) }, &description)
    default: break
    }
  }

  /// The author's file, or a stand-in of the size that the document lists.
  ///
  /// - Parameter size: Of an image whose size the document does not know; that of a symbol, which it lists at a size
  ///   it is not shown at.
  private func image(named name: String, else size: Size?) -> ImageSource {
    if let file = images?.image(named: name) { return .file(file) }
    guard let listed = document.resources.images[name], !listed.isSymbol else {
      return .placeholder(size ?? Self.symbolSize)
    }
    return .placeholder(Size(listed.width, listed.height))
  }

  /// A symbol beside text of 17 points.
  private static let symbolSize = Size(20, 20)
}
