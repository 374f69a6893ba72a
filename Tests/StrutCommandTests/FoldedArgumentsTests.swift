import Testing

@testable import StrutCommand

@Suite struct FoldedArgumentsTests {
  private static let files = (0..<20).map { "file\($0).yaml" }

  @Test func `A long run of files is two arguments`() {
    let folded = FoldedArguments(Self.files[...])
    #expect(folded.arguments.count == 2)
    #expect(folded.unfolding(folded.arguments) == Self.files)
  }

  @Test func `The value of an option stays the first of a run`() throws {
    let folded = FoldedArguments(["-o", "out"] + Self.files + ["--quiet"])
    #expect(folded.arguments.first == "-o")
    #expect(folded.arguments[1] == "out")
    #expect(folded.arguments.last == "--quiet")
    let command = try #require(try Render.parseAsRoot(folded.arguments) as? Render)
    #expect(command.output == "out")
    #expect(folded.unfolding(command.files) == Self.files)
  }

  @Test func `Several runs keep their order, and few files are left as they are`() {
    let beginning = Self.files + ["--quiet"] + Self.files.prefix(3) + ["-", "--jobs", "2"]
    let all = beginning + Self.files.reversed() + ["--", "-a"]
    let folded = FoldedArguments(all[...])
    #expect(folded.arguments.count == 12)
    #expect(folded.unfolding(folded.arguments) == all)
  }

  @Test func `Nothing is folded in a line of few arguments`() {
    #expect(FoldedArguments([]).arguments == [])
    #expect(FoldedArguments(["a", "-o", "b"]).arguments == ["a", "-o", "b"])
  }
}
