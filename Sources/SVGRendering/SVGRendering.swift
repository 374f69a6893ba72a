// SVGRendering
