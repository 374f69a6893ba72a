"""Times kiwisolver on the five workloads, one line each: kiwi workload N build_us rotate_us.

The scenes are those of Sources/SolverBenchmark/Workloads.swift. A size is left
out when the two before it say that it would take longer than LIMIT seconds.
"""

import math
import statistics
import time

import kiwisolver as kiwi

LIMIT = 20.0
BUDGET = 1.0
SIZES = (10, 100, 1000, 5000)
PORTRAIT = (390.0, 844.0)
EDIT = kiwi.strength.create(999, 0, 0)


class Box:
    def __init__(self):
        self.left, self.top, self.width, self.height = (kiwi.Variable() for _ in range(4))

    @property
    def right(self):
        return self.left + self.width

    @property
    def bottom(self):
        return self.top + self.height


def independent(root, count):
    for _ in range(count):
        box = Box()
        yield box.left == root.left + 10
        yield box.top == root.top + 10
        yield box.right == root.right - 10
        yield box.bottom == root.bottom - 10


def chain(root, count):
    first = previous = None
    for _ in range(count):
        box = Box()
        yield box.left == (previous.right if previous else root.left) + 8
        if first:
            yield box.width == first.width
        yield box.top == root.top + 8
        yield box.height == first.height if first else box.bottom == root.bottom - 8
        first = first or box
        previous = box
    yield previous.right == root.right - 8


def nested(root, count):
    outer = root
    for _ in range(count):
        box = Box()
        yield box.left == outer.left + 1
        yield box.top == outer.top + 1
        yield box.right == outer.right - 1
        yield box.bottom == outer.bottom - 1
        outer = box


def grid(root, count):
    side = max(1, round(math.sqrt(count)))
    cells = []
    for row in range(side):
        for column in range(side):
            cell = Box()
            yield cell.left == (cells[-1].right if column else root.left)
            yield cell.top == (cells[-side].bottom if row else root.top)
            if cells:
                yield cell.width == cells[0].width
                yield cell.height == cells[0].height
            cells.append(cell)
    yield cells[side - 1].right == root.right
    yield cells[-side].bottom == root.bottom


def labels(root, count):
    previous = None
    for row in range(count):
        label, field = Box(), Box()
        natural = 40 + row * 37 % 80
        yield label.left == root.left + 20
        yield label.top == (previous.bottom + 8 if previous else root.top + 20)
        yield field.left == label.right + 8
        yield field.right == root.right - 20
        yield field.top + 0.5 * field.height == label.top + 0.5 * label.height
        yield (label.width <= natural) | kiwi.strength.create(0, 0, 2)
        yield (label.width >= natural) | "strong"
        yield (label.height <= 20) | "weak"
        yield (label.height >= 20) | "strong"
        yield (field.width <= 100) | "weak"
        yield (field.width >= 100) | kiwi.strength.create(0.9, 0, 0)
        yield (field.height <= 20) | "weak"
        yield (field.height >= 20) | "strong"
        previous = label


def build(root, constraints):
    start = time.thread_time()
    solver = kiwi.Solver()
    for variable, value in zip((root.width, root.height), PORTRAIT):
        solver.addEditVariable(variable, EDIT)
        solver.suggestValue(variable, value)
    for constraint in constraints:
        solver.addConstraint(constraint)
    solver.updateVariables()
    return solver, time.thread_time() - start


def rotate(solver, root, size):
    start = time.thread_time()
    solver.suggestValue(root.width, size[0])
    solver.suggestValue(root.height, size[1])
    solver.updateVariables()
    return time.thread_time() - start


def repeat(action):
    times, start = [], time.perf_counter()
    while not times or (len(times) < 200 and time.perf_counter() - start < BUDGET):
        times.append(action(len(times)))
    return statistics.median(times) * 1e6


def main():
    for workload in (independent, chain, nested, grid, labels):
        known = []
        for count in SIZES:
            if len(known) > 1:
                (small, before), (large, last) = known[-2:]
                power = math.log(last / before) / math.log(large / small)
                if last / 1e6 * (count / large) ** power > LIMIT:
                    print(f"kiwi {workload.__name__} {count} skipped", flush=True)
                    break
            root = Box()
            constraints = [root.left == 0, root.top == 0, *workload(root, count)]
            built = repeat(lambda _: build(root, constraints)[1])
            solver, _ = build(root, constraints)
            turned = repeat(lambda turn: rotate(solver, root, PORTRAIT[:: -1 if turn % 2 == 0 else 1]))
            known.append((count, built))
            print(f"kiwi {workload.__name__} {count} {built:.2f} {turned:.2f}", flush=True)


main()
