"""The figures, each with what is allowed."""

rows = []


def share(values, part):
    """The value below which that part of the values is."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def note(what, value, unit="", most=None, least=None):
    """Notes a figure; `most` and `least` are what it may be."""
    holds = (most is None or value <= most) and (least is None or value >= least)
    limit = f"≤ {most:g}" if most is not None else f"≥ {least:g}" if least is not None else ""
    rows.append((what, f"{value:.1f}" if isinstance(value, float) else str(value), unit, limit, holds))
    print("  " + row_text(rows[-1]), flush=True)


def row_text(row):
    what, value, unit, limit, holds = row
    return f"{what:<64}{value:>9} {unit:<4} {limit:<9} {'' if holds else 'EXCEEDED'}".rstrip()


def summary():
    print("\n" + "\n".join(row_text(row) for row in rows))
    return all(row[4] for row in rows)
