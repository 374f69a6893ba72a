/// How much callers may take of the server, each and together.
enum CallerLimits {
  /// A newcomer takes the place of who has been asking for the longest time; pages keep theirs.
  static let connections = 64
  /// Pages that are open; fewer than connections, so that there is always room for one who asks.
  static let pages = 32
  /// The bytes of a request. Browsers add the cookies of everything that is served at this address, at other ports too.
  static let head = 32 << 10
  /// The bytes of a message of a page: that which asks for the pictures of all devices has some ten thousand.
  static let message = 256 << 10
  /// The bytes that may wait for a page, besides the message that was begun.
  static let unread = 8 << 20
  /// A request that takes longer is not a browser's.
  static let timeToAsk = Duration.seconds(10)
  /// Who takes nothing of what waits for this long is gone.
  static let timeToTake = Duration.seconds(30)
}
