extension InterfaceView {
  /// Whether Xcode's templates have put it into the document, with a frame that no layout made.
  var isOfTemplate: Bool { Self.templateViews.keys.contains(id) }

  /// What the views are, by the ids that they have in every document made of the template.
  ///
  /// Both are labels of the launch screen that Xcode 6 and 7 put into every new project. They are stored 441 points wide on
  /// a canvas of 480, of which their constraints leave 440: a point off, they would count as found wrongly in each project.
  private static let templateViews = [
    "8ie-xW-0ye": "the copyright at the lower end",
    "kId-c2-rCX": "the name of the application above the middle",
  ]
}
