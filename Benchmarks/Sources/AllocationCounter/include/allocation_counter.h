// Loaded before the libraries of a process (LD_PRELOAD), this counts how often the process asks for memory, and writes the
// number to the file that the variable ALLOCATION_COUNT names.
