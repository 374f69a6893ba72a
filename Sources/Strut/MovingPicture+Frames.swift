import Diagnostics
import FigurePainting
import Figures
import Graphics

extension MovingPicture {
  /// The frames in a look.
  ///
  /// - Parameters:
  ///   - duration: Of the animation, in seconds.
  ///   - poster: The time that is seen where nothing plays, in seconds.
  func frames(
    of duration: Double, poster: Double, in format: PictureFormat, _ look: Look, _ playing: RenderOptions.Playing
  ) -> AnimationFrames {
    let rate = format.isDrawnPerScale ? playing.frameRate : FrameTimes.vectorRate(playing.frameRate, duration: duration)
    let frames = FrameTimes(duration: duration, rate: rate)
    return AnimationFrames(
      poster: list(at: poster, theme: look.theme, scale: look.scale),
      number: frames.times.lastIndex { $0 <= poster + 1e-9 }, durations: frames.durations, playCount: playing.playCount
    ) { list(at: frames.times[$0], theme: look.theme, scale: look.scale) }
  }
}

extension AnimationFrames {
  var withTextAsBoxes: AnimationFrames {
    AnimationFrames(poster: poster.withTextAsBoxes, number: posterNumber, durations: durations, playCount: playCount) {
      list($0).withTextAsBoxes
    }
  }
}

extension Figure {
  /// What is wrong with a moving picture of the figure.
  ///
  /// - Parameter frames: `nil` for a figure in which nothing moves.
  func problems(with frames: FrameTimes?, over limits: FigureLimits) -> Diagnostics {
    guard let frames else {
      return Diagnostics([
        .warning(
          .nothingToShow,
          "nothing plays in '\(name)', and it is drawn as a still picture: give a panel an 'animation', and no 'time'")
      ])
    }
    guard frames.times.count > limits[.frames] else { return Diagnostics() }
    let range = panels.lazy.compactMap { $0.animation?.range }.first
    return Diagnostics([
      limits.error(exceeding: .frames, detail: ", and this one needs \(frames.times.count)", at: range)
    ])
  }
}
