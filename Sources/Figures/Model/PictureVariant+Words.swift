extension PictureVariant {
  /// A property in which the pictures of a figure can differ.
  package enum Property: CaseIterable {
    case device, orientation, direction, contentSize
  }

  /// The words for some of the variant's properties, in a fixed order: `iphone-5`, `landscape`.
  package func words(for properties: Set<Property>) -> [String] {
    Property.allCases.compactMap { properties.contains($0) ? word(for: $0) : nil }
  }

  /// - Returns: `nil` for the device of a figure without one.
  package func word(for property: Property) -> String? {
    switch property {
    case .device: device?.identifier
    case .orientation: orientation.rawValue
    case .direction: direction.rawValue
    case .contentSize: contentSize.rawValue
    }
  }

  /// The properties in a heading, other than the device: the orientation of a device, and values other than the default.
  package var notableProperties: Set<Property> {
    var properties: Set<Property> = []
    if device != nil || orientation != .portrait { properties.insert(.orientation) }
    if direction != .leftToRight { properties.insert(.direction) }
    if contentSize != .large { properties.insert(.contentSize) }
    return properties
  }
}

extension Figure {
  /// The properties that have several values in the figure, so that its pictures differ in them.
  package var varyingProperties: Set<PictureVariant.Property> {
    var varying: Set<PictureVariant.Property> = []
    if devices.count > 1 { varying.insert(.device) }
    if orientations.count > 1 { varying.insert(.orientation) }
    if directions.count > 1 { varying.insert(.direction) }
    if contentSizes.count > 1 { varying.insert(.contentSize) }
    return varying
  }
}
