// Strut
