import Foundation
import TestSupport
import Testing

import Strut

/// Each `Fixtures/numbers/*.txt` lists what is known of the sample of that name; a number holds to its last digit.
@Suite struct SampleNumbersTests {
  @Test(arguments: try NumbersFixture.all())
  func sampleHasTheNumbers(_ fixture: NumbersFixture) throws {
    let solved = try Samples.solve(fixture.name)
    try fixture.check(solved)
  }
}
