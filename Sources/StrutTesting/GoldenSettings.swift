public import GoldenTesting
public import ImageComparison
public import Strut
public import Testing

/// How the expectations of a test or of a suite are drawn and compared.
struct GoldenSettings: Sendable {
  /// `nil` for what the environment says.
  var record: RecordMode?
  var rule = ComparisonRule()
  /// `nil` for the figure's own.
  var text: RenderOptions.TextForm?

  @TaskLocal static var current = GoldenSettings()
}

/// Sets how the figures that a test or a suite expects are recorded, compared and drawn; see `goldens(record:rule:text:)`.
public struct GoldensTrait: TestTrait, SuiteTrait, TestScoping {
  var record: RecordMode?
  var rule: ComparisonRule?
  var text: RenderOptions.TextForm?

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var settings = GoldenSettings.current
    settings.record = record ?? settings.record
    settings.rule = rule ?? settings.rule
    settings.text = text ?? settings.text
    try await GoldenSettings.$current.withValue(settings, operation: function)
  }
}

extension Trait where Self == GoldensTrait {
  /// How the figures of a test or a suite are recorded, compared and drawn; what is left out stays as it is around it.
  ///
  ///     @Test(.goldens(record: .failed)) func form() throws { expectFigure(document) }
  public static func goldens(
    record: RecordMode? = nil, rule: ComparisonRule? = nil, text: RenderOptions.TextForm? = nil
  ) -> GoldensTrait {
    GoldensTrait(record: record, rule: rule, text: text)
  }
}
