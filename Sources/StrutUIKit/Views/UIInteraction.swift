/// What answers to touches of a kind: it is kept, and nobody touches.
public protocol UIInteraction: AnyObject {}
