import Figures

/// Which of a view's properties its picture shows.
///
/// The lists name what is drawn and what no picture could show; everything else counts as not drawn, so that what nobody
/// thought of is found.
enum PropertyCoverage {
  /// The properties of an element that have a look, and how they are drawn.
  static func drawings(of element: DocumentElement) -> [(name: String, drawing: DocumentCoverage.Drawing)] {
    let attributes = element.attributes.map { ($0.name, $0.value) }
    let children = element.children.map { ($0["key"] ?? $0.name, $0.name == "nil" ? "nil" : "") }
    return (attributes + children).compactMap { name, value in
      guard !silent.contains(name), value != "nil" || !drawn.contains(name),
        !silentSuffixes.contains(where: name.hasSuffix)
      else { return nil }
      if name == "contentHorizontalAlignment", element.name == "button" {
        return (name, value == "fill" ? .missing : .faithful)
      }
      if name == "enabled" {
        return (name, value == "YES" || LookImporter.drawsDisabled(element.name) ? .faithful : .missing)
      }
      if let same = partly[name] { return (name, same.contains(value) ? .faithful : .missing) }
      if name == "userDefinedRuntimeAttributes" {
        let keys = element.child(named: name)?.children.compactMap { $0["keyPath"] } ?? []
        // What a class of a program's own reads is seen neither in the editor nor in a picture.
        let seen = keys.filter { LookImporter.readsRuntimeAttribute($0) || layerKeys.contains($0) }
        guard !seen.isEmpty else { return nil }
        return (name, seen.allSatisfy(LookImporter.readsRuntimeAttribute) ? .faithful : .missing)
      }
      return (name, drawn.contains(name) ? .faithful : .missing)
    }
  }

  /// Whether anything is known of an attribute of that name.
  static func knows(_ name: String) -> Bool {
    drawn.contains(name) || silent.contains(name) || partly[name] != nil
      || silentSuffixes.contains(where: name.hasSuffix)
  }

  /// What is read and drawn. Geometry, which places a view, is part of it.
  private static let drawn: Set = [
    "frame", "autoresizingMask", "contentMode", "alpha", "hidden", "clipsSubviews", "clipsToBounds", "backgroundColor",
    "tintColor", "text", "title", "placeholder", "textColor", "fontDescription", "textAlignment", "numberOfLines",
    "lineBreakMode", "adjustsFontSizeToFit", "minimumScaleFactor", "preferredMaxLayoutWidth", "borderStyle",
    "attributedText", "attributedTitle", "buttonType", "normal", "configuration", "contentEdgeInsets", "on", "progress",
    "numberOfPages", "currentPage", "value", "minValue", "maxValue", "selectedSegmentIndex", "segments",
    "apportionsSegmentWidthsByContent", "image", "catalog", "style", "accessoryType", "rowHeight", "axis", "alignment",
    "distribution", "spacing", "spacingType", "baselineRelativeArrangement", "largeTitles", "datePickerMode", "date",
    "sections", "prototypes", "cells", "items", "barTintColor", "translucent", "selectedImageTintColor",
    "titleTextAttributes", "layoutMargins", "directionalLayoutMargins", "preservesSuperviewLayoutMargins",
    "insetsLayoutMarginsFromSafeArea", "layoutMarginsFollowReadableWidth", "semanticContentAttribute", "contentView",
    "tableHeaderView", "tableFooterView",
    "textLabel",
    "detailTextLabel", "imageView", "string", "mutableString", "selectedItem", "barStyle", "customClass",
    "backgroundView",
    "separatorColor", "separatorInset", "contentConfiguration", "prefersSideBySideTextAndSecondaryText",
    // The stored frames of cells are where the flow puts them.
    "collectionViewLayout", "customSize",
    "searchBarStyle", "badgeValue", "onTintColor", "minimumTrackTintColor", "maximumTrackTintColor",
    "progressTintColor", "trackTintColor", "color", "imageEdgeInsets", "titleEdgeInsets", "thumbTintColor",
    "selectedSegmentTintColor", "pageIndicatorTintColor", "currentPageIndicatorTintColor",
    // Of labels, whose letters have it.
    "shadowColor", "shadowOffset",
  ]

