import Diagnostics
import Geometry

/// Places the annotations of a panel, one kind after another.
struct AnnotationPlacer {
  let site: AnnotationSite
  var placed = PlacedAnnotations()
  /// The space that is taken.
  var occupancy: Occupancy
  /// The bars that are placed, and the costs of placing more.
  var bars: BarPlacer
  /// The constraints as sketches, which wait until the names are placed.
  var plan = ConstraintPlan()
  /// The dimensions that stand beside what they measure, for longer ones that include them.
  var dimensions: [StandingDimension] = []
  /// The dimensions with their numbers among the bars and among the marks.
  var dimensionMarks: [(mark: Int, bar: Int, placed: PlacedBar)] = []
  /// The locations of the callouts that refer to something that is not in the picture, and what that is.
  var lostCallouts: [(SourceRange?, PlaceLocator.Absence)] = []

  /// Labels avoid the texts of the views.
  ///
  /// - Parameter habits: Where bars stand in other panels.
  init(site: AnnotationSite, after habits: BarHabits = BarHabits()) {
    self.site = site
    placed.texts = site.contents.torn
    placed.solids = site.contents.solids
    placed.passed = site.contents.surroundings
    placed.bezel = site.contents.bezel
    placed.unit = site.unit
    let isRootOutlined = site.scene.isRootOutlined(by: site.contents.bezel)
    occupancy = Occupancy(
      root: site.scene.shownRect, isRootOutlined: isRootOutlined, within: site.scene.uncut, unit: site.unit,
      budget: site.budget)
    bars = BarPlacer(site: site)
    bars.habits = habits
    note(site.contents.obstacles)
    if isRootOutlined, site.scene.pivot == nil { note([.border(site.scene.shownRect)]) }
  }

  /// Places the annotations that the panel asks for, in the order of the table. Once the budget is exhausted, what is
  /// left is put anywhere: the picture is not drawn.
  mutating func placeAll() {
    guard site.isAnnotated else { return }
    placed.scene = site.scene
    for row in AnnotationTable.rows where row.kinds.isEmpty || row.kinds.contains(where: site.isAsked) {
      guard site.scene.panel.kind.isLayout || row.isOfPlaces else { continue }
      let (marks, signs) = (placed.marks.count, placed.signs.count)
      row.place(&self)
      if (placed.marks.dropFirst(marks) + placed.signs.dropFirst(signs)).contains(where: \.isDrawn) {
        placed.shownKinds.formUnion(row.kinds)
      }
    }
  }

  /// Places annotations one after another; labels that are alike get places that are alike.
  mutating func place(_ annotations: [Annotation]) {
    let kin = Dictionary(grouping: annotations.flatMap(\.labels).filter { $0.kin != nil }, by: \.kin)
    var settled: Set<LabelRequest.Kin> = []
    var choices: [LabelRequest.Kin: Int] = [:]
    // Kin of which one has no room to keep off the border of the screen: the others would stand off its line.
    var atBorder: Set<LabelRequest.Kin> = []
    for annotation in annotations {
      add(marks: annotation.marks)
      add(signs: annotation.signs)
      note(annotation.obstacles)
      for var request in annotation.labels {
        if let own = request.kin, settled.insert(own).inserted, let alike = kin[own] {
          choices[own] = occupancy.commonChoice(of: alike.map { ($0.label.size, weighed($0), nil) })
          if let choice = choices[own], alike.contains(where: { isHeldAtBorder($0, at: choice) }) {
            atBorder.insert(own)
          }
        }
        request.isOffBorder = request.isOffBorder && !(request.kin.map(atBorder.contains) ?? false)
        place(request, preferring: request.kin.flatMap { choices[$0] })
      }
    }
  }

  /// Whether a label at the first free place of a kind cannot keep off the border of the screen.
  private func isHeldAtBorder(_ request: LabelRequest, at choice: Int) -> Bool {
    let size = request.label.size
    guard request.isOffBorder,
      let place = weighed(request).ofKind(choice).filter({ occupancy.isFree(size, at: $0) }).min(by: {
        $0.cost < $1.cost
      })
    else { return false }
    return occupancy.isHeldAtBorder(occupancy.offBorder(Rect(center: place.center, size: size)))
  }

  /// Adds the marks of an annotation, and places each of its labels at the best free position.
  mutating func place(_ annotation: Annotation) { place([annotation]) }

