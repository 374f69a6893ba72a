#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

import CPango

/// Pango, loaded when it is first asked: most figures break no line and hold no text from right to left, and to load
/// Pango with the fourteen libraries that it brings takes a tenth of what such a figure costs.
struct PangoLibrary: @unchecked Sendable {
  static let shared = PangoLibrary()

  private typealias LogAttributes =
    @convention(c) (
      UnsafePointer<CChar>?, Int32, Int32, OpaquePointer?, UnsafeMutablePointer<PangoLogAttr>?, Int32
    ) -> Void
  private typealias EmbeddingLevels =
    @convention(c) (
      UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<PangoDirection>?
    ) -> UnsafeMutablePointer<UInt8>?
  private typealias Language = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Version = @convention(c) () -> UnsafePointer<CChar>?

  private let logAttributes: LogAttributes
  private let embeddingLevels: EmbeddingLevels
  private let language: Language
  private let versionString: Version

  /// What the attributes of characters are asked for. No other language: the locale must not choose the rules.
  private let english: OpaquePointer?

  private init() {
    precondition(Isolation.isComplete)
    #if canImport(Darwin)
      let name = "libpango-1.0.dylib"
    #else
      let name = "libpango-1.0.so.0"
    #endif
    guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      fatalError("\(name) cannot be loaded; its package is libpango-1.0-0")
    }
    func function<Function>(_ name: String, as type: Function.Type) -> Function {
      guard let address = dlsym(library, name) else { fatalError("Pango has no function '\(name)'") }
      return unsafeBitCast(address, to: type)
    }
    logAttributes = function("pango_get_log_attrs", as: LogAttributes.self)
    embeddingLevels = function("pango_log2vis_get_embedding_levels", as: EmbeddingLevels.self)
    language = function("pango_language_from_string", as: Language.self)
    versionString = function("pango_version_string", as: Version.self)
    english = language("en")
  }

  /// Where the text may be broken, by scalar, and after the last.
  func attributes(of text: String) -> [PangoLogAttr] {
    let count = text.unicodeScalars.count + 1
    var attributes = Array(repeating: PangoLogAttr(), count: count)
    text.withCharacters { characters in
      logAttributes(
        characters.baseAddress, Int32(clamping: characters.count), -1, english, &attributes, Int32(clamping: count))
    }
    return attributes
  }

  /// The embedding level of each scalar, by the bidirectional algorithm; `nil` where there is no memory for them.
  func embeddingLevels(of text: String, isRightToLeft: Bool) -> [UInt8]? {
    var direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    return text.withCharacters { characters in
      guard let levels = embeddingLevels(characters.baseAddress, Int32(clamping: characters.count), &direction) else {
        return nil
      }
      defer { g_free(levels) }
      return Array(UnsafeBufferPointer(start: levels, count: text.unicodeScalars.count))
    }
  }

  var version: String { versionString().map { String(cString: $0) } ?? "" }
}

extension String {
  fileprivate func withCharacters<Result>(_ body: (UnsafeBufferPointer<CChar>) -> Result) -> Result {
    var text = self
    return text.withUTF8 { bytes in bytes.withMemoryRebound(to: CChar.self, body) }
  }
}
