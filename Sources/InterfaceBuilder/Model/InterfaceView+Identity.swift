import Diagnostics

extension InterfaceView {
  /// Gives every view of the tree an id of its own: Interface Builder writes no id twice, but a merge may leave it so.
  ///
  /// The first keeps the id, and constraints that speak of it are the first's.
  ///
  /// - Parameter numbers: The ids that are taken, and what number the next of the same id gets.
  mutating func tellApart(_ numbers: inout [String: Int], diagnostics: inout Diagnostics) {
    if let number = numbers[id] {
      if let written = element["id"] {
        diagnostics.add(
          .warning(.duplicateID, "'\(element.name)' has the id '\(written)', which another view also has", at: range))
      }
      var (name, next) = ("\(id)-\(number)", number + 1)
      while numbers[name] != nil { (name, next) = ("\(id)-\(next)", next + 1) }
      numbers[id] = next
      id = name
    }
    numbers[id] = numbers[id] ?? 2
    for index in subviews.indices { subviews[index].tellApart(&numbers, diagnostics: &diagnostics) }
  }
}
