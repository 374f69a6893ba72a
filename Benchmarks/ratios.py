"""Prints how many times faster strut was than kiwi: ratio workload N build rotate."""

import sys


def times(path, name):
    found = {}
    for line in open(path):
        words = line.split()
        if len(words) == 5 and words[0] == name:
            found[words[1], int(words[2])] = float(words[3]), float(words[4])
    return found


strut, kiwi = times(sys.argv[1], "strut"), times(sys.argv[2], "kiwi")
for key, (build, rotate) in kiwi.items():
    if key in strut:
        print(f"ratio {key[0]} {key[1]} {build / strut[key][0]:.1f} {rotate / strut[key][1]:.1f}")
