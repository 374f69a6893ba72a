import Figures
import Geometry
import ViewLayout

extension Stage {
  /// Tables' groups and what is in their rows are as far from their sides as the screen's width and its system ask, and
  /// not as those of the canvas, or of the screen before, did: a table places its rows itself, whatever their masks say.
  func adapt(_ tables: [View], from oldWidth: Double) {
    let platform = platformOfRows ?? figure.canvas?.platform ?? figure.platform
    platformOfRows = figure.platform
    let ends = RowEnds(
      before: (platform, sideOfRows(oldWidth)), after: (figure.platform, sideOfRows(variant.size.width)))
    guard variant.size.width != oldWidth || platform != figure.platform || rowsGetMargins || !movedMargins.isEmpty
    else { return }
    for table in tables { adapt(table, from: oldWidth, ends) }
    moveEndsOfRows(ends)
  }

  /// How far the contents of rows end before their sides, and what is in them begins, on two screens.
  struct RowEnds {
    typealias Screen = (platform: Platform, side: Double)

    var before: Screen
    var after: Screen

    /// By how much the content of a row with an accessory ends farther out.
    func change(beside accessory: AccessoryType) -> Double {
      func width(_ screen: Screen) -> Double {
        TableCellMetrics.accessoryWidth(of: accessory, on: screen.platform, margin: screen.side)
      }
      return width(before) - width(after)
    }
  }

  /// The ends of rows on an editor's canvas, and on the screen.
  func rowEnds(from canvas: Canvas) -> RowEnds {
    RowEnds(
      before: (canvas.platform ?? figure.platform, sideOfRows(canvas.size.width)),
      after: (figure.platform, sideOfRows(variant.size.width)))
  }

  private func adapt(_ table: View, from oldWidth: Double, _ ends: RowEnds) {
    let (before, after) = (ends.before.side, ends.after.side)
    let inset =
      table.content.tableStyle == .insetGrouped ? ControlMetrics.groupInset(width: variant.size.width) : nil
    // Groups stand beside what covers the sides of the screen, as the table's margins do. A table that constraints
    // lay out has not followed the screen yet.
    let sides = figure.coveredInsets(in: variant)
    let end = [variant.size.width, oldWidth].map { ($0 - table.frame.maxX).magnitude }.min() ?? 0
    let covered = (left: max(0, sides.left - table.frame.minX), right: max(0, sides.right - end))
    for cell in table.subviews where cell.kind == .tableViewCell && cell.translatesAutoresizingMaskIntoConstraints {
      if let inset {
        let (left, right) = (inset + covered.left, inset + covered.right)
        let width = max(0, table.bounds.width - left - right)
        cell.frame = Rect(x: left, y: cell.frame.y, width: width, height: cell.frame.height)
      }
      guard let content = cell.subviews.first else { continue }
      if let accessory = accessory(of: cell) {
        content.rowPart?.moveEnd(by: ends.change(beside: accessory))
        for part in content.subviews where part.kind == .label {
          part.rowPart?.moveTextEnd(
            from: TableCellMetrics.roomBesideAccessory(on: ends.before.platform),
            to: TableCellMetrics.roomBesideAccessory(on: ends.after.platform))
        }
      }
      adaptMargins(of: content, in: cell, ends)
      guard before != after || rowsGetMargins else { continue }
      let imageStart = content.subviews.lazy.compactMap { $0.kind == .imageView ? $0.rowPart?.frame.minX : nil }.first
      for part in content.subviews {
        part.rowPart?.moveMargins(
          from: before, to: after, imageStart: part.kind == .imageView ? nil : imageStart)
      }
    }
  }

