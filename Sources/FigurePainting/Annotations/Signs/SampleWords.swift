import Staging
import Typography

/// The words in samples of signs, set once for a legend.
struct SampleWords {
  /// The mark of ambiguous views.
  let question: SetText
  /// A factor, and the length that an inequality leads to, of some number.
  let multiple: SetText
  let solved: SetText

  init(setter: TextSetting) {
    let font = Font.annotation(9.5, weight: .bold)
    question = setter.line("?", font: font)
    multiple = setter.line("× n", font: font)
    solved = setter.line("(n)", font: font)
  }
}
