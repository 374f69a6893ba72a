#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The pixels that all threads of the process have in memory for the pictures that they draw.
///
/// A picture waits until there is room for it. One that is alone never waits, so no two can wait for each other.
final class SharedPixels: @unchecked Sendable {
  static let inProcess = SharedPixels()

  private var mutex = pthread_mutex_t()
  private var isFreed = pthread_cond_t()
  private var count = 0

  init() {
    pthread_mutex_init(&mutex, nil)
    pthread_cond_init(&isFreed, nil)
  }

  /// Takes room for a picture, and waits for it if there is none.
  func take(_ pixels: Int, of most: Int) {
    pthread_mutex_lock(&mutex)
    while count > 0, count + pixels > most { pthread_cond_wait(&isFreed, &mutex) }
    count += pixels
    pthread_mutex_unlock(&mutex)
  }

  /// Takes room for a layer of a picture that is being drawn, which cannot wait.
  func add(_ pixels: Int) {
    pthread_mutex_lock(&mutex)
    count += pixels
    pthread_mutex_unlock(&mutex)
  }

  func giveBack(_ pixels: Int) {
    pthread_mutex_lock(&mutex)
    count -= pixels
    pthread_cond_broadcast(&isFreed)
    pthread_mutex_unlock(&mutex)
  }
}
