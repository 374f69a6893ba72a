import CDeflate
import CSPNG

/// With what pictures are packed and unpacked: names and versions of libraries, in a fixed order.
public func codingVersions() -> [(name: String, version: String)] {
  [("libdeflate", LIBDEFLATE_VERSION_STRING), ("libspng", String(cString: spng_version_string()))]
}
