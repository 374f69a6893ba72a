import CIgzip
import CSPNG

/// The names and versions of the libraries that encode and decode pictures, in a fixed order.
public func codingVersions() -> [(name: String, version: String)] {
  [
    ("isa-l", "\(ISAL_MAJOR_VERSION).\(ISAL_MINOR_VERSION).\(ISAL_PATCH_VERSION)"),
    ("libspng", String(cString: spng_version_string())),
  ]
}
