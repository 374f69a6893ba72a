import Diagnostics
import Geometry

/// Gives a panel's annotations their places, one kind after the other.
struct AnnotationPlacer {
  let site: AnnotationSite
  private(set) var placed = PlacedAnnotations()
  /// Who stands where.
  var occupancy: Occupancy
  /// Bars that have their places, and what they keep off.
  var bars: BarPlacer
  /// Constraints that are sketched, and wait for names to have their places.
  var plan = ConstraintPlan()
  /// Where the callouts were written that point at a view that is not there.
  var lostCallouts: [SourceRange?] = []

  /// Labels keep off what the views themselves say.
  init(site: AnnotationSite) {
    self.site = site
    placed.texts = site.contents.texts
    placed.unit = site.unit
    occupancy = Occupancy(root: site.scene.shownRect, within: site.scene.uncut)
    bars = BarPlacer(site: site)
    note(site.contents.obstacles)
  }

  /// Places what the panel asks for, in the order of the table.
  mutating func placeAll() {
    guard site.isAnnotated else { return }
    placed.scene = site.scene
    for row in AnnotationTable.rows where row.kinds.isEmpty || row.kinds.contains(where: site.isAsked) {
      row.place(&self)
    }
  }

  /// Adds an annotation: its marks lie where they lie, and each of its labels takes the best of its places.
  mutating func place(_ annotation: Annotation) {
    add(marks: annotation.marks)
    add(signs: annotation.signs)
    note(annotation.obstacles)
    for request in annotation.labels { place(request) }
  }

  /// - Returns: The place that the label got.
  @discardableResult
  mutating func place(_ request: LabelRequest) -> Rect {
    let place = occupancy.place(request.label.size, at: request.candidates)
    let label = request.label.placed(in: place)
    add(signs: label.signs)
    if let leader = label.leader { add(marks: leader) }
    note(label.obstacles)
    return place
  }

  mutating func add(marks: any Mark) { placed.marks.append(marks) }

  mutating func add(signs: [any Mark]) { placed.signs += signs }

  mutating func note(_ obstacles: [Obstacle]) {
    for obstacle in obstacles { occupancy.note(obstacle) }
  }
}
