"""Measures `strut preview` with headless Chromium: python3 Benchmarks/preview [saves] [drags] [refusals] [costs]

STRUT names the command, if it is not the built one. The status is 1 if a figure is out of its limit."""
import os, sys

import browser, costs, drags, refusals, saves, table

PARTS = {"saves": saves, "drags": drags, "refusals": refusals, "costs": costs}

unknown = [name for name in sys.argv[1:] if name not in PARTS]
if unknown:
    sys.exit(f"there are {', '.join(PARTS)}, and no {unknown[0]}")
load, processors = os.getloadavg()[0], os.cpu_count()
if load > processors / 2:
    print(f"The machine is busy: a load of {load:.1f} on {processors} processors. Times carry it.")
for name in sys.argv[1:] or PARTS:
    print(name, flush=True)
    if browser.PROGRAM is None and name in ("saves", "drags"):
        print("  skipped: chromium is not installed")
        continue
    PARTS[name].measure()
sys.exit(0 if table.summary() else 1)
