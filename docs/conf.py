"""How Sphinx makes a site of these pages: `make docs`. It needs no network, and neither do its readers."""

from importlib.metadata import version as version_of

project = "Parlour"
version = release = version_of("parlour")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3
exclude_patterns = ["pictures"]
suppress_warnings = ["toc.not_included"]  # decisions: their own page lists them
default_role = "literal"  # as docstrings mean it
autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints_format = "short"

html_theme = "furo"
html_title = f"Parlour {version}"
html_favicon = "../web/public/icon.svg"
html_show_sourcelink = False
html_show_copyright = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#7a2e4d", "color-brand-content": "#7a2e4d"},
    "dark_css_variables": {"color-brand-primary": "#e7a3be", "color-brand-content": "#e7a3be"},
}
