/// What the places of lettered discs cost.
extension Callouts {
  enum DiscCost {
    // MARK: Beside a box

    /// Close to it, and farther away with a line to it: by the distance, in points of an annotation.
    static let rings: [(distance: Double, cost: Double)] = [(4, 0), (14, 4), (26, 6), (40, 8), (58, 10)]
    /// Closer than that, in a narrow gap.
    static let tooClose = 1.5
    /// Beside the middle of a side, and at the corner of a small view: less than the second ring, and as much as the
    /// fourth.
    static let (besideMiddle, atCorner) = (3.0, 8.0)
    /// On each side after the first, and at each place in it after the first.
    static let next = 0.4
    /// Above or below a view with nothing in it, where other rows are above and below a row.
    static let inOtherRow = 2.0
    /// In a view with nothing in it, at its edge: less than farther away; and in another one, where it would seem to
    /// name something in that.
    static let (atInnerEdge, onContents) = (1.0, 6.0)
    /// In the middle of a view with nothing in it: more than farther away from the view costs, and less than on another
    /// one.
    static let inMiddle = 7.0
    /// On another side than its author's: less than hiding content costs, and more than all else that a disc on the
    /// author's side does.
    static let onOtherSide = Occupancy.contentCost - 3

    // MARK: Beside a point

    /// In each ring after the first.
    static let farther = 2.0
    /// Off the author's side: more than to stand beyond the border of the screen.
    static let offSide = 6.0
    /// In an empty view: as much as in the third ring.
    static let inView = 4.0

    // MARK: At an edge

    /// At other points of an edge than its middle: less than at its ends.
    static let offMiddle = 2.0
    /// How much worse the end of an edge is to name it at than its middle: less than a word that is struck through.
    static let atEnd = 6.0
    /// The same from beside a device: less than for a line to slant.
    static let atEndBesideDevice = 0.5
    /// What a line to the middle costs that hides half of the edge, beyond what it would at an end.
    static let overEdge = 1.0
    /// At an edge of a turned view but the first.
    static let atNextEdge = 1.0
    /// At the other end of a line.
    static let atOtherEnd = 2.0

    // MARK: Among others

    /// Not in the column with others, or beside the device.
    static let offColumn = 14.0
    /// On another view, which it would seem to name: more than a longer line costs.
    static let onNeighbour = 8.0
    /// With a line that runs across such a view: more than not to stand in a column.
    static let acrossNeighbour = 16.0
    /// At another view that it names then: more than anything that is hard to read, for this is read, and is wrong.
    static let misnaming = 32.0
  }
}
