import Diagnostics

/// Words that other languages and frameworks have for what the figure language calls otherwise.
enum Synonyms {
  /// What was meant by an unknown word: the candidate that means the same, or the nearest.
  ///
  ///     Synonyms.meant("leadng", among: ["leading"])      // "leading"
  ///     Synonyms.meant("children", among: ["subviews"])   // "subviews"
  static func meant(_ word: String, among candidates: some Sequence<String>) -> String? {
    closest(to: word, among: candidates) ?? NearMisses.closest(to: word, among: candidates)
  }

  /// The first of the candidates that means what the word does elsewhere.
  static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    guard let meanings = spellings(of: word).lazy.compactMap({ table[$0] }).first else { return nil }
    let known = Set(candidates)
    return meanings.first(where: known.contains)
  }

  /// How the table may have a word: `background-color` and `isHidden` are the words of others, with signs and beginnings
  /// that this language does not have.
  private static func spellings(of word: String) -> [String] {
    let plain = word.lowercased().filter { !"-_ .".contains($0) }
    let stems = ["is", "set", "ui", "layer", "default", "curve", "uictcontentsizecategory"].filter(plain.hasPrefix).map
    {
      String(plain.dropFirst($0.count))
    }
    return [word.lowercased(), plain] + stems
  }

  private static let table: [String: [String]] = [
    // Text sizes in the names of UIKit's constants, of SwiftUI and of Xcode's previews.
    "xsmall": ["extraSmall"],
    "xlarge": ["extraLarge"], "xxlarge": ["extraExtraLarge"], "xxxlarge": ["extraExtraExtraLarge"],
    "ax1": ["accessibilityMedium"], "ax2": ["accessibilityLarge"], "ax3": ["accessibilityExtraLarge"],
    "ax4": ["accessibilityExtraExtraLarge"], "ax5": ["accessibilityExtraExtraExtraLarge"],
    "accessibility1": ["accessibilityMedium"], "accessibility2": ["accessibilityLarge"],
    "accessibility3": ["accessibilityExtraLarge"], "accessibility4": ["accessibilityExtraExtraLarge"],
    "accessibility5": ["accessibilityExtraExtraExtraLarge"],
    "accessibilitym": ["accessibilityMedium"], "accessibilityl": ["accessibilityLarge"],
    "accessibilityxl": ["accessibilityExtraLarge"], "accessibilityxxl": ["accessibilityExtraExtraLarge"],
    "accessibilityxxxl": ["accessibilityExtraExtraExtraLarge"],
    // What moves.
    "duration": ["animation"], "curve": ["animation"], "delay": ["animation"], "transition": ["animation"],
    "animations": ["animation", "do"], "easing": ["curve"], "timingfunction": ["curve"],
    "autoreverses": ["autoreverse"],
    "repeats": ["repeatCount"], "iterations": ["repeatCount"], "easein": ["easeIn"], "easeout": ["easeOut"],
    "easeinout": ["easeInOut"], "ease": ["default"], "flip": ["flipFromLeft"], "curl": ["curlUp"],
    "dissolve": ["crossDissolve"], "filmstrip": ["film"], "onionskin": ["onion"], "damping": ["dampingRatio"],
    "velocity": ["initialVelocity"], "wait": ["pause"], "response": ["duration"], "block": ["do"],
    "animate": ["animation"], "options": ["items", "curve"],
    // Keys of documents, panels and views.
    "steps": ["do"], "actions": ["do", "rightBarButtonItems"], "heading": ["title", "header"], "description": ["alt"],
    "children": ["subviews", "views"], "subviews": ["views"], "views": ["subviews", "of"], "annotations": ["show"],
    "states": ["panels"], "variables": ["metrics"], "backgroundcolor": ["background"], "bg": ["backgroundColor"],
    "background": ["backgroundColor"], "bgcolor": ["backgroundColor"], "fill": ["backgroundColor", "filled"],
    "opacity": ["alpha"], "lines": ["numberOfLines"], "align": ["textAlignment"],
    "margin": ["layoutMargins"], "padding": ["layoutMargins"], "mask": ["autoresizingMask"],
    "rotation": ["transform"], "rotate": ["transform"], "visible": ["shown", "hidden"], "src": ["image"],
    "source": ["image"], "name": ["family", "title"], "contenthugging": ["contentHuggingPriority", "hugging"],
    "contentcompressionresistance": ["contentCompressionResistancePriority", "compressionResistance"],
    "fontsize": ["font"], "textsize": ["font", "contentSizeCategory"], "position": ["at", "frame", "side"],
    "direction": ["side"], "placement": ["side"], "rect": ["frame", "highlight", "view"],
    "selectedindex": ["value"], "segments": ["items", "segmentedControl"],
    "buttons": ["items", "rightBarButtonItems"], "checked": ["isOn"], "on": ["isOn"], "gap": ["spacing"],
    "width": ["left", "bounds.width"], "height": ["top", "bounds.height"], "horizontal": ["landscape"],
    "vertical": ["portrait"],
    "if": ["when"], "condition": ["when"], "only": ["of"], "for": ["of"], "targets": ["of"],
    "colorscheme": ["theme"], "appearance": ["theme"], "mode": ["theme", "datePickerMode"],
    "dynamictype": ["contentSizeCategory"], "bezel": ["chrome", "device"],
    "flexdirection": ["axis"], "orientation": ["axis"], "justifycontent": ["distribution"],
    "alignitems": ["alignment"], "aligncontent": ["alignment"], "arrangedsubviews": ["subviews"],
    "selectedsegmentindex": ["value"], "selectedsegment": ["value"], "selecteditem": ["value"],
    "selectedrow": ["value"], "titles": ["items"], "rows": ["items"],
    "fontweight": ["font"], "fontfamily": ["font"], "typeface": ["font"], "textstyle": ["font"],
    "hint": ["placeholder"], "label": ["text", "title"], "content": ["text"], "string": ["text"],
    "caption": ["text", "title"],
    "attributedtext": ["text"], "textalign": ["textAlignment"], "foregroundcolor": ["textColor"],
    "foregroundstyle": ["textColor"], "fontcolor": ["textColor"], "type": ["buttonType"], "tint": ["tintColor"],
    "accentcolor": ["tintColor"], "borderradius": ["cornerRadius"], "rounded": ["cornerRadius"],
    "border": ["borderWidth"], "outline": ["borderWidth"], "bordercolour": ["borderColor"],
    "separatorstyle": ["separatorColor"], "imagenamed": ["image"],
    "systemname": ["image"], "icon": ["image"], "scaletype": ["contentMode"], "objectfit": ["contentMode"],
    "resizemode": ["contentMode"], "intrinsicsize": ["intrinsicContentSize"], "accessibilitylabel": ["alt"],
    "imageposition": ["imagePlacement"], "contentinsets": ["contentInset"], "hug": ["hugging"],
    "flexibleright": ["flexibleRightMargin"], "flexibleleft": ["flexibleLeftMargin"],
    "flexibletop": ["flexibleTopMargin"], "flexiblebottom": ["flexibleBottomMargin"],
    "flexibletrailingmargin": ["flexibleRightMargin"], "flexibleleadingmargin": ["flexibleLeftMargin"],
    "contentguide": ["contentLayout"], "frameguide": ["frameLayout"],
    "shadowradius": ["shadow"], "shadowcolor": ["shadow"], "shadowopacity": ["shadow"], "shadowoffset": ["shadow"],
    "boxshadow": ["shadow"], "elevation": ["shadow"], "overflow": ["clipsToBounds"], "clip": ["clipsToBounds"],
    "flexgrow": ["contentHuggingPriority"], "hugging": ["contentHuggingPriority"],
    "flexshrink": ["contentCompressionResistancePriority"], "visibility": ["hidden"], "invisible": ["hidden"],
    "hide": ["hidden"], "state": ["isEnabled"], "alfa": ["alpha"],
    "itemspacing": ["spacing"], "insets": ["layoutMargins"], "linelimit": ["numberOfLines"],
    "maxlines": ["numberOfLines"], "wrap": ["lineBreakMode"], "truncation": ["lineBreakMode"],
    "percent": ["progress"], "pages": ["numberOfPages"], "page": ["currentPage"],
    "detailcolor": ["detailTextColor"], "secondarytextcolor": ["detailTextColor"],
    "detail": ["text"], "detailtext": ["text"], "subtitle": ["text"], "accessory": ["accessoryType"],
    "style": ["cellStyle"], "title": ["header", "text"], "sectionheader": ["header"],
    "classname": ["class"], "customclass": ["class"], "classes": ["style", "class"],
    // Words of steps, of callouts and of constraints.
    "addconstraint": ["add"], "removeconstraint": ["remove"],
    "activate": ["add"], "deactivate": ["remove"], "delete": ["remove"], "layoutifneeded": ["layout"],
    "needslayout": ["layout"], "bringtofront": ["bringSubviewToFront"], "sendtoback": ["sendSubviewToBack"],
    "swap": ["exchange"], "move": ["insert"], "note": ["text"], "mark": ["label"], "number": ["label"],
    "highlightviews": ["highlight"], "zoom": ["magnify"], "measure": ["dimension"], "ring": ["circle"],
    "stroke": ["color"], "fillcolor": ["backgroundColor", "color"], "linecolor": ["color"], "radius": ["cornerRadius"],
    "blur": ["radius"], "blurradius": ["radius"], "colour": ["color", "textColor"], "color": ["textColor"],
    "brace": ["bracket"], "where": ["at", "when"], "place": ["at"], "anchor": ["at"],
    "id": ["identifier"], "constraint": ["equation"], "rule": ["equation"], "expression": ["equation"],
    "visualformat": ["format"], "isactive": ["active"], "enabled": ["active", "isEnabled"],
    "disabled": ["isEnabled"], "secure": ["isSecureTextEntry"], "securetextentry": ["isSecureTextEntry"],
    "constants": ["metrics"], "params": ["metrics", "with"], "parameters": ["metrics", "with"], "values": ["with"],
    "import": ["include"], "defaults": ["styles"],
    // Bars.
    "items": ["rightBarButtonItems"], "bartintcolor": ["backgroundColor"], "bartint": ["backgroundColor"],
    "largetitle": ["prefersLargeTitles"], "largetitles": ["prefersLargeTitles"], "backbutton": ["backButtonTitle"],
    "rightitems": ["rightBarButtonItems"], "rightbuttons": ["rightBarButtonItems"],
    "trailingitems": ["rightBarButtonItems"],
    "leftitem": ["leftBarButtonItems"], "rightitem": ["rightBarButtonItems"], "selected": ["value"],
    "leftitems": ["leftBarButtonItems"], "leftbuttons": ["leftBarButtonItems"],
    "leadingitems": ["leftBarButtonItems"], "searchcontroller": ["searchBar"], "searchfield": ["searchBar"],
    // Signs of a legend.
    "bar": ["distance"], "ibar": ["distance"], "constant": ["distance"], "length": ["distance"], "pill": ["distance"],
    "zero": ["zeroDistance"], "zerogap": ["zeroDistance"], "thickline": ["zeroDistance"], "diagonal": ["aspectRatio"],
    "ratio": ["aspectRatio"], "aspect": ["aspectRatio"], "baselines": ["baselineAlignment"],
    "solved": ["solvedLength"], "parentheses": ["solvedLength"], "factor": ["multiple"], "multiplier": ["multiple"],
    // Colours that CSS has under no such name.
    "lightred": ["lightcoral"], "lightorange": ["sandybrown"], "lightpurple": ["plum"], "lightbrown": ["burlywood"],
    "darkyellow": ["goldenrod"], "darkpink": ["palevioletred"], "darkpurple": ["indigo"], "darkbrown": ["saddlebrown"],
    // What annotations show.
    "anchorpoints": ["centers"], "anchorpoint": ["centers"], "anchors": ["centers"], "centerpoints": ["centers"],
    "boundingbox": ["frames"], "boundingboxes": ["frames"], "borders": ["frames"], "outlines": ["frames"],
    "edges": ["frames"], "untransformedframes": ["originalFrames"], "coordinates": ["values"], "positions": ["values"],
    "dimensions": ["values"], "measurements": ["values"], "labels": ["names"], "ids": ["names"],
    "identifiers": ["names"],
    "distances": ["constraints"], "gaps": ["spacing"], "autolayout": ["constraints"], "errors": ["conflicts"],
    "warnings": ["misplaced"], "path": ["motionPaths"], "paths": ["motionPaths"], "trajectories": ["motionPaths"],
    "readablewidth": ["readable"], "layoutguides": ["guides"], "springs": ["autoresizing"], "struts": ["autoresizing"],
    "springsandstruts": ["autoresizing"], "autoresizingmask": ["autoresizing"], "sizes": ["intrinsicSizes"],
    "contentsizes": ["intrinsicSizes"], "grid": ["rulers", "stackView"], "safearealayoutguides": ["safeArea"],
    // Kinds of views.
    "input": ["textField"], "textbox": ["textField"], "text": ["label", "title"], "image": ["imageView"],
    "img": ["imageView"], "box": ["view"], "container": ["view", "superview"], "div": ["view"], "uiview": ["view"],
    "webview": ["view"], "custom": ["view"], "customview": ["view"], "mapview": ["view"], "collectionview": ["view"],
    "toggle": ["switch"], "checkbox": ["switch"],
    "spinner": ["activityIndicator"], "picker": ["pickerView"], "table": ["tableView"],
    "cell": ["tableViewCell", "row"],
    "row": ["horizontal", "tableViewCell"], "scroll": ["scrollView"], "stack": ["stackView"], "hstack": ["stackView"],
    "vstack": ["stackView"], "zstack": ["view"], "guide": ["layoutGuide"], "spacer": ["layoutGuide"],
    "navbar": ["navigationBar"], "appbar": ["navigationBar"], "navigationstack": ["navigationBar"],
    "textinput": ["textField"], "edittext": ["textField"], "securefield": ["textField"], "textarea": ["textView"],
    "texteditor": ["textView"], "recyclerview": ["tableView"], "listview": ["tableView"], "list": ["tableView"],
    "form": ["tableView"], "linearlayout": ["stackView"], "constraintlayout": ["view"], "framelayout": ["view"],
    "relativelayout": ["view"], "seekbar": ["slider"], "progressbar": ["progressView"],
    "bottomnavigation": ["tabBar"], "tabview": ["tabBar"], "listtile": ["tableViewCell"], "divider": ["view"],
    "rectangle": ["view"], "lazyvgrid": ["stackView"], "paragraph": ["label"], "span": ["label"],
    "tabs": ["tabBar"], "progress": ["progressView"], "search": ["searchBar"],
    // Attributes, the views they are of, and priorities.
    "x": ["left", "horizontal", "position.x"], "y": ["top", "vertical", "position.y"], "start": ["leading", "natural"],
    "end": ["trailing"], "w": ["width"],
    "h": ["height"],
    "parent": ["superview", "root"], "super": ["superview"], "self": ["superview"], "view": ["superview"],
    "superview": ["root"], "screen": ["root"], "canvas": ["root"], "window": ["root"],
    "contentview": ["superview"], "safearealayoutguide": ["safeArea"], "layoutmarginsguide": ["margins"],
    "layoutmargins": ["margins"], "readablecontent": ["readable"],
    "readablecontentguide": ["readable"], "contentlayoutguide": ["contentLayout"], "framelayoutguide": ["frameLayout"],
    "toplayoutguide": ["safeArea"], "bottomlayoutguide": ["safeArea"], "topanchor": ["top"], "bottomanchor": ["bottom"],
    "leadinganchor": ["leading"], "trailinganchor": ["trailing"], "leftanchor": ["left"], "rightanchor": ["right"],
    "widthanchor": ["width"], "heightanchor": ["height"], "centerxanchor": ["centerX"], "centeryanchor": ["centerY"],
    "firstbaselineanchor": ["firstBaseline"], "lastbaselineanchor": ["lastBaseline"], "defaulthigh": ["high"],
    "defaultlow": ["low"], "fittingsizecompression": ["fittingSizeLevel"],
    // Places.
    "lefttop": ["topLeft"], "righttop": ["topRight"], "leftbottom": ["bottomLeft"], "rightbottom": ["bottomRight"],
    "topleading": ["topLeft"], "toptrailing": ["topRight"], "bottomleading": ["bottomLeft"],
    "bottomtrailing": ["bottomRight"], "upperleft": ["topLeft"], "upperright": ["topRight"],
    "lowerleft": ["bottomLeft"], "lowerright": ["bottomRight"], "up": ["top"], "above": ["top"], "down": ["bottom"],
    "below": ["bottom"], "cells": ["rows"],
    // Values.
    "highest": ["required"], "must": ["required"], "lowest": ["fittingSizeLevel"], "none": ["transparent"],
    "clear": ["transparent"],
    "true": ["shown", "line", "device"], "false": ["hidden", "none"], "auto": ["automatic", "adaptive"],
    "justify": ["justified"], "truncatetail": ["byTruncatingTail"], "truncatehead": ["byTruncatingHead"],
    "truncatemiddle": ["byTruncatingMiddle"], "wordwrapping": ["byWordWrapping"], "tree": ["hierarchy"],
    "first": ["start"], "arrow": ["flowText"], "extends": ["style"], "inherits": ["style"],
    "count": ["repeat"], "times": ["repeat"], "foreach": ["repeat"],
    "layerminxminycorner": ["topLeft"], "layermaxxminycorner": ["topRight"], "layerminxmaxycorner": ["bottomLeft"],
    "layermaxxmaxycorner": ["bottomRight"],
    "spacebetween": ["equalSpacing"], "spacearound": ["equalSpacing"], "spaceevenly": ["equalSpacing"],
    "equal": ["fillEqually"], "equally": ["fillEqually"], "proportionally": ["fillProportionally"],
    "stretch": ["fill"], "flexstart": ["leading"], "flexend": ["trailing"], "column": ["vertical"],
    "baseline": ["firstBaseline"], "cover": ["scaleAspectFill"], "contain": ["scaleAspectFit"],
    "fit": ["scaleAspectFit"], "stretchtofill": ["scaleToFill"], "wordwrap": ["byWordWrapping"],
    "ellipsis": ["byTruncatingTail"],
    "centre": ["center"], "middle": ["center"],
    "landscapeleft": ["landscape"], "landscaperight": ["landscape"],
    "xs": ["extraSmall"], "s": ["small"], "m": ["medium"], "l": ["large"], "xl": ["extraLarge"],
    "xxl": ["extraExtraLarge"], "xxxl": ["extraExtraExtraLarge"],
    "rtl": ["rightToLeft", "forceRightToLeft"], "ltr": ["leftToRight", "forceLeftToRight"],
    "forcertl": ["forceRightToLeft"], "forceltr": ["forceLeftToRight"], "phone": ["device"], "night": ["dark"],
    "apple": ["xcode"], "chevron": ["disclosureIndicator"], "day": ["light"],
  ]
}
