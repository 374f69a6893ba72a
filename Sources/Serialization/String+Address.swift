extension String {
  /// A path as an address: with `%20` for a space.
  package var addressEncoded: String {
    utf8.reduce(into: "") { text, byte in
      if byte.standsInAddresses {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += byte < 16 ? "%0" : "%"
        text += String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// The path of an address, with a space for `%20`; `nil` where a sign has no number, or the bytes are no text.
  package var addressDecoded: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let number = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        return nil
      }
      bytes.append(number)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  /// RFC 3986's characters of a path, without parentheses and the comma: those end a link in Markdown, and a file in a
  /// list of scales.
  fileprivate var standsInAddresses: Bool {
    switch UnicodeScalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "!", "$", "&", "'", "*", "+", "/", ":", "=", "@": true
    default: false
    }
  }
}
