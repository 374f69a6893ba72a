import Measuring

/// Times the command on a storyboard of at least 500 kB: read, solved and drawn, and checked.
///
///     StoryboardBenchmark PATH_OF_STRUT [RUNS]   (5 runs)
///
/// Prints `strut storyboard KIB SCENES`, then `strut WHAT CPU_MS PEAK_MIB` for drawing at one pixel a point and at two,
/// and for checking. Times are of the processor, user and system together, and the least of all runs.
@main struct StoryboardBenchmark {
  private static let size = 500_000

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let strut = arguments.first else { throw BenchmarkError("usage: StoryboardBenchmark PATH_OF_STRUT [RUNS]") }
    let runs = max(1, arguments.dropFirst().first.flatMap { Int($0) } ?? 5)
    let folder = try TemporaryFolder()
    var storyboard = Storyboard()
    while storyboard.size < size { storyboard.addScene() }
    let path = try folder.write(storyboard.text, as: "Main.storyboard")
    print("strut storyboard \((Double(storyboard.size) / 1000).text) \(storyboard.sceneCount)")
    let commands = [
      ("render1x", ["render", path, "--scale", "1", "-o", folder.path + "/output"]),
      ("render2x", ["render", path, "--scale", "2", "-o", folder.path + "/output"]),
      ("check", ["check", path]),
    ]
    for (name, command) in commands {
      let usage = try ProcessUsage.least(of: runs, [strut] + command)
      print("strut \(name) \(usage.milliseconds.text) \(usage.peak.text)")
    }
  }
}
