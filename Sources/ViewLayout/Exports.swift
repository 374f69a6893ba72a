// What the public face of views and constraints is made of comes with them.
@_exported public import struct ConstraintSolver.Priority
@_exported public import Geometry
@_exported public import Typography
