import Serialization

extension Reply {
  /// As JSON in one line, without what is `nil`.
  var json: String {
    var text = ""
    JSONText.write(
      .object(
        [
          ("number", .integer(number)), ("tag", .optional(tag)), ("revision", .integer(revision)),
          ("document", .optional(document)), ("file", .optional(file)), ("documents", .array(documents.map(\.json))),
          ("scenes", .array(scenes.map(JSONText.Value.text))), ("isInterfaceDocument", .boolean(isInterfaceDocument)),
          ("picture", .optional(picture)), ("drawings", .array(drawings.map(\.json))),
          ("messages", .array(messages.map(\.json))),
          ("frames", .array(frames.map(\.json))),
          ("about", .object(about.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) })),
          ("problems", .array(problems.map(\.json))), ("metrics", .array(metrics.map(\.json))),
          ("duration", .optional(duration)), ("milliseconds", .number(milliseconds)),
        ].present), to: &text)
    return text
  }
}

/// What pages are told when signs of documents are found.
struct DocumentList {
  var documents: [Reply.Entry]

  var json: String {
    var text = ""
    JSONText.write(.object([("list", .boolean(true)), ("documents", .array(documents.map(\.json)))]), to: &text)
    return text
  }
}

extension JSONText.Value {
  fileprivate static func optional(_ text: String?) -> Self { text.map { .text($0) } ?? .null }
  fileprivate static func optional(_ number: Double?) -> Self { number.map { .number($0) } ?? .null }
  fileprivate static func optional(_ number: Int?) -> Self { number.map { .integer($0) } ?? .null }
  fileprivate static func numbers(_ numbers: [Double]) -> Self { .array(numbers.map { .number($0) }) }
}

extension [(String, JSONText.Value)] {
  /// The members that have a value.
  fileprivate var present: Self {
    filter { if case .null = $0.1 { false } else { true } }
  }
}

extension Reply.Entry {
  fileprivate var json: JSONText.Value { .object([("path", .text(path)), ("sign", .optional(sign))].present) }
}

extension Reply.Message {
  fileprivate var json: JSONText.Value {
    .object(
      [
        ("severity", .text(severity)), ("text", .text(text)), ("line", .optional(line)), ("file", .optional(file)),
      ].present)
  }
}

extension Reply.Frame {
  fileprivate var json: JSONText.Value {
    .object(
      [
        ("picture", .integer(picture)), ("panel", .optional(panel)), ("name", .text(name)), ("depth", .integer(depth)),
        ("className", .text(className)), ("x", .number(x)), ("y", .number(y)), ("width", .number(width)),
        ("height", .number(height)), ("isAmbiguous", .boolean(isAmbiguous)),
      ].present)
  }
}

extension Reply.Holder {
  fileprivate var json: JSONText.Value {
    .object(
      [
        ("axis", .optional(axis)), ("text", .text(text)), ("line", .optional(line)), ("file", .optional(file)),
        ("views", .array(views.map(JSONText.Value.text))), ("item", .optional(item)), ("isBroken", .boolean(isBroken)),
        ("priority", .optional(priority)), ("givesWayFirst", .boolean(givesWayFirst)),
      ].present)
  }
}

extension Reply.About {
  fileprivate var json: JSONText.Value {
    .object([
      ("facts", .array(facts.map { .object([("name", .text($0.name)), ("text", .text($0.text))]) })),
      ("holders", .array(holders.map(\.json))),
      (
        "ghosts",
        .array(
          ghosts.map {
            .object([
              ("picture", .integer($0.picture)), ("corners", .numbers($0.corners)), ("frame", .numbers($0.frame)),
            ])
          })
      ),
    ])
  }
}

extension Reply.Problem {
  fileprivate var json: JSONText.Value {
    .object([
      ("kind", .text(kind)), ("text", .text(text)), ("members", .array(members.map(\.json))),
      ("remedies", .array(remedies.map { .object([("text", .text($0.text)), ("number", .integer($0.number))]) })),
    ])
  }
}

extension Reply.Drawing {
  fileprivate var json: JSONText.Value {
    .object(
      [
        ("name", .text(name)), ("scene", .optional(scene)), ("svg", .text(svg)), ("width", .number(width)),
        ("height", .number(height)), ("places", .array(places.map(\.json))),
      ].present)
  }
}

extension Reply.ViewPlace {
  fileprivate var json: JSONText.Value {
    .object(
      [
        ("name", .text(name)), ("corners", .numbers(corners)), ("stored", stored.map(JSONText.Value.numbers) ?? .null),
      ].present)
  }
}

extension Reply.Metric {
  fileprivate var json: JSONText.Value {
    .object([
      ("name", .text(name)), ("value", .number(value)), ("written", .number(written)), ("isNumber", .boolean(isNumber)),
    ])
  }
}
