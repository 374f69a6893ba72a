import Geometry
public import Graphics
import Typography
public import ViewLayout

/// The buttons and spaces of a bar as authors write them.
extension BarItem {
  /// The colour of a button that is disabled, whatever its bar's.
  public static let disabledTint: Color? = SystemColor.named("tertiaryLabel")?.color

  /// Reads an item: a title, a symbol, both, or one of the words below. What is none of these is a title.
  ///
  /// | written | meaning |
  /// |---|---|
  /// | `flexibleSpace()`, `fixedSpace(20)` | spaces, as UIKit names them |
  /// | `systemItem(add)` | an icon of the system's by UIKit's name |
  /// | `missing(22, 22)` | an icon that is not there |
  /// | `disabled(Send)`, `prominent(Send)`, `plain(Done)` | a pale button, a bold one, and one that is not |
  ///
  /// `Done` and `Save` are bold, as the system's own are.
  public init(written text: String) {
    var text = text
    var (isDisabled, isBold): (Bool, Bool?) = (false, nil)
    // Each state is said once, in either order. Texts come from anybody: what would follow any number of them down, a
    // long one would end.
    for _ in 0..<2 {
      if !isDisabled, let inner = text.argument(of: "disabled") {
        (text, isDisabled) = (inner, true)
      } else if isBold == nil, let inner = text.argument(of: "prominent") {
        (text, isBold) = (inner, true)
      } else if isBold == nil, let inner = text.argument(of: "plain") {
        (text, isBold) = (inner, false)
      }
    }
    if let word = text.argument(of: "systemItem"), let symbol = BarSymbol(rawValue: word) {
      self.init(.symbol(symbol))
    } else if text.argument(of: "flexibleSpace") == "" {
      self.init(.space(width: nil))
    } else if let width = text.lengths(of: "fixedSpace", count: 1)?.first {
      self.init(.space(width: width))
    } else if let size = text.lengths(of: "missing", count: 2) {
      self.init(.image(.missing(Size(size[0], size[1]))))
    } else {
      let (symbol, title) = Symbol.leading(text)
      self.init(
        symbol.map { title.isEmpty ? .image(.symbol($0)) : .labelledSymbol($0, title) } ?? .title(title),
        isProminent: ["Done", "Save"].contains(title))
    }
    if isDisabled { tint = Self.disabledTint }
    if let isBold { isProminent = isBold }
  }

  /// The item in words that ``init(written:)`` reads; `nil` for what there are no words for.
  public var written: String? {
    let text: String
    switch content {
    case .title(let title): text = title
    case .symbol(let symbol): text = "systemItem(\(symbol.rawValue))"
    case .image(.symbol(let symbol)): text = "symbol(\(symbol.name))"
    case .labelledSymbol(let symbol, let title): text = "symbol(\(symbol.name)) \(title)"
    case .image(.missing(let size)): text = "missing(\(size.width.inFull), \(size.height.inFull))"
    case .space(nil): text = "flexibleSpace()"
    case .space(let width?): text = "fixedSpace(\(width.inFull))"
    case .image, .segments, .box: return nil
    }
    let isAsUsual = isProminent == BarItem(written: text).isProminent
    let weighted = isAsUsual ? text : isProminent ? "prominent(\(text))" : "plain(\(text))"
    let whole = tint != nil && tint == Self.disabledTint ? "disabled(\(weighted))" : weighted
    return BarItem(written: whole) == withSymbolOfTheBar ? whole : nil
  }

  /// Why a text that looks like one of the words is a title all the same; `nil` for one that means what it says.
  ///
  ///     BarItem.mistake(in: "fixedSpace(wide)")?.word   // "fixedSpace"
  ///     BarItem.mistake(in: "Copy (2)")                 // nil
  public static func mistake(in text: String) -> (word: String, form: String)? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("), case .title = BarItem(written: text).content else {
      return nil
    }
    let inner = text[text.index(after: open)...].dropLast()
    switch text[..<open] {
    case "disabled", "prominent", "plain":
      return inner.isEmpty ? (String(text[..<open]), "\(text[..<open])(Send)") : mistake(in: String(inner))
    case let name: return forms.first(where: { $0.word == name })
    }
  }

  /// How the words are written whose arguments can be wrong.
  public static let forms: [(word: String, form: String)] = [
    ("flexibleSpace", "flexibleSpace()"), ("fixedSpace", "fixedSpace(20), with 0 to 1000 points"),
    ("systemItem", "systemItem(add), with an icon of the system's"),
    ("missing", "missing(22, 22), with 0 to 1000 points"),
  ]

  /// The item with its symbol at the size that bars draw it at, whatever size it has elsewhere.
  private var withSymbolOfTheBar: BarItem {
    var item = self
    switch content {
    case .image(.symbol(let symbol)): item.content = .image(.symbol(Symbol(name: symbol.name)))
    case .labelledSymbol(let symbol, let title): item.content = .labelledSymbol(Symbol(name: symbol.name), title)
    default: break
    }
    return item
  }

  /// What it is called in messages; `nil` for a space.
  public var words: String? {
    switch content {
    case .space: nil
    case .segments(let titles, _, _): titles.joined(separator: ", ")
    case .box: "view"
    case .image, .labelledSymbol, .symbol, .title: written ?? "image"
    }
  }

  /// Whether it is a space.
  public var isSpace: Bool {
    if case .space = content { return true }
    return false
  }
}

extension Double {
  /// With as many digits as it takes to read the same number again.
  fileprivate var inFull: String {
    let short = formatted(self)
    return Double(short) == self ? short : "\(self)"
  }
}

extension String {
  /// What is between the parentheses of a call that the whole text is.
  fileprivate func argument(of function: String) -> String? {
    guard hasPrefix(function + "("), hasSuffix(")") else { return nil }
    return String(dropFirst(function.count + 1).dropLast())
  }

  /// The arguments of a call, if they are lengths up to a thousand points.
  fileprivate func lengths(of function: String, count: Int) -> [Double]? {
    guard let list = argument(of: function) else { return nil }
    let numbers = list.split(separator: ",").compactMap { Double($0.filter { $0 != " " }) }
    return numbers.count == count && numbers.allSatisfy((0...1000).contains) ? numbers : nil
  }
}
