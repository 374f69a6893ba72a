import Foundation
import Serialization
import Testing

/// Paths in links.
@Suite struct AddressTests {
  @Test func addressesAreEncodedAsFoundationDoes() {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "(),"))
    for scalar in (0..<0x300).compactMap(Unicode.Scalar.init) {
      let text = "a\(scalar)b"
      #expect(text.addressEncoded == text.addingPercentEncoding(withAllowedCharacters: allowed))
      #expect(text.addressEncoded.addressDecoded == text)
    }
  }

  @Test(arguments: ["50%", "%4", "%zz", "%ff"])
  func whatIsNoAddressHasNoPath(_ text: String) {
    #expect(text.addressDecoded == nil)
  }
}
