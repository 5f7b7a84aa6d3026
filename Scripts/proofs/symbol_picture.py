"""Symbols as pictures that other readers are shown, for the proofs."""
import numpy


def picture(rows, scale, margin):
    """Rows of modules, text of 1 and 0 or numbers, as dark squares of `scale` pixels on white. `margin`: light modules
    around them, as numpy.pad takes it."""
    modules = numpy.array([[int(module) for module in row] for row in rows], dtype=numpy.uint8)
    modules = numpy.pad(modules, margin)
    return numpy.kron(1 - modules, numpy.full((scale, scale), 255, dtype=numpy.uint8)).astype(numpy.uint8)
