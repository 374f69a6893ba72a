import ConstraintSolver
import TestSupport
import Testing

@Suite struct LinearExpressionTests {
  @Test func aVariableAndAPartOfAnotherAreTheirSum() {
    let solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    #expect(LinearExpression(left, plus: 0.5, times: width) == left + 0.5 * width)
    #expect(LinearExpression(width, plus: 0.5, times: left) == 0.5 * left + width)
    #expect(LinearExpression(left, plus: -1, times: left) == LinearExpression())
  }

  @Test(arguments: 0..<200)
  func sumsAreThoseOfTheirCoefficients(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let solver = Solver()
    let variables = (0..<8).map { _ in solver.makeVariable() }
    var coefficients = [Double](repeating: 0, count: variables.count)
    var expression = LinearExpression()
    for _ in 0..<Int.random(in: 0...20, using: &generator) {
      let place = Int.random(in: 0..<variables.count, using: &generator)
      let factor = Double(Int.random(in: -2...2, using: &generator))
      if Bool.random(using: &generator) {
        expression = expression + factor * variables[place]
        coefficients[place] += factor
      } else {
        expression = factor * variables[place] - expression
        coefficients = coefficients.map(-)
        coefficients[place] += factor
      }
    }
    let expected = zip(variables, coefficients).filter { $1 != 0 }.map { Term($0, coefficient: $1) }
    #expect(Array(expression.terms) == expected)
    let made = LinearExpression(expected.shuffled(using: &generator))
    #expect(made == expression)
    #expect(made.hashValue == expression.hashValue)
  }

  @Test func termsOfOneVariableAreAddedUp() {
    let solver = Solver()
    let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
    let sum = LinearExpression([Term(b, coefficient: 2), Term(a), Term(b, coefficient: -2), Term(a)], constant: 3)
    #expect(Array(sum.terms) == [Term(a, coefficient: 2)])
    #expect(sum == 2 * a + 3)
  }
}
