"""rulewright: executable rulebooks, and the harness that checks implementations against them."""

__version__ = "0.1.0"
