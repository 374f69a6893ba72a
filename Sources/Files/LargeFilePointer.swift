/// The small text that stands for a file which Git LFS has not fetched.
package enum LargeFilePointer {
  private static let start = Array("version https://git-lfs.github.com/".utf8)

  package static func matches(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: start) }
}
