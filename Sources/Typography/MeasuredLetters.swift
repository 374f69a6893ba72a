extension TextMeasurer {
  public func layOut(_ parts: [TextPart], fitting: TextFitting) -> TextBlock {
    var setter = PartSetter(parts, fitting: fitting, measurer: MeasuredLetters(measurer: self))
    return setter.set()
  }
}

/// The letters of a measurer that says nothing of its fonts: each as wide as it is alone, and words between blanks.
private struct MeasuredLetters: LetterMeasurer {
  let measurer: any TextMeasurer

  func advances(of text: String, font: Font, isRightToLeft: Bool) -> [Double] {
    text.map { measurer.layOut(String($0), font: font, fitting: TextFitting()).lines.first?.width ?? 0 }
  }

  func lineBreaks(in paragraph: String) -> [Bool] {
    zip(" " + paragraph, paragraph).map { $0 == " " && $1 != " " }
  }
}
