import Typography

/// The font files that figures are set in, opened as they are needed, and what has been shaped with them.
///
/// Only files that we name are read: no system setting, no other installed font can change a picture.
/// A set belongs to one thread; `current(folders:)` gives each thread its own, for the life of the process.
public final class FontSet {
  let folders: FontFolders
  private var faces: [FaceName: Face] = [:]
  /// Without glyphs are those that do not stand alone.
  var words = BoundedCache<ShapedWordKey, [ShapedGlyph]?>(capacity: 1 << 18)
  var lines = BoundedCache<ShapedLineKey, ShapedLine>(capacity: 1 << 20)
  var blocks = BoundedCache<SetBlockKey, SetBlock>(capacity: 1 << 20)
  /// What renderers remember of texts in these fonts.
  let masks: TextMasks

  private struct FaceName: Hashable {
    var family: FontFamily
    var weight: FontWeight

    /// By the weight alone, a number: there are few families.
    func hash(into hasher: inout Hasher) { hasher.combine(weight.rawValue) }
  }

  /// Opens nothing yet, but looks whether each family is there that all figures need.
  ///
  /// - Parameter folders: Folders to look in before the well-known ones.
  init(folders: FontFolders) throws(MissingFonts) {
    precondition(Isolation.isComplete)
    self.folders = folders
    masks = TextMasks(glyphs: .shared(by: folders))
    try require(FontFamily.allCases.filter(\.isAlwaysNeeded))
  }

  /// Looks whether families are there.
  func require(_ families: [FontFamily]) throws(MissingFonts) {
    let missing = families.compactMap { family -> MissingFonts.File? in
      let name = family.file(nearest: .regular).name
      return folders.locate(name) == nil ? MissingFonts.File(family: family, name: name) : nil
    }
    guard missing.isEmpty else { throw MissingFonts(files: missing) }
  }

  /// The face for a family and a weight: the nearest weight whose file is there, `nil` when there is none at all.
  func face(_ family: FontFamily, weight: FontWeight) -> Face? {
    let nearest = family.file(nearest: weight)
    let key = FaceName(family: family, weight: nearest.weight)
    if let face = faces[key] { return face }
    guard let (path, name) = locate(nearest.name) ?? locate(family.file(nearest: .regular).name) else { return nil }
    let face = Face(path: path, fileName: name, isKerned: family.isKerned)
    faces[key] = face
    return face
  }

  private func locate(_ name: String) -> (path: String, name: String)? {
    folders.locate(name).map { ($0, name) }
  }

  /// The families that stand in for characters that `family` lacks, in order.
  static func fallbacks(of family: FontFamily) -> [FontFamily] {
    family == .dejaVuSans ? [] : [.dejaVuSans]
  }
}
