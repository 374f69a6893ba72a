extension LinearExpression {
  /// The terms of an expression: none of them zero, in the order of their variables, each variable once.
  ///
  ///     let terms = (left + 0.5 * width).terms
  ///     terms.count            // 2
  ///     terms[1].coefficient   // 0.5
  ///
  /// Up to four are kept in place, for which no memory is asked: an equation between the edges of two
  /// boxes has no more, and a layout has tens of thousands of those.
  public struct Terms: RandomAccessCollection, Sendable {
    private static var room: Int { 4 }

    private var coefficients = (0.0, 0.0, 0.0, 0.0)
    private var variables: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    /// All terms, where there are more than there is room for.
    private var many: [Term]?
    private var few: UInt8 = 0

    init() {}

    /// Always 0.
    public var startIndex: Int { 0 }

    /// The number of terms.
    public var endIndex: Int {
      @inline(__always) get { many?.count ?? Int(few) }
    }

    /// The term at a position in the order of the variables.
    public subscript(index: Int) -> Term {
      @inline(__always) get {
        if let many { return many[index] }
        precondition(index >= 0 && index < Int(few), "there is no term \(index)")
        return switch index {
        case 0: Term(Variable(index: Int(variables.0)), coefficient: coefficients.0)
        case 1: Term(Variable(index: Int(variables.1)), coefficient: coefficients.1)
        case 2: Term(Variable(index: Int(variables.2)), coefficient: coefficients.2)
        default: Term(Variable(index: Int(variables.3)), coefficient: coefficients.3)
        }
      }
    }

    /// Adds a term of a variable that comes after all the others; one of zero is left out.
    mutating func append(_ term: Term) {
      if term.coefficient == 0 { return }
      if many != nil {
        many!.append(term)
      } else if Int(few) < Self.room {
        let (variable, coefficient) = (Int32(term.variable.index), term.coefficient)
        switch few {
        case 0: (variables.0, coefficients.0) = (variable, coefficient)
        case 1: (variables.1, coefficients.1) = (variable, coefficient)
        case 2: (variables.2, coefficients.2) = (variable, coefficient)
        default: (variables.3, coefficients.3) = (variable, coefficient)
        }
        few += 1
      } else {
        many = Array(self) + [term]
      }
    }

    /// Returns the sum of these terms and of so many times others.
    func adding(_ other: Terms, times factor: Double = 1) -> Terms {
      if other.isEmpty { return self }
      var sum = Terms()
      var (left, right) = (0, 0)
      while left < count, right < other.count {
        let (one, another) = (self[left], other[right])
        let multiple = factor * another.coefficient
        if one.variable == another.variable {
          sum.append(Term(one.variable, coefficient: one.coefficient + multiple))
          left += 1
          right += 1
        } else if one.variable < another.variable {
          sum.append(one)
          left += 1
        } else {
          sum.append(Term(another.variable, coefficient: multiple))
          right += 1
        }
      }
      for index in left..<count { sum.append(self[index]) }
      for index in right..<other.count {
        sum.append(Term(other[index].variable, coefficient: factor * other[index].coefficient))
      }
      return sum
    }
  }
}

extension LinearExpression.Terms: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.elementsEqual(rhs) }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for term in self { hasher.combine(term) }
  }
}
