/// What is wrong inside a text, and the part of it that this speaks of.
struct TextMistake: Error {
  var mistake: any Mistake
  var offset: Int
  var length: Int

  init(_ mistake: any Mistake, at offset: Int, length: Int = 1) {
    (self.mistake, self.offset, self.length) = (mistake, offset, length)
  }

  init(_ mistake: any Mistake, at range: Range<Int>) {
    self.init(mistake, at: range.lowerBound, length: max(1, range.count))
  }
}
