/// What is laid out and drawn as a tree of views: a `View`, or what stands for one in another library.
public protocol ViewTree {
  /// The root of the tree.
  var strutView: View { get }
}

extension View: ViewTree {
  /// The view itself.
  public var strutView: View { self }
}
