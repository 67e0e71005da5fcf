project = "Tide"
author = "The Tide authors"
release = "2.1"

extensions = ["myst_parser", "sphinx.ext.autosectionlabel"]
autosectionlabel_prefix_document = True
suppress_warnings = ["autosectionlabel.*"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
exclude_patterns = ["_build", "_parts", "drafts"]

html_theme = "furo"
html_title = "Tide"
