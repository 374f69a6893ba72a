/// The numbers that have names, while a document is read.
final class Metrics {
  var numbers: [String: Double] = [:]
  /// Those that are declared further down, so that a use before its declaration is told from an unknown name.
  var later: Set<String> = []
  /// The one whose value is being read, which is among them.
  var declaring: String?
}
