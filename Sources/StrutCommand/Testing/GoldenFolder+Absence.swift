import Diagnostics
import Foundation
import GoldenTesting

extension GoldenFolder {
  /// Why a run must not go on with a folder that is not there; `nil` where it may be made, or is there.
  ///
  ///     'Gldens' does not exist; did you mean 'Goldens'?
  ///
  /// A run that writes nothing has nothing to compare with. One that writes would begin a second set beside the one that
  /// was meant: it has to be told so by making the folder first.
  var absence: String? {
    guard !FileManager.default.fileExists(atPath: path) else { return nil }
    let meant = neighbourMeant
    if record == .never {
      let hint = meant.map { "; did you mean '\($0)'?" } ?? ", and --record never makes no goldens"
      return "'\(path)' does not exist\(hint)"
    }
    return meant.map {
      "'\(path)' does not exist, and '\($0)' holds goldens: write --goldens \($0), or make '\(path)' first"
    }
  }

  /// A folder of goldens of nearly that name.
  private var neighbourMeant: String? {
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    let parent = folder.lastIndex(of: "/").map { String(folder[...$0]) } ?? ""
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.isEmpty ? "." : parent)) ?? []
    let holders = names.sorted().filter { FileManager.default.fileExists(atPath: "\(parent)\($0)/\(Self.stampName)") }
    return NearMisses.closest(to: String(folder.dropFirst(parent.count)), among: holders).map { parent + $0 }
  }
}
