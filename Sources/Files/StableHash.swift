/// A 64-bit FNV-1a hash with mixed low bits. Unlike Swift's hashes it is the same on every machine and in every version.
package func stableHash(_ bytes: some Sequence<UInt8>) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in bytes {
    hash ^= UInt64(byte)
    hash = hash &* 0x0000_0100_0000_01B3
  }
  hash ^= hash >> 32
  return hash
}