  /// Properties of which only some values look as they are drawn.
  private static let partly: [String: Set<String>] = [
    "contentHorizontalAlignment": ["center", "left", "leading", ""], "contentVerticalAlignment": ["center", "top", ""],
    "separatorStyle": ["default", "singleLine", "none"], "indentationLevel": ["0", "1"],
    "clearButtonMode": ["never", "whileEditing"], "baselineAdjustment": ["alignBaselines"],
    "selected": ["NO"], "highlighted": ["NO"],
    "showsCancelButton": ["NO"], "scrollIndicatorInsets": [""],
  ]

  /// The key paths of what UIKit and Core Animation draw of any view.
  private static let layerKeys: Set = [
    "layer.backgroundColor", "layer.borderColor", "layer.cornerCurve", "layer.maskedCorners", "layer.opacity",
    "layer.shadowColor", "layer.shadowOffset", "layer.shadowOpacity", "layer.shadowRadius", "layer.zPosition",
    "backgroundColor", "textColor", "image", "effect._style", "titleLabel.textAlignment",
    "titleLabel.adjustsFontSizeToFitWidth", "titleLabel.numberOfLines",
  ]

  /// What only behaves, or only the editor knows.
  private static let silent: Set = [
    "id", "key", "customModule", "customModuleProvider", "userLabel", "opaque", "misplaced", "ambiguous",
    "verifyAmbiguity", "fixedFrame", "translatesAutoresizingMaskIntoConstraints", "multipleTouchEnabled", "tag",
    "userInteractionEnabled", "clearsContextBeforeDrawing", "restorationIdentifier", "reuseIdentifier",
    "canvasLocation",
    "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "intrinsicContentSize", "highlightedColor", "selectionStyle", "indentationWidth", "tableViewCell", "dataMode",
    "alwaysBounceVertical", "alwaysBounceHorizontal", "bounces", "bouncesZoom", "pagingEnabled", "scrollEnabled",
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "indicatorStyle", "keyboardDismissMode",
    "estimatedRowHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "sectionHeaderHeight",
    "sectionFooterHeight", "allowsSelection", "allowsMultipleSelection", "allowsSelectionDuringEditing",
    "allowsMultipleSelectionDuringEditing", "showsSelectionImmediatelyOnTouchBegin", "hidesAccessoryWhenEditing",
    "minimumFontSize", "adjustsFontForContentSizeCategory", "adjustsLetterSpacingToFitWidth", "usesAttributedText",
    "textInputTraits", "editable", "selectable", "dataDetectorTypes", "allowsEditingTextAttributes",
    "gestureRecognizers",
    "accessibilityConfiguration", "animations", "highlighted", "disabled", "selected", "focused", "hidesWhenStopped",
    "animating", "minimumValue", "maximumValue", "stepValue", "wraps", "autorepeat", "continuous",
    "showsMenuAsPrimaryAction", "menu", "changesSelectionAsPrimaryAction", "momentary", "segmentControlStyle",
    "springLoaded", "prefetchingEnabled", "reversesTitleShadowWhenHighlighted", "adjustsImageWhenDisabled",
    "adjustsImageWhenHighlighted", "showsTouchWhenHighlighted", "delaysContentTouches", "canCancelContentTouches",
    "directionalLockEnabled", "minimumZoomScale", "maximumZoomScale", "autoresizesSubviews", "edgesForExtendedLayout",
    "simulatedDestinationMetrics", "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
    "simulatedOrientationMetrics", "simulatedUserInterfaceStyle", "contentInsetAdjustmentBehavior", "point", "size",
    "clearsOnBeginEditing", "viewport", "useSystemSectionHeader", "sectionIndexMinimumDisplayRowCount", "locale",
    "minuteInterval", "useCurrentDate", "countDownDuration", "pointerInteraction", "role", "preferredBehavioralStyle",
    "clipsSubviewsAndContent", "simulatedMetricsContainer", "contentInset", "dragInteractionEnabled", "extendedEdge",
    // What stretches, a view draws itself, which no document says; an index of sections is a program's.
    "contentStretch", "sectionIndexBackgroundColor", "sectionIndexTrackingBackgroundColor", "sectionIndexColor",
    // Documents have the standard text size.
    "adjustsImageSizeForAccessibilityContentSizeCategory",
    "shouldIndentWhileEditing", "showsReorderControl", "simulatedAppContext", "minimumDate", "maximumDate",
    "placeholderFrame", "screenFrame", "structure", "wkWebViewConfiguration",
  ]

  private static let silentSuffixes = ["Metrics", "Traits"]
}
