extension InterfaceView {
  /// Gives every view of the tree an id of its own: Interface Builder writes no id twice, but a merge may leave it so.
  ///
  /// The first keeps the id, and constraints that speak of it are the first's. ``DocumentSlips`` tells of it.
  ///
  /// - Parameter numbers: The ids that are taken, and what number the next of the same id gets.
  mutating func tellApart(_ numbers: inout [String: Int]) {
    if let number = numbers[id] {
      var (name, next) = ("\(id)-\(number)", number + 1)
      while numbers[name] != nil { (name, next) = ("\(id)-\(next)", next + 1) }
      numbers[id] = next
      id = name
    }
    numbers[id] = numbers[id] ?? 2
    for index in subviews.indices { subviews[index].tellApart(&numbers) }
  }
}
