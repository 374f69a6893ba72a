/// Figures under the headings that an author gave them.
struct Gallery {
  var title: String
  /// In the order of their headings; none is empty.
  var sections: [Section]

  struct Section {
    /// `nil` for the one section of a gallery without headings.
    var title: String?
    /// What a link to it ends with.
    var anchor: String
    var figures: [GalleryFigure]
  }

  /// A heading, and how the names of the figures under it begin.
  struct Heading: Hashable {
    var prefix: String
    var title: String
  }

  /// Parts figures among headings, by the longest prefix that a name begins with; what no heading claims comes first.
  init(title: String, figures: [GalleryFigure], headings: [Heading]) {
    self.title = title
    var groups = [[GalleryFigure]](repeating: [], count: headings.count)
    var rest: [GalleryFigure] = []
    for figure in figures {
      let claiming = headings.indices.filter { figure.name.hasPrefix(headings[$0].prefix) }
      if let heading = claiming.max(by: { headings[$0].prefix.count < headings[$1].prefix.count }) {
        groups[heading].append(figure)
      } else {
        rest.append(figure)
      }
    }
    let other = headings.isEmpty ? nil : "Figures"
    sections = [Section(title: other, anchor: "section-0", figures: rest)]
    for (number, heading) in headings.enumerated() {
      sections.append(Section(title: heading.title, anchor: "section-\(number + 1)", figures: groups[number]))
    }
    sections.removeAll { $0.figures.isEmpty }
  }
}

extension Gallery {
  /// Tells a page of this command from other files: it stands in one of its first two lines.
  static let mark = "<!-- Written by 'strut gallery', which replaces this file. -->"

  /// Whether a file is a page of this command, by its start.
  static func isPage(_ start: [UInt8]) -> Bool {
    start.split(separator: UInt8(ascii: "\n"), maxSplits: 2).prefix(2).contains { $0.elementsEqual(mark.utf8) }
  }
}
