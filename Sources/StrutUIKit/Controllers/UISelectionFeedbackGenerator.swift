/// Another value: nothing is felt.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Nothing follows.
  open func selectionChanged() {}
}