  private func adaptMargins(of content: View, in cell: View, _ ends: RowEnds) {
    let margins = content.directionalLayoutMargins
    // What a step has changed since the last screen is the author's, and stays.
    let moved = movedMargins.removeValue(forKey: content.name).flatMap { $0.given == margins ? $0 : nil }
    var own = moved?.canvas ?? margins
    if rowsGetMargins, own == EdgeInsets(all: Self.oldRowMargin) {
      own = TableCellMetrics.contentMargins(
        on: figure.platform, width: variant.size.width, hasAccessory: accessory(of: cell) != nil)
      own.bottom -= line(of: cell, below: content)
      movedMargins[content.name] = (EdgeInsets(all: Self.oldRowMargin), own)
    } else if moved == nil {
      // Those of an author stay as they are.
      if (margins.left - ends.before.side).magnitude <= 1 { own.left = ends.after.side }
      if (margins.right - ends.before.side).magnitude <= 1 { own.right = ends.after.side }
    }
    if own != margins { content.directionalLayoutMargins = own }
  }

  /// Whether the rows of the canvas have the margins of before iOS 11, 8 points all around, and a text 15 points from the
  /// side, and the picture is on a screen that has had those of today from its first system on.
  var rowsGetMargins: Bool {
    guard let system = figure.canvas?.laterSystem(in: variant) else { return false }
    return system.before < 11 && system.after >= 11
  }

  private static let oldRowMargin = 8.0

  /// Ends the contents of rows at the lines below them, which were a pixel of the editor's canvas: up to iOS 12 they
  /// are one of the screen, and since then they take nothing from the content's height. In a converted document a
  /// mask or a constraint has the place of a row's own layout.
  func moveToLines(in tables: [View]) {
    guard let scaleOfCanvas = figure.canvas?.scale else { return }
    let before = lineBelowRows ?? 1 / scaleOfCanvas
    let after = showsCanvas ? 1 / scaleOfCanvas : figure.platform == .ios ? 0 : 1 / pixelScale
    // Where there is no line any more, nothing tells which rows had one.
    guard before != after, before > 0 else { return }
    lineBelowRows = after
    // That of a xib is a row of a table, too.
    for cell in tables.flatMap(\.subviews) + [root] where cell.kind == .tableViewCell {
      guard let content = cell.subviews.first else { continue }
      content.rowPart?.moveBottom(fromLineOf: before, to: after)
      let line = cell.bounds.height - content.frame.maxY
      guard content.rowPart == nil, content.translatesAutoresizingMaskIntoConstraints,
        content.autoresizingMask.contains(.flexibleHeight), (line - before).magnitude < 0.05
      else { continue }
      content.frame.size.height += line - after
    }
    for constraint in constraints.inTree.map(\.constraint) where (constraint.constant + before).magnitude < 0.05 {
      guard let second = constraint.second, second.view.kind == .tableViewCell, constraint.firstAttribute == .height,
        constraint.secondAttribute == .height, constraint.relation == .equal, constraint.multiplier == 1,
        constraint.first.view === second.view.subviews.first
      else { continue }
      constraint.constant = -after
    }
  }

  /// Begins the rows of tables without titles where the editor's canvas of a later screen has them. What is below them
  /// moves with them.
  ///
  /// Rows that a step has moved or removed stay where it left them, but for what the next screen makes of the canvas's.
  func moveFirstRows(of tables: [View]) {
    guard let canvas = figure.canvas, canvas.system != nil else { return }
    let systems = canvas.laterSystem(in: variant)
    let top = canvas.rowsBeginBelowBars ? canvas.safeAreaInsets.top : 0
    for table in tables {
      let rows = table.subviews.filter { $0.kind == .tableViewCell && $0.translatesAutoresizingMaskIntoConstraints }
      guard let first = rows.map(\.frame.minY).min() else { continue }
      let (own, before) = startsOfRows[table.name] ?? (first - top, 0)
      let style = table.content.tableStyle ?? .plain
      let later = systems.flatMap { CanvasRows.start(of: style, at: own, from: $0.before, to: $0.after) }
      let shift = (later ?? own) - own
      startsOfRows[table.name] = (own, shift)
      guard shift != before else { continue }
      // A step may have moved rows past what was below them.
      let start = min(first, top + own + before)
      for view in table.subviews where view.translatesAutoresizingMaskIntoConstraints && view.frame.minY >= start {
        view.frame.origin.y += shift - before
      }
    }
  }

