/// A mistake inside a text, with the part of the text that it refers to.
struct TextMistake: Error {
  var mistake: Mistake
  var offset: Int
  var length: Int

  init(_ mistake: Mistake, at offset: Int, length: Int = 1) {
    (self.mistake, self.offset, self.length) = (mistake, offset, length)
  }

  init(_ mistake: Mistake, at range: Range<Int>) {
    self.init(mistake, at: range.lowerBound, length: max(1, range.count))
  }
}
