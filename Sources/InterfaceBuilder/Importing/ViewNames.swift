import ViewLayout

/// A name for each view of a scene, by which constraints and messages speak of it.
///
/// It is the author's own word where there is one, the label in Xcode's outline or the outlet's; else the kind's and a
/// number.
struct ViewNames {
  private var names: [String: String] = [:]
  /// The view that holds a guide, by the guide's id, and what kind of guide it is.
  private(set) var guides: [String: (view: String, kind: InterfaceGuide.Kind)] = [:]

  /// The ids of the views and of the guides.
  var identifiers: [String] { Array(names.keys) + Array(guides.keys) }

  /// The name of the view of that id.
  subscript(id: String) -> String? { names[id] }

  init(_ scene: InterfaceScene) {
    var taken: Set<String> = ["root", "superview"]
    var counts: [String: Int] = [:]
    names[scene.view.id] = "root"
    for guide in scene.view.guides { guides[guide.id] = ("root", guide.kind) }
    func name(_ word: String?, else stem: String) -> String {
      var name = word ?? ""
      if word == nil || taken.contains(name) {
        repeat {
          counts[stem, default: 0] += 1
          name = "\(stem)\(counts[stem, default: 0])"
        } while taken.contains(name)
      }
      taken.insert(name)
      return name
    }
    let views = scene.view.withDescendants
    for view in views.dropFirst() where names[view.id] == nil {
      let word = view.element["userLabel"].flatMap(Self.identifier) ?? scene.outlets[view.id].flatMap(Self.identifier)
      let found = name(word, else: word ?? view.kind?.rawValue ?? Self.identifier(view.tag) ?? "view")
      names[view.id] = found
      for guide in view.guides { guides[guide.id] = (found, guide.kind) }
    }
  }

  /// A text as the figure language can have it for a name: letters, digits and underscores, words joined by capitals.
  static func identifier(_ text: String) -> String? {
    var name = ""
    for word in text.unicodeScalars.split(whereSeparator: { !isWordCharacter($0) }) {
      let part = String(word)
      name += name.isEmpty ? part : part.prefix(1).uppercased() + part.dropFirst()
    }
    guard let first = name.unicodeScalars.first else { return nil }
    let isNumber = first.value >= 0x30 && first.value <= 0x39
    return String((isNumber ? "_" : "") + name.prefix(40))
  }

  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }
}