  /// From the sides of a table as wide as the screen to what is in its rows.
  func sideOfRows(_ width: Double) -> Double {
    TableCellMetrics.contentMargins(on: figure.platform, width: width).left
  }

  /// The accessory that a row has by its document, whatever a panel makes of it; `nil` for none.
  private func accessory(of cell: View) -> AccessoryType? {
    guard let own = views[cell.name]?.description[.accessoryType] else { return nil }
    return AccessoryType.allCases.first { $0 != .none && own == .word($0) }
  }

  /// Moves the ends of a converted document's rows, which are constraints there, as accessories do.
  func moveEndsOfRows(_ ends: RowEnds) {
    for constraint in constraints.inTree.map(\.constraint) where constraint.constant < 0 {
      guard let second = constraint.second, second.guide == .safeArea, second.view.kind == .tableViewCell,
        constraint.firstAttribute == .trailing, constraint.secondAttribute == .trailing,
        constraint.relation == .equal, constraint.multiplier == 1,
        constraint.first.view === second.view.subviews.first, let accessory = accessory(of: second.view)
      else { continue }
      constraint.constant += ends.change(beside: accessory)
    }
  }

  /// Makes rows as high as their contents ask for where the canvas's heights do not hold: on other screens, and at
  /// other text sizes. What is below them in their table moves down or up.
  ///
  /// Only a row whose table leaves its height to it; and what an editor's canvas makes higher than its contents does not
  /// become lower.
  ///
  /// - Returns: Whether anything has changed, and is to be laid out again.
  func fitRows() -> Bool {
    let count = cellChanges.count
    guard canHaveOtherHeights else { return false }
    let constraints = constraintsInRows
    forEachRowOfAnotherScreen { cell, table in
      guard let content = cell.subviews.first else { return }
      fit(cell, to: content, in: table, constraints[ObjectIdentifier(content)] ?? [])
    }
    return cellChanges.count > count
  }

  /// Does something with each row of the tables that an editor's canvas told of, where its heights do not hold.
  func forEachRowOfAnotherScreen(_ body: (_ cell: View, _ table: View) -> Void) {
    forEachTableOfAnotherScreen { table in
      for cell in table.subviews where cell.kind == .tableViewCell && cell.translatesAutoresizingMaskIntoConstraints {
        body(cell, table)
      }
    }
  }

  /// Whether the heights do not hold that an editor's canvas told of: on another screen, and at another text size.
  var canHaveOtherHeights: Bool { hasCanvas && (!showsCanvas || variant.contentSize != .large) }

  /// Does something with each table that an editor's canvas told of, where its heights do not hold.
  func forEachTableOfAnotherScreen(_ body: (_ table: View) -> Void) {
    guard canHaveOtherHeights else { return }
    for table in views.values.map(\.view) where table.kind == .tableView { body(table) }
  }

  /// Counts rows that an editor's canvas stored from the top of the screen on from the table's content on other
  /// screens, where what covers the table moves its content down.
  func raiseRows() {
    guard let canvas = figure.canvas, canvas.rowsBeginBelowBars, !showsCanvas else { return }
    let covered = canvas.safeAreaInsets.top
    for table in views.values.map(\.view) where table.kind == .tableView && !table.look.scrollsUnderBars {
      guard let top = table.subviews.map(\.frame.y).min(), top >= covered else { continue }
      cellChanges.move(table.subviews, down: -covered)
      cellChanges.countFromContent(of: table)
    }
  }

