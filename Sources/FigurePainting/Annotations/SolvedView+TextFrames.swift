import Geometry
import Staging
import ViewLayout

extension SolvedView {
  /// The approximate rectangles of a view's texts, or of all of a control, in its own coordinates.
  func textFrames(on platform: Platform) -> [TextBlank] {
    switch kind {
    case .navigationBar, .tabBar, .toolbar:
      ([.title, .back].compactMap { frame(of: $0, on: platform) } + frames(ofCounted: .item(0), on: platform))
        .map { TextBlank(rect: $0) }
    case .tableView:
      table.map { table in
        table.titles.map { TextBlank(rect: $0.lines(direction == .rightToLeft)) }
          + table.drawnRows.flatMap { $0.textFrames(on: platform) }
      } ?? (0..<tableRowCount(on: platform)).compactMap(rowTextFrame).map { TextBlank(rect: $0) }
    case .tableViewCell:
      [.text, .detail, .image, .accessory].compactMap { frame(of: $0, on: platform) }.map { TextBlank(rect: $0) }
    case .view: standInDrawings.map { TextBlank(rect: $0) }
    case .window, .stackView, .scrollView, .layoutGuide: []
    case .imageView, .textView, .label, .button, .textField:
      wordFrame(on: platform).map { [TextBlank(rect: $0)] } ?? []
    // A bar of a constraint ends at the alignment rectangle; some controls draw slightly beyond it.
    default: [TextBlank(rect: bounds.inset(by: alignmentInsets), isControl: true)]
    }
  }

  private func rowTextFrame(_ row: Int) -> Rect? {
    guard let text = texts[.item(row)], !text.lines.isEmpty else { return nil }
    let room = tableRowText(row)
    let words = Rect(x: room.minX, y: room.minY + 8, width: text.naturalWidth, height: room.height - 16)
    return mirrored(words, in: room)
  }

  /// What is read of a view with one text: its letters, and of an image without a picture its caption.
  private func wordFrame(on platform: Platform) -> Rect? {
    if kind == .imageView { return captionPlace }
    // Paragraphs with alignments of their own lie anywhere in it.
    if kind == .label, texts[.main]?.runs?.runs.contains(where: { $0.alignment != nil }) ?? false { return bounds }
    return frame(of: .text, on: platform)?.intersection(bounds)
  }
}
