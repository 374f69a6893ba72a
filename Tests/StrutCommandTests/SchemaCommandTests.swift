import Foundation
import TestSupport
import Testing

/// `strut schema` as it is called. What the schema says is a matter of the language's own tests.
@Suite struct SchemaCommandTests {
  @Test func theSchemaIsPrinted() throws {
    let command = try Command()
    let result = try command.run("schema")
    #expect(result.status == 0)
    #expect(result.errors == "")
    let schema = try JSONSerialization.jsonObject(with: Data(result.bytes)) as? [String: Any]
    #expect(schema?["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
    #expect(try command.run("schema").bytes == result.bytes)
  }
}
