public import Foundation

/// How lines stand.
open class NSParagraphStyle: NSObject {
  /// The standard.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// What the subclass sets, and a copy takes over.
  var kept = Properties()

  struct Properties {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  /// How lines are aligned.
  public var alignment: NSTextAlignment { kept.alignment }
  /// Where lines end; kept.
  public var lineBreakMode: NSLineBreakMode { kept.lineBreakMode }
  /// The same once more, to be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.kept = kept
    return copy
  }
}
