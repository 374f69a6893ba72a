import Figures
import Typography
import ViewLayout

extension ValueReader {
  /// A text, or a list of runs: texts and mappings with `text`.
  func attributedText(_ node: Node, _ key: String) -> PropertyValue? {
    if node.scalar != nil { return text(node, key).map(PropertyValue.text) }
    let nodes = items(node)
    // What has no attributes at all is more likely one text with brackets.
    guard nodes.contains(where: { $0.mapping != nil }) else {
      mismatch(node, key, takes: "a text, or a list of runs such as {text: …, font: …}")
      return nil
    }
    let runs = nodes.map(run)
    let found = runs.compactMap(\.self)
    return found.count == runs.count ? .runs(AttributedText(runs: found)) : nil
  }

  private func run(_ node: Node) -> AttributedText.Run? {
    if node.mapping == nil { return text(node, "a run").map { AttributedText.Run($0) } }
    guard let fields = fields(of: node, of: "a run", TextRunKey.self) else { return nil }
    guard fields.node(.text) != nil else {
      return fields.hasUnknownKeys ? nil : reporter.refuse(.runWithoutText, at: node.range)
    }
    var run = AttributedText.Run("")
    var isWhole = true
    /// Keeps a value that could be read.
    func set<Value>(_ path: WritableKeyPath<AttributedText.Run, Value>, _ value: Value?) {
      if let value { run[keyPath: path] = value } else { isWhole = false }
    }
    for key in fields.order {
      guard let value = fields.node(key) else { continue }
      let name = key.rawValue
      switch key {
      case .text: set(\.text, text(value, name))
      case .font: set(\.font, font(value, name))
      case .textColor: set(\.color, color(value, name))
      case .backgroundColor: set(\.backgroundColor, color(value, name))
      case .underlineStyle: set(\.underline, word(value, name))
      case .strikethroughStyle: set(\.strikethrough, word(value, name))
      case .kern: set(\.kern, number(value, name, in: -1000...1000))
      case .baselineOffset: set(\.baselineOffset, number(value, name, in: -1000...1000))
      case .textAlignment: set(\.alignment, word(value, name))
      case .lineSpacing: set(\.paragraph.lineSpacing, number(value, name, in: 0...1000))
      case .paragraphSpacing: set(\.paragraph.paragraphSpacing, number(value, name, in: 0...1000))
      case .lineHeightMultiple: set(\.paragraph.lineHeightMultiple, number(value, name, in: 0.1...10))
      }
    }
    return isWhole ? run : nil
  }
}
