"""Reports that people look at, and what can be looked up."""
