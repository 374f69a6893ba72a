/// Why a document could not be read or drawn.
package struct DocumentError: Error {
  package var file: SourceFile
  package var diagnostics: Diagnostics

  package init(file: SourceFile, diagnostics: Diagnostics) {
    (self.file, self.diagnostics) = (file, diagnostics)
  }

  /// The message as it is printed, with the place where there is one.
  package var text: String { DiagnosticFormatter(file: file).format(diagnostics) }
}
