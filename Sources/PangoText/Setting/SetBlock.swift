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
}
