import Testing

@testable import SVGRendering

/// The vectors of RFC 4648, section 10.
@Test(arguments: [
  ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
  ("foobar", "Zm9vYmFy"),
])
func base64IsAsTheStandardHasIt(_ text: String, _ encoded: String) {
  #expect(base64(Array(text.utf8)) == encoded)
}
