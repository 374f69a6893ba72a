/// Another value: nothing is felt.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing: it would change no picture.
  open func selectionChanged() {}
}
