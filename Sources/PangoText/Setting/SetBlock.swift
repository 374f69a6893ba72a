import Typography

/// Text set in lines, with the characters that were missing, to be told each time it is asked for.
struct SetBlock {
  var block: TextBlock
  var missing: [Character]
}

/// What decides a block.
struct SetBlockKey: Hashable {
  var text: String
  var font: Font
  var fitting: TextFitting

  /// By what tells nearly all blocks apart: the other parts are many, and the same for all texts of a figure. A text
  /// comes in few widths.
  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine((font.size + (fitting.maximumWidth ?? -1)).bitPattern)
  }
}
