// Figures
