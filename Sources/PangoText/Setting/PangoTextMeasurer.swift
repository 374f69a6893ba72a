import Geometry
public import Typography

/// Measures text as iOS would: the shapes of our fonts, with the line heights and tracking of Apple's.
///
///     let measurer = try PangoTextMeasurer()
///     let label = measurer.layOut("Label", font: Font(family: .inter, size: 17), fitting: TextFitting(scale: 2))
///     label.size   // (41.5, 20.5)
///
/// It belongs to the thread that made it; several on one thread share fonts and what they have shaped.
public final class PangoTextMeasurer: TextMeasurer {
  private let fonts: FontSet
  private var missing: [Character] = []
  private var known: Set<Character> = []
  private var optionalFamilies: [FontFamily] = []

  /// - Parameter fontFolders: Folders to look for font files in, before the well-known ones.
  public init(fontFolders: [String] = []) throws(MissingFonts) {
    fonts = try FontSet.current(folders: fontFolders)
  }

  /// Throws if a text was set in a family that not every figure needs, and whose file is missing.
  package func requireUsedFonts() throws(MissingFonts) { try fonts.require(optionalFamilies) }

  public func layOut(_ text: String, font: Font, fitting: TextFitting) -> TextBlock {
    if !font.family.isAlwaysNeeded, !optionalFamilies.contains(font.family) { optionalFamilies.append(font.family) }
    let key = SetBlockKey(text: text, font: font, fitting: fitting)
    let set: SetBlock
    if let known = fonts.blocks[key] {
      set = known
    } else {
      var setter = TextSetter(fonts: fonts, font: font, fitting: fitting)
      set = setter.set(text)
      fonts.blocks.store(set, for: key, cost: 256 + text.utf8.count * 4)
    }
    note(set.missing)
    return set.block
  }

  public func layOut(_ parts: [TextPart], fitting: TextFitting) -> TextBlock {
    var setter = PartSetter(parts, fitting: fitting, measurer: ShapedLetters(fonts: fonts))
    let block = setter.set()
    note(setter.measurer.missing)
    return block
  }

  private func note(_ characters: [Character]) {
    for character in characters where known.insert(character).inserted { missing.append(character) }
  }

  public func takeMissingCharacters() -> [Character] {
    defer {
      missing = []
      known = []
    }
    return missing
  }
}
