public import GoldenTesting
public import ImageComparison
public import Strut
public import Testing

/// The settings for the expectations of a test or a suite.
struct GoldenSettings: Sendable {
  /// The recording mode; `nil` for the environment's.
  var record: RecordMode?
  var rule = ComparisonRule()
  /// How text is drawn; `nil` for the options of the call.
  var text: RenderOptions.TextForm?

  @TaskLocal static var current = GoldenSettings()
}

/// A trait that sets how expected figures are recorded, compared and drawn; see `goldens(record:rule:text:)`.
public struct GoldensTrait: TestTrait, SuiteTrait, TestScoping {
  var record: RecordMode?
  var rule: ComparisonRule?
  var text: RenderOptions.TextForm?

  /// The suites and tests within a suite inherit its settings.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings.
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
  /// Sets how the figures of a test or a suite are recorded, compared and drawn. Omitted settings are inherited.
  ///
  ///     @Test(.goldens(record: .failed)) func form() throws { expectFigure(document) }
  public static func goldens(
    record: RecordMode? = nil, rule: ComparisonRule? = nil, text: RenderOptions.TextForm? = nil
  ) -> GoldensTrait {
    GoldensTrait(record: record, rule: rule, text: text)
  }
}
