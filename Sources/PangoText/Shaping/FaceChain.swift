import Typography

/// The faces that a line is set in: the font's own, then those that stand in for what it lacks, opened only when
/// something is lacking.
struct FaceChain: Sequence {
  let fonts: FontSet
  let family: FontFamily
  let weight: FontWeight

  var first: Face? { fonts.face(family, weight: weight) }

  func makeIterator() -> AnyIterator<Face> {
    var families = ([family] + FontSet.fallbacks(of: family)).makeIterator()
    return AnyIterator {
      while let family = families.next() {
        if let face = fonts.face(family, weight: weight) { return face }
      }
      return nil
    }
  }
}
