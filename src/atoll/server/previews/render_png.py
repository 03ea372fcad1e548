"""A program that draws the SVG on its standard input as PNG on its standard output.

The library keeps Python's global lock while it draws, so the server runs it as a process.
"""

import sys

import resvg_py

__all__: list[str] = []

if __name__ == "__main__":
    drawn = resvg_py.svg_to_bytes(svg_string=sys.stdin.read(), skip_system_fonts=True)
    sys.stdout.buffer.write(bytes(drawn))