  /// - Parameter choice: The kind of the candidates of which it takes one if one is free; `nil` for the best of all.
  /// - Returns: The place of the label; `nil` for words that are left out.
  @discardableResult
  mutating func place(_ request: LabelRequest, preferring choice: Int? = nil) -> Rect? {
    if !request.others.isEmpty, let best = form(of: request, preferring: choice) {
      return place(best, preferring: choice)
    }
    let size = request.label.size
    let candidates = weighed(request)
    if let most = request.mostCost, occupancy.leastCost(size, at: candidates) ?? .infinity > most { return nil }
    let preferred = choice.map { kind in candidates.ofKind(kind).filter { occupancy.isFree(size, at: $0) } } ?? []
    let place =
      request.isFixed
      ? occupancy.take(size, at: request.candidates[0].center, isOffBorder: request.isOffBorder)
      : occupancy.place(size, at: preferred.isEmpty ? candidates : preferred, isOffBorder: request.isOffBorder)
    let isStruckOut = request.label.way(from: place).map { leavesOut($0, of: request, at: place) } ?? false
    let label = (isStruckOut ? request.label.withoutLine : request.label).placed(in: place)
    add(signs: label.signs)
    if request.label.isPlainText {
      placed.texts.append(TextBlank(rect: place))
      placed.passed.append(TextBlank(rect: place))
    }
    if let leader = label.leader { add(marks: leader) }
    note(label.obstacles)
    return place
  }

  /// What the best place of a label costs, without its other forms; `nil` if all places are taken.
  func leastCost(of request: LabelRequest) -> Double? {
    occupancy.leastCost(request.label.size, at: weighed(request))
  }

  /// The form of a label that has the best place, of a kind if there is one of that, without others; `nil` if all places
  /// are taken.
  private func form(of request: LabelRequest, preferring choice: Int?) -> LabelRequest? {
    let forms = [request] + request.others
    func costs(_ places: ([Occupancy.Candidate]) -> [Occupancy.Candidate]) -> [Double?] {
      forms.map { occupancy.leastCost($0.label.size, at: places(weighed($0))) }
    }
    let preferred = choice.map { kind in costs { $0.ofKind(kind) } } ?? []
    let costs = preferred.contains { $0 != nil } ? preferred : costs { $0 }
    guard let best = costs.indices.filter({ costs[$0] != nil }).min(by: { costs[$0] ?? 0 < costs[$1] ?? 0 }) else {
      return nil
    }
    var form = forms[best]
    form.others = []
    return form
  }

  /// The candidates of a label, with what the line to what it names would strike through there.
  private func weighed(_ request: LabelRequest) -> [Occupancy.Candidate] {
    let size = request.label.size
    return request.candidates.enumerated().map { number, candidate in
      let place = Rect(center: candidate.center, size: size)
      var weighed = candidate
      if request.label.avoidsBars { weighed.cost += occupancy.cost(ofWordsAt: place) }
      guard let way = request.label.way(from: place), !leavesOut(way, of: request, at: place) else { return weighed }
      // Labels with lines and those without are not of one kind.
      weighed.kind = -1 - (candidate.kind ?? number)
      weighed.cost += occupancy.cost(ofWay: way)
      return weighed
    }
  }

  /// Whether the line to what a label names is left out: it is short, and would strike a number or a text through.
  private func leavesOut(_ way: Segment, of request: LabelRequest, at place: Rect) -> Bool {
    way.length <= request.longestSpareLine && request.spareLineArea?.contains(place) != false
      && occupancy.cost(ofWay: way) >= Self.leastOfStruckOut
  }

  /// From which cost on a line strikes a number or a text through: more than to cross the line of a bar.
  private static let leastOfStruckOut = 8.0

  mutating func add(marks: any Mark) { placed.marks.append(marks) }

  mutating func add(signs: [any Mark]) { placed.signs += signs }

  mutating func note(_ obstacles: [Obstacle]) {
    for obstacle in obstacles { occupancy.note(obstacle) }
  }
}

extension PanelScene {
  /// Whether the edges of the root are to be seen: as a line, as the end of its background, or as a device's body.
  func isRootOutlined(by bezel: Bezel?) -> Bool {
    panel.hasBorder || bezel != nil || panel.root.look.backgroundColor != nil
  }
}

extension Mark {
  /// Whether it is more than a group without marks.
  fileprivate var isDrawn: Bool { (self as? MarkGroup)?.marks.contains(where: \.isDrawn) ?? true }
}
