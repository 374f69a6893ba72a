/// The line that makes what was drawn the goldens: what was called, for what failed.
struct AcceptLine {
  let goldens: GoldenArguments
  let figure: FigureArguments
  let text: String
  let strict: Bool

  /// More documents than these are not named one by one.
  static let mostPaths = 6

  /// - Parameters:
  ///   - failed: The documents that differ.
  ///   - paths: What the run was given.
  func text(failed: [String], paths: [String]) -> String {
    var words = ["strut", "test"]
    if failed.count <= Self.mostPaths {
      words += failed
    } else {
      words += paths
      if goldens.storyboards { words.append("--storyboards") }
      for filter in goldens.filter { words += ["--filter", filter] }
    }
    words += ["--goldens", goldens.goldens]
    if goldens.root != "." { words += ["--root", goldens.root] }
    let options = [
      ("--device", figure.screen.device), ("--orientation", figure.screen.orientation),
      ("--direction", figure.screen.direction), ("--text-size", figure.screen.textSize),
      ("--scale", figure.scale), ("--theme", figure.theme), ("--background", figure.background),
      ("--show", figure.show), ("--text", text == "live" ? nil : text),
      ("--tolerance", goldens.tolerance == 2 ? nil : String(goldens.tolerance)),
      ("--max-different-pixels", goldens.maxDifferentPixels == 0 ? nil : String(goldens.maxDifferentPixels)),
      ("--largest-picture", goldens.largestPicture.map(String.init)),
    ]
    for (name, value) in options {
      if let value { words += [name, value] }
    }
    if strict { words.append("--strict") }
    words += ["--record", "failed"]
    return words.map(\.quotedForShell).joined(separator: " ")
  }
}

extension String {
  /// As one word of a shell.
  var quotedForShell: String {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./,=+:@%"
    if !isEmpty, allSatisfy({ plain.contains($0) }) { return self }
    return "'" + replacing("'", with: "'\\''") + "'"
  }
}
