// FigurePainting
