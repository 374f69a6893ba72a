extension Diagnostics {
  /// The diagnostics as annotations of a GitHub workflow, one per line:
  ///
  ///     ::error file=login.yaml,line=14,col=11,title=unknown-attribute::'leadng' is not a layout attribute
  ///
  /// Notes are part of the message, because GitHub has no annotations for them. A message can have several lines.
  ///
  /// - Parameter source: The document.
  public func workflowCommands(of source: SourceFile) -> String {
    listed.map { diagnostic in
      let file = diagnostic.range?.file?.source ?? source
      var properties = ["file=\(file.name.escaped(for: .property))"]
      if let start = diagnostic.range?.start { properties += ["line=\(start.line)", "col=\(start.column)"] }
      properties.append("title=\(diagnostic.identifier.rawValue)")
      let notes = diagnostic.notes.map { "\nnote: \($0.message)" + ($0.range.map { " (line \($0.start.line))" } ?? "") }
      let message = ([diagnostic.message] + notes).joined().escaped(for: .message)
      return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::\(message)\n"
    }.joined()
  }
}

extension String {
  fileprivate enum WorkflowPart {
    case property, message
  }

  /// The text with percent escapes for the characters that would end this part of a workflow command.
  fileprivate func escaped(for part: WorkflowPart) -> String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "%": text += "%25"
      case "\r": text += "%0D"
      case "\n": text += "%0A"
      case ":" where part == .property: text += "%3A"
      case "," where part == .property: text += "%2C"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
