#!/bin/sh
# Makes the font files in this folder. It needs npm, Python and a network; nothing else of the project needs it.
# Vollkorn has figures that hang below the line unless one asks for others: here, those that stand on it are the default.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
cd "$work"

npm install --silent --no-save @fontsource-variable/vollkorn@5 @fontsource-variable/figtree@5
python3 -m venv tools
tools/bin/pip install --quiet 'fonttools[woff]>=4.60,<5' 'opentype-feature-freezer>=1.32,<2'

# What English, German, French and Dutch are written with, and the signs of the games.
LETTERS=U+0020-007E,U+00A0-00FF,U+0152,U+0153,U+0178,U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F,U+2032,U+2039,U+203A,U+20AC,U+2212
PI=U+03C0

# from TYPEFACE ALPHABET: the weights that are used
from() {
  tools/bin/fonttools varLib.instancer --quiet --output "$1-$2.ttf" \
    "node_modules/@fontsource-variable/$1/files/$1-$2-wght-normal.woff2" wght=400:700
}

# only FILE LETTERS NAME
only() {
  tools/bin/pyftsubset "$1" --unicodes="$2" --layout-features=kern,tnum --no-hinting --flavor=woff2 --output-file="$here/$3.woff2"
}

from vollkorn latin
tools/bin/pyftfeatfreeze --features lnum vollkorn-latin.ttf vollkorn-lining.ttf
only vollkorn-lining.ttf "$LETTERS" vollkorn

from vollkorn greek
only vollkorn-greek.ttf "$PI" vollkorn-pi

from figtree latin
only figtree-latin.ttf "$LETTERS" figtree

for typeface in vollkorn figtree; do
  cp "node_modules/@fontsource-variable/$typeface/LICENSE" "$here/$typeface-OFL.txt"
done
