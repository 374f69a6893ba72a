import CIgzip
import CSPNG

/// With what pictures are packed and unpacked: names and versions of libraries, in a fixed order.
public func codingVersions() -> [(name: String, version: String)] {
  [
    ("isa-l", "\(ISAL_MAJOR_VERSION).\(ISAL_MINOR_VERSION).\(ISAL_PATCH_VERSION)"),
    ("libspng", String(cString: spng_version_string())),
  ]
}
