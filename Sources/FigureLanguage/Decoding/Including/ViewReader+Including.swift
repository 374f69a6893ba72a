import Diagnostics
import Figures
import ViewLayout

extension ViewReader {
  /// Documents that include each other.
  private static let mostIncludes = 8

  /// Adds the views of the document that an item includes, with its constraints.
  ///
  /// - Parameter number: That of the repeated view around the item, which `{n}` is in the document too.
  func addIncludedViews(
    _ entries: [Node.Entry], number: Int?, to items: inout [ViewItem], scope: inout NameScope
  ) {
    let place = entries.first?.key.range
    // 1. The file, which is read once.
    guard
      let item = values.fields(
        of: Node(mapping: entries, at: place ?? reporter.start), of: "an include", IncludeKey.self),
      let path = item.node(.include).flatMap({ values.scalar($0, "include", takes: "the path of a document") }),
      isPossible(path), let document = included.document(at: path)
    else {
      names.mistakes.listsAreMissing = true
      return
    }
    // 2. What it holds is counted before it is copied.
    expandedNodes += document.root.weight
    guard expandedNodes <= reporter.limits[.repeatedNodes] else {
      reporter.error(.exceeded(.repeatedNodes, of: reporter.limits), at: path.range)
      return
    }
    // 3. The values of `with`, as texts and as metrics.
    let shared = values.metrics.numbers
    defer { values.metrics.numbers = shared }
    var placeholders = Placeholders()
    var given: Set<String> = []
    if let number { placeholders.set(RepeatedNumber.n.rawValue, "\(number)") }
    for (name, scalar) in self.values(of: item.node(.with), for: document) {
      placeholders.set(name, scalar.text)
      given.insert(name)
      values.metrics.numbers[name] = values.value(ofArithmetic: scalar)
    }
    // 4. Its metrics, its views and its constraints, with those values.
    let file = IncludedFile(document.source, path: document.path, includedAt: path.range)
    let outermost = RepeatedNumber.n.rawValue
    let isFirst = given.contains(outermost) ? values.metrics.numbers[outermost] == 1 : number == 1
    func filled(_ node: Node) -> Node {
      let filled = placeholders.filled(
        isFirst ? node.withoutConstraintsOnZero(.n, ofInclude: true) : node, in: file, reporter: reporter)
      // What its texts have grown by.
      expandedNodes += max(0, filled.weight - node.weight)
      return filled
    }
    if let metrics = document.metrics { constraints.addMetrics(filled(metrics), except: given) }
    let before = items.count
    let outer = (context, includes, self.number)
    (context, includes) = (values.metrics.numbers, includes + [document.path])
    if given.contains(outermost) { self.number = values.metrics.numbers[outermost].flatMap { Int(exactly: $0) } }
    defer { (context, includes, self.number) = outer }
    if let node = document.views {
      guard let views = filled(node).sequence else {
        names.mistakes.listsAreMissing = true
        reporter.error(.notAList(.views, found: node.summary), at: node.range)
        return
      }
      for view in views { addViewItems(view, depth: 0, to: &items, scope: &scope) }
    }
    guard let constraints = document.constraints else { return }
    let node = filled(isFirst ? constraints.withoutItemsOnZero(.n) : constraints)
    guard items.count > before else {
      reporter.error(.includedConstraintsWithoutViews, at: node.range)
      return
    }
    items[before].add(constraints: node)
  }

  /// The values of `with` by their names. A name that the document has no use for is reported, and counts as the one that
  /// was meant.
  private func values(
    of node: Node?, for document: IncludedDocuments.Contents
  ) -> [(name: String, value: Scalar)] {
    guard let node else { return [] }
    guard let entries = node.mapping else {
      reporter.error(.withIsNoMapping(found: node.summary), at: node.range)
      return []
    }
    let wanted = included.wantedValues(of: document)
    return entries.compactMap { entry in
      guard !values.reportMissing(entry) else { return nil }
      let name = entry.key.text
      guard NameScope.isName(name) else {
        return reporter.refuse(.invalidMetricName(name), at: entry.key.range)
      }
      guard let scalar = values.scalar(entry.value, name, takes: "a text or a number") else { return nil }
      guard !wanted.contains(name, isNumber: values.value(ofArithmetic: scalar) != nil) else { return (name, scalar) }
      let given = Set(entries.map(\.key.text))
      let meant = Synonyms.meant(name, among: wanted.names.filter { !given.contains($0) })
      reporter.error(
        .unusedIncludeValue(name, document: document.path, taken: wanted.names, meant: meant), at: entry.key.range)
      return (meant ?? name, scalar)
    }
  }

  /// Whether including a document comes to an end.
  private func isPossible(_ path: Scalar) -> Bool {
    if let place = path.pathInFolder, includes.contains(place) {
      reporter.error(.includeCycle(path.text), at: path.range)
      return false
    }
    guard includes.count < Self.mostIncludes else {
      reporter.error(.includesTooDeep(Self.mostIncludes), at: path.range)
      return false
    }
    return true
  }

  /// The documents that the items of a list include, with those that they include, in their order, each once: what they
  /// declare is known everywhere. Of each, the names that `with` gives somewhere.
  func includedDocuments(in node: Node) -> [(document: IncludedDocuments.Contents, given: Set<String>)] {
    var found: [(document: IncludedDocuments.Contents, given: Set<String>)] = []
    func visit(_ node: Node, depth: Int) {
      guard case .sequence(let items, _) = node.content else { return }
      for index in items.indices {
        guard case .mapping(let entries, _) = items[index].content else { continue }
        if let path = entries.index(of: IncludeKey.include.rawValue).flatMap({ entries[$0].value.scalar }),
          !path.isMissing, !path.text.contains("{"), depth < Self.mostIncludes,
          let document = included.document(at: path)
        {
          let with = entries.first { $0.key.text == IncludeKey.with.rawValue }?.value.mapping ?? []
          let given = Set(with.map(\.key.text))
          if let index = found.firstIndex(where: { $0.document.path == document.path }) {
            found[index].given.formUnion(given)
          } else {
            found.append((document, given))
            document.views.map { visit($0, depth: depth + 1) }
          }
        }
        for index in entries.indices where entries[index].key.text == ViewKey.subviews.rawValue {
          visit(entries[index].value, depth: depth)
        }
      }
    }
    visit(node, depth: 0)
    return found
  }
}

extension ViewItem {
  /// Adds the constraints of a document to those of its first view: a constraint means the same wherever it is written.
  fileprivate mutating func add(constraints node: Node) {
    let key = ViewKey.constraints.rawValue
    guard let index = entries.firstIndex(where: { $0.key.text == key }), let own = entries[index].value.sequence,
      let others = node.sequence
    else {
      entries.append(
        Node.Entry(key: Scalar(text: key, isPlain: true, range: node.range, placement: .unknown), value: node))
      return
    }
    entries[index].value = Node(sequence: own + others, at: entries[index].value.range)
  }
}