  /// The constraints in the content of each row. A table can have a hundred rows, and each asks for its own alone.
  private var constraintsInRows: [ObjectIdentifier: [LayoutConstraint]] {
    let all = constraints.inTree.map { $0.constraint }
    return Dictionary(grouping: all) { constraint in
      let content = sequence(first: constraint.first.view, next: \.superview)
        .first { $0.superview?.kind == .tableViewCell }
      return ObjectIdentifier(content ?? root)
    }
  }

  /// - Parameter inside: The constraints in the content.
  private func fit(_ cell: View, to content: View, in table: View, _ inside: [LayoutConstraint]) {
    guard content.maskHeightPriority < .required || !content.translatesAutoresizingMaskIntoConstraints else { return }
    let line = line(of: cell, below: content)
    let missing = heightAsked(by: content, inside, width: content.bounds.width) + line - cell.bounds.height
    guard missing > 0.5 || missing < -0.5 && isAsHighAsAsked(content, inside) else { return }
    let own = content.frame
    grow(cell, in: table, by: missing.roundedUp(toPixels: pixelScale), contentHeight: cell.bounds.height - line)
    content.frame = own
  }

  /// The height to which a row's content can be compressed, as a table asks for it that gives its rows none
  /// (`UITableView.automaticDimension`).
  private func heightAsked(by content: View, _ inside: [LayoutConstraint], width: Double) -> Double {
    engine().fittingSize(
      of: content, constraints: inside, target: Size(width, 0),
      priorities: AxisPair(horizontal: .required, vertical: .fittingSizeLevel)
    ).height
  }

  /// Whether a row's content is as high on the canvas as it asks for there, within what fonts differ by. Where it is
  /// higher, code may give the row its height.
  private func isAsHighAsAsked(_ content: View, _ inside: [LayoutConstraint]) -> Bool {
    guard variant.contentSize == .large, let stored = storedFrame(of: content)?.size else { return false }
    let asked = heightAsked(by: content, inside, width: stored.width)
    return asked > 1 && stored.height - asked < 2
  }

  /// Makes the cell that is all of a xib as high as its content asks for at another text size, as the table does in
  /// which it is shown. At the canvas's own size it has the height that its author sees, on every screen.
  ///
  /// - Returns: Whether it has grown, and is to be laid out again.
  func growLoneCell() -> Bool {
    guard hasCanvas, variant.contentSize != .large, root.kind == .tableViewCell, let content = root.subviews.first,
      content.maskHeightPriority < .required
    else { return false }
    let asked = engine().fittingSize(
      of: content, constraints: constraints.inTree.map(\.constraint), target: content.bounds.size,
      // As in a table, it would rather keep its height than stretch, but not compress what it holds.
      priorities: AxisPair(horizontal: .required, vertical: .selfSizingRow))
    let missing = asked.height + line(of: root, below: content) - root.bounds.height
    guard missing > 0.5 else { return false }
    cellChanges.grow(root, by: missing, contentHeight: content.bounds.height)
    return true
  }

  /// - Parameter contentHeight: The height that its content had before, in points.
  func grow(_ cell: View, in table: View, by growth: Double, contentHeight: Double) {
    let below = table.subviews.filter { $0 !== cell && $0.frame.y >= cell.frame.maxY - 0.5 }
    cellChanges.grow(cell, by: growth, contentHeight: contentHeight)
    cellChanges.move(below, down: growth)
  }

  /// The height of the line below a row, which is the cell's and not its content's.
  private func line(of cell: View, below content: View) -> Double {
    let stored = [cell, content].map { storedFrame(of: $0)?.height ?? cell.bounds.height }
    let line = content.rowPart?.roomBelow ?? stored[0] - stored[1]
    return (0...1).contains(line) ? line : 0
  }

  /// The frame that the figure gives a view.
  func storedFrame(of view: View) -> Rect? {
    guard case .rect(let frame)? = views[view.name]?.description[.frame] else { return nil }
    return frame
  }
}
