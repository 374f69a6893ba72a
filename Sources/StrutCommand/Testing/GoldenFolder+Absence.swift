import Diagnostics
import Files
import GoldenTesting

extension GoldenFolder {
  /// What is to be said of a folder that is not there beside one of nearly that name that holds goldens; `nil` where
  /// there is nothing to say.
  ///
  ///     error: 'Gldens' does not exist; did you mean 'Goldens'?
  ///
  /// A run that writes nothing would find all goldens missing. One that writes begins a second set, which may be meant.
  var absence: Diagnostic? {
    guard FileKind(at: path) == nil, let meant = neighbourMeant else { return nil }
    return record == .never
      ? .error(.missingGoldens, "'\(path)' does not exist; did you mean '\(meant)'?")
      : .warning(.missingGoldens, "'\(path)' does not exist and is created; '\(meant)' also holds goldens")
  }

  /// A folder of goldens of nearly that name.
  private var neighbourMeant: String? {
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    let parent = folder.lastIndex(of: "/").map { String(folder[...$0]) } ?? ""
    let names = Folder.entries(of: parent.isEmpty ? "." : parent) ?? []
    let holders = names.filter { FileKind(at: "\(parent)\($0)/\(Self.stampName)") != nil }
    return NearMisses.closest(to: String(folder.dropFirst(parent.count)), among: holders).map { parent + $0 }
  }
}
