"""Prints what strut takes beside others.

ratios.py STRUT KIWI        how many times faster strut's solver was than kiwi: ratio workload N build rotate
ratios.py table FILE ...    all ratios that the files have, in one table; a file that is missing is passed over
"""

import os
import sys


def times(path, name):
    found = {}
    for line in open(path):
        words = line.split()
        if len(words) == 5 and words[0] == name:
            found[words[1], int(words[2])] = float(words[3]), float(words[4])
    return found


def solver(strut, kiwi):
    strut, kiwi = times(strut, "strut"), times(kiwi, "kiwi")
    for key, (build, rotate) in kiwi.items():
        if key in strut:
            yield key, build / strut[key][0], rotate / strut[key][1]


def table(figures, images, strut, kiwi):
    rows = []
    # Columns of the figures' table are apart by two blanks or more; those of a row that has a ratio are five or six.
    if os.path.exists(figures):
        for line in open(figures):
            cells = [cell.strip() for cell in line.split("  ") if cell.strip()]
            if len(cells) >= 4 and cells[1] != "C" and cells[0] != "strut":
                rows.append((cells[0] + ", beside C", cells[3]))
            elif cells and cells[0].endswith("times as fast"):
                rows.append((cells[0], cells[1].split()[0]))
    if os.path.exists(images):
        for line in open(images):
            words = line.split()
            if len(words) == 6 and words[0] != "case":
                rows.append((f"diff of {words[0]}, beside decoding with libspng", f"{float(words[1]) / float(words[4]):.2f}"))
    if os.path.exists(strut) and os.path.exists(kiwi):
        for (name, count), build, _ in solver(strut, kiwi):
            rows.append((f"solver, {name} of {count}, beside kiwi", f"{1 / build:.3f}"))
    width = max((len(name) for name, _ in rows), default=0)
    print("Ratios (less than 1: strut takes less):")
    for name, ratio in rows:
        print(f"{name:<{width}}  {ratio:>8}")


if sys.argv[1] == "table":
    table(*sys.argv[2:])
else:
    for (name, count), build, rotate in solver(*sys.argv[1:]):
        print(f"ratio {name} {count} {build:.1f} {rotate:.1f}")
