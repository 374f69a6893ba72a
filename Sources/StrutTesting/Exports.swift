// `import StrutTesting` brings what a test needs to make a figure and to say how it is compared.
@_exported import GoldenTesting
@_exported import ImageComparison
// What moves the time of animations.
@_exported import class Motion.AnimationClock
@_exported import Strut
