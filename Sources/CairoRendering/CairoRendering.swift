// CairoRendering
