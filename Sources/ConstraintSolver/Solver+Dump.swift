extension Solver {
  /// The system and its solution, for a person to read.
  ///
  ///     print(solver.dump())
  ///     // left = 8
  ///     // width = 304
  ///     // #0 required: left - 8 == 0
  ///     // #2 at 250: width - 100 == 0, off by 204
  public func dump() -> String {
    var lines: [String] = []
    for index in variables.indices {
      lines.append("\(name(of: Variable(index: index))) = \(value(of: Variable(index: index)))")
    }
    for index in records.indices {
      guard let record = records[index] else { continue }
      let handle = ConstraintHandle(index: index)
      let level =
        record.isRequired ? "required" : record.isBroken ? "broken" : "at \(record.constraint.priority.rawValue)"
      let error = error(of: handle)
      lines.append("\(handle) \(level): \(describe(record.constraint))" + (error > 0 ? ", off by \(error)" : ""))
    }
    return lines.joined(separator: "\n")
  }

  private func name(of variable: Variable) -> String {
    let (name, part) = (variables[variable.index].name, variables[variable.index].part)
    return name.isEmpty ? "v\(variable.index)" : "\(name)\(part)"
  }

  private func describe(_ constraint: LinearConstraint) -> String {
    var text = ""
    for term in constraint.expression.terms {
      append(term.coefficient, of: name(of: term.variable), to: &text)
    }
    if constraint.expression.constant != 0 || text.isEmpty {
      append(constraint.expression.constant, of: nil, to: &text)
    }
    switch constraint.relation {
    case .lessThanOrEqual: return text + " <= 0"
    case .equal: return text + " == 0"
    case .greaterThanOrEqual: return text + " >= 0"
    }
  }

  private func append(_ number: Double, of name: String?, to text: inout String) {
    text += text.isEmpty ? (number < 0 ? "-" : "") : (number < 0 ? " - " : " + ")
    if let name {
      text += abs(number) == 1 ? name : "\(abs(number)) \(name)"
    } else {
      text += "\(abs(number))"
    }
  }
}
