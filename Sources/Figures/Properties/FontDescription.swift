public import Typography

/// A font as an author names it; part of the vocabulary of figures.
public typealias FontDescription = Typography.FontDescription
