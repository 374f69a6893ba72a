// `import Strut` brings what a program needs to make a figure.
@_exported import Diagnostics
@_exported import FigureLanguage
@_exported import Figures
@_exported import Geometry
@_exported import Graphics
@_exported import Staging
@_exported import Typography
@_exported import ViewLayout
