import Figures
import ViewLayout

/// What views and constraints of a figure are called in its listing.
struct ListingNames {
  /// The names in the code, by those in the document.
  let views: [String: String]
  private let superviews: [String: String]
  private var constraints: [String: String] = [:]
  /// How many constraints have an identifier from the start. Those of one of several, or that come later, are a list.
  private var counts: [String: Int] = [:]

  init(root: ViewDescription, constraints descriptions: [ConstraintDescription], later: [ConstraintDescription]) {
    var names = SwiftNames(reserved: ["root", "views", "metrics", "transition", "animator", "superview"])
    var views = ["root": "root"]
    var superviews: [String: String] = [:]
    func add(_ view: ViewDescription) {
      for subview in view.subviews {
        views[subview.name.value] = names.take(subview.name.value, suffix: "View")
        superviews[subview.name.value] = view.name.value
        add(subview)
      }
    }
    add(root)
    (self.views, self.superviews) = (views, superviews)
    for description in descriptions + later {
      guard let identifier = description.identifier?.value else { continue }
      counts[identifier, default: 0] += description.equations.count
      if constraints[identifier] == nil {
        constraints[identifier] = names.take(Self.word(for: identifier), suffix: "Constraint")
      }
    }
    // A list can begin empty.
    for description in later { if let identifier = description.identifier?.value { counts[identifier] = 0 } }
  }

  /// An identifier as Swift can write it: `UIView-Encapsulated-Layout-Height` is `UIView_Encapsulated_Layout_Height`, and
  /// `2nd row` is `constraint_2nd_row`.
  private static func word(for identifier: String) -> String {
    let word = String(identifier.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return word.first?.isLetter == true ? word : "constraint_\(word)"
  }

  /// The identifiers of constraints, in the order of the alphabet.
  var identifiers: [String] { constraints.keys.sorted() }

  func view(_ name: String) -> String { views[name] ?? name }

  func superview(_ name: String) -> String { superviews[name].map(view) ?? "root" }

  func isSingle(_ identifier: String) -> Bool { counts[identifier] == 1 }

  func constraint(_ identifier: String) -> String { constraints[identifier] ?? identifier }

  /// An expression for the list of the constraints of an identifier.
  func list(of identifier: String) -> String {
    isSingle(identifier) ? "[\(constraint(identifier))]" : constraint(identifier)
  }

  /// A name in the document for each superview.
  var parents: [String: String] { superviews }
}
